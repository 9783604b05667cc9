import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import {
  BANDS,
  C,
  Columns,
  Crane,
  Cypress,
  each,
  Ghost,
  n2,
  Panel,
  rect,
  Scaffold,
  Stage,
  Steps,
  Stones,
  spread,
} from '../kit.tsx';

const OUTLINE = 'M2 108l6-13h4V47H8L41 22l57 8 14 18-2 3v42l8 15z';
const FRONT = spread(16, 67, 6);
/** The flank recedes to the right: columns shrink and close up. */
const FLANK = spread(0, 5, 6).map((i) => {
  const t = i / 5;
  const x = 75 + 33 * (t + 0.25 * t * (1 - t));
  return { x: n2(x), top: n2(51 + 2.5 * t), foot: n2(93 - 2.5 * t), w: n2(4.2 - 0.9 * t) };
});

export function Artemision(p: ArtProps): ReactNode {
  const { level, hue } = p;
  const top = level > 2 ? 51 : 78;
  return (
    <>
      <Panel {...p} sun={96} hills="M0 108V94l20-8 20 6 30-12 26 8 24-10v30z" band={BANDS.key} />
      <Ghost {...p} d={OUTLINE} />
      <Stage at={1} level={level}>
        <path fill={C.shade} d="M70 93h43l5 15H70z" />
        <path fill={C.sand} d="M70 93h43l.8 2.4H70zM70 98h45l.8 2.4H70zM70 103h46.5l.8 2.4H70z" />
        <Steps x={2} w={78} y={93} h={15} n={5} inset={1.5} />
      </Stage>
      <Stage at={2} level={level}>
        <path fill={C.deep} d={rect(18, top, 90, 93 - top)} />
        <path fill={C.shade} d={`M26 93V${top}h7v${93 - top}zM49 93V${top}h7v${93 - top}z`} opacity=".6" />
        {level > 2 && <path fill={C.black} d={rect(36, 64, 11, 29)} />}
        <path
          fill={C.shade}
          d={FLANK.map((c) => rect(c.x - c.w / 2, level > 2 ? c.top : 79, c.w, c.foot - (level > 2 ? c.top : 79))).join(
            '',
          )}
        />
        <path
          fill={C.sand}
          d={each(FLANK, (c) =>
            rect(c.x - c.w / 2, level > 2 ? c.top : 79, c.w * 0.45, c.foot - (level > 2 ? c.top : 79)),
          )}
        />
        <Columns at={FRONT} top={top} foot={93} w={5} ionic bare={level < 3} />
        <path fill={C.terra} d={each(FRONT, (x) => rect(x - 3, 84, 6, 7.5))} />
        <path fill={C.terraDark} d={each(FRONT, (x) => rect(x + 0.8, 84, 2.2, 7.5))} />
        <path fill={C.ivory} d={each(FRONT, (x) => `M${n2(x - 1.2)} 90.5l.3-4 .9-1.5.9 1.5.3 4z`)} />
        <path fill={C.stone} d={each(FRONT, (x) => rect(x - 3.2, 91, 6.4, 2) + rect(x - 3.2, 83, 6.4, 1.2))} />
      </Stage>
      <Stage at={4} level={level}>
        <path fill={C.shade} d="M72 44l38 4v5.5L72 51z" />
        <path fill={hue.dark} d="M72 45.8l38 3.3v1.6l-38-2.3z" />
        <path fill={C.stone} d={rect(10, 44, 63, 7)} />
        <path fill={C.ivory} d={rect(10, 44, 63, 1.6)} />
        <path fill={hue.dark} d={rect(10, 46.4, 63, 2.6)} />
        <path fill={C.ivory} d={each(spread(13, 70, 15), (x) => rect(x - 0.8, 46.4, 1.6, 2.6))} />
      </Stage>
      <Stage at={5} level={level}>
        <path fill={hue.dark} d="M41.5 20L98 30l15 17.5L75 44z" />
        <path
          stroke={hue.base}
          strokeWidth=".8"
          opacity=".8"
          d="M50 21.5l33 23.2M59 23.1l33 22.3M68 24.7l33 21.4M77 26.3l31 20.3M86 27.9l25 19"
        />
        <path fill={C.ivory} d="M7 45l34.5-25L76 45z" />
        <path fill={C.sand} d="M41.5 20L76 45h-7L41.5 25z" />
        <path fill={hue.dark} d="M15 44l26.5-19L68 44z" />
        <path fill={C.black} d={rect(38, 31, 7, 13) + rect(27, 37.5, 5, 6.5) + rect(51, 37.5, 5, 6.5)} />
        <path fill={C.stone} d={rect(36.8, 29.8, 9.4, 1.4) + rect(26, 36.4, 7, 1.2) + rect(50, 36.4, 7, 1.2)} />
        <path fill={C.goldLight} d="M40 44l.5-7-.5-1.5 1.5-2.2L43 35.5l-.5 1.5.5 7z" />
        <path fill={C.gold} d="M40 20.5l.6-4h1.8l.6 4zM5.5 45l-.8-6 3.3 2.5 1 3.5zM77.5 45l.8-6-3.3 2.5-1 3.5z" />
        <path fill={C.gold} d="M35 7.5a6.6 6.6 0 1 0 13 0 8 8 0 0 1-13 0z" />
        <path fill={C.goldLight} d="M35 7.5a6.6 6.6 0 0 0 5 8.3q-4-3-3.6-7z" />
      </Stage>
      {level > 0 && level < 5 && <Stones at={[84, 92, 108]} />}
      {(level === 2 || level === 3) && <Scaffold x={76} y={56} w={30} h={38} bays={3} rows={3} />}
      {level > 1 && level < 5 && <Crane x={6} y={108} h={level === 4 ? 78 : 62} />}
      {level > 0 && <Cypress x={115} y={108} h={26} />}
    </>
  );
}
