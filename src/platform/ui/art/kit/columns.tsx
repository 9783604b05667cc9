import type { ReactNode } from 'react';
import { C, each, path, rect } from './paths.ts';

interface ColumnsProps {
  /** Middles of the columns. */
  at: readonly number[];
  top: number;
  foot: number;
  w: number;
  ionic?: boolean;
  /** Leave out the capitals (unfinished drums). */
  bare?: boolean;
  tones?: readonly [string, string, string];
}

/** Columns: tapered shaft in three tones, capital, base. */
export function Columns({
  at,
  top,
  foot,
  w,
  ionic = false,
  bare = false,
  tones = [C.ivory, C.sand, C.shade],
}: ColumnsProps): ReactNode {
  const cap = bare ? 0 : w * 0.55;
  const h = foot - top - cap;
  const tp = w * 0.08;
  const body = each(at, (x) => path`M${x - w / 2} ${foot}l${tp} ${-h}h${w - 2 * tp}l${tp} ${h}z`);
  const dark = each(at, (x) => path`M${x + w * 0.12} ${foot}v${-h}h${w * 0.38 - tp}l${tp} ${h}z`);
  const line = each(at, (x) => path`M${x - w * 0.16} ${foot}v${-h}`);
  const roll = cap * 0.6;
  const caps = each(at, (x) =>
    ionic
      ? path`M${x - w * 0.8} ${top}h${w * 1.6}a${roll} ${roll} 0 0 1 ${-w * 0.4} ${cap}h${-w * 0.8}` +
        path`a${roll} ${roll} 0 0 1 ${-w * 0.4} ${-cap}z`
      : path`M${x - w * 0.72} ${top}h${w * 1.44}v${cap * 0.45}l${-w * 0.3} ${cap * 0.55}` +
        path`h${-w * 0.84}l${-w * 0.3} ${-cap * 0.55}z`,
  );
  return (
    <>
      <path fill={tones[0]} d={body} />
      <path fill={tones[1]} d={dark} />
      <path stroke={tones[2]} strokeWidth={w * 0.07} opacity=".5" d={line} />
      {!bare && <path fill={tones[0]} d={caps} />}
      {!bare && (
        <path fill={tones[2]} opacity=".55" d={each(at, (x) => rect(x - w * 0.45, top + cap, w * 0.9, w * 0.16))} />
      )}
    </>
  );
}
