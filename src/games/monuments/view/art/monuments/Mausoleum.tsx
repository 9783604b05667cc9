import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import {
  BANDS,
  Block,
  by,
  C,
  Columns,
  Courses,
  Crane,
  Cypress,
  each,
  Ghost,
  Panel,
  path,
  rect,
  Scaffold,
  Stage,
  Steps,
  Stones,
  spread,
} from '../kit.tsx';

const OUTLINE = 'M10 108l4-8h5V77h6V49h-2v-5h5L48 22v-8h24v8l20 22h5v5h-2v28h6v23h5l4 8z';
const COLS = spread(29, 91, 9);
/** Statues between the columns and on the ledge. */
const figure = (x: number, y: number, s: number): string =>
  path`M${x - s} ${y}l${s * 0.4} ${-s * 3} ${s * 0.3} ${-s * 0.8}a${s * 0.55} ${s * 0.55} 0 1 1 ${s * 0.6} 0` +
  path`l${s * 0.4} ${s * 0.8} ${s * 0.3} ${s * 3}z`;
/** A horse of the quadriga, striding left. */
const HORSE =
  'M0 10l.8-4.5-.8-1 .5-2L2 1l.6-1 .6 1.2 1.4 2.3c2 .3 4 .2 5 1l.8 2.5.2 3h-1l-.8-2.5-1 2.5h-1l.4-3.5c-1 ' +
  '.2-2 0-3-.5L3 7l-1.5 1.5V10z';

export function Mausoleum(p: ArtProps): ReactNode {
  const { level, hue } = p;
  return (
    <>
      <Panel {...p} sun={96} hills="M0 108V88l18-12 20 10 20-6 26 8 18-14 18 10v24z" band={BANDS.key} />
      <Ghost {...p} d={OUTLINE} />
      <Stage at={1} level={level}>
        <Steps x={8} w={104} y={99} h={9} n={3} inset={2.5} />
      </Stage>
      <Stage at={2} level={level}>
        <Block x={19} y={80} w={82} h={19} s={25} tones={[C.stone, C.sand, C.ivory]} />
        <Courses x={19} y={87} w={82} h={12} rows={3} len={10} o={0.32} />
        <path fill={hue.dark} d={rect(19, 82, 82, 5)} />
        <path fill={C.ivory} d={each(spread(23, 73, 13), (x) => figure(x, 87, 1.1))} />
        <path fill={C.sand} d={each(spread(77.5, 97, 6), (x) => figure(x, 87, 1.1))} />
        <path fill={C.black} d="M55 99V90h10v9z" />
        <path fill={C.ivory} d="M53.5 90.5v-1.5h13v1.5z" />
        <Block x={22} y={76} w={76} h={4} s={23} />
      </Stage>
      <Stage at={3} level={level}>
        <path fill={C.deep} d={rect(30, 50, 60, 26)} />
        <path fill={C.shade} d={rect(33, 52, 42, 24)} opacity=".7" />
        <path fill={C.ivory} opacity=".9" d={each(spread(32.9, 87.1, 8), (x) => figure(x, 76, 2))} />
        <Columns at={COLS} top={49.5} foot={76} w={3.8} ionic bare={level < 4} />
      </Stage>
      <Stage at={4} level={level}>
        <Block x={23} y={44} w={74} h={5.5} s={23} />
        <path fill={hue.base} d={rect(23, 46, 74, 2)} />
        <path fill={C.ivory} d={each(spread(25, 95, 24), (x) => rect(x - 0.6, 46, 1.2, 2))} />
        <Steps x={28} w={64} y={level > 4 ? 24 : 33} h={level > 4 ? 20 : 11} n={level > 4 ? 9 : 5} inset={2.5} />
      </Stage>
      <Stage at={5} level={level}>
        <Block x={48} y={21} w={24} h={3.6} s={8} />
        <g fill={C.goldDark} transform="translate(49.5 10.5)">
          <path d={HORSE} />
        </g>
        <g fill={C.gold} transform="translate(47 11)">
          <path d={HORSE} />
        </g>
        <path fill={C.gold} d="M58 19l1-6h7l2.5-2v8z" />
        <path fill={C.goldDark} d="M65 13l3.5-2v8H64z" />
        <circle cx="62.5" cy="19" r="2.6" fill={C.goldLight} stroke={C.goldDark} strokeWidth=".7" />
        <path fill={C.goldLight} d="M62 13l.6-5a1.3 1.3 0 1 1 2 0l1 5z" />
        <path fill={C.goldLight} d="M25 44v-4l1.5-2 1.5 1v2h2.5l.8 3zM95 44v-4l-1.5-2-1.5 1v2h-2.5l-.8 3z" />
        <path fill={C.ivory} d={figure(16, 99, 2) + figure(104, 99, 2)} />
        <path fill={C.stone} d={rect(13.5, 96.5, 5, 2.8) + rect(101.5, 96.5, 5, 2.8)} />
      </Stage>
      {level > 0 && level < 5 && <Stones at={[24, 32, 84]} y={level === 1 ? 99 : 108} />}
      {(level === 2 || level === 3) && (
        <Scaffold x={76} y={level === 2 ? 64 : 52} w={18} h={level === 2 ? 12 : 24} bays={2} rows={2} />
      )}
      {level > 0 && level < 5 && (
        <Crane x={18} y={by(level, [108, 99, 99, 99, 99])} h={by(level, [0, 34, 52, 64, 80])} />
      )}
      {level > 0 && <Cypress x={6} y={108} h={32} />}
      {level > 0 && <Cypress x={114} y={108} h={26} />}
    </>
  );
}
