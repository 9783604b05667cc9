/** The sheets of all colours line by line (RULES.md §7). In mid-match they are the forecast. */
import type { ReactNode } from 'react';
import { sheetsOf } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { ColourSheet } from './ColourSheet.tsx';
import styles from './ScoreSheet.module.css';
import { isCounting, namesOf, sheetsOfSeat, signed } from './standing.ts';

export interface ScoreSheetProps {
  readonly state: State;
  readonly names: readonly string[];
  readonly texts: MonumentsTexts;
}

export function ScoreSheet({ state, names, texts }: ScoreSheetProps): ReactNode {
  const sheets = sheetsOf(state);
  const isDouble = sheets.length > state.seats;
  return (
    <section className={styles['sheets']} aria-label={texts.end.sheet}>
      {state.phase !== 'over' && (
        <header className={styles['forecast']}>
          <h3>{texts.end.forecast}</h3>
          <p>{texts.end.forecastExplained}</p>
        </header>
      )}
      <div className={styles['seats']} data-double={isDouble}>
        {Array.from({ length: state.seats }, (_, seat) => {
          const own = sheetsOfSeat(sheets, seat);
          const name = namesOf([seat], names, texts);
          const result = Math.min(...own.map(({ total }) => total));
          const isEven = own.every(({ total }) => total === result);
          return (
            <section key={name + String(seat)} className={styles['seat']} aria-label={name}>
              {isDouble && <h4 className={styles['seatName']}>{texts.end.resultOf(name, signed(result))}</h4>}
              <div className={styles['colours']}>
                {own.map((sheet) => (
                  <ColourSheet
                    key={sheet.colour}
                    sheet={sheet}
                    title={isDouble ? texts.log.inColour(name, sheet.colour) : name}
                    note={noteOf({ isDouble, isEven, counts: isCounting(sheets, sheet) }, texts)}
                    hasPowers={state.powers !== 'off'}
                    texts={texts}
                  />
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </section>
  );
}

function noteOf(
  { isDouble, isEven, counts }: { isDouble: boolean; isEven: boolean; counts: boolean },
  { end }: MonumentsTexts,
): string | null {
  if (!isDouble || !counts) return null;
  return isEven ? end.countsBoth : end.counts;
}
