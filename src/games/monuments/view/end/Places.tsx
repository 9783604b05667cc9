/** The seats in the order of their places. */
import type { ReactNode } from 'react';
import type { Outcome } from '../../../../platform/rules.ts';
import { coloursOf } from '../../rules/displays.ts';
import type { State } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';
import { ColourMark } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import styles from './EndSheet.module.css';
import { namesOf, signed } from './standing.ts';

interface Props {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  readonly texts: MonumentsTexts;
  readonly state: State;
}

export function Places({ outcome: { places, results }, names, texts, state }: Props): ReactNode {
  const seats = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return (
    <ol className={styles['places']} aria-label={texts.end.places}>
      {seats.map((seat) => (
        <li key={seat} className={styles['place']} data-first={places[seat] === 1}>
          <span className={styles['rank']}>{texts.end.place(places[seat] ?? 0)}</span>
          {coloursOf(state, seat).map((colour) => (
            <span key={colour} style={toneStyle(colour)} className={styles['marks']}>
              <ColourMark colour={colourKey(colour)} title={texts.log.colour(colour)} className={styles['mark']} />
            </span>
          ))}
          <span className={styles['name']}>{namesOf([seat], names, texts)}</span>
          <b className={styles['score']}>{signed(results[seat] ?? 0)}</b>
        </li>
      ))}
    </ol>
  );
}
