import type { ReactNode } from 'react';
import { C, n2, path, rect } from './paths.ts';

/** A cypress with its foot at (x, y). */
export function Cypress({ x, y, h, w = h * 0.26 }: { x: number; y: number; h: number; w?: number }): ReactNode {
  const half = (s: number): string =>
    path`M${x} ${y - h}C${x + s * w * 0.5} ${y - h * 0.7} ${x + s * w * 0.75} ${y - h * 0.2} ` +
    path`${x + s * w * 0.3} ${y - h * 0.08}H${x}z`;
  return (
    <>
      <path fill={C.deep} d={rect(x - w * 0.1, y - h * 0.1, w * 0.2, h * 0.1)} />
      <path fill={C.leaf} d={half(-1)} />
      <path fill={C.leafDark} d={half(1)} />
    </>
  );
}

/** A date palm with its foot at (x, y). */
export function Palm({ x, y, h, s = h * 0.42 }: { x: number; y: number; h: number; s?: number }): ReactNode {
  const frond = (dx: number, dy: number, k: number): string =>
    `M0 0Q${n2(dx * 0.5)} ${n2(dy - k)} ${dx} ${n2(dy + k * 0.4)}Q${n2(dx * 0.45)} ${n2(dy - k * 0.25)} 0 0z`;
  return (
    <g transform={`translate(${x} ${n2(y - h)})`}>
      <path fill="none" stroke={C.deep} strokeWidth={n2(h * 0.075)} d={`M0 0q${n2(h * 0.1)} ${n2(h * 0.5)} 0 ${h}`} />
      <g transform={`scale(${n2(s / 10)})`}>
        <path fill={C.leafDark} d={frond(9, 2, 5) + frond(7.5, -3.5, 4) + frond(5.5, 7, 4.5) + frond(-5, 7, 4.5)} />
        <path fill={C.leaf} d={frond(-9.5, 1.5, 5) + frond(-7.5, -4, 4) + frond(1, -7.5, 2)} />
        <circle r="1.4" fill={C.ochre} />
      </g>
    </g>
  );
}
