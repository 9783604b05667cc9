/** A card or a monument named in a line, shown in small beside it. One preview serves the whole log. */
import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type Card, type Monument, monumentOf } from '../../rules/cards.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { CardFace } from '../parts/CardFace.tsx';
import styles from './CardPreview.module.css';

export interface Pointed {
  readonly what: { readonly card: Card } | { readonly monument: Monument };
  /** Where the word stands on the screen. */
  readonly at: { readonly left: number; readonly top: number; readonly bottom: number };
}

const WIDTH = 130;
const HEIGHT = 182;
const GAP = 6;

export function CardPreview({ pointed, texts }: { pointed: Pointed; texts: MonumentsTexts }): ReactNode {
  const { what } = pointed;
  const card = 'card' in what ? what.card : null;
  const monument = 'card' in what ? monumentOf(what.card) : what.monument;
  return createPortal(
    <div className={styles['preview']} style={placeFor(pointed.at)} aria-hidden="true" data-preview="card">
      <CardFace card={card} monument={monument} name={texts.log.monument(monument)} />
    </div>,
    document.body,
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
