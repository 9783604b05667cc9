import type { ReactNode } from 'react';
import { Block, C, Courses, each, n2, spread } from '../kit.tsx';

export const GLAZE = [C.lapis, C.lapisDark, '#4a76c4'] as const;

/** A merlon in steps, `s` is its width. */
const merlon = (x: number, y: number, s: number): string => {
  const u = n2(s / 5);
  return `M${n2(x)} ${n2(y)}v${-2 * u}h${u}v${-u}h${u}v${-u}h${u}v${u}h${u}v${u}h${u}v${2 * u}z`;
};
export const merlons = (x: number, w: number, y: number, n: number): string =>
  each(spread(0, n - 1, n), (i) => merlon(x + (i * w) / n + w / n / 10, y, (w / n) * 0.8));

/** The striding bull of the processional way, 10 wide. */
const BULL =
  'M0 3.2l1.5-1.4-.3-1.3 1 .6.8.1c2 .4 4.5.2 6 .3.8.1 1 .8 1 1.6l.3 2-.5.3-.3-1.6-.3 1.2.5 2.4h-1l-.6-2.2-.6 ' +
  '2.2h-1l.4-2.6c-1 .2-2 .2-2.8 0l-.8 2.6h-1l.4-2.6-1 2.3h-.9l.8-3.5c-.5-.3-.6-.7-.6-.9z';

/** The dragon of Marduk, long-necked, its tail in the air. */
const DRAGON =
  'M0 1.2l1.2-1.2.6.6.8.3-.3.8h-.8l1 2.4c2-.4 3.6-.4 4.6 0 .8.2 1.2-.6 1-1.6l.4-1.6.8.4-.4 2.4c-.2 1-.8 ' +
  '1.6-1.4 1.8l.6 2.6h-.9l-1-2.4-.8 2.4h-.9l.3-2.6h-2.4l-.6 2.6h-.9l.3-2.5-1 2.4h-.8l.9-3.6-1.2-3-.9.3z';

export function Animals({ at, fill }: { at: readonly (readonly [number, number])[]; fill: string }): ReactNode {
  return at.map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      fill={fill}
      d={y === 35 || y === 67 ? DRAGON : BULL}
      transform={x < 60 ? `translate(${x + 10} ${y}) scale(-1 1)` : `translate(${x} ${y})`}
    />
  ));
}

/** A tower up to height `y`. */
export function Tower({ x, y }: { x: number; y: number }): ReactNode {
  return (
    <>
      <Block x={x} y={y} w={30} h={98 - y} tones={GLAZE} s={9} t={1} />
      <Courses x={x} y={y} w={30} h={98 - y} rows={Math.round((98 - y) / 3.5)} len={7} ink={C.black} o={0.28} />
    </>
  );
}
