import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import { Block, by, C, Courses, Crane, each, Ghost, n2, Panel, rect, Scaffold, Stage, waves } from '../kit.tsx';

const OUTLINE = 'M12 108l6-9h6V87h16L45 51h-2v-4h7l2-19h-2v-3h4V15l6-9 6 9v10h4v3h-2l2 19h7v4h-2l5 36h16v12h6l6 9z';
const STARS =
  'M12 14h1.5v1.5H12z M30 30h1v1h-1z M100 12h1.5v1.5H100z M112 34h1v1h-1z M88 26h1v1h-1z M8 46h1v1H8z M20 ' +
  '60h1.2v1.2H20z M104 58h1.2v1.2H104z';

/** A tapering storey: feet at y1, head at y0, half widths below and above. */
function Storey({ y0, y1, w0, w1 }: { y0: number; y1: number; w0: number; w1: number }): ReactNode {
  const k = 0.25;
  return (
    <>
      <path fill={C.stone} d={`M${60 - w1} ${y1}L${60 - w0} ${y0}H${60 + w0}L${60 + w1} ${y1}z`} />
      <path
        fill={C.ivory}
        d={`M${60 - w1} ${y1}L${60 - w0} ${y0}H${n2(60 - w0 * 0.45)}L${n2(60 - w1 * 0.45)} ${y1}z`}
      />
      <path fill={C.shade} d={`M${60 + w1} ${y1}L${60 + w0} ${y0}H${n2(60 + w0 * k)}L${n2(60 + w1 * k)} ${y1}z`} />
      <Courses x={60 - w0} y={y0} w={w0 * 2} h={y1 - y0} rows={Math.round((y1 - y0) / 3.3)} len={6} o={0.3} />
    </>
  );
}

export function Pharos(p: ArtProps): ReactNode {
  const { level, hue } = p;
  const head = level > 2 ? 50 : 70;
  return (
    <>
      <Panel {...p} sun={60} hills="M0 108V96l20-5 16 3v14zM120 108V92l-14-4-18 6v14z" band="" />
      {!p.bare && <path fill={hue.light} d={STARS} />}
      {level === 5 && !p.bare && (
        <g fill={C.goldLight}>
          <path opacity=".28" d="M60 20L0 0v22zM60 20l60-20v22z" />
          <path opacity=".3" d="M60 20L0 6v9zM60 20l60-14v9z" />
        </g>
      )}
      <Ghost {...p} d={OUTLINE} />
      <Stage at={2} level={level}>
        <Storey y0={head} y1={90} w0={level > 2 ? 15.5 : 17.5} w1={20} />
        <path
          fill={C.black}
          d={
            rect(56.5, 79, 7, 11) +
            (level > 2
              ? rect(53, 58, 2.2, 5) + rect(64.8, 58, 2.2, 5) + rect(53, 68, 2.2, 5) + rect(64.8, 68, 2.2, 5)
              : '')
          }
        />
        <path fill={C.terra} d={rect(55.5, 77, 9, 2)} />
      </Stage>
      <Stage at={3} level={level}>
        <Block x={42.5} y={46.5} w={35} h={4} s={13} t={1.4} />
        <path fill={hue.dark} d={each([46, 51, 56, 61, 66, 71], (x) => rect(x, 48.6, 2.6, 1.2))} />
      </Stage>
      <Stage at={4} level={level}>
        <path fill={C.ivory} d="M42.5 46.5v-4.5l2-2.5 1 7zM77.5 46.5v-4.5l-2-2.5-1 7z" />
        <Storey y0={28} y1={46.5} w0={8.5} w1={10} />
        <path fill={C.black} d={rect(58.8, 38, 2.4, 6) + rect(53.5, 33, 1.8, 4.5) + rect(64.7, 33, 1.8, 4.5)} />
        <Block x={49.5} y={25} w={21} h={3.2} s={8} t={1.2} />
      </Stage>
      <Stage at={5} level={level}>
        <path fill={C.terraDark} d={rect(55, 15.5, 10, 9.5)} />
        <path fill={C.gold} d="M57 25c-2.5-4 1-5.5 2.5-9 3 2.5 5.5 5 3.5 9z" />
        <path fill={C.goldLight} d="M58.8 25c-1.2-2.5.6-3.5 1.2-5.5 1.6 1.5 2.6 3.3 1.4 5.5z" />
        <path fill={C.ivory} d={rect(54, 15, 2, 10)} />
        <path fill={C.shade} d={rect(64, 15, 2, 10)} />
        <path fill={C.stone} d="M53 15.5q2-5 7-5.5 5 .5 7 5.5z" />
        <path fill={C.shade} d="M60 10q5 .5 7 5.5h-4.5Q62 12 60 10z" />
        <path fill={C.gold} d="M59 10.5l.3-3.5-.8-1 .8-1.5a1 1 0 1 1 1.4 0l.8.8 1.6-2 .5.4-1.8 2.8.2 4z" />
      </Stage>
      <Stage at={1} level={level}>
        <path fill={C.shade} d="M8 108l5-6 8-2 4-3h72l5 4 7 1 4 6z" />
        <path fill={C.sand} d="M8 108l5-6 8-2 4-3h28l-6 5-12 1-6 5z" />
        <Block x={24} y={88} w={72} h={11} s={22} t={1.4} />
        <Courses x={24} y={89.4} w={72} h={9.6} rows={3} len={8} />
        <path fill={C.stone} d={rect(22, 86, 8, 13) + rect(90, 86, 8, 13)} />
        <path fill={C.ivory} d={rect(22, 86, 8, 1.4) + rect(22, 86, 2.5, 13) + rect(90, 86, 8, 1.4)} />
        <path fill={C.shade} d={rect(94.5, 87.4, 3.5, 11.6)} />
        <path fill={C.black} d="M56 99v-4.5a4 4 0 0 1 8 0V99z" />
        <path fill={C.ivory} d="M54 101h12v1.2H54zM53 103h14v1.2H53zM52 105h16v1.2H52z" />
      </Stage>
      {!p.bare && (
        <>
          <path fill={C.lapis} d={waves(0, 120, 108, 10, 1.3, 120)} />
          <path fill="#4a76c4" d={waves(-4, 126, 112, 10, 1.3, 113.5)} />
          <path fill={C.lapisDark} d={waves(-2, 128, 114, 10, 1.3, 120)} />
        </>
      )}
      {(level === 2 || level === 3) && <Scaffold x={46} y={head - 12} w={28} h={12} bays={3} rows={1} />}
      {level === 4 && <Scaffold x={52} y={15} w={16} h={10} bays={2} rows={1} />}
      {level > 0 && level < 5 && <Crane x={32} y={88} h={by(level, [0, 30, 34, 50, 66])} />}
    </>
  );
}
