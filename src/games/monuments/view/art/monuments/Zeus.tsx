import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import {
  BANDS,
  Block,
  by,
  C,
  Crane,
  each,
  Ghost,
  Panel,
  rect,
  Scaffold,
  Stage,
  Steps,
  Stones,
  spread,
} from '../kit.tsx';
import { Regalia } from './zeusRegalia.tsx';

const OUTLINE =
  'M10 108v-9h18v-6h12c3-6 5-12 5-20l-1-10 11-4 1-4-12-3-4-15 6-2 4 10 11 3 6-5c1-3 2-4 4-5l-4-3-1-6 1-8 5-4 ' +
  '6 1 4 6v9l3 3 8 4 1-4V14l-4-6h11l-4 6v84h8v10z';

export function Zeus(p: ArtProps): ReactNode {
  const { level } = p;
  return (
    <>
      <Panel {...p} sun={26} hills="M4 108V16H0V8h120v8h-4v92h-10V16H14v92z" band={BANDS.key} />
      <Ghost {...p} d={OUTLINE} />
      <Stage at={1} level={level}>
        <Steps x={8} w={104} y={98} h={10} n={2} inset={4} />
        <path fill={C.black} d={rect(16, 105, 88, 2)} />
        <path fill={C.ochre} d={each(spread(20, 100, 17), (x) => `M${x} 105.3l1 .7-1 .7-1-.7z`)} />
      </Stage>
      <Stage at={2} level={level}>
        <Block x={28} y={93} w={24} h={5} s={6} tones={[C.terra, C.terraDark, C.ochre]} />
        <path fill={C.black} d={rect(60, 76, 34, 22)} />
        <path fill={C.lapis} d={rect(65, 79, 25, 8)} />
        <path fill={C.ochre} d="M68 86l1-4 1.5-2 1.5 2 1 4zM76 86l1-4 1.5-2 1.5 2 1 4zM84 86l1-4 1.5-2 1.5 2 1 4z" />
        <path fill={C.terra} d={rect(65, 89, 25, 7)} />
        <path fill={C.ochre} d="M67 95l3-4 4 2 3-3 4 3 3-2 4 4z" />
        <Block x={58} y={76} w={5} h={22} s={1.8} tones={[C.ochre, C.goldDark, C.gold]} t={2.5} />
        <Block x={91} y={50} w={5.5} h={48} s={2} tones={[C.ochre, C.goldDark, C.gold]} t={2.5} />
        <Block x={55} y={72} w={42} h={4.5} s={9} tones={[C.ochre, C.goldDark, C.goldLight]} />
        <path fill={C.ochre} d="M89 50h9.5l-1.5-4h-6.5z" />
      </Stage>
      <Stage at={4} level={level}>
        <path
          fill={C.sand}
          d="M67 41C62 44 58.5 49 55.5 52L45 49.6C42.5 49 41.5 51.6 43.5 52.6L55.5 57.6C60 57.5 64 54.5 68 51z"
        />
        <path
          fill={C.stone}
          d="M63.5 62C61.5 55 61.5 48 63.5 43.5C65 40 69 37.5 74 37.5C80 37.5 85 39.5 87 44C88.5 49 88 56 88 62z"
        />
        <path
          fill={C.ivory}
          d="M63.5 62C61.5 55 61.5 48 63.5 43.5C65 40 69 37.5 74 37.5C76 41 75 45 74 48C70 51 70 56 70.5 62z"
        />
        <path fill="none" stroke={C.shade} strokeWidth=".7" d="M64.5 48.5q4 2.5 9-.5M64 53.5q3 1 6 0M64 57.5q3 1 6 0" />
      </Stage>
      <Stage at={3} level={level}>
        <path
          fill={C.ochre}
          d="M64 60C59 61.5 53 60 48.5 61.5C44.5 63.5 44.5 68 45 73C45 81 41.5 87 39.5 91.5H53.5C55 86 58 80 59.5
            74H90C91 69 90 63 88.5 58.5C81 62.5 72 63 64 60z"
        />
        <path
          fill={C.goldLight}
          d="M64 60C59 61.5 53 60 48.5 61.5C44.5 63.5 44.5 68 45 73C45 81 41.5 87 39.5 91.5H43C46 86 48.5 80 48.5
            73C48.5 69 49 66.5 53 65.5C62 64 70 66 76 64.5C72 64 67 62 64 60z"
        />
        <path
          fill={C.goldDark}
          d="M59.5 74C58 80 55 86 53.5 91.5H50C52 85 54 79 55 72C62 69 76 71 89.8 66C90.5 69 90.5 72 90 74z"
        />
        <path
          fill="none"
          stroke={C.terraDark}
          strokeWidth=".7"
          d="M52 67C51 77 48.5 85 46 91M57 68.5C66 66.5 76 69 86 64M60 71.5C70 70 80 71.5 89 69"
        />
        <path fill={C.stone} d="M40 91.5C37 92 33 92.5 32 93.5H47.5V91.5z" />
        <path fill={C.terra} d="M39 90h15l.5 2H38.5z" />
      </Stage>
      <Stage at={4} level={level}>
        <path
          fill={C.ochre}
          d="M80 38.5C85 39 88.5 42 89.5 47C91 54 90 58 88.5 60C82 62 74 62.5 68 61C74 58 79 52 80.5 46z"
        />
        <path fill={C.goldDark} d="M84 41C87 42 89 44 89.5 47C91 54 90 58 88.5 60L80 61.5C85 56 86 48 84 41z" />
        <path
          fill={C.stone}
          d="M81 40C87 40 91 43 94.5 45.5L96.6 37.5C98 35 101.5 36 101 38.5L99.5 49C98.5 52 95.5 52.5 93 51.5C89 49.5
            85 50 81 49.5z"
        />
        <path fill={C.ivory} d="M81 40C87 40 91 43 94.5 45.5L96.6 37.5 98 36.5 97 47.5 93 48.5C89 46.5 85 45 81 45z" />
      </Stage>
      <Stage at={5} level={level}>
        <Regalia />
      </Stage>
      {level > 0 && level < 5 && <Stones at={[16, 24]} y={98} />}
      {level > 1 && level < 5 && (
        <Scaffold x={66} y={by(level, [0, 0, 50, 40, 18])} w={20} h={by(level, [0, 0, 22, 20, 20])} bays={2} rows={2} />
      )}
      {level > 0 && level < 5 && <Crane x={22} y={98} h={by(level, [0, 36, 46, 60, 76])} />}
    </>
  );
}
