/** What a viewer of Monuments may be sent, written without the engine's own masks. */
import { isDeepStrictEqual } from 'node:util';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import type { MatchState } from '../../src/platform/matchState.ts';
import type { PastView } from '../../src/platform/protocol.ts';
import type { News } from '../../src/platform/rules.ts';
import type { Json, Tab } from './kit.ts';

type Match = MatchState<State, MonumentsMove>;

/** The match after a number of plies, secrets included. */
export interface Truth {
  readonly state: State;
  readonly news: readonly News[];
  readonly undo: Match['undo'];
}

export interface Secrets {
  /** By ply. */
  readonly truths: readonly Truth[];
  /** Must occur nowhere: the seed, credentials, tokens, hashes. */
  readonly texts: readonly string[];
}

const MASK = -1;

/** Throws at the first thing that this tab should never have been sent. */
export function assertClean(tab: Tab, secrets: Secrets, lobby: readonly string[]): void {
  const everything = [...tab.raw, ...lobby, JSON.stringify(tab.frames)].join('\n');
  for (const text of secrets.texts) {
    if (everything.includes(text)) throw new Error('A seed, credentials or a hash was sent.');
  }
  const viewer = tab.who && tab.who.credentials !== 'wrong' ? Number(tab.who.playerID) : null;
  const known = cardsKnown(viewer, secrets.truths);
  for (const frame of tab.frames)
    judgeFrame(frame, { viewer, secrets, known, isStranger: tab.who?.credentials === 'wrong' });
}

/** Throws if this is not exactly what the seat may know of the state after so many plies. */
export function assertBlind(view: unknown, ply: number, viewer: number, secrets: Secrets): void {
  const text = JSON.stringify(view);
  must(!secrets.texts.some((secret) => text.includes(secret)), 'a seed, credentials or a hash');
  judgeView(view as State, ply, { viewer, secrets, known: cardsKnown(viewer, secrets.truths), isStranger: false });
}

interface Case {
  readonly viewer: number | null;
  readonly secrets: Secrets;
  readonly known: ReadonlySet<number>[];
  readonly isStranger: boolean;
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  sync: ['filteredMetadata', 'initialState', 'log', 'protocol', 'rules', 'state', 'hints'],
  state: ['G', '_redo', '_stateID', '_undo', 'ctx', 'plugins'],
  line: ['at', 'id', 'name', 'payload', 'sender'],
  match: ['news', 'plies', 'seed', 'state', 'undo', 'version'],
  ctx: [
    '_activePlayersMaxMoves',
    '_activePlayersMinMoves',
    '_activePlayersNumMoves',
    '_nextActivePlayers',
    '_prevActivePlayers',
    'activePlayers',
    'currentPlayer',
    'gameover',
    'numMoves',
    'numPlayers',
    'phase',
    'playOrder',
    'playOrderPos',
    'turn',
  ],
};

function judgeFrame({ event, args }: { event: string; args: unknown[] }, judged: Case): void {
  const told = args[1] as Json;
  if (event === 'sync') {
    mustHaveOnly('sync', told);
    must(typeof told['hints'] === 'boolean', 'more than whether hints are allowed');
    must(told['initialState'] === null && isDeepStrictEqual(told['log'], []), 'a first state or a log');
    judgeState(told['state'] as Json, judged);
  } else if (event === 'update') {
    must(isDeepStrictEqual(args[2], []) && args.length === 4 && Number.isInteger(args[3]), 'a log');
    judgeState(told, judged);
  } else if (event === 'look answered') {
    for (const { ply, state } of told['views'] as PastView[]) judgeView(state as State, ply, judged);
  } else if (event === 'history answered') judgeHistory(told['plies'] as { ply: number; news: News[] }[], judged);
  else if (event === 'chats' || event === 'chat') for (const line of [told].flat()) mustHaveOnly('line', line);
  else must(['matchData', 'denied', 'answer'].includes(event), `the event ${event}`);
}

function judgeState(state: Json, judged: Case): void {
  must(!judged.isStranger, 'a state for a stranger');
  mustHaveOnly('state', state);
  mustHaveOnly('ctx', state['ctx'] as Json);
  must(!/seed|api/.test(JSON.stringify(state['plugins'])), 'a plugin');
  const G = state['G'] as Json & Match;
  mustHaveOnly('match', G);
  must(G.seed === null && G.undo.base === null, 'a seed or an earlier state');
  must(isDeepStrictEqual(G.news, newsOf(G.plies, judged)), 'news of others');
  const truth = judged.secrets.truths[G.plies]?.undo;
  const moves = truth?.seat === judged.viewer ? truth?.moves : [];
  must(isDeepStrictEqual(G.undo.moves, moves), 'moves of others');
  judgeView(G.state, G.plies, judged);
}

/** Equal to the truth with the pile and the unseen cards of other hands masked: not a field more. */
function judgeView(view: State, ply: number, { viewer, secrets, known }: Case): void {
  const truth = secrets.truths[ply]?.state as State;
  const masked = {
    ...truth,
    pile: truth.pile.map(() => MASK),
    hands: truth.hands.map((hand, seat) => (seat === viewer ? hand : maskedHand(hand, truth.shown[seat] ?? []))),
  };
  must(isDeepStrictEqual(view, masked), `the view after ply ${ply}`);
  view.hands.forEach((hand, seat) => {
    const unseen = hand.filter((card) => card !== MASK && seat !== viewer && !known[ply]?.has(card));
    must(unseen.length === 0, `a card of seat ${seat} that lay nowhere in the open`);
  });
}

function maskedHand(hand: readonly number[], shown: readonly number[]): number[] {
  return [...Array.from({ length: hand.length - shown.length }, () => MASK), ...shown];
}

function judgeHistory(plies: readonly { ply: number; news: News[] }[], judged: Case): void {
  for (const { ply, news } of plies) must(isDeepStrictEqual(news, newsOf(ply, judged)), 'old news of others');
}

function newsOf(ply: number, { viewer, secrets }: Case): readonly News[] {
  return (secrets.truths[ply]?.news ?? []).filter((news) => !('only' in news) || news.only === viewer);
}

/** By ply: the cards that have lain in the open so far, or in the viewer's own hand. */
function cardsKnown(viewer: number | null, truths: readonly Truth[]): ReadonlySet<number>[] {
  let known = new Set<number>();
  return truths.map(({ state }) => {
    const own = viewer === null ? [] : (state.hands[viewer] ?? []);
    const open = [state.row, state.stacks, state.histories.map(({ pages }) => pages), state.discarded];
    known = new Set([...known, ...own, ...(open.flat(2).filter((card) => typeof card === 'number') as number[])]);
    return known;
  });
}

function mustHaveOnly(what: string, value: Json): void {
  const extra = Object.keys(value).filter((field) => !FIELDS[what]?.includes(field));
  must(extra.length === 0, `${what} with ${extra.join(', ')}`);
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Somebody was sent ${what}.`);
}
