/** The log grouped by turn. */

import type { Seat } from '../../../../platform/rules.ts';
import type { Moment } from '../../../../platform/table.ts';
import type { MonumentsNews, TurnKind } from '../../rules/state.ts';

export interface LogLine {
  readonly ply: number;
  readonly news: MonumentsNews;
}

export interface LogTurn {
  readonly turn: number;
  readonly seat: Seat;
  readonly kind: TurnKind | null;
  /** The ply of the choice of its kind. */
  readonly ply: number;
  readonly lines: readonly LogLine[];
}

/** A turn lasts until the news that the next one has begun. Its heading says who and what kind, so no line does. */
export function turnsOf(log: readonly Moment<MonumentsNews>[]): LogTurn[] {
  const turns: (LogTurn & { kind: TurnKind | null; lines: LogLine[] })[] = [];
  let next = 1;
  let isOpen = false;
  for (const { ply, seat, news } of log) {
    if (!isOpen) turns.push({ turn: next, seat, kind: null, ply, lines: [] });
    isOpen = true;
    const turn = turns[turns.length - 1];
    for (const item of news) {
      if (item.type === 'chose' && turn) turn.kind = item.kind;
      else if (item.type === 'turn') {
        next = item.turn;
        isOpen = false;
      } else turn?.lines.push({ ply, news: item });
    }
  }
  return turns;
}
