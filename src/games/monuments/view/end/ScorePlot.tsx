/** Scores over the turns: a line per colour, told apart by colour, dash and mark, and named at its end. */
import type { ReactNode } from 'react';
import type { Colour } from '../../rules/state.ts';
import { ColourMark } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import { type PlotScale, scaleFor, spread } from './plotScale.ts';
import styles from './ScorePlot.module.css';
import { signed } from './standing.ts';
import { useWidth } from './useWidth.ts';

export interface PlotLine {
  readonly colour: Colour;
  readonly name: string;
  /** What stands at its end beside the mark, which tells two colours of one seat apart. */
  readonly label: string;
  /** One value for the end of each turn. */
  readonly values: readonly number[];
}

/** Drawn in the pixels of the page, so that its words keep their size on a phone. */
const DASHES = ['none', '9 4', '2 4', '11 3 2 3'];
const LABEL_GAP = 19;

interface Props {
  readonly title: string;
  readonly axis: string;
  readonly lines: readonly PlotLine[];
  /** What a reader is told who cannot see it. */
  readonly summary: string;
}

export function ScorePlot({ title, axis, lines, summary }: Props): ReactNode {
  const { ref, width } = useWidth();
  const scale = scaleFor(
    lines.map(({ values }) => values),
    width,
  );
  const ends = spread(
    lines.map(({ values }) => scale.y(values.at(-1) ?? 0)),
    LABEL_GAP,
    scale.bottom,
  );
  return (
    <figure className={styles['plot']}>
      <figcaption>{title}</figcaption>
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${scale.width} ${scale.height}`}
          role="img"
          aria-label={`${title}. ${summary}`}
          className={styles['svg']}
        >
          <Grid scale={scale} axis={axis} />
          {lines.map((line, at) => (
            <Line key={line.colour} line={line} scale={scale} labelY={ends[at] ?? 0} />
          ))}
        </svg>
      </div>
    </figure>
  );
}

function Grid({ scale, axis }: { scale: PlotScale; axis: string }): ReactNode {
  const { left, right, bottom } = scale;
  return (
    <g className={styles['grid']}>
      {scale.rows.map((value) => (
        <g key={value}>
          <path d={`M${left} ${scale.y(value)}H${right}`} data-zero={value === 0} />
          <text x={left - 6} y={scale.y(value) + 4} textAnchor="end">
            {signed(value)}
          </text>
        </g>
      ))}
      {scale.columns.map((turn) => (
        <text key={turn} x={scale.x(turn)} y={bottom + 16} textAnchor="middle">
          {turn}
        </text>
      ))}
      <text x={right} y={bottom + 30} textAnchor="end" className={styles['axis']}>
        {axis} →
      </text>
    </g>
  );
}

function Line({ line, scale, labelY }: { line: PlotLine; scale: PlotScale; labelY: number }): ReactNode {
  const { colour, values, label } = line;
  const at = values.map((value, turn) => [scale.x(turn + 1), scale.y(value)] as const);
  const last = at.at(-1);
  if (!last) return null;
  const path = `M${at.map(([x, y]) => `${x} ${y}`).join('L')}`;
  return (
    <g style={toneStyle(colour)} className={styles['line']}>
      <path d={path} strokeDasharray={DASHES[colour]} />
      {at.map(([x, y], turn) =>
        (turn + 1) % scale.markEvery === colour % scale.markEvery ? (
          <Mark key={turn} colour={colour} x={x} y={y} size={11} />
        ) : null,
      )}
      <path className={styles['leader']} d={`M${last[0]} ${last[1]}L${scale.right + 8} ${labelY}`} />
      <Mark colour={colour} x={scale.right + 15} y={labelY} size={11} />
      <text x={scale.right + 25} y={labelY + 4.5} className={styles['label']}>
        {signed(values.at(-1) ?? 0)} {short(label)}
      </text>
    </g>
  );
}

function Mark({ colour, x, y, size }: { colour: Colour; x: number; y: number; size: number }): ReactNode {
  return (
    <svg x={x - size / 2} y={y - size / 2} width={size} height={size} className={styles['mark']} aria-hidden="true">
      <ColourMark colour={colourKey(colour)} />
    </svg>
  );
}

const LONGEST_NAME = 11;

function short(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
