/** Who watches a table, and a table at which nobody may. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, openTab, seatedTable, Tab, type TestServer, until } from './kit.ts';
import { pebbles } from './pebbles.ts';

const TAKE = { type: 'take', pebbles: 1 };
const NOTHING = { ok: false, code: 'unauthorized' };
let server: TestServer;

beforeAll(async () => {
  server = await openServer({ rooms: [pebbles()] });
});
afterAll(() => server.end());

it('a table closed to watchers shows and tells them nothing, whatever they ask for', async () => {
  const table = await seatedTable(server, 2, { spectators: false }, 'pebbles');
  const { matchID } = table;
  const [ana, ben] = await Promise.all(table.seats.map((seat) => openTab(server, matchID, seat, 'pebbles')));
  expect((await ana?.play(TAKE))?.refusal).toBeNull();
  const watcher = new Tab(server, matchID, null, 'pebbles');
  const ask = (event: string, ...args: unknown[]) => watcher.socket.emitWithAck(event, matchID, ...args);
  for (const nobody of [null, undefined]) {
    expect(await ask('sync', nobody)).toEqual({ ok: false, code: 'no-spectators' });
    expect(await ask('sync', nobody, table.seats[0]?.credentials)).toEqual({ ok: false, code: 'no-spectators' });
  }
  expect(await ask('history', 0)).toEqual(NOTHING);
  expect(await ask('look', [0, 1])).toEqual(NOTHING);
  expect(await ask('chat', { sender: null, payload: 'hi' }, 'x')).toEqual({ ok: false, code: 'malformed' });
  expect(await ask('chat', { sender: '0', payload: 'hi' }, 'x')).toEqual(NOTHING);
  expect((await ben?.play(TAKE, 1))?.refusal).toBeNull();
  await until('those at the table have seen it', () => ana?.view?.plies === 2);
  await ask('history', 0);
  expect(watcher.frames).toEqual([]);
  for (const tab of [ana, ben, watcher]) tab?.close();
});

it('a table closed to watchers stays so for who watches another, or has a seat at this one', async () => {
  const [closed, open] = await Promise.all(
    [false, true].map((spectators) => seatedTable(server, 2, { spectators }, 'pebbles')),
  );
  const watcher = await openTab(server, open?.matchID ?? '', null, 'pebbles');
  const ana = await openTab(server, closed?.matchID ?? '', closed?.seats[0] ?? null, 'pebbles');
  for (const tab of [watcher, ana]) {
    const answer = await tab.socket.emitWithAck('sync', closed?.matchID, null);
    expect(answer).toEqual({ ok: false, code: 'no-spectators' });
  }
  expect(await watcher.socket.emitWithAck('history', closed?.matchID, 0)).toEqual(NOTHING);
  expect(await watcher.socket.emitWithAck('look', closed?.matchID, [0])).toEqual(NOTHING);
  // Where they were before they are still.
  expect(await watcher.socket.emitWithAck('history', open?.matchID, 0)).toMatchObject({ ok: true });
  expect((await ana.play(TAKE)).refusal).toBeNull();
  expect(ana.view?.plies).toBe(1);
  for (const tab of [watcher, ana]) tab.close();
});
