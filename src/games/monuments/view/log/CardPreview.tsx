/** A card or a monument named in a line, shown in small beside it. One preview serves the whole log. */
import type { CSSProperties, ReactNode } from 'react';
import { MONUMENTS, SYMBOLS } from '../../content/monuments.ts';
import { cardValue, type Monument, monumentOf, symbolOf } from '../../rules/cards.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { hues, MonumentArt, SymbolIcon } from '../art/index.ts';
import styles from './CardPreview.module.css';

export interface Pointed {
  readonly what: { readonly card: number } | { readonly monument: Monument };
  /** Where the word stands on the screen. */
  readonly at: { readonly left: number; readonly top: number; readonly bottom: number };
}

const WIDTH = 132;
const HEIGHT = 176;
const GAP = 6;

export function CardPreview({ pointed, texts }: { pointed: Pointed; texts: MonumentsTexts }): ReactNode {
  const { what, at } = pointed;
  const monument = 'card' in what ? monumentOf(what.card) : what.monument;
  const key = MONUMENTS[monument]?.key;
  if (!key) return null;
  const hue = hues[key];
  const style = { ...placeFor(at), '--hue': hue.base, '--hue-light': hue.light, '--hue-ink': hue.ink } as CSSProperties;
  const symbol = 'card' in what ? SYMBOLS[symbolOf(what.card)] : undefined;
  return (
    <div className={styles['preview']} style={style} aria-hidden="true" data-preview="card">
      {'card' in what && symbol && (
        <div className={styles['corner']}>
          <b>{cardValue(what.card)}</b>
          <SymbolIcon symbol={symbol} className={styles['symbol']} />
        </div>
      )}
      <MonumentArt monument={key} level={5} className={styles['art']} />
      <div className={styles['name']}>{texts.log.monument(monument)}</div>
    </div>
  );
}

function placeFor({ left, top, bottom }: Pointed['at']): CSSProperties {
  const above = top - HEIGHT - GAP;
  return {
    width: WIDTH,
    height: HEIGHT,
    left: Math.max(GAP, Math.min(left, window.innerWidth - WIDTH - GAP)),
    top: above >= GAP ? above : Math.min(bottom + GAP, window.innerHeight - HEIGHT - GAP),
  };
}
