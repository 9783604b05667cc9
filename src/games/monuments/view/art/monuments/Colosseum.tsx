import type { ReactNode } from 'react';
import type { ArtProps } from '../kit.tsx';
import { BANDS, C, Crane, Cypress, each, Ghost, n2, Panel, Scaffold, Stage, Stones, spread } from '../kit.tsx';
import { BAYS, CX, opening, px, py, RX, RY, ring, TIERS } from './colosseumShape.ts';

const OUTLINE = `M6 94V36A54 11 0 0 1 114 36V94A54 11 0 0 1 6 94z`;
const MASTS = spread(-1.45, 1.45, 15);

export function Colosseum(p: ArtProps): ReactNode {
  const { level, hue } = p;
  const built = Math.max(0, level - 1);
  const topY = TIERS[Math.min(built, 4) - 1]?.[1] ?? 94;
  return (
    <>
      <Panel {...p} sun={26} hills="M0 108V92q14-10 26-5t24-8 30 8 40-6v27z" band={BANDS.key} />
      <Ghost {...p} d={OUTLINE} />
      <Stage at={1} level={level}>
        <ellipse cx="60" cy="97" rx="57" ry="11.4" fill={C.sand} />
        <ellipse cx="60" cy="95" rx="56" ry="11.2" fill={C.ivory} />
        <ellipse cx="60" cy="94.5" rx="52" ry="9.8" fill={C.shade} />
        <ellipse cx="60" cy="95" rx="34" ry="5.5" fill={C.stone} />
      </Stage>
      <Stage at={2} level={level}>
        <ellipse cx={CX} cy={topY} rx={RX} ry={RY} fill={C.shade} />
        <path fill={C.deep} d={`M60 ${topY - 9.5}a51 9.5 0 0 1 0 19z`} opacity=".55" />
        <g fill="none" stroke={C.stone} strokeWidth=".9">
          <ellipse cx={CX} cy={topY + 1} rx="47" ry="8.4" />
          <ellipse cx={CX} cy={topY + 2.4} rx="40" ry="6.6" opacity=".7" />
        </g>
        <ellipse cx={CX} cy={topY + 4} rx="32" ry="4.6" fill={C.sand} />
        {TIERS.slice(0, built).map(([foot, head], i) => (
          <g key={foot}>
            <path fill={C.stone} d={ring(foot, head)} />
            <path fill={C.ivory} d={ring(foot, head, -1.35, -0.35)} />
            <path fill={C.sand} d={ring(foot, head, 0.42, 1.571)} />
            <path fill={C.shade} d={ring(foot, head, 0.98, 1.571)} />
            {i < 3 ? (
              <path fill={i === 0 ? C.black : C.deep} d={each(BAYS, (a) => opening(a, foot, head))} />
            ) : (
              <path
                fill={C.deep}
                d={each(
                  BAYS.filter((_, j) => j % 2 === 0),
                  (a) => `M${px(a - 0.03)} ${py(a, 43.5)}H${px(a + 0.03)}V${py(a, 40)}H${px(a - 0.03)}z`,
                )}
              />
            )}
            <path
              fill="none"
              stroke={C.deep}
              strokeWidth=".5"
              opacity=".5"
              d={each(spread(-1.38, 1.38, 16), (a) => `M${px(a)} ${py(a, foot)}V${py(a, head)}`)}
            />
            <path
              fill="none"
              stroke={C.shade}
              strokeWidth=".7"
              d={`M6 ${head + 2}A${RX} ${RY} 0 0 0 114 ${head + 2}`}
            />
            <path
              fill="none"
              stroke={C.ivory}
              strokeWidth="1.4"
              d={`M6 ${head + 0.7}A${RX} ${RY} 0 0 0 114 ${head + 0.7}`}
            />
          </g>
        ))}
      </Stage>
      <Stage at={5} level={level}>
        <path fill={hue.dark} d="M8 36A52 9.5 0 0 1 112 36L92 39A32 4.6 0 0 0 28 39z" />
        <path
          fill={C.terra}
          d="M20 29.9L14 32l17 5 5-1.5z M41 27.4l-8 1 11 6.3 5-.4z M66 26.6h-12l3 7.6h6z M79 27.4l8 1-11 6.3-5-.4z
            M100 29.9l6 2.1-17 5-5-1.5z"
        />
        <path
          stroke={C.goldDark}
          strokeWidth=".9"
          d={
            each(MASTS, (a) => `M${px(a)} ${py(a, 40)}V${n2(py(a, 30) - 2)}`) +
            each(MASTS, (a) => `M${px(a)} ${n2(36 - RY * Math.cos(a))}v-7`)
          }
        />
        <path
          fill={C.gold}
          d={each(
            MASTS,
            (a) => `M${px(a)} ${n2(py(a, 30) - 4)}l1 2-1 1-1-1zM${px(a)} ${n2(26.5 - RY * Math.cos(a))}l1 2-1 1-1-1z`,
          )}
        />
        <path
          fill={C.gold}
          d={each(
            BAYS.filter((_, i) => i % 2 === 1),
            (a) => `M${px(a)} ${n2(py(a, 42) - 1.6)}l1.4 1.6-1.4 1.6-1.4-1.6z`,
          )}
        />
      </Stage>
      {level > 0 && level < 5 && <Stones at={[4, 11, 106]} />}
      {level > 1 && level < 5 && <Scaffold x={70} y={topY - 4} w={26} h={107 - topY} bays={3} rows={level + 1} />}
      {level > 0 && level < 5 && <Crane x={40} y={topY + 8} h={30} />}
      {level > 0 && <Cypress x={5} y={110} h={20} />}
    </>
  );
}
