/**
 * Which cards a hand spares most easily (RULES.md §4, "Listed moves"): of a symbol two, for the pairs that are listed to
 * score and to buy with. First those that none of the seat's colours can ever lay, then those with the fewest companions
 * in the hand, those of an own monument last; the lower value first among equals.
 */
import type { Seat } from '../../../platform/rules.ts';
import { VALUES } from '../content/monuments.ts';
import { MOST_BUILDERS } from './build.ts';
import {
  CARD_COUNT,
  type Card,
  cardOf,
  cardValue,
  type Monument,
  monumentOf,
  type SymbolId,
  symbolOf,
} from './cards.ts';
import { stackOf } from './displays.ts';
import { handOf } from './hands.ts';
import { type Pair, pairOf } from './pairs.ts';
import type { State } from './state.ts';

/** What a card of an own monument is worth on top of its companions: it can be laid alone. */
const OWN_MONUMENT = 2;
/** A card's rank among those to spare is one number: its reluctance, then its value, then the card itself. */
const VALUE_RANGE = 16;
const CARD_RANGE = 128;
/** After every card's rank. */
const LAST_RANK = 1 << 24;

/** Cards of each symbol, counted in one number: a byte per symbol. */
export type SymbolCounts = number;

const BYTE = 8;
/** By card: one of its symbol. */
const ONE_OF: readonly SymbolCounts[] = Array.from({ length: CARD_COUNT }, (_, card) => 1 << (BYTE * symbolOf(card)));

export function symbolCounts(hand: readonly Card[]): SymbolCounts {
  let counts = 0;
  for (let i = 0; i < hand.length; i++) counts += ONE_OF[hand[i] as Card] ?? 0;
  return counts;
}

export function countOf(counts: SymbolCounts, symbol: SymbolId): number {
  return (counts >> (BYTE * symbol)) & 0xff;
}

/** The pair of a symbol that a hand spares first; it holds two cards of it or more. */
export function sparePair(state: State, seat: Seat, symbol: SymbolId, count: number): Pair {
  return count === 2 ? onlyPair(handOf(state, seat), symbol) : easiestPair(state, seat, symbol);
}

function onlyPair(hand: readonly Card[], symbol: SymbolId): Pair {
  let lower = -1;
  for (let i = 0; ; i++) {
    const card = hand[i] as Card;
    if (symbolOf(card) !== symbol) continue;
    if (lower >= 0) return pairOf(lower, card);
    lower = card;
  }
}

function easiestPair(state: State, seat: Seat, symbol: SymbolId): Pair {
  const hand = handOf(state, seat);
  let first = LAST_RANK;
  let second = LAST_RANK;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as Card;
    if (symbolOf(card) !== symbol) continue;
    const rank = (reluctanceOf(state, seat, at) * VALUE_RANGE + cardValue(card)) * CARD_RANGE + card;
    if (rank < first) {
      second = first;
      first = rank;
    } else if (rank < second) second = rank;
  }
  const one = first % CARD_RANGE;
  const other = second % CARD_RANGE;
  return one < other ? pairOf(one, other) : pairOf(other, one);
}

function reluctanceOf(state: State, seat: Seat, at: number): number {
  const hand = handOf(state, seat);
  const monument = monumentOf(hand[at] as Card);
  const companions = companionsOf(hand, at, monument);
  const available = state.available[monument];
  if (available === MOST_BUILDERS) return companions;
  for (let colour = seat; colour < state.scores.length; colour += state.seats) {
    if (stackOf(state, colour, monument) !== null) return companions + OWN_MONUMENT;
  }
  return available === 0 ? 0 : companions;
}

/** How many cards of its monument the hand holds, itself included. Hands are sorted: they lie side by side. */
function companionsOf(hand: readonly Card[], at: number, monument: Monument): number {
  const lowest = cardOf(monument, 1);
  let from = at;
  while (from > 0 && (hand[from - 1] as Card) >= lowest) from--;
  let to = at + 1;
  while (to < hand.length && (hand[to] as Card) < lowest + VALUES) to++;
  return to - from;
}
