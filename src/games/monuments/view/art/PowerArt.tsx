import type { ReactNode } from 'react';
import { C, n2, Picture } from './kit.tsx';
import { CLAY, K } from './powers/glaze.ts';
import { Hero } from './powers/Hero.tsx';
import { Naute } from './powers/Naute.tsx';
import { Scribe } from './powers/Scribe.tsx';

export type Power = 'scribe' | 'hero' | 'naute';

/** The key around the bowl of the cup. */
const RING = Array.from({ length: 28 }, (_, i) => {
  const a = (i / 28) * Math.PI * 2;
  const p = (r: number, d: number): string => `${n2(40 + r * Math.cos(a + d))} ${n2(40 + r * Math.sin(a + d))}`;
  return `M${p(33.5, 0)}L${p(37, 0)}L${p(37, 0.17)}L${p(34.8, 0.17)}L${p(34.8, 0.08)}`;
}).join('');

const pictures: Record<Power, () => ReactNode> = { scribe: Scribe, hero: Hero, naute: Naute };

export function PowerArt({
  power,
  title,
  className,
}: {
  power: Power;
  title?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  const Drawing = pictures[power];
  return (
    <Picture box="0 0 80 80" title={title} className={className}>
      <circle cx="40" cy="40" r="39.5" fill={C.gold} />
      <circle cx="40" cy="40" r="38.6" fill={K} />
      <path fill="none" stroke={CLAY} strokeWidth=".9" d={RING} />
      <circle cx="40" cy="40" r="32" fill={CLAY} />
      <path fill={C.terra} opacity=".5" d="M40 8a32 32 0 0 1 0 64 36 36 0 0 0 0-64z" />
      {power !== 'naute' && <path fill={K} d="M17 62h46a32 32 0 0 1-46 0z" />}
      {power !== 'naute' && <path stroke={CLAY} strokeWidth=".9" d="M20 64.5h40" />}
      <Drawing />
    </Picture>
  );
}
