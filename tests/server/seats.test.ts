/** Seats that change hands: to another device, to a substitute, to the next one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { monuments } from '../../src/games/monuments/room.ts';
import { openServer, openTab, post, seatedTable, Tab, type TestServer, until } from './kit.ts';
import { pebbles } from './pebbles.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openServer({ rooms: [monuments, pebbles()] });
});
afterAll(() => server.end());

it('moves a seat to another device once, and the old device is out', async () => {
  const table = await seatedTable(server, 2, {}, 'pebbles');
  const url = `${server.url}/games/pebbles/${table.matchID}`;
  const [ana] = table.seats;
  const tab = await openTab(server, table.matchID, ana ?? null, 'pebbles');
  const wrong = await post(`${url}/handover`, { playerID: '0', credentials: table.seats[1]?.credentials });
  expect(wrong.status).toBe(403);
  const { token } = (await post(`${url}/handover`, { playerID: '0', credentials: ana?.credentials })).body;
  const claims = await Promise.all([1, 2, 3].map(() => post(`${url}/claim`, { token })));
  const [claimed, ...more] = claims.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  await until('the old device is told', () => tab.of('denied').length === 1);
  expect(tab.of('denied')).toEqual([[{ matchID: table.matchID, code: 'seat-moved' }]]);
  expect((await tab.play({ type: 'take', pebbles: 1 }, 0)).refusal?.code).toBe('unauthorized');
  const credentials = String(claimed?.body['playerCredentials']);
  const other = await openTab(server, table.matchID, { matchID: table.matchID, playerID: '0', credentials }, 'pebbles');
  expect((await other.play({ type: 'take', pebbles: 1 })).refusal).toBeNull();
  tab.close();
  other.close();
});

it('gives a seat left in mid-match only to whom the others invite', async () => {
  const table = await seatedTable(server, 2, {}, 'pebbles');
  const url = `${server.url}/games/pebbles/${table.matchID}`;
  const [ana, ben] = table.seats;
  const tab = await openTab(server, table.matchID, ana ?? null, 'pebbles');
  const asAna = { playerID: '0', credentials: ana?.credentials };
  const asBen = { playerID: '1', credentials: ben?.credentials };
  expect((await post(`${url}/handover`, { ...asAna, vacant: '1' })).body['code']).toBe('taken');
  expect((await tab.play({ type: 'take', pebbles: 1 })).refusal).toBeNull();
  const own = (await post(`${url}/handover`, asBen)).body['token'];
  expect((await post(`${url}/leave`, asBen)).status).toBe(200);
  const answers = [
    await post(`${url}/join`, { playerName: 'Eve' }),
    await post(`${url}/join`, { playerName: 'Eve', playerID: '1' }),
    await post(`${url}/handover`, { ...asBen, vacant: '1' }),
    await post(`${url}/handover`, { ...asAna, vacant: '2' }),
    await post(`${url}/claim`, { token: own, playerName: 'Ben' }),
  ];
  expect(answers.map(({ body }) => body['code'])).toEqual([
    'begun',
    'begun',
    'unauthorized',
    'unknown-seat',
    'unauthorized',
  ]);
  const { token } = (await post(`${url}/handover`, { ...asAna, vacant: '1' })).body;
  expect((await post(`${url}/claim`, { token })).body['code']).toBe('name');
  const claimed = (await post(`${url}/claim`, { token, playerName: 'Cleo' })).body;
  expect(claimed).toMatchObject({ playerID: '1', playerName: 'Cleo' });
  expect((await post(`${url}/claim`, { token, playerName: 'Eve' })).status).toBe(403);
  const credentials = String(claimed['playerCredentials']);
  const cleo = await openTab(server, table.matchID, { matchID: table.matchID, playerID: '1', credentials }, 'pebbles');
  expect((await cleo.play({ type: 'take', pebbles: 1 })).refusal).toBeNull();
  await until('the others see who came', () => {
    const [, seats] = (tab.of('matchData').at(-1) ?? []) as [string, { name: string }[]];
    return seats?.[1]?.name === 'Cleo';
  });
  tab.close();
  cleo.close();
});

it('leaves to who left a seat the lines that they wrote', async () => {
  const table = await seatedTable(server, 2, {}, 'pebbles');
  const url = `${server.url}/games/pebbles/${table.matchID}`;
  const [ana, ben] = table.seats;
  const tabs = await Promise.all(table.seats.map((seat) => openTab(server, table.matchID, seat, 'pebbles')));
  const say = (payload: string, credentials: unknown) =>
    tabs[1]?.socket.emitWithAck('chat', table.matchID, { sender: '1', payload, name: 'Eve' }, credentials);
  await tabs[0]?.play({ type: 'take', pebbles: 1 });
  await say('vale', ben?.credentials);
  await post(`${url}/leave`, { playerID: '1', credentials: ben?.credentials });
  const asked = { playerID: '0', credentials: ana?.credentials, vacant: '1' };
  const { token } = (await post(`${url}/handover`, asked)).body;
  const cleo = (await post(`${url}/claim`, { token, playerName: 'Cleo' })).body;
  expect(await say('salve', cleo['playerCredentials'])).toMatchObject({ ok: true, line: { name: 'Cleo' } });
  const late = await openTab(server, table.matchID, null, 'pebbles');
  expect(late.of('chats')[0]?.[1]).toMatchObject([
    { payload: 'vale', sender: '1', name: 'Player 1' },
    { payload: 'salve', sender: '1', name: 'Cleo' },
  ]);
  for (const tab of [...tabs, late]) tab.close();
});

it('frees a seat left before the start for the next one, the host’s too', async () => {
  const { body } = await post(`${server.url}/games/monuments/create`, { numPlayers: 3, playerName: 'Ana' });
  const url = `${server.url}/games/monuments/${body['matchID']}`;
  await post(`${url}/join`, { playerName: 'Ben' });
  await post(`${url}/leave`, { playerID: '0', credentials: body['playerCredentials'] });
  expect((await post(`${url}/join`, { playerName: 'Cleo' })).body['playerID']).toBe('0');
  // Who holds the host's token stays the host, seated or not.
  expect((await post(`${url}/remove`, { hostToken: body['hostToken'], playerID: '1' })).status).toBe(200);
});

it('ends the old line of a page when its new one is there, and nothing more comes through it', async () => {
  const table = await seatedTable(server, 2, {}, 'pebbles');
  const [ana] = table.seats;
  const lines = [0, 1, 2].map(() => new Tab(server, table.matchID, ana ?? null, 'pebbles'));
  const [old, other, fresh] = lines as [Tab, Tab, Tab];
  for (const line of lines) line.socket.io.reconnection(false);
  const sync = (line: Tab, page: string) => line.socket.emitWithAck('sync', table.matchID, '0', ana?.credentials, page);
  expect(await sync(old, 'one')).toEqual({ ok: true });
  expect(await sync(other, 'two')).toEqual({ ok: true });
  await sync(fresh, 'one');
  // It may not know yet.
  old.socket.emit('update', ...old.packet({ type: 'take', pebbles: 1 }, 0));
  await until('the old line is cut', () => !old.socket.connected);
  expect(other.socket.connected && fresh.socket.connected).toBe(true);
  await new Promise((done) => setTimeout(done, 100));
  expect(fresh.view?.plies).toBe(0);
  for (const line of lines) line.close();
});
