import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import {
  arch,
  BANDS,
  Block,
  BRICK,
  by,
  C,
  Courses,
  Crane,
  each,
  Ghost,
  Palm,
  Panel,
  rect,
  Scaffold,
  Stage,
  spread,
} from '../kit.tsx';
import { Animals, GLAZE, merlons, Tower } from './babylonParts.tsx';

const OUTLINE = 'M0 108V60h14V22h30v12h32V22h30v38h14v48H74V70a14 14 0 0 0-28 0v38z';

export function Babylon(p: ArtProps): ReactNode {
  const { level, hue } = p;
  const y = by(level, [98, 98, 80, 60, 36, 26]);
  const rows = [84, 67, 50].filter((r) => r > y + 2);
  return (
    <>
      <Panel {...p} sun={60} hills="M0 108V84h20v-8h14v-8h14v-8h24v8h14v8h14v8h20v24z" band={BANDS.rosette} />
      <Ghost {...p} d={OUTLINE} />
      <Stage at={2} level={level}>
        <Block x={0} y={level > 2 ? 64 : 84} w={120} h={level > 2 ? 34 : 14} tones={GLAZE} s={16} t={1} />
        <Courses
          x={0}
          y={level > 2 ? 64 : 84}
          w={120}
          h={level > 2 ? 34 : 14}
          rows={level > 2 ? 9 : 4}
          len={7}
          ink={C.black}
          o={0.28}
        />
        {level > 2 && <path fill={C.lapis} d={merlons(0, 14, 64.5, 2) + merlons(106, 14, 64.5, 2)} />}
      </Stage>
      <Stage at={4} level={level}>
        <Block x={42} y={38} w={36} h={60} tones={GLAZE} s={0} t={1} />
        <Courses x={42} y={38} w={36} h={24} rows={7} len={7} ink={C.black} o={0.28} />
        <path fill={C.ochre} d={arch(60, 108, 30, 54)} />
        <path fill={C.ivory} d={arch(60, 108, 27, 52.5)} />
        <path fill={C.terra} d={arch(60, 108, 24, 51)} />
      </Stage>
      <Stage at={1} level={level}>
        <Block x={0} y={98} w={120} h={10} tones={BRICK} s={16} t={1.4} />
        <Courses x={0} y={98} w={120} h={10} rows={3} len={6} ink={C.black} o={0.3} />
        <path
          fill={level > 1 ? C.black : hue.dark}
          d={
            level > 3
              ? arch(60, 108, 20, 49)
              : rect(50, level > 2 ? 64 : level > 1 ? 84 : 98, 20, level > 2 ? 44 : level > 1 ? 24 : 10)
          }
        />
        {level > 1 && (
          <path
            fill={hue.base}
            d={level > 3 ? arch(60, 108, 11, 36) : rect(54, level > 2 ? 64 : 84, 12, level > 2 ? 44 : 24)}
          />
        )}
        {level > 1 && <path fill={hue.light} opacity=".7" d={level > 3 ? arch(60, 108, 7, 24) : ''} />}
      </Stage>
      <Stage at={2} level={level}>
        <Tower x={14} y={y} />
        <Tower x={76} y={y} />
        <path fill={C.ochre} d={rect(14, 94, 30, 3) + rect(76, 94, 30, 3)} />
        <path
          fill={C.ivory}
          d={each(spread(17, 41, 7).concat(spread(79, 103, 7)), (x) => rect(x - 0.8, 94.7, 1.6, 1.6))}
        />
        <Animals
          fill={level === 5 ? C.gold : C.ochre}
          at={rows.flatMap((r) => [17, 31, 79, 93].map((x) => [x, r] as const))}
        />
      </Stage>
      <Stage at={5} level={level}>
        <path fill={C.lapis} d={merlons(13, 32, 22.5, 4) + merlons(45, 30, 34.5, 4) + merlons(75, 32, 22.5, 4)} />
        <path fill={C.lapisDark} d={merlons(37, 8, 22.5, 1) + merlons(99, 8, 22.5, 1)} />
        <Block x={12.5} y={22} w={33} h={5} tones={[C.ochre, C.goldDark, C.goldLight]} s={9} t={1.2} />
        <Block x={74.5} y={22} w={33} h={5} tones={[C.ochre, C.goldDark, C.goldLight]} s={9} t={1.2} />
        <Block x={45.5} y={34} w={29} h={4.5} tones={[C.ochre, C.goldDark, C.goldLight]} s={0} t={1.2} />
        <path
          fill={C.lapisDark}
          d={
            each(spread(16, 42, 8).concat(spread(78, 104, 8)), (x) => rect(x - 0.9, 23.9, 1.8, 1.8)) +
            each(spread(48, 72, 7), (x) => rect(x - 0.9, 35.7, 1.8, 1.8))
          }
        />
        <path
          fill={C.gold}
          d={rect(14, 29.5, 30, 1.2) + rect(76, 29.5, 30, 1.2) + rect(14, 45, 30, 0.8) + rect(76, 45, 30, 0.8)}
        />
        <Animals fill={C.goldLight} at={[17, 31, 79, 93].map((x) => [x, 35] as const)} />
        <Animals fill={C.goldLight} at={[46, 64].map((x) => [x, 44] as const)} />
        <Palm x={7} y={108} h={34} s={12} />
        <Palm x={113} y={108} h={34} s={12} />
      </Stage>
      {(level === 2 || level === 3) && <Scaffold x={80} y={y - 10} w={22} h={98 - y + 10} bays={2} rows={level + 1} />}
      {level === 4 && <Scaffold x={47} y={28} w={26} h={10} bays={3} rows={1} />}
      {level > 0 && level < 4 && <Crane x={24} y={y} h={36} dir={1} />}
    </>
  );
}
