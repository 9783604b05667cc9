import type { ReactNode } from 'react';
import { each, meander, n2, spread } from '../../../../../platform/ui/art/kit/paths.ts';
import type { Hue } from '../hues.ts';

export type Level = 0 | 1 | 2 | 3 | 4 | 5;

export interface ArtProps {
  level: Level;
  hue: Hue;
  /** Without sky and ground: only the building, for skylines and stacks on a ground of their own. */
  bare?: boolean;
}

/** A construction stage: drawn from its level on. */
export function Stage({ at, level, children }: { at: Level; level: Level; children: ReactNode }): ReactNode {
  return level >= at ? <g data-stage={at}>{children}</g> : null;
}

/** The panel behind a monument: sky in its hue, a sun that climbs with the work, far hills, ground with a band. */
export function Panel({
  level,
  hue,
  bare,
  hills,
  band,
  sun = 30,
}: ArtProps & { hills: string; band: string; sun?: number }): ReactNode {
  if (bare) return null;
  const cy = 98 - level * 13;
  return (
    <>
      <path fill={hue.base} d="M0 0h120v120H0z" />
      <g fill={hue.light}>
        <circle cx={sun} cy={cy} r="52" opacity=".1" />
        <circle cx={sun} cy={cy} r="36" opacity=".13" />
        <circle cx={sun} cy={cy} r="22" opacity=".16" />
        {level > 0 && <circle cx={sun} cy={cy} r="11" opacity={level === 5 ? 0.75 : 0.4} />}
      </g>
      <path fill={hue.dark} opacity=".38" d={hills} />
      <path fill={hue.dark} d="M0 108h120v12H0z" />
      <path fill={hue.base} d="M0 108h120v1H0z" />
      <path stroke={hue.light} fill="none" strokeWidth=".8" opacity=".55" d={band} />
    </>
  );
}

/** What is still to come: the dashed outline and, with nothing built, the plan on the ground. */
export function Ghost({ level, hue, d }: ArtProps & { d: string }): ReactNode {
  if (level === 5) return null;
  const pale = parseInt(hue.base.slice(3, 5), 16) > 0x9c;
  const line = pale ? hue.dark : hue.light;
  return (
    <path
      d={d}
      fill={hue.light}
      fillOpacity={level === 0 ? 0.16 : 0.08}
      stroke={line}
      strokeOpacity={level === 0 ? 0.85 : 0.5}
      strokeWidth={level === 0 ? 0.9 : 0.7}
      strokeDasharray="2.4 1.8"
      strokeLinejoin="round"
    />
  );
}

/** Bands for the ground strip: the Greek key, running waves, zigzag, rosettes. */
export const BANDS = {
  key: meander(1.5, 111.4, 5.6, 17),
  wave: `${each(spread(0, 108, 13), (x) => `M${x} 116c4 0 3-4.5 6-4.5s3 3.5.8 3.5`)}M0 117.6h120`,
  zigzag: `M0 117${'l4-5 4 5'.repeat(15)}M0 119h120`,
  rosette: each(
    spread(4, 116, 15),
    (x) => `M${x} 112v5M${n2(x - 2.5)} 114.5h5M${n2(x - 1.7)} 112.8l3.4 3.4m0-3.4l-3.4 3.4`,
  ),
} as const;
