/** Colours and what stands in their displays. */
import type { Seat } from '../../../platform/rules.ts';
import { type Card, MONUMENT_COUNT, type Monument, SYMBOL_COUNT, type SymbolId, symbolOf } from './cards.ts';
import type { Colour, State } from './state.ts';

const COLOURS_AT: readonly (readonly (readonly Colour[])[])[] = [
  [],
  [],
  // RULES.md §2.3: with two seats each one plays two colours.
  [
    [0, 2],
    [1, 3],
  ],
  [[0], [1], [2]],
  [[0], [1], [2], [3]],
];

/**
 * The list of them. Where every nanosecond counts, loops do without: from colour `seat` on, every `seats`-th one. For
 * the same reason those loops are not `for … of`, which is so much longer that less of its surroundings gets inlined.
 */
export function coloursOf(state: State, seat: Seat): readonly Colour[] {
  return COLOURS_AT[state.seats]?.[seat] ?? [];
}

export function seatOf(state: State, colour: Colour): Seat {
  return colour % state.seats;
}

export function isColourOf(state: State, seat: Seat, colour: Colour): boolean {
  return colour < state.scores.length && seatOf(state, colour) === seat;
}

export function stackOf(state: State, colour: Colour, monument: Monument): readonly Card[] | null {
  return state.stacks[colour * MONUMENT_COUNT + monument] as readonly Card[] | null;
}

/** Puts a stack into a display, in place of the one that stood there; the symbols shown follow. */
export function putStack(state: State, colour: Colour, monument: Monument, cards: readonly Card[]): void {
  const at = colour * MONUMENT_COUNT + monument;
  const former = state.stacks[at];
  if (former) countSymbols(state, colour, former, -1);
  countSymbols(state, colour, cards, 1);
  state.stacks[at] = cards;
}

function countSymbols(state: State, colour: Colour, cards: readonly Card[], by: 1 | -1): void {
  const { symbols } = state;
  for (let i = 0; i < cards.length; i++) {
    const at = colour * SYMBOL_COUNT + symbolOf(cards[i] as Card);
    symbols[at] = (symbols[at] as number) + by;
  }
}

export function buildersOf(state: State, monument: Monument): Colour[] {
  return state.scores.map((_, colour) => colour).filter((colour) => stackOf(state, colour, monument));
}

/** Cards with a symbol in a display, covered ones too (RULES.md §4.6, §8.1). */
export function symbolsShown(state: State, colour: Colour, symbol: SymbolId): number {
  return state.symbols[colour * SYMBOL_COUNT + symbol] as number;
}
