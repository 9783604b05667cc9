import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import {
  BANDS,
  Block,
  C,
  Columns,
  Courses,
  Crane,
  Cypress,
  each,
  Ghost,
  n2,
  Panel,
  rect,
  Scaffold,
  Stage,
  Stones,
  spread,
  WARM,
} from '../kit.tsx';

const OUTLINE = 'M2 108V88h6V72h22V26h-3v-8h66v8h-3v46h22v16h6v20z';
const GILT = [C.gold, C.goldDark, C.goldLight] as const;

/** The golden spikes and merlons along the roof. */
const crown = each(spread(29, 91, 9), (x) => `M${n2(x - 2.6)} 18v-4h1.3v-2.5l1.3-4.5 1.3 4.5v2.5h1.3v4z`);

export function BetHamikdash(p: ArtProps): ReactNode {
  const { level, hue } = p;
  const top = level > 3 ? 26 : 52;
  return (
    <>
      <Panel {...p} sun={98} hills="M0 108V84q16-12 32-6t34-6 54 6v30z" band={BANDS.zigzag} />
      <Ghost {...p} d={OUTLINE} />
      <Stage at={2} level={level}>
        <Block x={8} y={72} w={104} h={18} s={30} />
        <path fill={C.deep} d={rect(11, 77, 98, 12)} />
        <Columns at={[13, 19, 25, 95, 101, 107]} top={76.5} foot={89} w={3} />
        <path fill={C.terra} d="M6 72.5l2-3h104l2 3z" />
        <path fill={C.terraDark} d="M88 72.5v-3h24l2 3z" />
      </Stage>
      <Stage at={3} level={level}>
        <Block x={30} y={top} w={60} h={88 - top} s={17} tones={[C.ivory, C.stone, '#fffaf0']} />
        <Courses x={30} y={top} w={60} h={88 - top} rows={Math.round((88 - top) / 4)} len={9} o={0.16} />
        <path fill={C.black} d={rect(51, level > 3 ? 48 : 54, 18, 40)} />
        <Columns
          at={[36, 45.5, 74.5, 84]}
          top={level > 3 ? 41 : 55}
          foot={88}
          w={5}
          bare={level < 4}
          tones={[C.ivory, C.sand, C.shade]}
        />
        <path fill={C.stone} d={each([36, 45.5, 74.5, 84], (x) => rect(x - 3.4, 86, 6.8, 2.4))} />
      </Stage>
      <Stage at={4} level={level}>
        <Block x={30} y={36} w={60} h={5} s={17} tones={WARM} />
        <path fill={hue.dark} d={rect(30, 38, 60, 1.6)} />
        <Block x={47.5} y={44} w={25} h={4} s={7} />
        <path fill={C.sand} d={rect(48.5, 48, 2.5, 40) + rect(69, 48, 2.5, 40)} />
        <path fill={C.sand} d={each([36, 48, 60, 72, 84], (x) => rect(x - 2.5, 28.5, 5, 6))} />
        <path fill={C.shade} d={each([36, 48, 60, 72, 84], (x) => rect(x - 2.5, 28.5, 5, 1))} />
      </Stage>
      <Stage at={5} level={level}>
        <path fill={C.gold} d={crown} />
        <Block x={27} y={18} w={66} h={4} tones={GILT} s={18} />
        <Block x={28.5} y={22} w={63} h={4} s={17} />
        <path fill={hue.dark} d={each(spread(31, 89, 15), (x) => rect(x - 1, 22.8, 2, 2.4))} />
        <path fill={C.gold} d={rect(51, 52, 18, 36) + rect(30, 36, 60, 1.2)} />
        <path fill={C.goldDark} d={rect(60, 52, 9, 36) + rect(59.6, 48, 0.8, 40)} />
        <path
          fill={C.goldLight}
          d={[53.5, 62.5].flatMap((x) => [55, 63, 71, 79].map((y) => rect(x, y, 4, 5.5))).join('')}
        />
        <path fill="none" stroke={C.gold} strokeWidth="1.1" d="M51.5 51q2-3.4 4.2-1t4.3-1 4.3 1 4.2 1" />
        <path fill={C.malachite} d="M53 51l1.5 2.5L56 51zM58.5 50.5l1.5 3.5 1.5-3.5zM64 51l1.5 2.5L67 51z" />
        <path fill={C.gold} d={each([36, 45.5, 74.5, 84], (x) => rect(x - 3.6, 41, 7.2, 2.6))} />
        <path fill={C.ivory} opacity=".55" d="M20 66q-4-6 0-11t-1-11 4-9q-2 6 1 9t0 11-1 11z" />
      </Stage>
      <Stage at={1} level={level}>
        <Block x={2} y={88} w={116} h={20} s={34} t={1.6} />
        <Courses x={2} y={90} w={116} h={18} rows={4} len={13} o={0.32} />
        <path fill={C.deep} d={`M22 108v-8a3.5 3.5 0 0 1 7 0v8zM91 108v-8a3.5 3.5 0 0 1 7 0v8z`} />
        <path fill={C.ivory} d={each(spread(0, 6, 7), (i) => rect(49 - i * 1.6, 88 + i * 2.86, 22 + i * 3.2, 1.7))} />
        <path fill={C.shade} d={each(spread(0, 6, 7), (i) => rect(49 - i * 1.6, 89.6 + i * 2.86, 22 + i * 3.2, 1.2))} />
      </Stage>
      {level > 0 && level < 5 && <Stones at={[6, 13, 104]} y={88} />}
      {(level === 3 || level === 2) && (
        <Scaffold x={32} y={level === 3 ? 36 : 56} w={56} h={level === 3 ? 16 : 32} bays={5} rows={2} />
      )}
      {level > 1 && level < 5 && <Crane x={96} y={88} h={level === 4 ? 72 : 56} dir={-1} />}
      {level > 1 && <Cypress x={5} y={88} h={18} />}
      {level > 1 && <Cypress x={115} y={88} h={14} />}
    </>
  );
}
