/** Cards as small numbers: monument × 9 + (value − 1) (RULES.md §1.5). */
import { MONUMENTS, POWERS, SET_ASIDE, SYMBOLS, VALUES } from '../content/monuments.ts';

/** 0 … 107, or HIDDEN in a view. */
export type Card = number;
/** Index into MONUMENTS. */
export type Monument = number;
/** Index into SYMBOLS. */
export type SymbolId = number;
/** Index into POWERS; a power's number is also that of its symbol (RULES.md §8.1). */
export type Power = number;

export const MONUMENT_COUNT = MONUMENTS.length;
export const CARD_COUNT = MONUMENT_COUNT * VALUES;
export const SYMBOL_COUNT = SYMBOLS.length;
export const POWER_COUNT = POWERS.length;

const MONUMENT_OF: readonly Monument[] = MONUMENTS.flatMap((_, monument) => new Array<Monument>(VALUES).fill(monument));
const SYMBOL_OF: readonly SymbolId[] = MONUMENTS.flatMap(({ symbols }) =>
  symbols.split(' ').map((word) => (SYMBOLS as readonly string[]).indexOf(word)),
);

const VALUE_OF: readonly number[] = MONUMENTS.flatMap(() => Array.from({ length: VALUES }, (_, at) => at + 1));

/** The monument of a card; −1 for one that is HIDDEN. */
export function monumentOf(card: Card): Monument {
  return MONUMENT_OF[card] ?? -1;
}

export function cardValue(card: Card): number {
  return VALUE_OF[card] ?? 0;
}

/** The symbol of a card; −1 for one that is HIDDEN. */
export function symbolOf(card: Card): SymbolId {
  return SYMBOL_OF[card] ?? -1;
}

export function cardOf(monument: Monument, value: number): Card {
  return monument * VALUES + value - 1;
}

/** The cards in play (RULES.md §2.1–2.3). */
export function deckFor(seats: number): readonly Card[] {
  return DECKS[seats] ?? [];
}

/** By number of seats. */
const DECKS: readonly (readonly Card[])[] = [0, 1, 2, 3, 4].map(layDeck);

function layDeck(seats: number): Card[] {
  const deck: Card[] = [];
  MONUMENTS.forEach(({ key, barred }, monument) => {
    if (seats < 4 && key === SET_ASIDE) return;
    for (let value = 1; value <= VALUES; value++) {
      const isBarred = seats === 3 && (barred as readonly number[]).includes(value);
      if (!isBarred) deck.push(cardOf(monument, value));
    }
  });
  return deck;
}
