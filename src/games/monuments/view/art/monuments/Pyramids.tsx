import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import { BANDS, by, C, Crane, each, Ghost, n2, Palm, Panel, Stage, Stones } from '../kit.tsx';

interface Shape {
  /** Apex, left and right foot, foot of the edge towards us. */
  ax: number;
  ay: number;
  l: number;
  r: number;
  e: number;
}
const FOOT = 108;
const GREAT: Shape = { ax: 48, ay: 20, l: -2, r: 98, e: 66 };
const SECOND: Shape = { ax: 91, ay: 44, l: 46, r: 134, e: 104 };
const THIRD: Shape = { ax: 16, ay: 72, l: -12, r: 44, e: 24 };

/** The part of a face between two heights. */
const face = (s: Shape, a: 'l' | 'e', b: 'e' | 'r', y0: number, y1: number): string => {
  const at = (x: number, y: number): number => n2(s.ax + ((x - s.ax) * (y - s.ay)) / (FOOT - s.ay));
  return `M${at(s[a], y1)} ${y1}L${at(s[a], y0)} ${y0}H${at(s[b], y0)}L${at(s[b], y1)} ${y1}z`;
};
const joints = (s: Shape, y0: number, gap: number): string => {
  let d = '';
  for (let y = FOOT - gap; y > y0 + 1; y -= gap) {
    const k = (y - s.ay) / (FOOT - s.ay);
    d += `M${n2(s.ax + (s.l - s.ax) * k)} ${n2(y)}H${n2(s.ax + (s.r - s.ax) * k)}`;
  }
  return d;
};

function Pyramid({
  s,
  y,
  cap = 0,
  lit = C.stone,
  gap = 6,
}: {
  s: Shape;
  y: number;
  cap?: number;
  lit?: string;
  gap?: number;
}): ReactNode {
  return (
    <>
      <path fill={lit} d={face(s, 'l', 'e', y, FOOT)} />
      <path fill={C.terraDark} d={face(s, 'e', 'r', y, FOOT)} />
      <path fill="none" stroke={C.deep} strokeWidth=".6" opacity=".4" d={joints(s, y, gap)} />
      {y > s.ay + 1 && <path fill={C.ivory} d={face(s, 'l', 'e', y, y + 2)} />}
      {cap > 0 && <path fill={C.goldLight} d={face(s, 'l', 'e', s.ay, s.ay + cap)} />}
      {cap > 0 && <path fill={C.goldDark} d={face(s, 'e', 'r', s.ay, s.ay + cap)} />}
    </>
  );
}

/** The builders' ramp that winds up the lit face. */
const ramp = (y: number): string =>
  'M60 108' +
  each(
    [
      [0.12, 94],
      [0.86, 80],
      [0.2, 60],
      [0.8, 40],
    ].filter(([, h = 0]) => h >= y),
    ([t = 0, h = 0]) => {
      const k = (h - GREAT.ay) / (FOOT - GREAT.ay);
      return `L${n2(GREAT.ax + k * (GREAT.l - GREAT.ax + t * (GREAT.e - GREAT.l)))} ${h}`;
    },
  );

const OUTLINE = face(GREAT, 'l', 'e', 20.1, 108) + face(GREAT, 'e', 'r', 20.1, 108);

export function Pyramids(p: ArtProps): ReactNode {
  const { level } = p;
  const y = by(level, [108, 97, 80, 60, 40, 20]);
  return (
    <>
      <Panel {...p} sun={92} hills="M0 108V100q30-10 60-4t60-6v18z" band={BANDS.zigzag} />
      <Ghost {...p} d={`M66.6 108L91 44l29 41v23z`} />
      <Ghost {...p} d={OUTLINE} />
      <Stage at={3} level={level}>
        <Pyramid s={SECOND} y={level > 4 ? 44 : level > 3 ? 58 : 90} lit={C.sand} />
      </Stage>
      <Stage at={1} level={level}>
        <Pyramid s={GREAT} y={y} cap={level === 5 ? 15 : 0} lit={C.ivory} gap={5.5} />
        <path fill={C.stone} d={face(GREAT, 'l', 'e', Math.max(y, 35), 108)} opacity={level > 1 ? 0.45 : 0} />
      </Stage>
      {level > 1 && level < 5 && (
        <>
          <path fill="none" stroke={C.shade} strokeWidth="3.4" strokeLinejoin="bevel" d={ramp(y)} />
          <path fill="none" stroke={C.stone} strokeWidth="1.6" strokeLinejoin="bevel" d={ramp(y)} />
        </>
      )}
      <Stage at={5} level={level}>
        <Pyramid s={THIRD} y={72} lit={C.stone} gap={5} />
        <path fill={C.ochre} d="M44 108c-1-8 2-11.5 9-11.5l18-.5 4-4h9l1 8c3 1.5 4 3.5 4.5 5.5H100q3 .5 3 2.5z" />
        <path
          fill={C.terraDark}
          d="M79 98l6 0c3 1.5 4 3.5 4.5 5.5H100q3 .5 3 2.5H84c1-5-1-8-5-10z M50 108c0-4 3-6 6-6s6 2.5 6
            6h-2c0-3-2-4.5-4-4.5s-4 1.5-4 4.5z"
        />
        <path fill={C.goldLight} d="M79.5 84h6l.3 3.4 1.2 2.3-1.3.5-.2 3.3-4 1.5z" />
        <path fill={C.lapis} d="M73 97l-2.5-1.5c1.8-4.5 1.5-9 4-12.5 2.5-3 8.5-3 11 .3l.2 1.7h-4.2l.3 9-2.8 4z" />
        <path stroke={C.gold} strokeWidth=".8" d="M74.5 84.5h7M73.3 87.5h8.3M72.6 90.5h9M71.8 93.5h9.5" />
        <path fill={C.black} d="M83.5 86.8h2v.8h-2z" />
        <Palm x={113} y={108} h={26} s={11} />
        <Palm x={105} y={109} h={18} s={8} />
      </Stage>
      {level > 0 && level < 5 && <Stones at={[70, 78, 88, 104]} />}
      {level > 0 && level < 5 && <Crane x={62} y={y} h={20} dir={-1} />}
    </>
  );
}
