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
  Panel,
  rect,
  Scaffold,
  Stage,
  Steps,
  Stones,
  spread,
} from '../kit.tsx';

const OUTLINE = 'M3 108L9 94l7-4 5-10 11-4v-6h-2v-28L65 25l35 17v28h-2v6l8 7 4 13 7 12z';
const COLS = spread(35.5, 94.5, 8);

export function Akropolis(p: ArtProps): ReactNode {
  const { level, hue } = p;
  return (
    <>
      <Panel {...p} sun={22} hills="M0 108V90l16-10 14 9 22-14 24 12 20-16 24 14v23z" band={BANDS.key} />
      <Ghost {...p} d={OUTLINE} />
      <Stage at={1} level={level}>
        <path fill={C.sand} d="M3 108L9 94l7-4 5-10 11-4h66l8 7 4 13 7 12z" />
        <path
          fill={C.shade}
          d="M74 108l-5-14 9-8 1-10h19l8 7 4 13 7 12zM30 108l-4-10 6-8-2-8 4-6 10 1-4 12 5 8-4 11z"
        />
        <path fill={C.stone} d="M9 94l7-4 5-10 8-3-3 11-8 6-5 14H3zM46 108l2-11 7-7 2-10 8-1-3 14 4 15z" />
        <path fill={C.deep} opacity=".55" d="M96 108l-5-13 6-8-1-11h2l8 7 4 13 7 12zM40 84l5 13-4 11h-3l2-11z" />
        <Block x={26} y={75} w={74} h={7} s={24} />
        <Courses x={26} y={76} w={74} h={6} rows={2} len={8} />
        <Cypress x={13} y={108} h={20} />
        <Cypress x={109} y={108} h={15} />
        <Cypress x={19} y={108} h={13} />
      </Stage>
      <Stage at={2} level={level}>
        <Steps x={29} w={72} y={69} h={7} n={3} inset={1.4} />
        <path fill={C.deep} d={rect(39, level > 2 ? 48 : 60, 52, level > 2 ? 21 : 9)} />
        <Columns at={COLS} top={level > 2 ? 47 : 58} foot={69} w={4.6} bare={level < 3} />
      </Stage>
      <Stage at={4} level={level}>
        <Block x={31} y={41} w={68} h={6.4} s={22} />
        <path fill={hue.dark} d={rect(31, 43, 68, 2.6)} />
        <path fill={C.ivory} d={each(spread(34, 96, 12), (x) => rect(x - 1.2, 43, 2.4, 2.6))} />
        <path fill={C.shade} d={rect(31, 47, 68, 0.8)} />
      </Stage>
      <Stage at={5} level={level}>
        <path fill={C.ivory} d="M29 42L65 25l36 17v-1.6L65 22 29 40.4z" />
        <path fill={hue.dark} d="M65 21.5l38 17.9-2 2.6-36-17-36 17-2-2.6z" />
        <path fill={C.terra} d="M36 41l29-13.5L94 41z" />
        <path fill={C.terraDark} d="M65 27.5L94 41H65z" />
        <path
          fill={C.goldLight}
          d="M63.6 40.5l.4-6.5-1-1.5 2-2 2 2-1 1.5.6 6.5z M55 40.5l1.5-4 2-1 1 5z M48 40.5l3-2.6 2.5 2.6z M75
            40.5l-1.5-4-2-1-1 5z M82 40.5l-3-2.6-2.5 2.6z"
        />
        <path fill={C.gold} d="M65 15l2 3.5-1 3h-2l-1-3zM28 35l2.5 3-1 2h-3zM102 35l1.5 5h-3l-1-2z" />
        <path fill={C.stone} d={rect(17, 76, 7, 9)} />
        <path fill={C.shade} d={rect(21.5, 76, 2.5, 9)} />
        <path fill={C.gold} d="M17.3 76l1-10c-.5-2.5-.4-5 .8-6.5l1-.6h2l1 .6c1.2 1.5 1.3 4 .8 6.5l1 10z" />
        <path fill={C.goldDark} d="M21 59h1.1l1 .6c1.2 1.5 1.3 4 .8 6.5l1 10H21z" />
        <circle cx="21" cy="57.2" r="2" fill={C.goldLight} />
        <path fill={C.goldDark} d="M18.5 57.5c-.8-4.5 4.3-5.9 6-2.6-1.6-.8-3.2-.2-3.7 1.2z" />
        <circle cx="24.6" cy="67.5" r="3.6" fill={C.goldLight} stroke={C.goldDark} strokeWidth=".9" />
        <path fill="none" stroke={C.gold} strokeWidth="1.2" d="M19.3 61l-2.7-1.2" />
        <path stroke={C.goldLight} strokeWidth=".9" d="M16.5 78V50" />
        <path fill={C.goldLight} d="M16.5 45l1.3 4.5-1.3 1.5-1.3-1.5z" />
      </Stage>
      {level > 0 && level < 5 && <Stones at={[50, 58, 84]} />}
      {(level === 2 || level === 3) && <Scaffold x={72} y={50} w={22} h={19} bays={2} rows={2} />}
      {level > 1 && level < 5 && <Crane x={24} y={76} h={level === 4 ? 40 : 30} />}
    </>
  );
}
