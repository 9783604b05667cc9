import { memo } from 'react';
import { type Card, cardValue, monumentOf, symbolOf } from '../../rules/cards.ts';
import { SymbolIcon } from '../art/index.ts';
import { useTable } from '../TableContext.ts';
import styles from './CardFace.module.css';
import { hueStyle, symbolKey } from './hue.ts';
import { Picture } from './Picture.tsx';

const COMPLETE = 5;

/** The face of a card: picture, name, value, symbol. It fills its parent's width. */
export const CardFace = memo(function CardFace({ card }: { readonly card: Card }) {
  const { words } = useTable();
  const monument = monumentOf(card);
  return (
    <span className={styles.face} aria-hidden="true" style={hueStyle(monument)}>
      <span className={styles.inner}>
        <Picture monument={monument} height={COMPLETE} className={styles.picture} />
        <span className={styles.index}>
          <b className={styles.value}>{cardValue(card)}</b>
          <SymbolIcon symbol={symbolKey(symbolOf(card))} className={styles.symbol} />
        </span>
        <span className={styles.name}>{words.monument(monument)}</span>
      </span>
    </span>
  );
});
