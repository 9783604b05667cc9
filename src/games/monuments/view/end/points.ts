/** The scores at the end of every turn, for the plot. */
import { useEffect, useState } from 'react';
import type { Moment } from '../../../../platform/table.ts';
import { sheetsOf } from '../../rules/scoring.ts';
import type { MonumentsNews, State } from '../../rules/state.ts';

export interface TurnPoint {
  readonly turn: number;
  /** By colour. */
  readonly totals: readonly number[];
  readonly track: readonly number[];
}

/** The plies after which a turn was over. */
function turnEnds(log: readonly Moment<MonumentsNews>[]): number[] {
  return log.flatMap(({ ply, news }) => (news.some(({ type }) => type === 'turn' || type === 'over') ? [ply] : []));
}

function pointAt(state: State, turn: number): TurnPoint {
  return { turn, totals: sheetsOf(state).map(({ total }) => total), track: state.scores.slice() };
}

/** As much as one frame bears. */
const SLICE_MS = 8;

/** Computed in slices, so that the page never freezes; null until all are there. */
export function useTurnPoints(
  log: readonly Moment<MonumentsNews>[],
  viewAt: (ply: number) => State,
): readonly TurnPoint[] | null {
  const [points, setPoints] = useState<readonly TurnPoint[] | null>(null);
  useEffect(() => {
    const plies = turnEnds(log);
    const done: TurnPoint[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const step = () => {
      const until = performance.now() + SLICE_MS;
      while (done.length < plies.length && performance.now() < until) {
        done.push(pointAt(viewAt(plies[done.length] as number), done.length + 1));
      }
      if (done.length < plies.length) timer = setTimeout(step);
      else setPoints(done);
    };
    timer = setTimeout(step);
    return () => clearTimeout(timer);
    // Only a longer log asks for new points: `viewAt` may be a new function each time.
  }, [log.length]);
  return points;
}
