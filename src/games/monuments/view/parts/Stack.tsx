import { memo } from 'react';
import { type Card, cardValue, type Monument, symbolOf } from '../../rules/cards.ts';
import { SymbolIcon } from '../art/index.ts';
import { useTable } from '../TableContext.ts';
import { cardKey } from '../turn/words.ts';
import { hueStyle, symbolKey } from './hue.ts';
import { Picture } from './Picture.tsx';
import { Spoken } from './Spoken.tsx';
import styles from './Stack.module.css';

interface Props {
  readonly monument: Monument;
  /** Bottom to top. */
  readonly cards: readonly Card[];
  /** A card selected in the hand would go here. */
  readonly isTarget: boolean;
  readonly isMain: boolean;
}

/** By the number of cards: how much room a stack asks for. Where there is less, its courses lie in pairs. */
function heightOf(cards: number): 'low' | 'middle' | 'high' | 'tall' {
  if (cards <= 2) return 'low';
  if (cards <= 4) return 'middle';
  return cards <= 6 ? 'high' : 'tall';
}

/** A monument in a display: its picture on courses of stone, one for every card, all values and symbols in sight. */
export const Stack = memo(
  function Stack({ monument, cards, isTarget, isMain }: Props) {
    const { words, open } = useTable();
    const list = cards.map((card) => `${cardValue(card)} ${words.symbol(symbolOf(card))}`).join(', ');
    return (
      <button
        type="button"
        className={styles.stack}
        style={hueStyle(monument)}
        tabIndex={-1}
        data-rove
        data-height={heightOf(cards.length)}
        data-target={isTarget || undefined}
        onClick={() => open({ kind: 'monument', monument })}
      >
        <Spoken>{words.t.display.stack(words.monument(monument), list)}</Spoken>
        <span className={styles.sky} aria-hidden="true">
          <Picture monument={monument} height={cards.length} isBare className={styles.picture} />
          {isMain && <span className={styles.crown} />}
        </span>
        <span className={styles.courses} aria-hidden="true">
          {[...cards].reverse().map((card) => (
            <span key={card} className={styles.course} data-zone="display" data-card={cardKey(card)}>
              <b>{cardValue(card)}</b>
              <SymbolIcon symbol={symbolKey(symbolOf(card))} className={styles.symbol} />
            </span>
          ))}
        </span>
        <span className={styles.plinth} aria-hidden="true">
          {words.monument(monument)}
        </span>
      </button>
    );
  },
  (a, b) =>
    a.monument === b.monument &&
    a.isTarget === b.isTarget &&
    a.isMain === b.isMain &&
    a.cards.length === b.cards.length &&
    a.cards.every((card, at) => card === b.cards[at]),
);
