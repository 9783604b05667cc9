/**
 * One random match of Monuments through real sockets, with everything recorded that each seat and each spectator is
 * sent, and held against the truth in the database. What may be sent is written down here once more, on purpose.
 */
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import type { Options, Random } from '../../src/platform/rules.ts';
import { pick } from '../conformance/randomPlay.ts';
import { type Json, openTab, type Seated, seatedTable, type Tab, type TestServer, until } from './kit.ts';
import { assertClean, type Secrets, type Truth } from './secretsJudge.ts';

export interface ScanResult {
  readonly plies: number;
  readonly frames: number;
  readonly bytes: number;
}

type Position = { readonly G: MatchState<State, MonumentsMove> };

interface Sitting {
  readonly server: TestServer;
  readonly random: Random;
  readonly matchID: string;
  readonly seats: readonly Seated[];
  /** Sitting at the table now, by seat. */
  readonly tabs: Tab[];
  /** Everybody who ever listened. */
  readonly all: Tab[];
}

export async function scanMatch(
  server: TestServer,
  setting: { readonly seats: number; readonly options: Options },
  seed: number,
): Promise<ScanResult> {
  const { matchID, seats, hostToken } = await seatedTable(server, setting.seats, { setupData: setting.options });
  const tabs = await Promise.all(seats.map((seat) => openTab(server, matchID, seat)));
  const sitting = { server, random: quickRandom(seed), matchID, seats, tabs, all: [...tabs] };
  const truths: Truth[] = [await truthOf(sitting)];
  while (rules.actors((truths.at(-1) as Truth).state).length > 0) {
    await somethingElse(sitting, truths.length - 1);
    await playOne(sitting, truths.at(-1) as Truth);
    truths.push(await truthOf(sitting));
  }
  await until('everybody has seen the end', () => tabs.every((tab) => tab.view?.plies === truths.length - 1));
  const stored = JSON.parse((await server.store.load(matchID))?.state ?? '') as Position;
  const credentials = [...seats.map((seat) => seat.credentials), hostToken];
  const record = await server.store.record(matchID);
  const hashes = [record?.hostHash, ...(record?.seats ?? []).map(({ hash }) => hash)].map((hash) => hash as Buffer);
  const secrets: Secrets = {
    truths,
    texts: [
      String(stored.G.seed),
      ...credentials,
      ...hashes.flatMap((hash) => [hash.toString('hex'), hash.toString('base64')]),
    ],
  };
  const lobby = await Promise.all(
    ['', `/${matchID}`].map(async (path) => (await fetch(`${server.url}/games/monuments${path}`)).text()),
  );
  for (const tab of sitting.all) {
    assertClean(tab, secrets, lobby);
    tab.close();
  }
  const sum = (count: (tab: Tab) => number) => sitting.all.reduce((total, tab) => total + count(tab), 0);
  return {
    plies: truths.length - 1,
    frames: sum((tab) => tab.frames.length),
    bytes: sum((tab) => tab.raw.join('').length),
  };
}

async function truthOf({ server, matchID }: Sitting): Promise<Truth> {
  const { G } = JSON.parse((await server.store.load(matchID))?.state ?? '') as Position;
  return { state: G.state, news: G.news, undo: G.undo };
}

async function playOne({ tabs, random }: Sitting, { state, undo }: Truth): Promise<void> {
  const tab = tabs[state.seat] as Tab;
  const ply = () => tab.view?.plies ?? -1;
  const isBack = undo.seat === state.seat && undo.moves.length > 0 && random.below(8) === 0;
  const move = isBack ? { type: 'undo' } : pick(rules.moves(state, state.seat), random);
  const before = ply();
  const { refusal } = await tab.play(move as unknown as Json, before);
  if (refusal) throw new Error(`A legal move was refused: ${refusal.code}.`);
}

/** Reconnects, second tabs, spectators in mid-game, strangers, questions about the past. */
async function somethingElse(sitting: Sitting, ply: number): Promise<void> {
  const { server, random, matchID, tabs, seats, all } = sitting;
  const at = random.below(seats.length);
  const dice = random.below(60);
  if (dice === 0) {
    const late = await openTab(server, matchID);
    all.push(late);
    await look(late, random.below(ply + 1));
  } else if (dice === 1) {
    tabs[at]?.close();
    tabs[at] = await openTab(server, matchID, seats[at] ?? null);
    all.push(tabs[at]);
  } else if (dice === 2) await look(tabs[at] as Tab, random.below(ply + 1));
  else if (dice === 3) await tabs[at]?.sync();
  else if (dice === 4) await tabs[at]?.play({ type: 'draw', card: 999 }, ply + random.below(2));
  else if (dice === 5) {
    const stranger = await openTab(server, matchID, { ...(seats[at] as Seated), credentials: 'wrong' });
    all.push(stranger);
  } else if (dice === 6) await say(tabs[at] as Tab);
  await until('all tabs agree', () => new Set(tabs.map((tab) => tab.view?.plies)).size === 1);
}

async function look(tab: Tab, ply: number): Promise<void> {
  for (const event of ['history', 'look']) {
    const asked = event === 'look' ? [ply, Math.trunc(ply / 2)] : ply;
    const answer: unknown = await tab.socket.emitWithAck(event, tab.matchID, asked);
    tab.frames.push({ event: `${event} answered`, args: [tab.matchID, answer] });
  }
}

async function say({ socket, matchID, who }: Tab): Promise<void> {
  await socket.emitWithAck('chat', matchID, { sender: who?.playerID, payload: 'Ave' }, who?.credentials);
}
