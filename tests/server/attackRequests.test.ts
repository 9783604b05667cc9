import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { expectGoesOn, keepAttackedTable, seat, server, table, url } from './attackedTable.ts';
import { type Json, openServer, openTab, post } from './kit.ts';
import { pebbles } from './pebbles.ts';

// The holes of boardgame.io 0.50.2, by their number in our notes on it, tried on the running server over real
// requests. Whatever is sent, the match stays as it was and the server goes on.

keepAttackedTable();

describe('requests', () => {
  it('9: names of prototypes pollute nothing', async () => {
    const { body } = await post(`${url()}/create`, { numPlayers: 2 });
    const at = `${url()}/${body['matchID']}`;
    for (const playerID of ['__proto__', 'constructor', 'prototype', 'toString']) {
      expect((await post(`${at}/join`, { playerID, playerName: 'Eve' })).status).toBe(404);
    }
    const raw = '{"__proto__":{"playerName":"Eve","unlisted":true},"constructor":{"prototype":{"name":"Eve"}}}';
    expect((await post(`${at}/join`, raw)).status).toBe(400);
    await post(`${url()}/create`, raw);
    expect(({} as Json)['name']).toBeUndefined();
    expect(({} as Json)['unlisted']).toBeUndefined();
    expect((await post(`${at}/join`, { playerName: 'Ana' })).status).toBe(200);
  });

  it('10: a page of another site gets no answer, unless it was invited', async () => {
    const evil = { origin: 'https://evil.example' };
    expect((await post(`${url()}/create`, { numPlayers: 2 }, evil)).status).toBe(403);
    expect((await fetch(url(), { headers: evil })).headers.get('access-control-allow-origin')).toBeNull();
    const simple = { 'content-type': 'text/plain' };
    expect((await post(`${url()}/create`, { numPlayers: 2 }, simple)).status).toBe(415);
    const open = await openServer({ rooms: [pebbles()], config: { origins: ['https://club.example'] } });
    const club = { origin: 'https://club.example', 'access-control-request-method': 'POST' };
    const preflight = await fetch(`${open.url}/games/pebbles/create`, { method: 'OPTIONS', headers: club });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, club.origin]);
    expect((await post(`${open.url}/games/pebbles/create`, {}, evil)).status).toBe(403);
    await open.end();
  });

  it('14: answers and logs repeat no credentials', async () => {
    const secret = 'my-secret-my-secret-my-secret';
    for (const action of ['leave', 'update', 'playAgain', 'handover', 'remove', 'claim']) {
      const sent = { playerID: '0', credentials: secret, hostToken: secret, token: secret, newName: 'Eve' };
      const { status, body } = await post(`${url()}/${table.matchID}/${action}`, sent);
      expect(status).toBe(403);
      expect(JSON.stringify(body)).not.toContain('secret-my');
    }
    const logs = server.logged.join('');
    expect(logs).not.toContain('secret-my');
    for (const { credentials } of table.seats) expect(logs).not.toContain(credentials);
    const rows = JSON.stringify(server.store.database.prepare('SELECT * FROM seats').all());
    expect(rows).not.toContain(seat(0).credentials);
  });

  it('names and data of any size or kind are refused', async () => {
    const { body } = await post(`${url()}/create`, { numPlayers: 2 });
    const join = (playerName: unknown) =>
      post(`${url()}/${body['matchID']}/join`, { playerName, data: { a: 'x'.repeat(1000) } });
    for (const name of [{ a: 'x'.repeat(5000) }, 'x'.repeat(5000), '', '\u200b', 5, null, ['Ana'], '\n\t']) {
      expect((await join(name)).status).toBe(400);
    }
    expect((await post(`${url()}/create`, `{"a":"${'x'.repeat(20_000)}"}`)).status).toBe(413);
    for (const text of ['', '[]', '"x"', '{', 'null']) expect((await post(`${url()}/create`, text)).status).toBe(400);
  });

  it('50 seats, half seats and other games’ matches are refused', async () => {
    for (const numPlayers of [50, 2.5, -2, 1e9, '2', false]) {
      expect((await post(`${url()}/create`, { numPlayers })).status).toBe(400);
    }
    const foreign = `${server.url}/games/monuments/${table.matchID}`;
    expect((await fetch(foreign)).status).toBe(404);
    expect((await post(`${foreign}/leave`, seat(0))).status).toBe(404);
    const other = await openTab(server, table.matchID, seat(0), 'monuments');
    expect(other.view).toBeNull();
    other.close();
  });

  it('requests that are hardly HTTP do not stop the server', async () => {
    for (const text of [
      'GET /games HTTP/1.1\r\nHost: \0\r\n\r\n',
      'POST /games/pebbles/create HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n',
      '\0\xff'.repeat(500),
      'GET /games/%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET //games//x HTTP/1.1\r\nHost: x\r\n\r\n',
    ]) {
      await new Promise<void>((done) => {
        const socket = connect(server.port, '127.0.0.1', () => socket.end(text));
        socket
          .on('close', () => done())
          .on('error', () => done())
          .resume();
        setTimeout(() => socket.destroy(), 300);
      });
    }
    await expectGoesOn();
  });
});
