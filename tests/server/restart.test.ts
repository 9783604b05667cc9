import { afterEach, expect, it } from 'vitest';
import { openServer, openTab, seatedTable, type Tab, type Table, type TestServer, until } from './kit.ts';
import { pebbles } from './pebbles.ts';

const TAKE = { type: 'take', pebbles: 1 };
let server: TestServer;
let tabs: Tab[] = [];

async function opened(): Promise<Table> {
  server = await openServer({ rooms: [pebbles()] });
  const table = await seatedTable(server, 2, {}, 'pebbles');
  tabs = await Promise.all(table.seats.map((seat) => openTab(server, table.matchID, seat, 'pebbles')));
  // As a browser does: after every reconnection it asks where things stand.
  for (const tab of tabs) tab.socket.on('connect', () => tab.sync().catch(() => null));
  return table;
}

afterEach(async () => {
  for (const tab of tabs) tab.close();
  await server.end();
});

it('tells the clients, comes back with everything, and they go on without a reload', async () => {
  const table = await opened();
  await tabs[0]?.play(TAKE);
  const say = tabs[0]?.socket.emitWithAck(
    'chat',
    table.matchID,
    { sender: '0', payload: 'hi' },
    table.seats[0]?.credentials,
  );
  expect(await say).toMatchObject({ ok: true });
  for (const tab of tabs) tab.frames.length = 0;
  server = await server.restart();
  await until('both were told', () => tabs.every((tab) => tab.of('closing').length === 1));
  await until('both are back', () => tabs.every((tab) => tab.of('chats').length > 0), 10_000);
  expect(tabs.map((tab) => tab.view?.plies)).toEqual([1, 1]);
  expect(tabs[1]?.of('chats')[0]?.[1]).toMatchObject([{ payload: 'hi' }]);
  expect((await tabs[1]?.play(TAKE))?.refusal).toBeNull();
  await until('the other sees it', () => tabs[0]?.view?.plies === 2);
});

it('answers moves that meet a stop: each is stored and acknowledged, or refused', async () => {
  const table = await opened();
  const answers = [tabs[0]?.play(TAKE, 0)];
  const closing = server.close();
  answers.push(tabs[0]?.play(TAKE, 0));
  const settled = await Promise.allSettled(answers);
  await closing;
  server = await server.restart();
  const plies = (await server.store.record(table.matchID))?.plies;
  const accepted = settled.filter((each) => each.status === 'fulfilled' && each.value?.refusal === null);
  expect(plies).toBe(accepted.length);
});

it('keeps a match of other rules readable, refuses to play it, and plays it again under its own', async () => {
  const table = await opened();
  await tabs[0]?.play(TAKE);
  server = await server.restart([pebbles(2)]);
  await until('back', () => tabs.every((tab) => tab.of('sync').length > 1), 10_000);
  expect(tabs[1]?.view?.plies).toBe(1);
  expect((await tabs[1]?.play(TAKE))?.refusal?.code).toBe('other-version');
  const spectator = await openTab(server, table.matchID, null, 'pebbles');
  expect(spectator.view?.plies).toBe(1);
  spectator.close();
  server = await server.restart([pebbles(1)]);
  await until('back again', () => tabs.every((tab) => tab.of('sync').length > 2), 10_000);
  expect((await tabs[1]?.play(TAKE, 1))?.refusal).toBeNull();
});

it('knows nothing of matches whose game it does not offer', async () => {
  const table = await opened();
  // A connection kept from before the restart may fail once.
  const look = () => fetch(`${server.url}/games/pebbles/${table.matchID}`);
  const status = async () => (await look().catch(look)).status;
  server = await server.restart([]);
  expect(await status()).toBe(404);
  server = await server.restart([pebbles()]);
  expect(await status()).toBe(200);
});

it('sends a heartbeat that a page can watch, and notices who has fallen silent', async () => {
  const table = await opened();
  let beats = 0;
  tabs[0]?.socket.io.on('ping', () => beats++);
  // The other client neither says goodbye nor answers pings any more: as after a cut cable.
  const { engine } = (tabs[1] as Tab).socket.io as unknown as { engine: { transport: { send(): void } } };
  engine.transport.send = () => {};
  const isThere = async () => {
    const answer = await fetch(`${server.url}/games/pebbles/${table.matchID}`);
    return ((await answer.json()) as { players: { isConnected: boolean }[] }).players[1]?.isConnected;
  };
  expect(await isThere()).toBe(true);
  const began = Date.now();
  while (await isThere()) {
    if (Date.now() - began > 12_000) throw new Error('Nobody noticed.');
    await new Promise((done) => setTimeout(done, 50));
  }
  const seconds = (Date.now() - began) / 1000;
  expect(seconds).toBeLessThan(8.5);
  expect(beats).toBeGreaterThanOrEqual(Math.floor(seconds) - 2);
});
