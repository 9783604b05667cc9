import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { monuments } from '../../src/games/monuments/room.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import type { Move } from '../../src/platform/rules.ts';
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

it('plays whole matches of three with a spectator; everybody sees the truth as they may know it, then and later', async () => {
  party = await onlineParty(server, monuments, 3, { powers: 'on' });
  const { clients, all, matchID } = party;
  const random = quickRandom(4);
  /** By effective move: what each viewer saw. */
  const seen: string[][] = [all.map((client) => JSON.stringify(client.snapshot().state))];
  for (let ply = 0; ; ply++) {
    const { state, plies } = await truth();
    await until('all see the move', () =>
      all.every((client) => viewOf(client) === JSON.stringify(rules.view(state, client.snapshot().seat))),
    );
    expect(plies).toBe(ply);
    const [actor] = rules.actors(state);
    if (actor === undefined) break;
    const mover = clients[actor];
    if (!mover) throw new Error('Nobody there.');
    const { undoable } = mover.snapshot();
    const isUndo = undoable !== null && random.below(6) === 0;
    const answer = isUndo ? mover.undo() : mover.play([pick(rules.moves(state, actor), random)]);
    expect(mover.snapshot().isOpen).toBe(false);
    expect(await answer).toBeNull();
    expect(mover.snapshot().isOpen).toBe(true);
    const { state: after } = await truth();
    if (isUndo) seen.pop();
    else seen.push(all.map((client) => JSON.stringify(rules.view(after, client.snapshot().seat))));
  }
  expect(all.map((client) => client.snapshot().outcome)).toEqual(
    all.map(() => rules.outcome((party as OnlineParty).clients[0]?.snapshot().state as State)),
  );
  // Whoever comes later has the same past.
  const late = await party.join(0);
  const watcher = await party.join(null);
  await until('the log is there', () =>
    [...all, late, watcher].every((each) => each.snapshot().log.length === seen.length - 1),
  );
  const [first] = all;
  for (const client of [...all, late, watcher]) {
    expect(client.snapshot().log).toEqual(first?.snapshot().log);
    const column = client === late ? 0 : client === watcher ? 3 : all.indexOf(client);
    const past = seen.map((_, move) => JSON.stringify(client.snapshot().viewAt(move)));
    expect(past).toEqual(seen.map((views) => views[column]));
  }
  expect(matchID).toHaveLength(16);
}, 120_000);

function viewOf(client: OnlineParty['all'][number]): string {
  return JSON.stringify(client.snapshot().state);
}
