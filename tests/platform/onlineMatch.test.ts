import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { monuments } from '../../src/games/monuments/room.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import type { AnyOnlineClient as Client } from '../../src/platform/match/online/onlineClient.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import type { Move, Random } from '../../src/platform/rules.ts';
import { pick } from '../conformance/randomPlay.ts';
import { openServer, type TestServer, until } from '../server/kit.ts';
import { type OnlineParty, onlineParty } from './onlineParty.ts';

let server: TestServer;
let party: OnlineParty | null = null;

beforeAll(async () => {
  server = await openServer();
});
afterEach(() => party?.end());
afterAll(() => server.end());

/** The match as the database has it, secrets included. */
async function truth(): Promise<MatchState<State, Move>> {
  const stored = await server.store.load(party?.matchID ?? '');
  return JSON.parse(stored?.state ?? '').G;
}

/** Plays one move or takes one back; says which. */
async function step(random: Random): Promise<'played' | 'undone' | 'over'> {
  const { state } = await truth();
  const [actor] = rules.actors(state);
  const mover = party?.clients[actor ?? -1];
  if (actor === undefined || !mover) return 'over';
  const view = JSON.stringify(rules.view(state, actor));
  await until('the mover sees where things stand', () => JSON.stringify(mover.snapshot().state) === view);
  const isUndo = mover.snapshot().undoable !== null && random.below(6) === 0;
  const answer = isUndo ? mover.undo() : mover.play([pick(rules.moves(state, actor), random)]);
  expect(mover.snapshot().closed).not.toBeNull();
  expect(await answer).toBeNull();
  expect(mover.snapshot().closed).toBeNull();
  return isUndo ? 'undone' : 'played';
}

async function viewsNow(viewers: readonly Client[]): Promise<string[]> {
  const { state } = await truth();
  return viewers.map((client) => JSON.stringify(rules.view(state, client.snapshot().seat)));
}

it('everybody sees the truth as they may know it, move by move and later', async () => {
  party = await onlineParty(server, monuments, 3, { powers: 'on' });
  const { all } = party;
  const random = quickRandom(4);
  // By move that counts: what each viewer may see.
  const seen = [await viewsNow(all)];
  for (let done = await step(random); done !== 'over'; done = await step(random)) {
    const views = await viewsNow(all);
    await until('all see it', () => all.every((client, at) => JSON.stringify(client.snapshot().state) === views[at]));
    if (done === 'undone') seen.pop();
    else seen.push(views);
    expect(seen.at(-1)).toEqual(views);
  }
  const { state } = await truth();
  const [first] = all;
  expect(rules.outcome(state)).not.toBeNull();
  expect(first?.snapshot().outcome).toEqual(rules.outcome(state));
  // Whoever comes later has the same past.
  const everybody = [...all, await party.join(0), await party.join(null)];
  await until('the log is there', () => everybody.every((each) => each.snapshot().log.length === seen.length - 1));
  for (const client of everybody) {
    const { log, viewAt, seat } = client.snapshot();
    expect(log).toEqual(first?.snapshot().log);
    expect(seen.map((_, move) => JSON.stringify(viewAt(move)))).toEqual(seen.map((views) => views[seat ?? 3]));
  }
}, 120_000);

it('shows the past of a running match to who was not there, soon after it is asked for', async () => {
  party = await onlineParty(server, monuments, 2);
  const random = quickRandom(9);
  const seen = [await viewsNow(party.all)];
  while (seen.length < 30)
    if ((await step(random)) === 'played') seen.push(await viewsNow(party.all));
    else seen.pop();
  const late = await party.join(1);
  await until('the log is there', () => late.snapshot().log.length === seen.length - 1);
  const now = JSON.stringify(late.snapshot().state);
  expect(JSON.stringify(late.snapshot().viewAt(3))).toBe(now);
  let changes = 0;
  late.subscribe(() => changes++);
  await until('the past is there', () => JSON.stringify(late.snapshot().viewAt(3)) === seen[3]?.[1]);
  expect(changes).toBeGreaterThan(0);
  expect(late.snapshot().log.every(({ news }) => news.every(({ only }) => only === undefined))).toBe(true);
});
