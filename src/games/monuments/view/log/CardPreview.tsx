/** A card or a monument named in a line, shown in small beside it. One preview serves the whole log. */
import type { CSSProperties, ReactNode } from 'react';
import type { Card, Monument } from '../../rules/cards.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { CardFace } from './CardFace.tsx';
import styles from './CardPreview.module.css';

export interface Pointed {
  readonly what: { readonly card: Card } | { readonly monument: Monument };
  /** Where the word stands on the screen. */
  readonly at: { readonly left: number; readonly top: number; readonly bottom: number };
}

const WIDTH = 132;
const HEIGHT = 181;
const GAP = 6;

export function CardPreview({ pointed, texts }: { pointed: Pointed; texts: MonumentsTexts }): ReactNode {
  return (
    <div className={styles['preview']} style={placeFor(pointed.at)} aria-hidden="true" data-preview="card">
      <CardFace of={pointed.what} texts={texts} />
    </div>
  );
}

/** Above the word if there is room, else below, and never beyond the edges of the window. */
function placeFor({ left, top, bottom }: Pointed['at']): CSSProperties {
  const above = top - HEIGHT - GAP;
  return {
    left: Math.max(GAP, Math.min(left, window.innerWidth - WIDTH - GAP)),
    top: above >= GAP ? above : Math.min(bottom + GAP, window.innerHeight - HEIGHT - GAP),
  };
}
