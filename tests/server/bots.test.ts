import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ThinkerPort } from '../../src/platform/bots/thinker.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import type { LobbyMatch } from '../../src/platform/protocol.ts';
import type { Move } from '../../src/platform/rules.ts';
import { type BotTable, botTable, nearThinker } from './botsKit.ts';
import { openServer, openTab, post, type Tab, type TestServer, until } from './kit.ts';
import { pebbles } from './pebbles.ts';

// Bots at tables of a tiny game: who may seat them, when they play, when they wait.

const room = pebbles();
const TAKE = { type: 'take', pebbles: 1 };
const near = (): ThinkerPort => nearThinker([room]);
let server: TestServer;
let openThinker = near;
const tabs: Tab[] = [];

const silent = (): ThinkerPort => ({ post: () => {}, listen: () => {}, end: () => {} });

beforeAll(async () => {
  server = await openServer({ rooms: [room], openThinker: () => openThinker() });
});
afterAll(async () => {
  for (const tab of tabs) tab.close();
  await server.end();
});
beforeEach(() => thinkBy(near));

/** Thinkers are hired once: others come with a restart. */
async function thinkBy(open: () => ThinkerPort): Promise<void> {
  if (openThinker === open) return;
  openThinker = open;
  server = await server.restart();
}

const table = (people: number, bots: readonly string[]) => botTable(server, people, bots, { game: 'pebbles' });
const record = (matchID: string) => server.store.record(matchID);
const pliesOf = async ({ matchID }: BotTable) => (await record(matchID))?.plies;
const read = async ({ url }: BotTable) => (await (await fetch(url)).json()) as LobbyMatch;
const moment = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function sit({ matchID, seats }: BotTable, at = 0): Promise<Tab> {
  const tab = await openTab(server, matchID, seats[at] ?? null, 'pebbles');
  tabs.push(tab);
  return tab;
}

async function untilPlies(of: BotTable, plies: number): Promise<void> {
  for (let tries = 0; (await pliesOf(of)) !== plies; tries++) {
    if (tries > 400) throw new Error(`It never came to ${plies} plies, but to ${await pliesOf(of)}.`);
    await moment(20);
  }
}

it('lets the host seat a bot and take it away again before the first move', async () => {
  const { body } = await post(`${server.url}/games/pebbles/create`, { numPlayers: 2, playerName: 'Imhotep' });
  const url = `${server.url}/games/pebbles/${body['matchID']}`;
  const { hostToken } = body;
  const look = async () => (await (await fetch(url)).json()) as LobbyMatch;
  expect((await post(`${url}/bot`, { hostToken, seat: '1', level: 'quick' })).status).toBe(200);
  const [host, bot] = (await look()).players;
  expect(host).toEqual({ id: 0, name: 'Imhotep', isConnected: false });
  // Always there, and never under the name of somebody else at the table.
  expect(bot).toEqual({ id: 1, name: expect.any(String), isConnected: true, bot: 'quick' });
  expect(bot?.name).not.toBe('Imhotep');
  expect((await look()).started).toBe(true);
  expect((await post(`${url}/remove`, { hostToken, playerID: '1' })).status).toBe(200);
  expect((await look()).players[1]).toEqual({ id: 1 });
  expect((await look()).started).toBe(false);
  expect((await post(`${url}/join`, { playerName: 'Ben' })).body['playerID']).toBe('1');
});

it('plays for the bot as soon as it is its turn, and tells everybody', async () => {
  const played = await table(1, ['slow']);
  const tab = await sit(played);
  await moment(100);
  expect(tab.view?.plies).toBe(0);
  expect((await tab.play(TAKE)).refusal).toBeNull();
  await until('the bot has moved', () => tab.view?.plies === 2);
  expect(tab.of('update').map((args) => args[3])).toEqual([0, 1]);
  while (!(await record(played.matchID))?.endedAt) {
    const plies = tab.view?.plies ?? 0;
    await tab.play(TAKE, plies);
    await until('the bot has answered, or it is over', async () => (tab.view?.plies ?? 0) >= Math.min(9, plies + 2));
  }
  expect((await read(played)).gameover).toMatchObject({ winners: [0] });
});

it('goes on after a restart, with nobody there', async () => {
  await thinkBy(silent);
  const left = await table(1, ['slow']);
  const tab = await sit(left);
  await tab.play(TAKE);
  tab.close();
  await moment(100);
  expect(await pliesOf(left)).toBe(1);
  await thinkBy(near);
  await untilPlies(left, 2);
});

it('waits when only bots are left', async () => {
  await thinkBy(silent);
  const left = await table(1, ['slow']);
  const tab = await sit(left);
  await tab.play(TAKE);
  expect((await post(`${left.url}/leave`, left.seats[0])).status).toBe(200);
  await thinkBy(near);
  await fetch(left.url);
  await moment(300);
  expect(await pliesOf(left)).toBe(1);
});

it('takes over where somebody left, if who plays on wishes, and gives way to who is invited', async () => {
  const match = await table(2, []);
  const [ana, ben] = match.seats;
  const tab = await sit(match);
  await tab.play(TAKE);
  await post(`${match.url}/leave`, ben);
  const wish = { seat: '1', level: 'slow' };
  expect((await post(`${match.url}/bot`, { ...ben, ...wish })).status).toBe(403);
  expect((await post(`${match.url}/bot`, { hostToken: match.hostToken, ...wish })).body['code']).toBe('begun');
  expect((await post(`${match.url}/bot`, { ...ana, ...wish })).status).toBe(200);
  await until('the bot has moved', () => tab.view?.plies === 2);
  const { token } = (await post(`${match.url}/handover`, { ...ana, vacant: '1' })).body;
  expect((await post(`${match.url}/claim`, { token })).body['code']).toBe('name');
  expect((await post(`${match.url}/claim`, { token, playerName: 'Cleo' })).status).toBe(200);
  expect((await read(match)).players[1]).toEqual({ id: 1, name: 'Cleo', isConnected: false });
  await tab.play(TAKE);
  await moment(200);
  expect(await pliesOf(match)).toBe(3);
});

it('drops a thought that comes too late, and goes on from where the match stands', async () => {
  await thinkBy(() => later(near(), 300));
  const match = await table(1, ['slow']);
  const tab = await sit(match);
  await tab.play(TAKE);
  const stored = (await server.store.load(match.matchID))?.state ?? '';
  const position = JSON.parse(stored) as { G: MatchState<{ seat: number; left: number }, Move> };
  position.G.plies = 2;
  position.G.state = { seat: 0, left: 6 };
  const foreign = { matchID: match.matchID, ply: 2, seat: 1, text: 'take 2', news: '[]', at: 1, outcome: null };
  await server.store.commitMove({ ...foreign, state: JSON.stringify(position) });
  await moment(500);
  const texts = (await server.store.moves(match.matchID, 0, 10)).map(({ text }) => text);
  expect(texts).toEqual(['take 1', 'take 2']);
  await tab.sync();
  expect((await tab.play(TAKE, 2)).refusal).toBeNull();
  await untilPlies(match, 4);
});

it('does not believe a thread: a move that is against the rules is refused, and the policy plays', async () => {
  await thinkBy(() => lying(near()));
  const match = await table(1, ['slow']);
  const tab = await sit(match);
  await tab.play(TAKE);
  await untilPlies(match, 2);
  expect((await server.store.moves(match.matchID, 1, 1))[0]).toMatchObject({ seat: 1, text: 'take 1' });
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  expect(metrics).toContain('agora_bot_moves_total{answer="too-few"} 1');
  expect(metrics).toContain('agora_bot_moves_total{answer="accepted"} 1');
});

it('keeps whether hints are allowed, also for the rematch', async () => {
  for (const hints of [true, false]) {
    const match = await botTable(server, 1, ['quick'], { game: 'pebbles', ...(hints ? { hints } : {}) });
    expect((await read(match)).hints).toBe(hints);
    const tab = await sit(match);
    expect((await tab.play({ type: 'take', pebbles: 9 })).refusal).toBeNull();
    const { nextMatchID } = (await post(`${match.url}/playAgain`, match.seats[0])).body;
    const next = await record(String(nextMatchID));
    expect(next?.allowsHints).toBe(hints);
    expect(next?.seats[1]?.bot).toBe('quick');
  }
});

function later(port: ThinkerPort, ms: number): ThinkerPort {
  return { ...port, post: (message) => void setTimeout(() => port.post(message), ms) };
}

function lying(port: ThinkerPort): ThinkerPort {
  const lie = { type: 'take', pebbles: 0 };
  return {
    ...port,
    listen: (onMessage, onBreak) =>
      port.listen(
        (message) =>
          onMessage(message.kind === 'thought' ? { ...message, report: { ...message.report, move: lie } } : message),
        onBreak,
      ),
  };
}
