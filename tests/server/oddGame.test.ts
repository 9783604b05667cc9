import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServableRoom } from '../../server/rooms.ts';
import { toBoardgame } from '../../src/platform/boardgame.ts';
import type { Move, News, Rules } from '../../src/platform/rules.ts';
import { openServer, openTab, seatedTable, type Tab, type Table, type TestServer, until } from './kit.ts';
import { pebbles } from './pebbles.ts';

// Holes 6 and 11 of boardgame.io 0.50.2 on the running server: a game that throws, and one that has secrets to tell.

const TAKE = { type: 'take', pebbles: 1 };
const SECRET = 'a pebble of gold';

/** What throws at the moment. */
let failing: 'view' | 'outcome' | null = null;
let server: TestServer;
let table: Table;
let tabs: Tab[];

/** Pebbles that fail on demand. Who takes some is told a secret. */
async function oddPebbles(): Promise<ServableRoom> {
  const room = pebbles();
  const sound = await room.rules();
  const failIf = (part: typeof failing) => {
    if (failing === part) throw new Error(`a bug in ${part}`);
  };
  const rules: Rules<unknown, Move> = {
    ...sound,
    apply: (heap, seat, move, emit) => {
      sound.apply(heap, seat, move);
      emit?.({ type: 'took' } as News);
      emit?.({ type: 'found', only: seat, what: SECRET } as News);
    },
    view: (heap, viewer) => {
      failIf('view');
      return sound.view(heap, viewer);
    },
    outcome: (heap) => {
      failIf('outcome');
      return sound.outcome(heap);
    },
  };
  return { ...room, rules: async () => rules, game: async () => toBoardgame(room, rules) };
}

beforeAll(async () => {
  server = await openServer({ rooms: [await oddPebbles()] });
});
beforeEach(async () => {
  table = await seatedTable(server, 2, {}, 'pebbles');
  const everybody = [...table.seats, null];
  tabs = await Promise.all(everybody.map((seat) => openTab(server, table.matchID, seat, 'pebbles')));
});
afterEach(() => {
  failing = null;
  for (const tab of tabs) tab.close();
});
afterAll(() => server.end());

const [ana, ben, watcher] = [0, 1, 2].map((at) => () => tabs[at] as Tab) as [() => Tab, () => Tab, () => Tab];
const stored = async () => (await server.store.load(table.matchID))?.state;
const isLogged = (text: string) => server.logged.some((line) => line.includes(text));

describe('6: what throws inside a game stops neither the server nor the match', () => {
  it('its outcome: the move is refused as failed, and nothing has happened', async () => {
    const before = await stored();
    failing = 'outcome';
    expect((await ana().play(TAKE)).refusal?.code).toBe('failed');
    expect(await stored()).toBe(before);
    expect(tabs.flatMap((tab) => tab.of('update'))).toEqual([]);
    expect(isLogged('a bug in outcome')).toBe(true);
    failing = null;
    expect((await ana().play(TAKE)).refusal).toBeNull();
  });

  it('its view: the move is stored, nobody is shown it, and later it is there', async () => {
    failing = 'view';
    expect((await ana().play(TAKE)).refusal).toBeNull();
    expect(isLogged('a bug in view')).toBe(true);
    expect(await ben().sync()).toMatchObject({ ok: false });
    expect(await ben().socket.emitWithAck('look', table.matchID, [0])).toEqual({ ok: false, code: 'failed' });
    expect(tabs.map((tab) => tab.view?.plies)).toEqual([0, 0, 0]);
    failing = null;
    expect(await ben().sync()).toEqual({ ok: true });
    expect(ben().view?.plies).toBe(1);
    expect((await ben().play(TAKE)).refusal).toBeNull();
    await until('all have seen it', () => tabs.every((tab) => tab.view?.plies === 2));
  });
});

it('11: news for one seat alone go to that seat alone, with a move, a sync, a history or a look', async () => {
  expect((await ana().play(TAKE)).refusal).toBeNull();
  await until('all have seen it', () => tabs.every((tab) => tab.view?.plies === 1));
  expect(JSON.stringify(ana().of('update'))).toContain(SECRET);
  for (const tab of tabs) {
    await tab.sync();
    const past = await tab.socket.emitWithAck('history', table.matchID, 0);
    const looked = await tab.socket.emitWithAck('look', table.matchID, [0, 1]);
    expect(past.plies[0].news).toHaveLength(tab === ana() ? 2 : 1);
    expect([past.ok, looked.ok, JSON.stringify(past).includes(SECRET)]).toEqual([true, true, tab === ana()]);
  }
  for (const tab of [ben(), watcher()]) {
    expect(tab.of('update')[0]?.[2]).toEqual([]);
    expect(tab.of('sync').at(-1)?.[1]).toMatchObject({ log: [], state: { G: { news: [{ type: 'took' }] } } });
    expect(tab.raw.join('\n') + JSON.stringify(tab.frames)).not.toContain(SECRET);
  }
});
