/** Two cards of one symbol as one number, small enough to count all of them (RULES.md §4.2, §4.6). */
import { CARD_COUNT, type Card, SYMBOL_COUNT, symbolOf } from './cards.ts';

/** The lower card × 36 + the place of the higher one among the cards of their symbol. */
export type Pair = number;

const PER_SYMBOL = CARD_COUNT / SYMBOL_COUNT;
export const PAIR_COUNT = CARD_COUNT * PER_SYMBOL;

const CARDS_BY_SYMBOL: readonly (readonly Card[])[] = Array.from({ length: SYMBOL_COUNT }, (_, symbol) =>
  Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => symbolOf(card) === symbol),
);

const PLACES: readonly number[] = Array.from({ length: CARD_COUNT }, (_, card) =>
  (CARDS_BY_SYMBOL[symbolOf(card)] ?? []).indexOf(card),
);

export function pairOf(lower: Card, higher: Card): Pair {
  return lower * PER_SYMBOL + (PLACES[higher] ?? 0);
}

export function cardsOfPair(pair: Pair): [Card, Card] {
  const lower = Math.floor(pair / PER_SYMBOL);
  return [lower, CARDS_BY_SYMBOL[symbolOf(lower)]?.[pair % PER_SYMBOL] as Card];
}
