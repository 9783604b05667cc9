import type { ReactNode } from 'react';

export type TextureKind = 'marble' | 'papyrus';
export type Theme = 'day' | 'night';

/** A tile of 256 that joins at all edges. Fibres and veins are paths; the grain is stitched noise. */
const SIZE = 256;

/** Small repeatable random numbers, so that server and client draw the same. */
const random = (seed: number): (() => number) => {
  let s = seed;
  return () => {
    s = (s * 16807) % 2147483647;
    return s / 2147483647;
  };
};

const fibres = (): string => {
  const r = random(7);
  let d = '';
  for (let i = 0; i < 64; i++) {
    const [x, y, l] = [Math.round(r() * SIZE), Math.round(r() * SIZE), 40 + Math.round(r() * 120)];
    const b = Math.round((r() - 0.5) * 6);
    // Every stroke is drawn again one tile away, so that nothing is cut at the seams.
    for (const o of [0, -SIZE])
      d += i % 2 ? `M${x + o} ${y}q${l / 2} ${b} ${l} 0` : `M${x} ${y + o}q${b} ${l / 2} 0 ${l}`;
  }
  return d;
};

const VEINS = [
  'M0 40C34 50 44 92 84 96S150 70 176 104 226 158 256 168M0 168C20 175 34 220 70 232S106 244 118 256M118 ' +
    '0C134 16 150 18 176 34S230 32 256 40',
  'M84 96C88 124 70 140 78 168S110 190 112 214M176 104C196 96 204 78 226 76',
] as const;

const tones = {
  marble: { day: ['#f4ecdc', '#b9a98c', '#7d6a4c'], night: ['#211c18', '#5a4c3d', '#8d7758'] },
  papyrus: { day: ['#efe0bd', '#b38d50', '#7a5a28'], night: ['#241d16', '#6b5433', '#a3834f'] },
} as const;

/** A colour channel of a hex colour as 0…1. */
const channel = (hex: string, at: number): number => Math.round(parseInt(hex.slice(at, at + 2), 16) / 2.55) / 100;

/** Stitched noise in one colour; its strength is in the alpha row. */
const grainFilter = (colour: string, frequency: string, alpha: string): string => {
  const rgb = [1, 3, 5].map((at) => `0 0 0 0 ${channel(colour, at)}`).join(' ');
  return (
    `<filter id="n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" numOctaves="3" seed="4" ` +
    `stitchTiles="stitch" baseFrequency="${frequency}"/><feColorMatrix values="${rgb} 0 0 0 ${alpha}"/></filter>`
  );
};

const stroke = (d: string, width: number, opacity: number): string =>
  `<path d="${d}" stroke-width="${width}" opacity="${opacity}"/>`;

/** The tile as an SVG document. */
const textureSvg = (kind: TextureKind, theme: Theme): string => {
  const [ground, line, grain] = tones[kind][theme];
  const [filter, drawing] =
    kind === 'papyrus'
      ? [grainFilter(grain, '.04 .6', '.7 -.22'), stroke(fibres(), 0.8, 0.3)]
      : [
          grainFilter(grain, '.018 .03', '.9 -.32'),
          stroke(VEINS[0], 3, 0.12) + stroke(VEINS[0], 0.8, 0.38) + stroke(VEINS[1], 0.6, 0.3),
        ];
  const all = `M0 0h${SIZE}v${SIZE}H0z`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">${filter}` +
    `<path fill="${ground}" d="${all}"/><path filter="url(#n)" opacity=".5" d="${all}"/>` +
    `<g fill="none" stroke="${line}">${drawing}</g></svg>`
  );
};

/** The tile as a CSS value: `background: url(...)`. It is an image, so its ids never meet those of the page. */
const textureUri = (kind: TextureKind, theme: Theme): string =>
  `url("data:image/svg+xml,${encodeURIComponent(textureSvg(kind, theme))}")`;

/** A layer that fills its positioned parent. */
export function BoardTexture({
  kind = 'marble',
  theme = 'day',
  className,
}: {
  kind?: TextureKind;
  theme?: Theme;
  className?: string | undefined;
}): ReactNode {
  return (
    <div
      aria-hidden
      className={className}
      style={{ position: 'absolute', inset: 0, pointerEvents: 'none', background: textureUri(kind, theme) }}
    />
  );
}
