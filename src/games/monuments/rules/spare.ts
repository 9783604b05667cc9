/**
 * Which cards a hand spares most easily (RULES.md §4, "Listed moves"): of a symbol two, for the pairs that are listed to
 * score and to buy with. First those that none of the seat's colours can ever lay, then those with the fewest companions
 * in the hand, those of an own monument last; the lower value first among equals.
 */
import type { Seat } from '../../../platform/rules.ts';
import { type Card, cardValue, monumentOf, SYMBOL_COUNT, type SymbolId, symbolOf } from './cards.ts';
import { coloursOf, stackOf } from './displays.ts';
import { handOf } from './hands.ts';
import { type Pair, pairOf } from './pairs.ts';
import type { Colour, State } from './state.ts';

/** What a card of an own monument is worth on top of its companions: it can be laid alone. */
const OWN_MONUMENT = 2;
const VALUE_RANGE = 16;
/** More than any card's reluctance. */
const MOST = 1 << 16;

/** Cards of each symbol, counted in one number: a byte per symbol. */
export type SymbolCounts = number;

const BYTE = 8;
const ONE_OF: readonly SymbolCounts[] = Array.from({ length: SYMBOL_COUNT }, (_, symbol) => 1 << (BYTE * symbol));

export function symbolCounts(hand: readonly Card[]): SymbolCounts {
  let counts = 0;
  for (let i = 0; i < hand.length; i++) counts += ONE_OF[symbolOf(hand[i] as Card)] ?? 0;
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
  let first = -1;
  let second = -1;
  let least = MOST;
  let next = MOST;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (symbolOf(card) !== symbol) continue;
    const reluctance = reluctanceOf(state, seat, i) * VALUE_RANGE + cardValue(card);
    if (reluctance < least) {
      second = first;
      next = least;
      first = card;
      least = reluctance;
    } else if (reluctance < next) {
      second = card;
      next = reluctance;
    }
  }
  return first < second ? pairOf(first, second) : pairOf(second, first);
}

function reluctanceOf(state: State, seat: Seat, at: number): number {
  const hand = handOf(state, seat);
  const monument = monumentOf(hand[at] as Card);
  const colours = coloursOf(state, seat);
  const companions = companionsOf(hand, at);
  for (let i = 0; i < colours.length; i++) {
    if (stackOf(state, colours[i] as Colour, monument)) return companions + OWN_MONUMENT;
  }
  return state.available[monument] === 0 ? 0 : companions;
}

/** How many cards of its monument the hand holds, itself included. Hands are sorted: they lie side by side. */
function companionsOf(hand: readonly Card[], at: number): number {
  const monument = monumentOf(hand[at] as Card);
  let first = at;
  while (first > 0 && monumentOf(hand[first - 1] as Card) === monument) first--;
  let last = at;
  while (last + 1 < hand.length && monumentOf(hand[last + 1] as Card) === monument) last++;
  return last - first + 1;
}
