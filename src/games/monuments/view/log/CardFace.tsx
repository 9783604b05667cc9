/** A card in small: value and symbol above, picture, name below. Its size follows the size of the type. */
import type { CSSProperties, ReactNode } from 'react';
import { MONUMENTS, SYMBOLS } from '../../content/monuments.ts';
import { type Card, cardValue, type Monument, monumentOf, symbolOf } from '../../rules/cards.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { hues, MonumentArt, SymbolIcon } from '../art/index.ts';
import styles from './CardFace.module.css';

interface Props {
  /** A card, or a monument as such. */
  readonly of: { readonly card: Card } | { readonly monument: Monument };
  readonly texts: MonumentsTexts;
}

export function CardFace({ of, texts: { log } }: Props): ReactNode {
  const monument = 'card' in of ? monumentOf(of.card) : of.monument;
  const key = MONUMENTS[monument]?.key;
  if (!key) return null;
  const { base, light, ink } = hues[key];
  const symbol = 'card' in of ? SYMBOLS[symbolOf(of.card)] : undefined;
  return (
    <span className={styles['card']} style={{ '--hue': base, '--hue-light': light, '--hue-ink': ink } as CSSProperties}>
      {'card' in of && symbol && (
        <span className={styles['corner']}>
          <b>{cardValue(of.card)}</b>
          <SymbolIcon symbol={symbol} title={log.symbol(symbolOf(of.card))} className={styles['symbol']} />
        </span>
      )}
      <MonumentArt monument={key} level={5} className={styles['art']} />
      <span className={styles['name']}>{log.monument(monument)}</span>
    </span>
  );
}
