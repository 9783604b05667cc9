/** What a page is told by its client: refusals with their reasons, who clicks twice, who is sent away, the chat. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { lobbyApi } from '../../src/platform/match/online/lobbyApi.ts';
import type { AnyOnlineClient } from '../../src/platform/match/online/onlineClient.ts';
import { openServer, type TestServer, until } from '../server/kit.ts';
import { pebbles } from '../server/pebbles.ts';
import { type OnlineParty, onlineParty } from './onlineParty.ts';

const TAKE = { type: 'take', pebbles: 1 };
let server: TestServer;
let party: OnlineParty;
let ana: AnyOnlineClient;
let ben: AnyOnlineClient;
let watcher: AnyOnlineClient;

beforeAll(async () => {
  server = await openServer({ rooms: [pebbles()] });
});
beforeEach(async () => {
  party = await onlineParty(server, pebbles(), 2);
  [ana, ben, watcher] = party.all as [AnyOnlineClient, AnyOnlineClient, AnyOnlineClient];
});
afterEach(() => party.end());
afterAll(() => server.end());

const plies = async () => (await server.store.record(party.matchID))?.plies;
const take = (pebblesTaken: number) => [{ type: 'take', pebbles: pebblesTaken }];

it('names the reason of every refusal, and the table stays as it is', async () => {
  expect(await ana.play(take(0))).toEqual({ code: 'too-few', rule: '1' });
  expect(await ben.play([TAKE])).toEqual({ code: 'not-your-turn', rule: null });
  expect(await watcher.play([TAKE])).toEqual({ code: 'not-your-turn', rule: null });
  expect(await ana.undo()).toEqual({ code: 'nothing-to-undo', rule: null });
  expect(await ana.play(take(13))).toEqual({ code: 'failed', rule: null });
  expect(ana.snapshot()).toMatchObject({ closed: null, state: { left: 9 }, log: [], actors: [0], seat: 0 });
  expect(watcher.snapshot()).toMatchObject({ seat: null, names: ['Player 0', 'Player 1'] });
  expect(await plies()).toBe(0);
});

it('ends a sequence at its first refusal', async () => {
  expect(await ana.play([TAKE, TAKE, TAKE])).toEqual({ code: 'not-your-turn', rule: null });
  expect(await plies()).toBe(1);
});

it('plays a double click once', async () => {
  const answers = await Promise.all([ana.play([TAKE]), ana.play([TAKE]), ana.undo()]);
  expect(answers.map((refusal) => refusal?.code ?? null)).toEqual([null, 'busy', 'busy']);
  expect(await plies()).toBe(1);
});

it('plays the clicks of two tabs at once as one, and both tabs show it', async () => {
  const tabs = [ana, await party.join(0), await party.join(0)];
  const answers = await Promise.all(tabs.map((tab) => tab.play([TAKE])));
  expect(answers.map((refusal) => refusal?.code ?? 'made').sort()).toEqual(['made', 'stale', 'stale']);
  await until('all show it', () => tabs.every((tab) => (tab.snapshot().state as { left: number }).left === 8));
  expect(await plies()).toBe(1);
});

it('gives the same snapshot until something changes, and tells of every change', async () => {
  expect(ana.snapshot()).toBe(ana.snapshot());
  expect(ana.company()).toBe(ana.company());
  const before = ben.snapshot();
  let told = 0;
  const stop = ben.subscribe(() => told++);
  await ana.play([TAKE]);
  await until('the other is told', () => told > 0 && ben.snapshot().log.length === 1);
  expect(ben.snapshot()).not.toBe(before);
  expect(ben.snapshot().log).toEqual([{ ply: 1, seat: 0, news: [] }]);
  stop();
});

it('chats, and has the words before for who comes later', async () => {
  expect(await ana.say('hello')).toBeNull();
  expect(await ben.say(' ')).toBe('malformed');
  expect(await watcher.say('me too')).toBe('unauthorized');
  await until('all have it', () => party.all.every((each) => each.company().chat.length === 1));
  const late = await party.join(1);
  await until('it is there', () => late.company().chat.length === 1);
  expect(late.company().chat).toMatchObject([
    { sender: '0', name: 'Player 0', payload: 'hello', id: expect.any(String) },
  ]);
});

it('shows who is there, and who has left in mid-match', async () => {
  await until('all are there', () => watcher.company().seats.every(({ isConnected }) => isConnected));
  await ana.play([TAKE]);
  ben.close();
  await until('one is away', () => watcher.company().seats[1]?.isConnected === false);
  const [, key] = party.keys;
  if (!key) throw new Error('No key.');
  expect(await lobbyApi(server.url).leaveTable(key)).toEqual({ ok: true });
  await until('one has left', () => ana.company().seats[1]?.name === undefined);
  expect(ana.company().hasStarted).toBe(true);
  expect(ana.snapshot().names).toEqual(['Player 0', '2']);
});

it('is sent away when its seat moves to another device, where play goes on', async () => {
  const api = lobbyApi(server.url);
  const [key] = party.keys;
  if (!key) throw new Error('No key.');
  const offer = await api.offerHandover(key);
  if (!offer.ok) throw new Error(offer.code);
  const claimed = await api.claimSeat('pebbles', party.matchID, { token: offer.token });
  if (!claimed.ok) throw new Error(claimed.code);
  expect(claimed).toMatchObject({ playerID: '0', name: 'Player 0' });
  await until('the old page is told', () => ana.company().connection === 'denied');
  expect(ana.company().deniedBecause).toBe('seat-moved');
  expect(ana.snapshot().closed).not.toBeNull();
  expect(await ana.play([TAKE])).toEqual({ code: 'seat-moved', rule: null });
  const moved = await party.open({ ...key, credentials: claimed.credentials });
  await until('the new page is open', () => moved.company().connection === 'open');
  expect(await moved.play([TAKE])).toBeNull();
  const old = await party.open(key);
  await until('the old key opens nothing', () => old.company().connection === 'denied');
  expect(old.company()).toMatchObject({ deniedBecause: 'unauthorized', hasTable: false });
});

it('says why there is no table', async () => {
  const { matchID } = (await onlineParty(server, pebbles(), 2)) as OnlineParty;
  const [key] = party.keys;
  if (!key) throw new Error('No key.');
  const lost = await party.open({ ...key, matchID: 'AAAAAAAAAAAAAAAA' });
  const stranger = await party.open({ ...key, matchID });
  await until('both know', () => [lost, stranger].every((each) => each.company().connection === 'denied'));
  expect([lost, stranger].map((each) => each.company().deniedBecause)).toEqual(['unknown-match', 'unauthorized']);
});

it('waits for everybody, and learns of the rematch', async () => {
  const api = lobbyApi(server.url);
  const table = { seats: 2, options: {}, isUnlisted: true, allowsSpectators: false, name: 'Ana' };
  const created = await api.createTable('pebbles', table);
  if (!created.ok) throw new Error(created.code);
  const key = { ...created, game: 'pebbles', name: 'Ana', keptAt: 0 };
  const host = await party.open(key);
  await until('the table is there', () => host.company().hasTable);
  expect(host.company()).toMatchObject({ hasStarted: false, seats: [{ name: 'Ana' }, { id: 1 }] });
  expect(host.snapshot().closed).not.toBeNull();
  const shut = await party.open({ ...key, playerID: '1' });
  await until('strangers are out', () => shut.company().connection === 'denied');
  await api.joinTable('pebbles', created.matchID, { name: 'Ben' });
  await until('it has begun', () => host.company().hasStarted && host.snapshot().closed === null);
  expect(await host.play(take(9))).toBeNull();
  expect(host.snapshot().outcome?.winners).toEqual([0]);
  const again = await api.playAgain(key);
  if (!again.ok) throw new Error(again.code);
  await until('the rematch is known', () => host.company().nextMatchID === again.nextMatchID);
  const next = await party.open({ ...key, matchID: again.nextMatchID });
  await until('the key opens it', () => next.company().connection === 'open');
});
