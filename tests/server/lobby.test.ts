import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LobbyMatch } from '../../src/platform/protocol.ts';
import { type Json, openServer, openTab, post, seatedTable, type Tab, type TestServer, until } from './kit.ts';
import { pebbles } from './pebbles.ts';

let server: TestServer;
const board = mkdtempSync(join(tmpdir(), 'agora-board-'));
const { monuments } = await import('../../src/games/monuments/room.ts');

beforeAll(async () => {
  writeFileSync(join(board, 'index.html'), '<title>Agora</title>');
  server = await openServer({ boardFolder: board, rooms: [monuments, pebbles()] });
});

afterAll(async () => {
  await server.end();
  rmSync(board, { recursive: true });
  await expect(fetch(`${server.url}/games`)).rejects.toThrow();
});

const games = () => `${server.url}/games/monuments`;
const get = async (path: string) => (await (await fetch(games() + path)).json()) as Json;
const matchOf = (id: string) => get(`/${id}`) as unknown as Promise<LobbyMatch>;
const listed = async () => (await get('?limit=100'))['matches'] as LobbyMatch[];

describe('with boardgame.io’s LobbyClient', () => {
  it('lists games, creates, joins, renames, finds and leaves a match', async () => {
    const client = new LobbyClient({ server: server.url });
    expect(await client.listGames()).toEqual(['monuments', 'pebbles']);
    const { matchID } = await client.createMatch('monuments', { numPlayers: 3, setupData: { powers: 'on' } });
    const ana = await client.joinMatch('monuments', matchID, { playerName: 'Ana' });
    expect(ana).toEqual({ playerID: '0', playerCredentials: expect.stringMatching(/^[\w-]{32}$/) });
    const ben = await client.joinMatch('monuments', matchID, { playerID: '2', playerName: 'Ben' });
    await client.updatePlayer('monuments', matchID, {
      playerID: '2',
      credentials: ben.playerCredentials,
      newName: '  Ben \t Jr\u202e ',
    });
    const match = await client.getMatch('monuments', matchID);
    expect(match.players).toEqual([
      { id: 0, name: 'Ana', isConnected: false },
      { id: 1 },
      { id: 2, name: 'Ben Jr', isConnected: false },
    ]);
    expect(match.setupData).toEqual({ powers: 'on' });
    expect((await client.listMatches('monuments')).matches.map((each) => each.matchID)).toContain(matchID);
    await client.leaveMatch('monuments', matchID, { playerID: '2', credentials: ben.playerCredentials });
    expect((await client.getMatch('monuments', matchID)).players[2]).toEqual({ id: 2 });
    await client.leaveMatch('monuments', matchID, { playerID: '0', credentials: ana.playerCredentials });
    await expect(client.getMatch('monuments', matchID)).rejects.toThrow('404');
  });
});

it('seats the host at once if a name is given', async () => {
  const { body } = await post(`${games()}/create`, { numPlayers: 2, playerName: 'Ana' });
  expect(body).toMatchObject({ playerID: '0', playerCredentials: expect.any(String), hostToken: expect.any(String) });
  const tab = await openTab(server, String(body['matchID']), {
    matchID: String(body['matchID']),
    playerID: '0',
    credentials: String(body['playerCredentials']),
  });
  expect(tab.view?.plies).toBe(0);
  tab.close();
});

it.each([
  [{ numPlayers: 1 }, 'seats'],
  [{ numPlayers: 5 }, 'seats'],
  [{ numPlayers: '2' }, 'seats'],
  [{ numPlayers: 2, setupData: { powers: 'all' } }, 'options'],
  [{ numPlayers: 2, setupData: [] }, 'options'],
  [{ numPlayers: 2, unlisted: 'yes' }, 'malformed'],
  [{ numPlayers: 2, playerName: ' ' }, 'name'],
  [{ numPlayers: 2, playerName: 'x'.repeat(25) }, 'name'],
  [{ numPlayers: 2, playerName: { toString: 1 } }, 'name'],
])('refuses to create %j', async (body, code) => {
  const answer = await post(`${games()}/create`, body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: expect.any(String), code });
});

it('lists pages, newest first, and never what is unlisted or of another game', async () => {
  const made: string[] = [];
  for (let i = 0; i < 3; i++) made.push(String((await post(`${games()}/create`, { numPlayers: 2 })).body['matchID']));
  const hidden = String((await post(`${games()}/create`, { numPlayers: 2, unlisted: true })).body['matchID']);
  const first = await get('?limit=2');
  const second = await get(`?limit=2&after=${first['next']}`);
  const ids = [...(first['matches'] as LobbyMatch[]), ...(second['matches'] as LobbyMatch[])].map(
    (each) => each.matchID,
  );
  expect(new Set(ids).size).toBe(4);
  expect([...ids.slice(0, 3)].sort()).toEqual([...made].sort());
  expect((await listed()).map((each) => each.matchID)).not.toContain(hidden);
  expect((await matchOf(hidden)).unlisted).toBe(true);
  expect(((await (await fetch(`${server.url}/games/pebbles`)).json()) as Json)['matches']).toEqual([]);
  expect((await fetch(`${server.url}/games/pebbles/${made[0]}`)).status).toBe(404);
});

it('gives one seat to one of many who ask at once', async () => {
  const { body } = await post(`${games()}/create`, { numPlayers: 3 });
  const join = (more: Json) => post(`${games()}/${body['matchID']}/join`, { playerName: 'Somebody', ...more });
  const same = await Promise.all(Array.from({ length: 10 }, () => join({ playerID: '1' })));
  expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
  const any = await Promise.all(Array.from({ length: 10 }, () => join({})));
  const seats = any.filter(({ status }) => status === 200).map((each) => each.body['playerID']);
  expect(seats.sort()).toEqual(['0', '2']);
  expect((await matchOf(String(body['matchID']))).started).toBe(true);
});

it('waits for everybody before the first move', async () => {
  const { body } = await post(`${games()}/create`, { numPlayers: 2 });
  const matchID = String(body['matchID']);
  const tabs: Tab[] = [];
  for (let i = 0; i < 2; i++) {
    const joined = (await post(`${games()}/${matchID}/join`, { playerName: 'P' })).body;
    const who = { matchID, playerID: String(joined['playerID']), credentials: String(joined['playerCredentials']) };
    tabs.push(await openTab(server, matchID, who));
    const answer = await tabs[0]?.play({ type: 'choose', kind: 'nonsense' });
    expect(answer?.refusal?.code).toBe(i === 0 ? 'not-started' : 'malformed');
  }
  const [state] = tabs.map((tab) => tab.view?.state as { seat: number });
  expect((await tabs[state?.seat ?? 0]?.play({ type: 'choose', kind: 'monument' }))?.refusal).toBeNull();
  for (const tab of tabs) tab.close();
});

it('lets the host remove a seat before the first move and not after', async () => {
  const table = await seatedTable(server, 2, {}, 'pebbles');
  const url = `${server.url}/games/pebbles/${table.matchID}`;
  const [ana, ben] = table.seats;
  const tab = await openTab(server, table.matchID, ben ?? null, 'pebbles');
  expect((await post(`${url}/remove`, { hostToken: 'wrong', playerID: '1' })).status).toBe(403);
  expect((await post(`${url}/remove`, { hostToken: table.hostToken, playerID: '1' })).status).toBe(200);
  await until('the removed one is told', () => tab.of('denied').length > 0);
  expect(tab.of('denied')[0]).toEqual([{ matchID: table.matchID, code: 'seat-removed' }]);
  expect((await tab.play({ type: 'take', pebbles: 1 }, 0)).refusal?.code).toBe('unauthorized');
  const first = await openTab(server, table.matchID, ana ?? null, 'pebbles');
  expect((await first.play({ type: 'take', pebbles: 1 })).refusal?.code).toBe('not-started');
  await post(`${url}/join`, { playerName: 'Cleo' });
  expect((await first.play({ type: 'take', pebbles: 1 })).refusal).toBeNull();
  expect((await post(`${url}/remove`, { hostToken: table.hostToken, playerID: '1' })).status).toBe(409);
  tab.close();
  first.close();
});

it('keeps the group in one rematch, whoever asks for it', async () => {
  const table = await seatedTable(server, 2, {}, 'pebbles');
  const url = `${server.url}/games/pebbles/${table.matchID}`;
  const tabs = await Promise.all(table.seats.map((seat) => openTab(server, table.matchID, seat, 'pebbles')));
  const ask = (seat: number) => {
    const { playerID, credentials } = table.seats[seat] ?? {};
    return post(`${url}/playAgain`, { playerID, credentials, numPlayers: 50 });
  };
  expect((await ask(0)).body['code']).toBe('not-over');
  expect((await tabs[0]?.play({ type: 'take', pebbles: 9 }))?.refusal).toBeNull();
  const answers = await Promise.all([ask(0), ask(1), ask(1)]);
  const [next, ...others] = answers.map(({ body }) => body['nextMatchID']);
  expect(others).toEqual([next, next]);
  await until('all are told', () => tabs.every((tab) => tab.of('next').length === 1));
  expect(tabs[1]?.of('next')).toEqual([[table.matchID, next]]);
  const again = await openTab(server, String(next), { ...table.seats[0], matchID: String(next) } as never, 'pebbles');
  expect((await again.play({ type: 'take', pebbles: 1 })).refusal).toBeNull();
  for (const tab of [...tabs, again]) tab.close();
});

it('counts two tabs of one player as one presence', async () => {
  const table = await seatedTable(server, 2);
  const [ana, ben] = table.seats;
  const watcher = await openTab(server, table.matchID, ben ?? null);
  const [one, two] = [
    await openTab(server, table.matchID, ana ?? null),
    await openTab(server, table.matchID, ana ?? null),
  ];
  const isThere = () => (watcher.of('matchData').at(-1)?.[1] as { isConnected: boolean }[])?.[0]?.isConnected;
  await until('Ana is there', isThere);
  one.close();
  await new Promise((done) => setTimeout(done, 150));
  expect(isThere()).toBe(true);
  two.close();
  await until('Ana is gone', () => isThere() === false);
  watcher.close();
});

it('stores chat, bounds it, and shows it to who comes later', async () => {
  const table = await seatedTable(server, 2);
  const [ana] = table.seats;
  const tab = await openTab(server, table.matchID, ana ?? null);
  const say = (payload: unknown, sender = '0') =>
    tab.socket.emitWithAck('chat', table.matchID, { id: 'x', sender, payload, extra: 1 }, ana?.credentials);
  expect(await say('  <b>hello</b> ')).toMatchObject({ ok: true, line: { sender: '0', payload: '<b>hello</b>' } });
  expect(await say('x'.repeat(501))).toEqual({ ok: false, code: 'malformed' });
  expect(await say({ a: 1 })).toEqual({ ok: false, code: 'malformed' });
  expect(await say('as Ben', '1')).toEqual({ ok: false, code: 'unauthorized' });
  const late = await openTab(server, table.matchID);
  await until('the history came', () => late.of('chats').length > 0);
  expect(late.of('chats')[0]?.[1]).toEqual([
    { id: expect.any(String), sender: '0', name: 'Player 0', payload: '<b>hello</b>', at: expect.any(Number) },
  ]);
  tab.close();
  late.close();
});

it('streams the list as it changes', async () => {
  const stop = new AbortController();
  const answer = await fetch(`${games()}/live`, { signal: stop.signal });
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  let heard = '';
  const reading = (async () => {
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) heard += Buffer.from(part).toString();
  })().catch(() => {});
  await until('the first list', () => heard.includes('event: tables'));
  const { body } = await post(`${games()}/create`, { numPlayers: 2, playerName: 'Ana' });
  const secret = await post(`${games()}/create`, { numPlayers: 2, playerName: 'Eve', unlisted: true });
  await until('the new table', () => heard.includes(`event: table\ndata: {"matchID":"${body['matchID']}"`));
  const { matchID, playerID, playerCredentials: credentials } = body;
  await post(`${games()}/${matchID}/leave`, { playerID, credentials });
  await until('its end', () => heard.includes(`event: gone\ndata: {"matchID":"${matchID}"}`));
  expect(heard).not.toContain(String(secret.body['matchID']));
  expect(heard).not.toContain(String(credentials));
  stop.abort();
  await reading;
});

it.each(['/games/no-such-game/match', '/games/monuments/no-such-match', '/games/a/b/c/d', '/games/constructor'])(
  'answers %s with a 404 in JSON',
  async (path) => {
    const answer = await fetch(server.url + path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: expect.any(String), code: expect.any(String) });
  },
);

it('serves the board on every path of its own under a strict policy, and no file outside', async () => {
  for (const path of ['/', '/index.html', '/match/42']) {
    const answer = await fetch(server.url + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Agora');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  }
  for (const path of ['/missing.js', '/..%2f..%2fetc%2fhosts.txt']) {
    expect((await fetch(server.url + path)).status).toBe(404);
  }
});

it('says how it is', async () => {
  expect(await (await fetch(`${server.url}/health`)).json()).toEqual({ ok: true });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toMatch(/^agora_requests_total\{status="200"\} \d+$/m);
  expect(metrics).toMatch(/^agora_sockets \d+$/m);
});

it('says so when the port is taken', async () => {
  await expect(openServer({ config: { port: server.port } })).rejects.toThrow('EADDRINUSE');
});
