/** A table of two on a running server, new for every test, and the hands with which to try its locks. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { monuments } from '../../src/games/monuments/room.ts';
import { openServer, openTab, type Seated, seatedTable, type Tab, type Table, type TestServer } from './kit.ts';
import { pebbles } from './pebbles.ts';

export const TAKE = { type: 'take', pebbles: 1 };

// Whoever imports these sees the ones of the test that runs.
export let server: TestServer;
export let table: Table;
export let tabs: Tab[] = [];

/** To be called once in a file of tests. Whatever they do, the server may not report a bug of its own. */
export function keepAttackedTable(): void {
  beforeAll(async () => {
    server = await openServer({ rooms: [monuments, pebbles()] });
  });
  beforeEach(async () => {
    for (const tab of tabs) tab.close();
    table = await seatedTable(server, 2, {}, 'pebbles');
    tabs = await Promise.all(table.seats.map((seat) => openTab(server, table.matchID, seat, 'pebbles')));
  });
  afterAll(async () => {
    for (const tab of tabs) tab.close();
    expect(server.logged.filter((line) => line.includes('"bug"'))).toEqual([]);
    await server.end();
  });
}

export const seat = (at: number) => table.seats[at] as Seated;
export const tab = (at: number) => tabs[at] as Tab;
export const url = () => `${server.url}/games/pebbles`;

export async function expectGoesOn(): Promise<void> {
  expect((await tab(0).play(TAKE, 0)).refusal).toBeNull();
}
