import type { ReactNode } from 'react';
import { arch, C, Cypress, each, n2, rect, spread } from '../kit.tsx';

/** World Wonders: a city of tiles of several squares, a road that winds among them, one wonder in its middle. */
const U = 18;
type Cell = readonly [number, number];
const draw = (cells: readonly Cell[]): string => each(cells, ([x, y]) => rect(6 + x * U, 6 + y * U, U, U));
/** Cells of a tile, written as "column row" pairs. */
const tile = (fill: string, dark: string, cells: string): { fill: string; dark: string; cells: Cell[] } => ({
  fill,
  dark,
  cells: cells.split(' ').map((c) => [Number(c[0]), Number(c[1])]),
});
const TILES = [
  tile(C.terra, C.terraDark, '00 10 01'),
  tile(C.lapis, C.lapisDark, '30 40 50 51'),
  tile(C.ochre, C.goldDark, '03 04 14'),
  tile('#8c66c0', '#4d3180', '45 55 54'),
  tile(C.malachite, C.leafDark, '05 15 25'),
  tile(C.ochre, C.goldDark, '52 53'),
];

export function WorldWonders(): ReactNode {
  const house = ([x, y]: Cell, dark: string): ReactNode => {
    const [px, py] = [6 + x * U, 6 + y * U];
    return (
      <g key={`${x} ${y}`}>
        <path fill={C.ivory} d={rect(px + 4, py + 8, 10, 7)} />
        <path fill={C.sand} d={rect(px + 10, py + 8, 4, 7)} />
        <path fill={dark} d={`M${px + 2.5} ${py + 8.5}l6.5-5 6.5 5z`} />
        <path fill={C.black} d={rect(px + 6, py + 11, 2, 4)} />
      </g>
    );
  };
  return (
    <>
      <path fill="#7fa88a" d="M0 0h120v120H0z" />
      <path fill="#cfdcb4" d={rect(6, 6, 108, 108)} />
      <path
        stroke="#7fa88a"
        strokeWidth=".7"
        opacity=".8"
        d={each(spread(24, 96, 5), (v) => `M${v} 6v108M6 ${v}h108`)}
      />
      <path
        fill="none"
        stroke={C.shade}
        strokeWidth="11.5"
        strokeLinejoin="round"
        d="M51 6v27H33v45h18v18h27v18M78 96V87h18V33H51"
      />
      <path
        fill="none"
        stroke={C.stone}
        strokeWidth="9"
        strokeLinejoin="round"
        d="M51 6v27H33v45h18v18h27v18M78 96V87h18V33H51"
      />
      <path
        fill="none"
        stroke={C.shade}
        strokeWidth=".9"
        strokeDasharray="2.5 2"
        d="M51 6v27H33v45h18v18h27v18M78 96V87h18V33H51"
      />
      {TILES.map((t, i) => (
        <g key={i}>
          <path fill={t.dark} d={draw(t.cells)} transform="translate(.8 1.6)" />
          <path fill={t.fill} stroke={t.fill} strokeWidth=".4" d={draw(t.cells)} />
          {t.fill === C.malachite
            ? t.cells.map(([x, y]) => (
                <g key={x}>
                  <Cypress x={n2(6 + x * U + 5)} y={6 + y * U + 15} h={12} w={5} />
                  <Cypress x={n2(6 + x * U + 12)} y={6 + y * U + 16} h={10} w={5} />
                </g>
              ))
            : t.cells.map((xy) => house(xy, t.dark))}
        </g>
      ))}
      <path fill={C.shade} d={rect(41, 42, 48, 42)} transform="translate(1 2)" />
      <path fill={C.ivory} d={rect(41, 42, 48, 42)} />
      <path fill={C.stone} d={rect(44, 45, 42, 36)} />
      <path fill={C.sand} d={rect(47, 68, 36, 10)} />
      <path fill={C.terra} d={rect(50, 58, 30, 10)} />
      <path fill={C.ochre} d={rect(54, 49, 22, 9)} />
      <path fill={C.shade} d={rect(73, 68, 10, 10)} />
      <path fill={C.terraDark} d={rect(71, 58, 9, 10)} />
      <path fill={C.goldDark} d={rect(70, 49, 6, 9)} />
      <path fill={C.ivory} d="M60.5 78l1.5-20h6l1.5 20z" />
      <path
        stroke={C.shade}
        strokeWidth=".7"
        d="M61.8 60h6.4M61.6 63h6.8M61.4 66h7.2M61.2 69h7.6M61 72h8M60.8 75h8.4"
      />
      <path fill={C.lapis} d={rect(58, 38, 14, 11)} />
      <path fill={C.lapisDark} d={rect(67.5, 38, 4.5, 11)} />
      <path fill={C.gold} d="M56 38.5l9-7 9 7z" />
      <path fill={C.goldDark} d="M65 31.5l9 7h-6z" />
      <path fill={C.black} d={arch(65, 49, 4, 8)} />
    </>
  );
}
