import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import { Block, by, C, Courses, Crane, Ghost, Panel, Scaffold, Stage, waves } from '../kit.tsx';
import { HeadAndTorch, Legs, Torso } from './kolossusBody.tsx';

const OUTLINE =
  'M24 108V97h10c1-2 4-2 6-3 0-8 2-12 5-18 1-7 3-13 6-20 1-4-2-10-3-18-6-2-9-7-9-12l1-9-4-6 7-11 6 11-4 8c0 ' +
  '4 0 8 1 9l8 4 1-2-3-9 7-3 8 2 2 6-3 6 8 2c4 2 9 9 12 15l-10 10c2 8 3 14 6 22 3 6 5 10 5 17 2 1 5 1 6 ' +
  '4h12v11z';

export function Kolossus(p: ArtProps): ReactNode {
  const { level, hue } = p;
  return (
    <>
      <Panel {...p} sun={61} hills="M0 108V92l14-6 12 4 10-8h6v26zM120 108V88l-16-8-14 8-8-2-4 22z" band="" />
      {!p.bare && (
        <>
          <path fill={C.lapis} d={waves(0, 120, 107, 12, 1.4, 120)} />
          <path fill={C.lapisDark} d={waves(-3, 123, 112, 12, 1.4, 120)} />
          <path fill="#5d8fc4" d={waves(-6, 126, 115.5, 12, 1.4, 117)} opacity=".6" />
        </>
      )}
      <g transform="translate(3.6 6.5) scale(.94)">
        <Ghost {...p} d={OUTLINE} />
        <Stage at={1} level={level}>
          <path fill={C.deep} d="M52 104h20l-3 4.5H55.5zM61 103V88" />
          <path stroke={C.deep} strokeWidth=".8" d="M61.5 104V88M54 90h15" />
          <path fill={C.ivory} d="M54.5 90.5h14q-2 4 0 9h-14q2-5 0-9z" />
          <path fill={C.terra} d="M59 90.5h5q-1 4 0 9h-5q1-5 0-9z" />
          {[22, 77].map((x) => (
            <g key={x}>
              <Block x={x} y={99} w={25} h={9} s={8} />
              <Courses x={x} y={100.5} w={25} h={7.5} rows={2} len={6.5} />
              <Block x={x + 2} y={95.5} w={21} h={3.5} s={7} tones={[C.sand, C.shade, C.ivory]} />
            </g>
          ))}
        </Stage>
        <Stage at={2} level={level}>
          <Legs whole={level > 2} />
        </Stage>
        <Stage at={4} level={level}>
          <Torso />
        </Stage>
        <Stage at={3} level={level}>
          <path
            fill={C.ivory}
            d="M49.4 53C55 55.5 68 55.5 73.6 53C75 57 76.5 62 77 67L70.5 65L66 70L61.5 64L57 69L52.5 64.5L46.5 67C47
              62 48 57 49.4 53z"
          />
          <path fill={C.sand} d="M66 54.7l7.6-1.7c1.4 4 2.9 9 3.4 14l-6.5-2-4.5 5zM57 55l1.5 0-1.5 14-4.5-4.5z" />
          <path fill={hue.dark} d="M49.4 53C55 55.5 68 55.5 73.6 53l.7 2.5C68 58 55 58 48.7 55.5z" />
        </Stage>
        <Stage at={5} level={level}>
          <HeadAndTorch />
        </Stage>
        {level > 0 && level < 5 && <Crane x={101} y={108} h={by(level, [0, 30, 44, 64, 82])} dir={-1} />}
        {level > 1 && level < 5 && (
          <Scaffold
            x={46}
            y={by(level, [0, 0, 72, 52, 24])}
            w={30}
            h={by(level, [0, 0, 24, 44, 72])}
            bays={2}
            rows={level}
          />
        )}
      </g>
    </>
  );
}
