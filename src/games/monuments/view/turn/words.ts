/** Names of things for one language and one set of players. */
import type { Seat } from '../../../../platform/rules.ts';
import { MONUMENTS } from '../../content/monuments.ts';
import {
  type Card,
  cardValue,
  type Monument,
  monumentOf,
  type Power,
  type SymbolId,
  symbolOf,
} from '../../rules/cards.ts';
import type { Colour } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';

export type Words = ReturnType<typeof wordsFor>;

export function wordsFor(texts: MonumentsTexts, names: readonly string[]) {
  const t = texts.table;
  const hasTwoColours = names.length === 2;
  const monument = (which: Monument): string => t.monuments[which] ?? '';
  const seat = (which: Seat): string => names[which] ?? '';
  return {
    t,
    texts,
    monument,
    seat,
    symbol: (which: SymbolId): string => t.symbols[which] ?? '',
    symbols: (which: SymbolId): string => t.symbolsMany[which] ?? '',
    power: (which: Power): string => t.powers[which] ?? '',
    colour: (which: Colour): string => t.colours[which] ?? '',
    /** Whose colour it is; with two seats the colour is named too. */
    owner: (which: Colour): string => {
      const name = seat(which % Math.max(1, names.length));
      return hasTwoColours ? `${name} (${t.colours[which] ?? ''})` : name;
    },
    hasTwoColours,
    /** −12, with a true minus. */
    number: (value: number): string => (value < 0 ? `−${-value}` : String(value)),
    /** Petra 9. */
    card: (card: Card): string => `${monument(monumentOf(card))} ${cardValue(card)}`,
    /** Petra 9, scroll. */
    cardInFull: (card: Card): string =>
      t.card(monument(monumentOf(card)), cardValue(card), t.symbols[symbolOf(card)] ?? ''),
    /** 9-4-2, bottom to top. */
    values: (cards: readonly Card[]): string => cards.map(cardValue).join('-'),
  };
}

/** The name a card has in the page: petra9. */
export function cardKey(card: Card): string {
  return `${MONUMENTS[monumentOf(card)]?.key ?? 'hidden'}${card < 0 ? '' : cardValue(card)}`;
}
