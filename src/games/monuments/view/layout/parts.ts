import type { Seat } from '../../../../platform/rules.ts';
import type { MonumentsTableProps } from '../tableProps.ts';
import type { Selection } from '../turn/selection.ts';
import type { Turn } from '../useTurn.ts';

/** What both arrangements of the table are made of. */
export interface LayoutProps extends MonumentsTableProps {
  /** From whose side the table is seen, even while nobody may look yet. */
  readonly side: Seat | null;
  readonly turn: Turn;
  /** What is selected at this moment; `turn` may be a moment behind. */
  readonly picked: Selection;
  /** By colour: the forecast. */
  readonly totals: readonly number[];
  /** The last move in words. */
  readonly lastMove: string;
  /** The ply that is looked at; null for now. */
  readonly looking: number | null;
  onLook(ply: number | null): void;
  onEnd(): void;
  onUndo(): void;
  /** Back to the end sheet once the match is over. */
  readonly onEndSheet: (() => void) | null;
}
