/** Two cards of one symbol as one small number, so that tables of all pairs stay small (RULES.md §4.2, §4.6). */
import { CARD_COUNT, type Card, SYMBOL_COUNT, symbolOf } from './cards.ts';

export type Pair = number;

const PER_SYMBOL = CARD_COUNT / SYMBOL_COUNT;
const PAIRS_PER_SYMBOL = (PER_SYMBOL * (PER_SYMBOL - 1)) / 2;
export const PAIR_COUNT = SYMBOL_COUNT * PAIRS_PER_SYMBOL;

const CARDS_BY_SYMBOL: readonly (readonly Card[])[] = Array.from({ length: SYMBOL_COUNT }, (_, symbol) =>
  Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => symbolOf(card) === symbol),
);

/** By card: its place among the cards of its symbol. */
const PLACES: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) =>
  (CARDS_BY_SYMBOL[symbolOf(card)] ?? []).indexOf(card),
);

/** By card, for the higher one of a pair: the number of its first pair. Shifted, not halved: 0 / 2 must not become −0. */
const FIRST_PAIRS: readonly Pair[] = PLACES.map(
  (place, card) => symbolOf(card) * PAIRS_PER_SYMBOL + ((place * (place - 1)) >> 1),
);

/** By pair. */
const CARDS: readonly (readonly [Card, Card])[] = CARDS_BY_SYMBOL.flatMap((cards) =>
  cards.flatMap((higher, place) => cards.slice(0, place).map((lower) => [lower, higher] as const)),
);

export function pairOf(lower: Card, higher: Card): Pair {
  return (FIRST_PAIRS[higher] ?? 0) + (PLACES[lower] ?? 0);
}

export function cardsOfPair(pair: Pair): readonly Card[] {
  return CARDS[pair] ?? [];
}
