import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BotTable, botTable, nearThinker } from './botsKit.ts';
import { openServer, openTab, post, type Seated, Tab, type TestServer } from './kit.ts';
import { pebbles } from './pebbles.ts';

// What may not be done with bots, tried over real requests and sockets.

const room = pebbles();
let server: TestServer;
let match: BotTable;

beforeAll(async () => {
  server = await openServer({ rooms: [room], openThinker: () => nearThinker([room]) });
});
afterAll(async () => {
  expect(server.logged.filter((line) => /"bug"|"error"/.test(line))).toEqual([]);
  await server.end();
});

const games = () => `${server.url}/games/pebbles`;
const seatsOf = async () => (await server.store.record(match.matchID))?.seats.map(({ bot }) => bot);
const ask = (body: object) => post(`${match.url}/bot`, { seat: '1', level: 'quick', ...body });

it('nobody but the host seats a bot before the first move', async () => {
  match = await botTable(server, 1, [], { game: 'pebbles', numPlayers: 2 });
  const [ana] = match.seats as [Seated];
  for (const proof of [
    {},
    { hostToken: 'x' },
    { hostToken: null },
    { hostToken: ana.credentials },
    { hostToken: match.hostToken.slice(1) },
    ana,
    { ...ana, playerID: '1' },
    { playerID: '0', credentials: match.hostToken },
  ]) {
    expect([403, 404]).toContain((await ask(proof)).status);
  }
  expect(await seatsOf()).toEqual([null, null]);
});

it('no bot goes into a taken seat, no garbage is a level or a seat', async () => {
  const { hostToken } = match;
  expect((await ask({ hostToken, seat: '0' })).body['code']).toBe('taken');
  for (const level of [undefined, null, '', 'QUICK', 'constructor', '__proto__', 5, {}, ['quick'], 'x'.repeat(5000)]) {
    const { status, body } = await ask({ hostToken, level });
    expect([status, body['code']]).toEqual([400, 'level']);
  }
  for (const seat of [undefined, null, '2', '-1', 1, '01', '__proto__', {}, ['1']]) {
    expect((await ask({ hostToken, seat })).body['code']).toBe('unknown-seat');
  }
  expect(await seatsOf()).toEqual([null, null]);
  const answers = await Promise.all([ask({ hostToken }), ask({ hostToken }), ask({ hostToken, level: 'slow' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const gone = `${games()}/${'a'.repeat(16)}/bot`;
  expect((await post(gone, { hostToken, seat: '1', level: 'quick' })).status).toBe(404);
});

it('a new table takes no bots that make no sense', async () => {
  const create = async (more: object) => (await post(`${games()}/create`, { numPlayers: 2, ...more })).body['code'];
  expect(await create({ bots: ['quick'] })).toBe('malformed');
  expect(await create({ bots: 'quick' })).toBe('malformed');
  expect(await create({ bots: { 2: 'quick' } })).toBe('unknown-seat');
  expect(await create({ bots: { 1: 'quickest' } })).toBe('level');
  expect(await create({ playerName: 'Ana', bots: { 0: 'quick' } })).toBe('taken');
  expect(await create({ hints: 'yes' })).toBe('malformed');
  const { body } = await post(`${games()}/create`, '{"numPlayers":2,"bots":{"__proto__":"quick"}}');
  expect(body['code']).toBe('unknown-seat');
});

it('nobody sits, plays, chats or acts as a bot', async () => {
  match = await botTable(server, 1, ['quick'], { game: 'pebbles' });
  const [ana] = match.seats as [Seated];
  const guesses = ['', 'quick', 'Symbol(the steward)', 'the steward', ana.credentials, match.hostToken, '0'.repeat(64)];
  for (const credentials of [...guesses, undefined, null, {}] as string[]) {
    const bot: Seated = { matchID: match.matchID, playerID: '1', credentials };
    const tab = new Tab(server, match.matchID, bot, 'pebbles');
    expect(await tab.socket.emitWithAck('sync', match.matchID, '1', credentials)).toMatchObject({ ok: false });
    const { refusal } = await tab.play({ type: 'take', pebbles: 1 }, 0);
    expect(['unauthorized', 'malformed']).toContain(refusal?.code);
    const chat = await tab.socket.emitWithAck('chat', match.matchID, { sender: '1', payload: 'hi' }, credentials);
    expect(chat).toMatchObject({ ok: false });
    tab.close();
    for (const action of ['leave', 'update', 'handover', 'playAgain']) {
      const sent = { playerID: '1', credentials, newName: 'Eve' };
      expect((await post(`${match.url}/${action}`, sent)).status).toBe(403);
    }
  }
  expect(await seatsOf()).toEqual([null, 'quick']);
  expect((await server.store.record(match.matchID))?.plies).toBe(0);
});

it('nobody takes a bot’s seat by an invitation before the first move, nor by joining', async () => {
  const [ana] = match.seats as [Seated];
  expect((await post(`${match.url}/handover`, { ...ana, vacant: '1' })).body['code']).toBe('taken');
  expect((await post(`${match.url}/join`, { playerName: 'Eve', playerID: '1' })).body['code']).toBe('taken');
  const tab = await openTab(server, match.matchID, ana, 'pebbles');
  expect((await tab.play({ type: 'take', pebbles: 1 })).refusal).toBeNull();
  tab.close();
  expect((await post(`${match.url}/remove`, { hostToken: match.hostToken, playerID: '1' })).body['code']).toBe('begun');
  const wrong = { playerID: '0', credentials: 'wrong', vacant: '1' };
  expect((await post(`${match.url}/handover`, wrong)).status).toBe(403);
});
