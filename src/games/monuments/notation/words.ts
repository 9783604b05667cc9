/** The words of the notation: cards, monuments, colours, symbols, powers. */
import { COLOURS, MONUMENTS, POWERS, SYMBOLS, VALUES } from '../content/monuments.ts';
import { type Card, cardOf, cardValue, type Monument, monumentOf, type Power, type SymbolId } from '../rules/cards.ts';
import type { Colour } from '../rules/state.ts';

/** `petra9`, or `?` for a card that the reader may not know. */
export function cardWord(card: Card): string {
  const monument = MONUMENTS[monumentOf(card)];
  return monument ? `${monument.key}${cardValue(card)}` : '?';
}

export function cardWords(cards: readonly (Card | null)[]): string {
  return cards.map((card) => (card === null ? '-' : cardWord(card))).join(' ');
}

/** `petra 9 4 2`: cards of one monument from bottom to top. */
export function stackWords(cards: readonly Card[]): string {
  return [monumentWord(monumentOf(cards[0] as Card)), ...cards.map(cardValue)].join(' ');
}

export function monumentWord(monument: Monument): string {
  return MONUMENTS[monument]?.key ?? '?';
}

export function colourWord(colour: Colour): string {
  return COLOURS[colour] ?? '?';
}

export function powerWord(power: Power): string {
  return POWERS[power] ?? '?';
}

export function symbolWord(symbol: SymbolId): string {
  return `${SYMBOLS[symbol]}s`;
}

export function readCard(word: string): Card | null {
  const value = Number(word.slice(-1));
  const monument = readMonument(word.slice(0, -1));
  return monument !== null && value >= 1 && value <= VALUES ? cardOf(monument, value) : null;
}

export function readMonument(word: string): Monument | null {
  return foundAt(MONUMENTS.findIndex(({ key }) => key === word));
}

export function readColour(word: string): Colour | null {
  return foundAt((COLOURS as readonly string[]).indexOf(word));
}

export function readPower(word: string): Power | null {
  return foundAt((POWERS as readonly string[]).indexOf(word));
}

export function readSymbol(word: string): SymbolId | null {
  return foundAt(SYMBOLS.findIndex((symbol) => `${symbol}s` === word));
}

function foundAt(index: number): number | null {
  return index < 0 ? null : index;
}
