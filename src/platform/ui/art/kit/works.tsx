import type { ReactNode } from 'react';
import { C, each, n2, rect, spread } from './paths.ts';

/** Wooden scaffolding between y and the foot. */
export function Scaffold({
  x,
  y,
  w,
  h,
  bays = 2,
  rows = 2,
}: {
  x: number;
  y: number;
  w: number;
  h: number;
  bays?: number;
  rows?: number;
}): ReactNode {
  const poles = spread(x, x + w, bays + 1).map((px) => `M${px} ${n2(y - 3)}v${n2(h + 3)}`);
  const decks = spread(y, y + h, rows + 1).slice(0, -1);
  const braces = decks.map((dy, i) => `M${i % 2 ? x : n2(x + w)} ${dy}L${i % 2 ? n2(x + w) : x} ${n2(dy + h / rows)}`);
  return (
    <g fill="none" stroke={C.wood}>
      <path strokeWidth=".9" d={poles.join('')} />
      <path strokeWidth=".5" d={braces.join('')} />
      <path strokeWidth="1.3" d={each(decks, (dy) => `M${n2(x - 1.5)} ${dy}h${n2(w + 3)}`)} />
    </g>
  );
}

/** A builder's crane with its foot at (x, y), `dir` -1 leans left; a stone hangs from the jib. */
export function Crane({ x, y, h, dir = 1 }: { x: number; y: number; h: number; dir?: 1 | -1 }): ReactNode {
  const bar = (t: number): string => `M${n2(-4 + t * (h * 0.32 + 4))} ${n2(-h * t)}H${n2(3 + t * (h * 0.32 - 3))}`;
  return (
    <g transform={`translate(${x} ${y}) scale(${dir} 1)`} fill="none" stroke={C.wood} strokeLinejoin="round">
      <path strokeWidth="1.4" d={`M-4 0L${n2(h * 0.32)} ${-h}L3 0`} />
      <path strokeWidth=".9" d={bar(0.2) + bar(0.42) + bar(0.62)} />
      <path strokeWidth=".5" stroke={C.black} d={`M${n2(h * 0.32)} ${-h}v${n2(h * 0.42)}M${n2(h * 0.32)} ${-h}L-7 0`} />
      <path fill={C.ivory} stroke={C.shade} strokeWidth=".5" d={rect(h * 0.32 - 3, -h * 0.58, 6, 4)} />
    </g>
  );
}

/** Cut stones lying about at the foot of an unfinished work. */
export function Stones({ at, y = 108 }: { at: readonly number[]; y?: number }): ReactNode {
  return (
    <>
      <path fill={C.ivory} d={each(at, (x, i) => rect(x, y - 3.4 - (i % 2), 6, 3.4 + (i % 2)))} />
      <path fill={C.shade} d={each(at, (x, i) => rect(x + 4, y - 3.4 - (i % 2), 2, 3.4 + (i % 2)))} />
    </>
  );
}
