/**
 * The legal actions of a Monument turn, listed (RULES.md §4, "Listed moves"): every card to draw, every pair to score,
 * every power to claim; of the builds, all cards of a monument and all but one, highest at the bottom. Any other subset
 * or order is just as legal and accepted, only not listed.
 */
import { HIDDEN, type Seat } from '../../../platform/rules.ts';
import { COLOURS, VALUES } from '../content/monuments.ts';
import { cardsToErect } from './build.ts';
import { type Card, cardValue, type Monument, monumentOf, POWER_COUNT, symbolOf } from './cards.ts';
import { coloursOf, stackOf } from './displays.ts';
import { handOf } from './hands.ts';
import { isHeldBy, SCRIBE } from './holders.ts';
import { claimMove, drawMove, erectMove, improveMove, restackMove, scoreMove, type ValueMask } from './moveTable.ts';
import { hasMajority } from './powers.ts';
import type { Colour, MonumentsMove, State } from './state.ts';

export function listActions(state: State, seat: Seat, list: MonumentsMove[]): void {
  listDraws(state, drawMove, list);
  listBuilds(state, seat, list);
  for (const colour of coloursOf(state, seat)) {
    listPairs(handOf(state, seat), SCORE_AS[colour] as PairMove, list);
    if (state.powers !== 'off') listClaims(state, colour, list);
  }
}

/** What can be drawn now, by whatever kind of move draws it. */
export function listDraws(state: State, move: (card: Card | null) => MonumentsMove, list: MonumentsMove[]): void {
  for (const card of state.row) if (card !== null) list.push(move(card));
  if (state.pile.length > 0) list.push(move(null));
}

type PairMove = (one: Card, other: Card) => MonumentsMove;

const SCORE_AS: readonly PairMove[] = COLOURS.map((_, colour) => (one, other) => scoreMove(colour, one, other));

/** Every pair of one symbol, by whatever kind of move spends it. */
export function listPairs(hand: readonly Card[], move: PairMove, list: MonumentsMove[]): void {
  for (let i = 1; i < hand.length; i++) {
    const other = hand[i] as Card;
    if (other === HIDDEN) continue;
    const symbol = symbolOf(other);
    for (let j = 0; j < i; j++) {
      const one = hand[j] as Card;
      if (symbolOf(one) === symbol) list.push(move(one, other));
    }
  }
}

function listClaims(state: State, colour: Colour, list: MonumentsMove[]): void {
  for (let power = 0; power < POWER_COUNT; power++) {
    if (!isHeldBy(state, power, colour) && hasMajority(state, colour, power)) list.push(claimMove(colour, power));
  }
}

/** Hands lie in ascending order, so that the cards of one monument lie together. */
function listBuilds(state: State, seat: Seat, list: MonumentsMove[]): void {
  const hand = handOf(state, seat);
  const colours = coloursOf(state, seat);
  for (let at = 0; at < hand.length; ) {
    const monument = monumentOf(hand[at] as Card);
    let values: ValueMask = 0;
    for (; at < hand.length && monumentOf(hand[at] as Card) === monument; at++) values |= bitOf(hand[at] as Card);
    if (monument < 0) continue;
    for (const colour of colours) listBuildsOf(state, colour, monument, values, list);
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
  if (!stack) {
    const needed = cardsToErect(state, monument);
    if (needed === null) return;
    for (const subset of subsetsOf(values, needed)) list.push(erectMove(colour, monument, subset));
    return;
  }
  for (const subset of subsetsOf(values, 1)) list.push(improveMove(colour, monument, subset));
  if (!isHeldBy(state, SCRIBE, colour)) return;
  for (const subset of subsetsOf(values, 1)) {
    if (needsScribe(stack, subset)) list.push(restackMove(colour, monument, subset | maskOf(stack)));
  }
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

function bitOf(card: Card): ValueMask {
  return 1 << (cardValue(card) - 1);
}

function maskOf(cards: readonly Card[]): ValueMask {
  return cards.reduce((mask, card) => mask | bitOf(card), 0);
}
