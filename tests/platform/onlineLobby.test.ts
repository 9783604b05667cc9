/** The lobby as pages see it: answers and refusals, the live list, the kept seats. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveTables } from '../../src/platform/match/online/liveTables.ts';
import { type LobbyApi, lobbyApi, type Seating } from '../../src/platform/match/online/lobbyApi.ts';
import type { SeatKey } from '../../src/platform/match/online/onlineClient.ts';
import { openSeatKeys } from '../../src/platform/match/online/seatKeys.ts';
import { openServer, type TestServer, until } from '../server/kit.ts';
import { pebbles } from '../server/pebbles.ts';
import { StorageDouble, twoTabs } from '../view/storageDouble.ts';

let server: TestServer;
let api: LobbyApi;
const TABLE = { seats: 2, options: {}, isUnlisted: false, allowsSpectators: true, name: 'Ana' };

beforeAll(async () => {
  server = await openServer({ rooms: [pebbles()] });
  api = lobbyApi(server.url);
});
afterAll(() => server.end());

async function create(more: Partial<typeof TABLE> = {}) {
  const created = await api.createTable('pebbles', { ...TABLE, ...more });
  if (!created.ok) throw new Error(created.code);
  return { ...created, game: 'pebbles' };
}

function codeOf(answer: { readonly ok: true } | { readonly ok: false; readonly code: string }): string {
  return answer.ok ? 'ok' : answer.code;
}

describe('the lobby over HTTP', () => {
  it('creates, lists, reads, joins, renames, removes and leaves', async () => {
    const host = await create();
    const { matchID, hostToken } = host;
    const ben = await api.joinTable('pebbles', matchID, { name: ' Ben ', playerID: '1' });
    expect(ben).toEqual({ ok: true, playerID: '1', credentials: expect.any(String) });
    const asBen = { game: 'pebbles', matchID, ...(ben as Seating) };
    expect(codeOf(await api.renameSeat(asBen, 'Benno'))).toBe('ok');
    expect(await api.readTable('pebbles', matchID)).toMatchObject({
      ok: true,
      table: { players: [{ name: 'Ana' }, { name: 'Benno' }], started: true, plies: 0 },
    });
    const page = await api.listTables('pebbles');
    expect(page).toMatchObject({ ok: true, tables: [{ matchID }], next: null });
    expect(codeOf(await api.joinTable('pebbles', matchID, { name: 'Cleo' }))).toBe('full');
    expect(codeOf(await api.joinTable('pebbles', matchID, { name: 'Cleo', playerID: '0' }))).toBe('taken');
    expect(codeOf(await api.playAgain(asBen))).toBe('not-over');
    expect(codeOf(await api.removeSeat('pebbles', matchID, { hostToken: 'no', playerID: '1' }))).toBe('unauthorized');
    expect(codeOf(await api.removeSeat('pebbles', matchID, { hostToken, playerID: '1' }))).toBe('ok');
    expect(codeOf(await api.leaveTable(asBen))).toBe('unauthorized');
    expect(codeOf(await api.leaveTable(host))).toBe('ok');
    expect(codeOf(await api.readTable('pebbles', matchID))).toBe('unknown-match');
  });

  it('seats an invited substitute and nobody else', async () => {
    const host = await create({ isUnlisted: true });
    const { matchID } = host;
    await api.joinTable('pebbles', matchID, { name: 'Ben' });
    expect(codeOf(await api.offerHandover(host, { vacant: '1' }))).toBe('taken');
    expect(codeOf(await api.offerHandover(host, { vacant: '7' }))).toBe('unknown-seat');
    expect(codeOf(await api.claimSeat('pebbles', matchID, { token: 'made up' }))).toBe('unauthorized');
  });

  it.each([
    ['a game', () => api.listTables('chess'), 'unknown-game'],
    ['a match', () => api.readTable('pebbles', '../create'), 'unknown-match'],
    ['a name', () => api.createTable('pebbles', { ...TABLE, name: ' ' }), 'name'],
    ['seats', () => api.createTable('pebbles', { ...TABLE, seats: 3 }), 'seats'],
    ['options', () => api.createTable('pebbles', { ...TABLE, options: { big: 'yes' } }), 'options'],
    ['a size', () => api.createTable('pebbles', { ...TABLE, name: 'x'.repeat(20_000) }), 'too-large'],
  ])('names what is wrong with %s', async (_what, ask, code) => {
    expect(codeOf(await ask())).toBe(code);
  });

  it('says so when nobody answers, and when something else does', async () => {
    expect(codeOf(await lobbyApi('http://127.0.0.1:9').listTables('pebbles'))).toBe('offline');
    let body = '<h1>Welcome to this hotel</h1>';
    const { hotel, url } = await impostor(() => body);
    const other = lobbyApi(url);
    for (body of [body, 'null', '[]', '{}', '{"matches":[{}]}', '{"matches":[{"matchID":1}],"playerID":7}']) {
      expect(codeOf(await other.listTables('pebbles'))).toBe('failed');
      expect(codeOf(await other.readTable('pebbles', 'x'))).toBe('failed');
      expect(codeOf(await other.createTable('pebbles', TABLE))).toBe('failed');
    }
    hotel.close();
  });
});

async function impostor(says: () => string): Promise<{ hotel: Server; url: string }> {
  const hotel = createServer((_request, answer) => answer.end(says())).listen(0, '127.0.0.1');
  await until('it listens', () => hotel.listening);
  return { hotel, url: `http://127.0.0.1:${(hotel.address() as AddressInfo).port}` };
}

it('the live list follows tables as they come and go, and a server that restarts', async () => {
  const live = liveTables('pebbles', server.url);
  expect(live.snapshot()).toEqual({ tables: [], isLive: false });
  let told = 0;
  const stop = live.subscribe(() => told++);
  await until('it is live', () => live.snapshot().isLive);
  const has = (id: string) => live.snapshot().tables.some(({ matchID }) => matchID === id);
  const host = await create();
  await until('the new table is listed', () => has(host.matchID));
  const [newest] = live.snapshot().tables;
  expect(newest).toMatchObject({ matchID: host.matchID, players: [{ name: 'Ana' }, { id: 1 }] });
  await api.leaveTable(host);
  await until('it is gone', () => !has(host.matchID));
  const restarted = server.restart();
  await until('the loss is shown', () => !live.snapshot().isLive);
  server = await restarted;
  await until('it is live again', () => live.snapshot().isLive, 10_000);
  const later = await create();
  await until('and goes on', () => has(later.matchID));
  expect(live.snapshot()).toBe(live.snapshot());
  const heard = told;
  stop();
  await create();
  await new Promise((done) => setTimeout(done, 400));
  expect(told).toBe(heard);
});

describe('seats kept in the browser', () => {
  const key = (matchID: string, keptAt: number): SeatKey => ({
    matchID,
    game: 'pebbles',
    playerID: '0',
    credentials: `secret of ${matchID}`,
    name: 'Ana',
    keptAt,
  });

  it('are listed newest first, across reloads and tabs, and forgotten', () => {
    const { stores, tabs } = twoTabs();
    const [here, there] = [openSeatKeys(stores[0], tabs[0]), openSeatKeys(stores[1], tabs[1])];
    let told = 0;
    there.subscribe(() => told++);
    here.keep(key('a', 1));
    here.keep({ ...key('b', 2), hostToken: 'host' });
    here.rememberName('Ana');
    expect(told).toBe(3);
    expect(there.list().map(({ matchID }) => matchID)).toEqual(['b', 'a']);
    expect(there.list()).toBe(there.list());
    expect(there.read('b')?.hostToken).toBe('host');
    expect(there.name()).toBe('Ana');
    there.forget('b');
    expect(here.read('b')).toBeNull();
    expect(openSeatKeys(stores[0]).list()).toEqual([key('a', 1)]);
  });

  it('are set aside when they cannot be read, and nothing breaks', () => {
    const store = new StorageDouble();
    const bad = ['no JSON', '7', 'null', '[]', '{}', JSON.stringify(key('other', 1))];
    bad.forEach((text, at) => {
      store.setItem(`agora.seat.bad${at}`, text);
    });
    store.setItem('foreign', 'x');
    const keys = openSeatKeys(store);
    keys.keep(key('good', 1));
    expect(keys.list().map(({ matchID }) => matchID)).toEqual(['good']);
    expect([...store.entries.values()].filter((text) => bad.includes(text))).toHaveLength(bad.length);
    expect([...store.entries.keys()].filter((name) => name.startsWith('agora.seat.'))).toEqual(['agora.seat.good']);
  });

  it.each([
    ['forbidden', () => null],
    ['full', () => Object.assign(new StorageDouble(), { isFull: true })],
  ])('last as long as the page where storage is %s', (_what, store) => {
    const keys = openSeatKeys(store());
    keys.keep(key('a', 1));
    keys.rememberName('Ana');
    expect(keys.read('a')).toEqual(key('a', 1));
    expect(keys.list()).toHaveLength(1);
    expect(keys.name()).toBe('Ana');
    keys.forget('a');
    expect(keys.list()).toEqual([]);
  });
});
