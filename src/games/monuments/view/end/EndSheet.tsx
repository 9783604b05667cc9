/** The end of a match: who has won and why, the sheets, the scores over the turns, and what to do next. */
import type { ReactNode } from 'react';
import type { Outcome } from '../../../../platform/rules.ts';
import type { TableProps } from '../../../../platform/table.ts';
import { standings } from '../../rules/outcome.ts';
import type { MonumentsMove, MonumentsNews, State } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { Divider, Laurel } from '../art/index.ts';
import styles from './EndSheet.module.css';
import { Places } from './Places.tsx';
import { Plots } from './Plots.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { ShareResult } from './ShareResult.tsx';
import { headline, tieLines, tieOf } from './standing.ts';

type Given = 'state' | 'names' | 'texts' | 'log' | 'viewAt' | 'rematch' | 'outcome';

export interface EndSheetProps extends Pick<TableProps<State, MonumentsMove, MonumentsNews, MonumentsTexts>, Given> {
  /** Closes the sheet to look at the table again. */
  readonly onBack?: (() => void) | undefined;
}

export function EndSheet(props: EndSheetProps): ReactNode {
  const { state, names, texts, log, viewAt, rematch, onBack } = props;
  const { end } = texts;
  const outcome = props.outcome ?? standings(state);
  return (
    <article className={styles['end']}>
      <Triumph state={state} names={names} texts={texts} outcome={outcome} />
      <div className={styles['actions']}>
        {rematch && (
          <button type="button" className={styles['main']} onClick={rematch}>
            {end.rematch}
          </button>
        )}
        {onBack && (
          <button type="button" className={styles['button']} onClick={onBack}>
            {end.backToTable}
          </button>
        )}
        <ShareResult state={state} names={names} texts={texts} />
      </div>
      <Places outcome={outcome} names={names} texts={texts} state={state} />
      <h3 className={styles['heading']}>{end.sheet}</h3>
      <ScoreSheet state={state} names={names} texts={texts} />
      <h3 className={styles['heading']}>{end.plot}</h3>
      <Plots log={log} viewAt={viewAt} names={names} texts={texts} />
    </article>
  );
}

interface TriumphProps {
  readonly state: State;
  readonly names: readonly string[];
  readonly texts: MonumentsTexts;
  readonly outcome: Outcome;
}

function Triumph({ state, names, texts, outcome }: TriumphProps): ReactNode {
  const result = outcome.results[outcome.winners[0] ?? 0] ?? 0;
  const tie = tieOf(state);
  return (
    <header className={styles['triumph']}>
      <Laurel gold className={styles['laurel']} />
      <h2 className={styles['winner']}>{headline(state, names, texts)}</h2>
      <p className={styles['result']}>{texts.end.with(result)}</p>
      {tie && <p className={styles['tie']}>{tieLines(tie, result, names, texts).join(' ')}</p>}
      <Divider className={styles['divider']} />
    </header>
  );
}
