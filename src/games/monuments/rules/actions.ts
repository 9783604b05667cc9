/**
 * The legal actions of a Monument turn, listed (RULES.md §4, "Listed moves"): every card to draw and every power to
 * claim; of the pairs to spend, one per symbol; of the builds, all cards of a monument and all but one, highest at the
 * bottom. Any other pair, subset or order is just as legal and accepted, only not listed.
 */
import type { Seat } from '../../../platform/rules.ts';
import { VALUES } from '../content/monuments.ts';
import { cardsToErect } from './build.ts';
import {
  CARD_COUNT,
  type Card,
  cardOf,
  cardValue,
  type Monument,
  monumentOf,
  POWER_COUNT,
  SYMBOL_COUNT,
} from './cards.ts';
import { coloursOf, stackOf } from './displays.ts';
import { handOf } from './hands.ts';
import { isHeldBy, SCRIBE } from './holders.ts';
import {
  buyMove,
  claimMove,
  drawMove,
  erectMove,
  improveMove,
  restackMove,
  scoreMove,
  type ValueMask,
} from './moveTable.ts';
import type { Pair } from './pairs.ts';
import { hasMajority } from './powers.ts';
import { countOf, sparePair, symbolCounts } from './spare.ts';
import type { Colour, MonumentsMove, State } from './state.ts';

/** Actions that spend no pair. */
export function listActions(state: State, seat: Seat, list: MonumentsMove[]): void {
  listDraws(state, drawMove, list);
  listBuilds(state, seat, list);
  if (state.powers !== 'off') listClaims(state, seat, list);
}

/** What can be drawn now, by whatever kind of move draws it. */
export function listDraws(state: State, move: (card: Card | null) => MonumentsMove, list: MonumentsMove[]): void {
  const { row } = state;
  for (let box = 0; box < row.length; box++) {
    const card = row[box] as Card | null;
    if (card !== null) list[list.length] = move(card);
  }
  if (state.pile.length > 0) list[list.length] = move(null);
}

/** Of every symbol the pair that is spared most easily: to score for each own colour, and to buy with. */
export function listSpending(state: State, seat: Seat, list: MonumentsMove[]): void {
  const counts = symbolCounts(handOf(state, seat));
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++) {
    const count = countOf(counts, symbol);
    if (count < 2) continue;
    const pair = sparePair(state, seat, symbol, count);
    if (state.actions > 0) listScores(state, seat, pair, list);
    if (!state.bought) list[list.length] = buyMove(pair);
  }
}

function listScores(state: State, seat: Seat, pair: Pair, list: MonumentsMove[]): void {
  for (let colour = seat; colour < state.scores.length; colour += state.seats) {
    list[list.length] = scoreMove(colour, pair);
  }
}

function listClaims(state: State, seat: Seat, list: MonumentsMove[]): void {
  for (const colour of coloursOf(state, seat)) {
    for (let power = 0; power < POWER_COUNT; power++) {
      if (!isHeldBy(state, power, colour) && hasMajority(state, colour, power)) list.push(claimMove(colour, power));
    }
  }
}

/** Hands lie in ascending order, so that the cards of one monument lie together. */
function listBuilds(state: State, seat: Seat, list: MonumentsMove[]): void {
  const hand = handOf(state, seat);
  for (let at = 0; at < hand.length; ) {
    const monument = monumentOf(hand[at] as Card);
    const first = cardOf(monument, 1);
    let values: ValueMask = 0;
    for (; at < hand.length && (hand[at] as Card) < first + VALUES; at++) values |= 1 << ((hand[at] as Card) - first);
    if (monument < 0) continue;
    for (let colour = seat; colour < state.scores.length; colour += state.seats) {
      listBuildsOf(state, colour, monument, values, list);
    }
  }
}

function listBuildsOf(
  state: State,
  colour: Colour,
  monument: Monument,
  values: ValueMask,
  list: MonumentsMove[],
): void {
  const stack = stackOf(state, colour, monument);
  if (stack === null) {
    if (!isSingle(values)) listErects(state, colour, monument, values, list);
    return;
  }
  listImproves(colour, monument, values, list);
  if (isHeldBy(state, SCRIBE, colour)) listRestacks(colour, monument, values, stack, list);
}

function listErects(state: State, colour: Colour, monument: Monument, values: ValueMask, list: MonumentsMove[]): void {
  const needed = cardsToErect(state, monument);
  if (needed === null) return;
  const subsets = subsetsOf(values, needed);
  for (let i = 0; i < subsets.length; i++) list[list.length] = erectMove(colour, monument, subsets[i] as ValueMask);
}

function listImproves(colour: Colour, monument: Monument, values: ValueMask, list: MonumentsMove[]): void {
  const subsets = subsetsOf(values, 1);
  for (let i = 0; i < subsets.length; i++) list[list.length] = improveMove(colour, monument, subsets[i] as ValueMask);
}

function listRestacks(
  colour: Colour,
  monument: Monument,
  values: ValueMask,
  stack: readonly Card[],
  list: MonumentsMove[],
): void {
  for (const subset of subsetsOf(values, 1)) {
    if (needsScribe(stack, subset)) list.push(restackMove(colour, monument, subset | maskOf(stack)));
  }
}

function isSingle(values: ValueMask): boolean {
  return (values & (values - 1)) === 0;
}

/** Would plain improving leave the stack in another order than descending? */
function needsScribe(stack: readonly Card[], added: ValueMask): boolean {
  const isDescending = stack.every((card, at) => at === 0 || card < (stack[at - 1] as Card));
  const top = stack[stack.length - 1] as Card;
  return !isDescending || added > bitOf(top);
}

/** All values, and all but one, as long as enough remain. */
function subsetsOf(values: ValueMask, least: number): readonly ValueMask[] {
  return SUBSETS[least]?.[values] ?? [];
}

const SUBSETS: readonly (readonly (readonly ValueMask[])[])[] = [0, 1, 2, 3].map((least) =>
  Array.from({ length: 1 << VALUES }, (_, values) => {
    const bits = Array.from({ length: VALUES }, (_, i) => values & (1 << i)).filter((bit) => bit !== 0);
    if (bits.length < Math.max(least, 1)) return [];
    return bits.length > Math.max(least, 1) ? [values, ...bits.map((bit) => values ^ bit)] : [values];
  }),
);

const BIT_OF: readonly ValueMask[] = Array.from({ length: CARD_COUNT }, (_, card) => 1 << (cardValue(card) - 1));

function bitOf(card: Card): ValueMask {
  return BIT_OF[card] ?? 0;
}

function maskOf(cards: readonly Card[]): ValueMask {
  return cards.reduce((mask, card) => mask | bitOf(card), 0);
}
