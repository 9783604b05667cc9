import type { ReactNode } from 'react';
import { C, n2, rect, spread } from './paths.ts';

interface BlockProps {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Body, shade and light. */
  tones?: readonly [string, string, string];
  /** Width of the shaded right side. */
  s?: number;
  /** Height of the lit upper edge. */
  t?: number;
}

const STONE = [C.stone, C.sand, C.ivory] as const;
export const WARM = [C.sand, C.shade, C.stone] as const;
export const BRICK = [C.terra, C.terraDark, '#d47f4f'] as const;

/** A lit block: body, shaded right side, bright upper edge. */
export function Block({ x, y, w, h, tones = STONE, s = w * 0.3, t = 1.2 }: BlockProps): ReactNode {
  return (
    <>
      <path fill={tones[0]} d={rect(x, y, w, h)} />
      {s > 0 && <path fill={tones[1]} d={rect(x + w - s, y, s, h)} />}
      {t > 0 && <path fill={tones[2]} d={rect(x, y, w, t)} />}
    </>
  );
}

/** Steps narrowing upwards: `n` treads between y (top) and the foot, each `inset` narrower. */
export function Steps(p: {
  x: number;
  w: number;
  y: number;
  h: number;
  n: number;
  inset: number;
  tones?: BlockProps['tones'];
}): ReactNode {
  const th = p.h / p.n;
  return spread(0, p.n - 1, p.n).map((i) => (
    <Block
      key={i}
      x={p.x + (p.n - 1 - i) * p.inset}
      y={p.y + i * th}
      w={p.w - 2 * (p.n - 1 - i) * p.inset}
      h={th}
      s={p.w * 0.22}
      t={th * 0.38}
      tones={p.tones ?? STONE}
    />
  ));
}

/** Joints of a wall of cut stones, over a body that is already drawn. */
export function Courses(p: {
  x: number;
  y: number;
  w: number;
  h: number;
  rows: number;
  len: number;
  ink?: string;
  o?: number;
}): ReactNode {
  const rh = p.h / p.rows;
  let d = '';
  for (let r = 0; r < p.rows; r++) {
    const y = p.y + r * rh;
    if (r > 0) d += `M${n2(p.x)} ${n2(y)}h${n2(p.w)}`;
    for (let x = p.len * (r % 2 ? 0.5 : 1); x < p.w - 0.5; x += p.len) d += `M${n2(p.x + x)} ${n2(y)}v${n2(rh)}`;
  }
  return <path d={d} fill="none" stroke={p.ink ?? C.deep} strokeWidth=".45" opacity={p.o ?? 0.4} />;
}
