import { memo } from 'react';
import { type Card, cardValue, type Monument, monumentOf, symbolOf } from '../../rules/cards.ts';
import { SymbolIcon } from '../art/index.ts';
import styles from './CardFace.module.css';
import { hueStyle, symbolKey } from './hue.ts';
import { Picture } from './Picture.tsx';

const COMPLETE = 5;

interface Props {
  /** Null for a monument as such. */
  readonly card: Card | null;
  readonly monument?: Monument;
  /** The name of the monument. */
  readonly name: string;
}

/** The face of a card: picture, name, value, symbol. As wide as `--card`; always beside words that say the same. */
export const CardFace = memo(function CardFace({ card, monument = monumentOf(card ?? 0), name }: Props) {
  return (
    <span className={styles.face} aria-hidden="true" style={hueStyle(monument)}>
      <Picture monument={monument} height={COMPLETE} className={styles.picture} />
      {card !== null && (
        <span className={styles.index}>
          <b className={styles.value}>{cardValue(card)}</b>
          <SymbolIcon symbol={symbolKey(symbolOf(card))} className={styles.symbol} />
        </span>
      )}
      <span className={styles.name}>{name}</span>
    </span>
  );
});
