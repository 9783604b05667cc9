/** What must be true of a position, besides the facts of §10: the listed moves are exactly right. */
import {
  CARD_COUNT,
  MONUMENT_COUNT,
  monumentOf,
  POWER_COUNT,
  symbolOf,
} from '../../src/games/monuments/rules/cards.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import { matchFaults } from '../games/monuments/invariants.ts';

const COLOURS = [0, 1, 2, 3];
const ALL_CARDS = Array.from({ length: CARD_COUNT }, (_, card) => card);

export function positionFaults(state: State): string[] {
  return [...matchFaults(state), ...listFaults(state)];
}

/** Every listed move is well-formed, accepted and listed once; only the seat to move has any. */
function listFaults(state: State): string[] {
  const faults: string[] = [];
  const moves = rules.moves(state, state.seat);
  if (moves.length === 0) faults.push('no legal move is listed');
  for (const move of moves) {
    const refusal = rules.refusal(state, state.seat, move);
    if (refusal) faults.push(`listed, but refused (${refusal.code}): ${JSON.stringify(move)}`);
    if (rules.parse(move) === null) faults.push(`listed, but malformed: ${JSON.stringify(move)}`);
  }
  if (new Set(moves.map((move) => JSON.stringify(move))).size !== moves.length) faults.push('a move is listed twice');
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== state.seat && rules.moves(state, seat).length > 0) faults.push(`seat ${seat} has moves out of turn`);
  }
  return faults;
}

/** Whatever is accepted is listed: pairs by one move per symbol, builds by one per colour and monument at least. */
export function unlistedFaults(state: State): string[] {
  const listed = new Set(rules.moves(state, state.seat).map(keyOf));
  const legal = candidates(state).filter((move) => !rules.refusal(state, state.seat, move));
  const unlisted = legal.filter((move) => !listed.has(keyOf(move)));
  return [...unlisted.map((move) => `legal, but not listed: ${JSON.stringify(move)}`), ...pairFaults(state, legal)];
}

/** The list names one pair per symbol; every other pair in the hand is just as legal (§4.2, §4.6). */
function pairFaults(state: State, legal: readonly MonumentsMove[]): string[] {
  if (state.phase !== 'monument') return [];
  const pairs = pairsOf(state.hands[state.seat] ?? []).length;
  const buys = legal.filter(({ type }) => type === 'buy').length;
  const scores = legal.filter(({ type }) => type === 'score').length;
  const faults: string[] = [];
  if (buys !== (state.bought ? 0 : pairs)) faults.push(`${pairs} pairs, but ${buys} of them buy an action`);
  const colours = state.seats === 2 ? 2 : 1;
  if (scores !== (state.actions > 0 ? pairs * colours : 0)) faults.push(`${pairs} pairs, but ${scores} of them score`);
  return faults;
}

/** Two moves with one key are the same choice, as far as the list is concerned. */
function keyOf(move: MonumentsMove): string {
  switch (move.type) {
    case 'erect':
    case 'improve':
      return `${move.type} ${move.colour} ${monumentOf(move.cards[0] ?? -1)}`;
    case 'score':
      return `score ${move.colour} ${symbolOf(move.cards[0] ?? -1)}`;
    case 'buy':
      return `buy ${symbolOf(move.cards[0] ?? -1)}`;
    default:
      return JSON.stringify(move);
  }
}

/** Everything one could try, written out by brute force. */
function candidates(state: State): MonumentsMove[] {
  const hand = state.hands[state.seat] ?? [];
  const tries: MonumentsMove[] = [{ type: 'end' }];
  for (const kind of ['monument', 'history'] as const) tries.push({ type: 'choose', kind });
  for (const card of [null, ...ALL_CARDS]) tries.push({ type: 'draw', card }, { type: 'hero', card });
  for (const give of hand) for (const take of state.row) if (take !== null) tries.push({ type: 'swap', give, take });
  for (const cards of pairsOf(hand)) tries.push({ type: 'buy', cards });
  for (const colour of COLOURS) tries.push(...candidatesOf(colour, hand));
  return tries;
}

function candidatesOf(colour: number, hand: readonly number[]): MonumentsMove[] {
  const tries: MonumentsMove[] = [{ type: 'write', colour }];
  for (let power = 0; power < POWER_COUNT; power++) tries.push({ type: 'claim', colour, power });
  for (const cards of pairsOf(hand)) tries.push({ type: 'score', colour, cards });
  for (let monument = 0; monument < MONUMENT_COUNT; monument++) {
    const cards = hand.filter((card) => monumentOf(card) === monument);
    if (cards.length > 0) tries.push({ type: 'erect', colour, cards }, { type: 'improve', colour, cards });
  }
  return tries;
}

function pairsOf(hand: readonly number[]): number[][] {
  return hand.flatMap((one, at) => hand.slice(at + 1).map((other) => [one, other])).filter(isPair);
}

function isPair([one, other]: number[]): boolean {
  return symbolOf(one ?? -1) === symbolOf(other ?? -1);
}

/** At the end: an outcome whose winners have the best place, and nobody owes or has a move. */
export function endFaults(state: State): string[] {
  const faults = matchFaults(state);
  const outcome = rules.outcome(state);
  if (!outcome) return [...faults, 'over without an outcome'];
  const { winners, places, results } = outcome;
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length === 0 || String(first) !== String(winners)) faults.push(`winners ${winners}, places ${places}`);
  const best = Math.max(...results);
  if (!winners.every((seat) => results[seat] === best)) faults.push(`winners ${winners}, results ${results}`);
  if (rules.actors(state).length > 0) faults.push('somebody owes a move after the end');
  if (rules.moves(state, state.seat).length > 0) faults.push('moves are listed after the end');
  return faults;
}
