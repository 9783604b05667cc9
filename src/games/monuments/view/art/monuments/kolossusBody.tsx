import type { ReactNode } from 'react';
import { C } from '../kit.tsx';

const BRONZE = { light: '#d98a45', mid: '#a4582a', dark: '#6a3119' };
const LEG =
  'M50 54C48 61 45.5 67 45 74C42.4 78 40.4 81.5 40.3 85C40.2 88 40.6 90 40 91.5C37.5 92.5 34 93 33.4 ' +
  '95.5H45.2C44.8 92.5 44.6 90.5 45.4 88C46.8 84 50 80 51 76C53.6 71 58.5 66 61.5 61V54z';
const SHIN =
  'M45 74C42.4 78 40.4 81.5 40.3 85C40.2 88 40.6 90 40 91.5C37.5 92.5 34 93 33.4 95.5H45.2' +
  'C44.8 92.5 44.6 90.5 45.4 88C46.8 84 50 80 51 76z';
const LEG_SHADE =
  'M61.5 54v7C58.5 66 53.6 71 51 76C50 80 46.8 84 45.4 88C44.6 90.5 44.8 92.5 45.2 95.5H42.6C42.8 91 42.6 88 ' +
  '44 84C45.5 80 48.5 77 49 74C51 67 56 62 57 54z';
const TORSO =
  'M57.5 29.5C55 32 51 31.5 48.6 34C47.6 38 51 43 52.6 48C52.8 51 51 53.5 50 57H73C72 53.5 70.2 51 70.4 ' +
  '48C72 43 75.4 38 74.4 34C72 31.5 68 32 65.5 29.5z';
const ARM_UP =
  'M50 33.6C46 32.5 41.6 30 40 26C38.8 22 39.4 17 40.6 12.5L44.6 13C44 17 44 20.5 44.8 23.6C47 26.5 51 27.5 ' +
  '56 30.5L54 38z';
const ARM_HIP = 'M72 31.6C76 33 80 38 83.4 44.5C84 47 82.6 48.6 80 49.6L72 54.5L70 51.5L77.5 46C75 43.5 72 42 69.5 40z';
const RAYS = [-66, -44, -22, 0, 22, 44, 66].map((a) => `rotate(${a} 61.5 23)`);

/** Both legs, the right one mirrored; `whole` or only up to the knee. */
export function Legs({ whole }: { whole: boolean }): ReactNode {
  return (
    <>
      {[1, -1].map((s) => (
        <g key={s} transform={s === 1 ? undefined : 'matrix(-1 0 0 1 123 0)'}>
          <path fill={BRONZE.mid} d={!whole ? SHIN : LEG} />
          {whole && <path fill={s === 1 ? BRONZE.dark : BRONZE.light} opacity={s === 1 ? 1 : 0.9} d={LEG_SHADE} />}
          {whole && s === 1 && (
            <path
              fill={BRONZE.light}
              d="M50 57C48 63 46.5 68 46 74C43.5 78 41.5 81.5 41.2 85C42 82 45 78 47.5 74C48.5 68 51 62 53 57z"
            />
          )}
          {whole && s === -1 && (
            <path
              fill={BRONZE.dark}
              d="M50 55C48 61 45.5 67 45 74C42.4 78 40.4 81.5 40.3 85C40.2 88 40.6 90 40 91.5C37.5 92.5 34 93 33.4
                    95.5H39C42 93 43 90 43 86C43.5 81 47 78 47.6 74C48.5 68 52 62 53 55z"
            />
          )}
        </g>
      ))}
    </>
  );
}

/** Torso, cloak and the arm upon the hip. */
export function Torso(): ReactNode {
  return (
    <>
      <path fill={C.terraDark} d="M73 33C80 36 86 46 88 58C89 66 87 74 90 84L82 80L78 84C79 72 76 62 72 54z" />
      <path fill={C.terra} d="M76 40C80 48 81 58 81 66C81 72 81 76 80 81L78 84C79 72 76 62 72 54z" />
      <path fill={BRONZE.mid} d={TORSO} />
      <path
        fill={BRONZE.light}
        d="M57.5 29.5C55 32 51 31.5 48.6 34C47.6 38 51 43 52.6 48C52.8 51 51 53.5 50 57h6c0-4 1-7 1-10 1-3 4-4
              4.5-7v-7.5c-2 0-3-1.5-4-3z"
      />
      <path fill={BRONZE.dark} d="M67 40c3 0 5-1 7.3-4 0 4-2.5 8-3.9 12-.2 3 1.6 5.5 2.6 9h-5c-1-5 1-11-1-17z" />
      <path
        fill="none"
        stroke={BRONZE.dark}
        strokeWidth=".7"
        d="M61.5 34v15M53 40.5q4 2 8.5-.5 4.5 2.5 8.5.5M57 45h9M57.5 49h8"
      />
      <path fill={BRONZE.mid} d={ARM_HIP} />
      <path fill={BRONZE.dark} d="M83.4 44.5C84 47 82.6 48.6 80 49.6L72 54.5L70.8 52.8L79 47.5C80 46 80 44 78 40z" />
    </>
  );
}

/** Head with its crown of rays, and the raised torch. */
export function HeadAndTorch(): ReactNode {
  return (
    <>
      <g fill={C.gold} stroke={BRONZE.dark} strokeWidth=".35">
        {RAYS.map((t) => (
          <path key={t} transform={t} d="M60.4 18L61.5 8.5 62.6 18z" />
        ))}
      </g>
      <path fill={BRONZE.dark} d="M56.8 24a5 5.6 0 1 1 9.8 0l.2 4.5-3 2h-4.8l-2.4-2z" />
      <path fill={BRONZE.mid} d="M58.4 27h6.8l.6 4.5-4 2.5-4.5-2.5z" />
      <path fill={BRONZE.mid} d="M57.2 22.5c1.5-2.5 7-2.5 8.6 0 .2 4-1 8-4.3 8.3-3.3-.3-4.5-4.3-4.3-8.3z" />
      <path fill={BRONZE.light} d="M57.2 22.5c.9-1.5 2.8-2 4.6-2l-.6 5.5 .6 4.8c-3.5-.2-4.8-4.3-4.6-8.3z" />
      <path
        fill="none"
        stroke={BRONZE.dark}
        strokeWidth=".6"
        d="M58.6 24.3h2M62.6 24.3h2.1M61.7 24.6l-.7 2.7h1.2M60.2 29h2.8"
      />
      <path fill={C.goldDark} d="M56.4 23c0-7 10.2-7 10.2 0-2-2-8.2-2-10.2 0z" />
      <path fill={BRONZE.mid} d={ARM_UP} />
      <path
        fill={BRONZE.light}
        d="M50 33.6C46 32.5 41.6 30 40 26C38.8 22 39.4 17 40.6 12.5h1.6C41.5 18 41.5 22 42.8 25C45 28.5 49 30 53
              31z"
      />
      <path fill={BRONZE.dark} d="M39.8 12.8l.6-3h4.4l.4 3.4-1.2 1.2h-3z" />
      <path fill={C.goldDark} d="M38 4.5h9.2l-2.6 5.3h-4z" />
      <path fill={C.terra} d="M39 4.5C37 0 41 -1 41.5 -5C44 -3 48 0 46.5 4.5z" transform="translate(0 .5)" />
      <path fill={C.gold} d="M40.5 5C39.5 2 42 1 42.3 -1.5C44 0 46 2 45 5z" />
    </>
  );
}
