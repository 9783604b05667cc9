import type { ReactNode } from 'react';
import { Block, C, Columns, each, n2, Picture, rect, Steps, spread } from './kit.tsx';

/** Roman capitals as cut into stone, 40 high: path and width. */
const A =
  'M13.8 0h6.4l12.6 33.5c1.2 3.4 2.2 4.7 5.2 5.2V40H22.5v-1.3c3.4-.4 4.2-1.4 3.2-4.2L23.4 28H10.2L8 ' +
  '34.2c-1.2 3.2-.2 4.2 3.2 4.5V40H-1v-1.3c3-.5 4-1.8 5.2-5z M16.7 9.5l-5.6 16h11.5z';
const G =
  'M35.5 2.5v10h-1.2C32.5 6 27.5 2 21.5 2 12.5 2 7 9 7 20s5.5 18 14.5 18c3.5 0 6-.8 ' +
  '8-2V26c0-2.5-.8-3.5-4-3.8V21H39v1.2c-2.5.3-3.2 1.3-3.2 3.8v11c-3.8 2.4-8.8 3.6-14.8 3.6C8.5 40.6 0 32.5 0 ' +
  '20.2 0 7.6 8.8-.6 21-.6c4.5 0 8.5 1 11.6 2.8z';
const O =
  'M20.5-.6C32.5-.6 41 8 41 20s-8.5 20.6-20.5 20.6S0 32 0 20 8.5-.6 20.5-.6z m-1 2.8C11.5 2.8 6.6 10 7.3 ' +
  '20.8S13.5 38.6 21.5 37.8 34.4 30 33.7 19.2 27.5 1.4 19.5 2.2z';
const R =
  'M0 0h17c8 0 13 4 13 10.6 0 5.4-3.4 9-8.5 10.2l10 14.6c1.5 2.2 2.9 3 5.5 3.3V40h-9L15.5 21.4H11V35c0 2.6 1 ' +
  '3.4 4 3.7V40H0v-1.3c3-.3 4-1.1 4-3.7V5c0-2.6-1-3.4-4-3.7z m11 2.2v17h4.8c4.6 0 7-3.2 7-8.4 ' +
  '0-5.4-2.6-8.6-7.2-8.6z';
const LETTERS: readonly (readonly [string, number])[] = [
  [A, 37],
  [G, 39],
  [O, 41],
  [R, 37],
  [A, 37],
];

interface LogoProps {
  title?: string | undefined;
  className?: string | undefined;
}

const COLS = spread(21, 299, 6);

/** A stoa: five bays, and in every bay a letter. Stands on light and dark grounds alike. */
export function Logo({ title, className }: LogoProps): ReactNode {
  return (
    <Picture box="0 0 320 132" title={title} className={className}>
      <path fill={C.terra} d="M6 34L28 12h264l22 22z" />
      <path fill={C.terraDark} d="M240 34l10-22h42l22 22z" />
      <path
        stroke={C.terraDark}
        strokeWidth="1.2"
        opacity=".6"
        d={each(spread(30, 232, 18), (x) => `M${x} 13L${n2(160 + (x - 160) * 1.14)} 34`)}
      />
      <path fill={C.terraDark} d="M27 13l2-3h262l2 3z" />
      <path fill={C.gold} d={each(spread(28, 292, 13), (x) => `M${n2(x - 2.6)} 11q-.4-4 2.6-7 3 3 2.6 7z`)} />
      <Block x={4} y={34} w={312} h={4} s={72} />
      <Block x={9} y={38} w={302} h={9} s={70} t={0} />
      <path
        fill={C.lapis}
        d={COLS.slice(0, 5)
          .flatMap((x) => [13.9, 27.8, 41.7].map((o) => rect(x + o - 3.5, 39.5, 7, 6)))
          .join('')}
      />
      <path
        fill={C.ivory}
        d={COLS.slice(0, 5)
          .flatMap((x) =>
            [13.9, 27.8, 41.7].map((o) => rect(x + o - 2, 39.5, 1.2, 6) + rect(x + o + 0.8, 39.5, 1.2, 6)),
          )
          .join('')}
      />
      <path fill={C.black} d={rect(13, 47, 294, 68)} />
      <path fill={C.deep} opacity=".35" d={rect(13, 47, 294, 5)} />
      <Columns at={COLS} top={47} foot={115} w={11} />
      {LETTERS.map(([d, w], i) => {
        const x = (COLS[i] ?? 0) + 27.8;
        const s = 0.92;
        return (
          <g key={i} fillRule="evenodd" transform={`translate(${n2(x - (w * s) / 2)} 64) scale(${s})`}>
            <path fill={C.terra} d={d} transform="translate(1.2 1.4)" />
            <path fill={C.ivory} d={d} />
          </g>
        );
      })}
      <Steps x={2} w={316} y={115} h={15} n={3} inset={4} />
    </Picture>
  );
}

/** The compact mark: a gable on three columns that reads as an A. */
export function LogoMark({ title, className }: LogoProps): ReactNode {
  return (
    <Picture box="0 0 32 32" title={title} className={className}>
      <rect width="32" height="32" rx="7" fill={C.terra} />
      <path fill={C.terraDark} d="M16 3l16 13v9a7 7 0 0 1-7 7H16z" opacity=".45" />
      <path fill={C.ivory} d="M16 3.5L29 12.5V15H3v-2.5z" />
      <circle cx="16" cy="10.5" r="2.3" fill={C.gold} stroke={C.terraDark} strokeWidth=".8" />
      <path fill={C.ivory} d="M5 16.5h5V24H5zM13.5 16.5h5V24h-5zM22 16.5h5V24h-5zM3 25.5h26V29H3z" />
      <path fill={C.sand} d="M8 16.5h2V24H8zM16.5 16.5h2V24h-2zM25 16.5h2V24h-2zM22 25.5h7V29h-7z" />
    </Picture>
  );
}
