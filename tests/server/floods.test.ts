import { describe, expect, it } from 'vitest';
import { type Json, openServer, openTab, post, seatedTable, until } from './kit.ts';
import { pebbles } from './pebbles.ts';

const TAKE = { type: 'take', pebbles: 1 };

describe('floods', () => {
  it('moves, syncs and chat are limited per socket, answered as too-fast, and a flooder is cut off', async () => {
    const strict = await openServer({ rooms: [pebbles()], config: { limitScale: 1 } });
    const seated = await seatedTable(strict, 2, {}, 'pebbles');
    const one = await openTab(strict, seated.matchID, seated.seats[0] ?? null, 'pebbles');
    const say = () =>
      one.socket.emitWithAck('chat', seated.matchID, { sender: '0', payload: 'hi' }, seated.seats[0]?.credentials);
    const said = (await Promise.all(Array.from({ length: 10 }, say))) as Json[];
    expect(said.filter(({ ok }) => ok)).toHaveLength(6);
    expect(said.at(-1)).toEqual({ ok: false, code: 'too-fast' });
    const moves = await Promise.all(Array.from({ length: 60 }, () => one.play({ type: 'take', pebbles: 0 }, 0)));
    expect(moves.filter(({ refusal }) => refusal?.code === 'too-few').length).toBeLessThanOrEqual(41);
    expect(moves.at(-1)?.refusal?.code).toBe('too-fast');
    let isCut = false;
    one.socket.on('disconnect', () => {
      isCut = true;
    });
    for (let i = 0; i < 400; i++) one.socket.emit('update', i);
    await until('the flooder is cut off', () => isCut);
    one.close();
    const two = await openTab(strict, seated.matchID, seated.seats[0] ?? null, 'pebbles');
    expect((await two.play(TAKE)).refusal).toBeNull();
    two.close();
    await strict.end();
  });

  it('requests, matches and connections are limited per address; headers of strangers are not believed', async () => {
    const strict = await openServer({ rooms: [pebbles()], config: { limitScale: 1 } });
    const creations: number[] = [];
    for (let i = 0; i < 25; i++) {
      const headers = { 'x-forwarded-for': `10.0.0.${i}` };
      creations.push((await post(`${strict.url}/games/pebbles/create`, {}, headers)).status);
    }
    expect(creations.filter((status) => status === 200)).toHaveLength(20);
    expect(creations.at(-1)).toBe(429);
    const lists = await Promise.all(Array.from({ length: 300 }, () => fetch(`${strict.url}/games`)));
    expect(lists.some(({ status }) => status === 429)).toBe(true);
    const knocks = await Promise.all(
      Array.from({ length: 130 }, () => fetch(`${strict.url}/socket.io/?EIO=4&transport=polling`)),
    );
    expect(knocks.filter(({ status }) => status === 403).length).toBeGreaterThan(10);
    await strict.end();
  });

  it('behind a proxy that is trusted, its visitors are told apart', async () => {
    const proxied = await openServer({ rooms: [pebbles()], config: { limitScale: 1, trustedProxies: 1 } });
    const create = (forwarded: string) =>
      post(`${proxied.url}/games/pebbles/create`, {}, { 'x-forwarded-for': forwarded });
    for (let i = 0; i < 20; i++) expect((await create(`1.2.3.${i}, 10.0.0.1`)).status).toBe(200);
    expect((await create('9.9.9.9, 10.0.0.1')).status).toBe(429);
    expect((await create('10.0.0.1, 10.0.0.2')).status).toBe(200);
    await proxied.end();
  });
});
