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
  Cypress,
  each,
  Ghost,
  n2,
  Palm,
  Panel,
  rect,
  Scaffold,
  Stage,
  spread,
} from '../kit.tsx';

const OUTLINE = 'M4 108V90h14V72h16V54h18V36h14V20h34v16h8v72z';

/** Leaves hanging over a parapet from x0 to x1 at height y. */
const drape = (x0: number, end: number, y: number, seed: number): string => {
  const x1 = end - 5;
  let d = `M${x0} ${y}q1-3 3-2.5`.replace('500', '5');
  for (let x = x0 + 3, i = seed; x < x1; x += 5, i++) d += `q2.5 ${-2 - (i % 3)} 5 0`;
  d += `q3 1 2 4`;
  for (let x = x1, i = seed; x > x0 + 4; x -= 4, i++)
    d += `q-1 ${n2(3 + ((i * 7) % 4) * 1.6)} -2 ${n2(((i * 5) % 3) - 1)}q-1 -1 -2 ${n2(1 - ((i * 5) % 3))}`;
  return `${d}z`;
};

function Terrace({ x, y, w, h, n }: { x: number; y: number; w: number; h: number; n: number }): ReactNode {
  const aw = n2((w / n) * 0.56);
  const mid = spread(x + w / n / 2, x + w - w / n / 2, n);
  return (
    <>
      <Block x={x} y={y} w={w} h={h} tones={BRICK} s={Math.min(20, w * 0.22)} t={0} />
      <Courses x={x} y={y} w={w} h={h} rows={Math.round(h / 3)} len={6} ink={C.black} o={0.22} />
      <path fill={C.black} d={each(mid, (m) => arch(m, y + h, aw, h - 5))} opacity=".85" />
      <path fill="none" stroke={C.ochre} strokeWidth="1" d={each(mid, (m) => arch(m, y + h, aw + 1.2, h - 4.4))} />
      <Block x={x - 1} y={y - 1} w={w + 2} h={2.8} s={Math.min(20, w * 0.22)} t={1} />
    </>
  );
}

export function Semiramis(p: ArtProps): ReactNode {
  const { level } = p;
  return (
    <>
      <Panel {...p} sun={24} hills="M0 108V96q20-6 40-2t40-8 40 2v20z" band={BANDS.rosette} />
      <Ghost {...p} d={OUTLINE} />
      <Stage at={5} level={level}>
        <Palm x={62} y={38} h={24} s={10} />
        <Palm x={105} y={38} h={20} s={9} />
        <path fill={C.deep} d={rect(70, 24, 28, 13)} />
        {[70.5, 79.5, 88.5, 97.5].map((x) => (
          <Block key={x} x={x - 1.8} y={23} w={3.6} h={14} s={1.4} />
        ))}
        <Block x={66} y={19} w={36} h={4.5} s={10} />
        <path fill={C.gold} d="M68 19q2-10 16-12 14 2 16 12z" />
        <path fill={C.goldDark} d="M84 7q14 2 16 12H91Q91 11 84 7z" />
        <path fill={C.goldLight} d="M72 18q3-7 9-9-3 4-4 9z" />
        <path fill={C.gold} d="M83.2 8V3.5h1.6V8z" />
      </Stage>
      <Stage at={4} level={level}>
        <Terrace x={52} y={37} w={58} h={18} n={4} />
        <Cypress x={46} y={55} h={20} />
        <path fill={C.leaf} d={drape(52, 78, 36, 1)} />
        <path fill={C.leafDark} d={drape(92, 110, 36, 3)} />
      </Stage>
      <Stage at={3} level={level}>
        <Terrace x={34} y={55} w={78} h={18} n={6} />
        <Palm x={27} y={73} h={22} s={9} />
        <path fill={C.leafDark} d={drape(34, 60, 54, 2)} />
        <path fill={C.leaf} d={drape(64, 76, 54, 4) + drape(96, 112, 54, 1)} />
      </Stage>
      <Stage at={2} level={level}>
        <Terrace x={18} y={73} w={96} h={18} n={8} />
        <Cypress x={11} y={91} h={20} />
        <path fill={C.leaf} d={drape(18, 46, 72, 0)} />
        <path fill={C.leafDark} d={drape(50, 74, 72, 2) + drape(98, 114, 72, 5)} />
      </Stage>
      <Stage at={1} level={level}>
        <Terrace x={4} y={91} w={112} h={17} n={10} />
      </Stage>
      <Stage at={2} level={level}>
        <path fill={C.leafDark} d={drape(4, 30, 90, 1) + drape(62, 76, 90, 0)} />
        <path fill={C.leaf} d={drape(34, 56, 90, 3) + drape(96, 116, 90, 2)} />
        <path
          fill={C.ivory}
          d="M22 93h1.2v1.2H22z M40 95h1.2v1.2H40z M48 92h1.2v1.2H48z M28 74h1.2v1.2H28z M58 76h1.2v1.2H58z M104
            93h1.2v1.2H104z M106 74h1.2v1.2H106z"
        />
      </Stage>
      <Stage at={5} level={level}>
        <path fill="#4f8fd0" d="M80 38h10v70H80z" />
        <path fill={C.lapis} d="M86 38h4v70h-4z" />
        <path
          stroke={C.ivory}
          strokeWidth="1"
          d="M82.5 40v11M84.5 58v12M82.5 76v12M84.5 93v12M87.5 46v8M87.5 66v6M87.5 84v8"
        />
        <path fill={C.ivory} d={each([54, 72, 90], (y) => rect(79, y - 0.5, 12, 2.2)) + rect(78, 106, 14, 2)} />
      </Stage>
      {level > 0 && level < 5 && (
        <Crane x={by(level, [0, 30, 46, 60, 72])} y={by(level, [108, 90, 72, 54, 36])} h={28} />
      )}
      {level > 0 && level < 4 && <Scaffold x={92} y={by(level, [0, 78, 60, 42])} w={16} h={12} bays={2} rows={1} />}
    </>
  );
}
