/** Two plots side by side, totals and score track, and the same figures as a table. */
import { type ReactNode, useMemo } from 'react';
import type { Moment } from '../../../../platform/table.ts';
import type { MonumentsNews, State } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import styles from './EndSheet.module.css';
import { type TurnPoint, useTurnPoints } from './points.ts';
import { type PlotLine, ScorePlot } from './ScorePlot.tsx';
import { namesOf, signed } from './standing.ts';

interface Props {
  readonly log: readonly Moment<MonumentsNews>[];
  viewAt(ply: number): State;
  readonly names: readonly string[];
  readonly texts: MonumentsTexts;
}

export function Plots({ log, viewAt, names, texts }: Props): ReactNode {
  const points = useTurnPoints(log, viewAt);
  const { end } = texts;
  const titles = useMemo(() => colourNames(points?.[0]?.track.length ?? 0, names, texts), [points, names, texts]);
  if (points === null) return <p className={styles['loading']}>{end.plotLoading}</p>;
  const linesOf = (values: (point: TurnPoint) => readonly number[]): PlotLine[] =>
    titles.map((name, colour) => ({
      colour,
      name,
      label: namesOf([colour % Math.max(1, names.length)], names, texts),
      values: points.map((point) => values(point)[colour] ?? 0),
    }));
  const totals = linesOf((point) => point.totals);
  const track = linesOf((point) => point.track);
  return (
    <>
      <div className={styles['plots']}>
        <ScorePlot title={end.plotTotals} axis={end.axisTurns} lines={totals} summary={summaryOf(totals, texts)} />
        <ScorePlot title={end.plotTrack} axis={end.axisTurns} lines={track} summary={summaryOf(track, texts)} />
      </div>
      <details className={styles['figures']}>
        <summary>{end.figures}</summary>
        <Figures titles={titles} points={points} seats={names.length} texts={texts} />
      </details>
    </>
  );
}

function colourNames(colours: number, names: readonly string[], texts: MonumentsTexts): string[] {
  const seats = Math.max(1, names.length);
  return Array.from({ length: colours }, (_, colour) => {
    const name = namesOf([colour % seats], names, texts);
    return colours > seats ? texts.log.inColour(name, colour) : name;
  });
}

function summaryOf(lines: readonly PlotLine[], { end }: MonumentsTexts): string {
  return lines
    .map(({ name, values }) => end.plotSummary(name, Math.min(...values), Math.max(...values), values.at(-1) ?? 0))
    .join(' ');
}

interface FiguresProps {
  readonly titles: readonly string[];
  readonly points: readonly TurnPoint[];
  readonly seats: number;
  readonly texts: MonumentsTexts;
}

/** One row per round is enough to follow a match; the last turn is always there. */
function Figures({ titles, points, seats, texts: { end } }: FiguresProps): ReactNode {
  const rows = points.filter(({ turn }) => turn % Math.max(1, seats) === 0 || turn === points.length);
  return (
    <table className={styles['table']}>
      <caption>
        {end.plotTotals} ({end.track})
      </caption>
      <thead>
        <tr>
          <th scope="col">{end.turn}</th>
          {titles.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ turn, totals, track }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            {titles.map((title, colour) => (
              <td key={title}>
                {signed(totals[colour] ?? 0)} ({track[colour]})
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
