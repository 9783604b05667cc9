/** Hints at a table of a real server: who may have them, and that they come from nothing but one's own view. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { monuments } from '../../src/games/monuments/room.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import { Thinker, ThoughtCancelled } from '../../src/platform/bots/thinker.ts';
import type { ToThinker } from '../../src/platform/bots/thinking.ts';
import { onlineAdviser } from '../../src/platform/match/online/onlineAdviser.ts';
import type { AnyOnlineClient } from '../../src/platform/match/online/onlineClient.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import type { Move } from '../../src/platform/rules.ts';
import { nearThinker } from '../server/botsKit.ts';
import { openServer, type TestServer } from '../server/kit.ts';
import { type OnlineParty, onlineParty } from './onlineParty.ts';

let server: TestServer;
let party: OnlineParty | null = null;

beforeAll(async () => {
  server = await openServer();
});
afterEach(() => party?.end());
afterAll(() => server.end());

/** An adviser for a page, what its worker is told, and whether the worker has been ended. */
async function adviserOf(client: AnyOnlineClient) {
  const told: ToThinker[] = [];
  const ended: true[] = [];
  const open = () => {
    const port = nearThinker([monuments]);
    const post = (message: ToThinker) => {
      told.push(structuredClone(message));
      port.post(message);
    };
    const end = () => {
      ended.push(true);
      port.end();
    };
    return { ...port, post, end };
  };
  const setup = { game: monuments.id, rules: await monuments.rules(), client, openThinker: () => new Thinker(open) };
  return { adviser: onlineAdviser(setup), told, ended };
}

async function truth(matchID: string): Promise<State> {
  const { G } = JSON.parse((await server.store.load(matchID))?.state ?? '') as { G: MatchState<State, Move> };
  return G.state;
}

it('everybody at the table is told whether hints are allowed, watchers too', async () => {
  for (const hints of [true, false]) {
    party = await onlineParty(server, monuments, 2, {}, { hints });
    expect(party.all.map((client) => client.company().allowsHints)).toEqual([hints, hints, hints]);
    party.end();
  }
});

it('is thought out from the own view alone, and what is advised can be played', async () => {
  party = await onlineParty(server, monuments, 3, { powers: 'on' }, { hints: true });
  for (let turn = 0; turn < 4; turn++) {
    const state = await truth(party.matchID);
    const [actor = 0] = rules.actors(state);
    const client = party.clients[actor] as AnyOnlineClient;
    await expect.poll(() => JSON.stringify(client.snapshot().state)).toBe(JSON.stringify(rules.view(state, actor)));
    const { adviser, told } = await adviserOf(client);
    const { first, report } = await adviser.advise('scribe', {});
    const view = rules.clone(rules.view(state, actor));
    for (const move of first) rules.apply(view, actor, move as never);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ kind: 'think', task: { seat: actor, view, game: 'monuments' } });
    expect(await client.play([...first, report.move])).toBeNull();
    adviser.close();
  }
});

it('is not for watchers', async () => {
  party = await onlineParty(server, monuments, 2, {}, { hints: true });
  const { adviser, told } = await adviserOf(party.all[2] as AnyOnlineClient);
  await expect(adviser.advise('scribe', {})).rejects.toThrow('watches');
  expect(told).toEqual([]);
});

it('ends with the position it was asked for, and its worker with the page', async () => {
  party = await onlineParty(server, monuments, 2, {}, { hints: true });
  const state = await truth(party.matchID);
  const client = party.clients[rules.actors(state)[0] ?? 0] as AnyOnlineClient;
  const { adviser, told, ended } = await adviserOf(client);
  const asked = new AbortController();
  const cancelled = adviser.advise('historian', { signal: asked.signal });
  asked.abort();
  await expect(cancelled).rejects.toThrow(ThoughtCancelled);
  expect(told.map(({ kind }) => kind)).toEqual(['think', 'cancel']);
  const left = adviser.advise('historian', {});
  adviser.close();
  await expect(left).rejects.toThrow(ThoughtCancelled);
  expect(ended).toHaveLength(1);
});
