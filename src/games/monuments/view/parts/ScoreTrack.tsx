import { memo } from 'react';
import type { State } from '../../rules/state.ts';
import { toneStyle } from '../log/tones.ts';
import { useTable } from '../TableContext.ts';
import { Panel } from './Panel.tsx';
import { Figure } from './Picture.tsx';
import styles from './ScoreTrack.module.css';

const STEP = 10;

/** The score track: a marker for every colour, and where the forecast would carry it. */
export const ScoreTrack = memo(function ScoreTrack(props: {
  readonly state: State;
  readonly totals: readonly number[];
}) {
  const { state, totals } = props;
  const { words } = useTable();
  const low = Math.min(0, Math.floor(Math.min(...totals, ...state.scores) / STEP) * STEP);
  const high = Math.max(2 * STEP, Math.ceil((Math.max(...totals, ...state.scores) + 1) / STEP) * STEP);
  const place = (points: number): string => `${((points - low) / (high - low)) * 100}%`;
  const marks = Array.from({ length: (high - low) / STEP + 1 }, (_, at) => low + at * STEP);
  return (
    <Panel title={words.t.zones.track} help="score" className={styles.panel}>
      <div className={styles.frame}>
        <div className={styles.scale} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} className={styles.tick} style={{ left: place(mark) }}>
              {words.number(mark)}
            </span>
          ))}
        </div>
        <ul className={styles.lanes}>
          {state.scores.map((score, colour) => {
            const total = totals[colour] ?? 0;
            const label = `${words.owner(colour)}: ${words.t.display.score(score)}, ${words.t.display.forecast(total)}`;
            const [from, to] = [Math.min(score, total), Math.max(score, total)];
            return (
              <li key={colour} className={styles.lane} style={toneStyle(colour)} aria-label={label} title={label}>
                <span
                  className={styles.reach}
                  style={{ left: place(from), width: `calc(${place(to)} - ${place(from)})` }}
                />
                <span className={styles.total} style={{ left: place(total) }} />
                <span className={styles.pawn} style={{ left: place(score) }}>
                  <Figure kind="marker" colour={colour} className={styles.figure} />
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </Panel>
  );
});
