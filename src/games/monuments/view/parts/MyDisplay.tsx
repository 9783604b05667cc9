import { memo } from 'react';
import type { Seat } from '../../../../platform/rules.ts';
import type { Monument } from '../../rules/cards.ts';
import { coloursOf } from '../../rules/displays.ts';
import type { Colour, State } from '../../rules/state.ts';
import { toneStyle } from '../log/tones.ts';
import { useTable } from '../TableContext.ts';
import type { Hands } from '../useTurn.ts';
import { City } from './City.tsx';
import styles from './MyDisplay.module.css';
import { Panel } from './Panel.tsx';
import { Badge, Figures } from './Seat.tsx';
import ui from './ui.module.css';

interface Props {
  readonly state: State;
  readonly side: Seat;
  readonly totals: readonly number[];
  /** The own colour that actions serve. */
  readonly serving: Colour;
  readonly target: Monument | null;
  readonly hands: Hands;
}

/** The own display; with two seats both, side by side, and which one an action serves. */
export const MyDisplay = memo(function MyDisplay({ state, side, totals, serving, target, hands }: Props) {
  const { words } = useTable();
  const own = coloursOf(state, side);
  const only = own.length === 1 ? own[0] : undefined;
  const lowest = Math.min(...own.map((colour) => totals[colour] ?? 0));
  const { zones, display } = words.t;
  return (
    <Panel
      title={zones.display}
      help={own.length > 1 ? 'displays' : 'display'}
      className={`${styles.panel} ${own.length > 1 ? styles.pair : ''}`}
      aside={only !== undefined && <Owner state={state} colour={only} forecast={totals[only] ?? 0} />}
    >
      <div className={styles.cities}>
        {own.map((colour) => {
          const isServed = colour === serving;
          const forecast = totals[colour] ?? 0;
          return (
            <div
              key={colour}
              className={styles.city}
              style={toneStyle(colour)}
              data-served={(own.length > 1 && isServed) || undefined}
            >
              {own.length > 1 && (
                <div className={styles.head}>
                  <button
                    type="button"
                    aria-pressed={isServed}
                    className={`${ui.button} ${styles.serve}`}
                    onClick={() => hands.serve(colour)}
                  >
                    <Badge colour={colour} />
                    {display.serve(words.colour(colour))}
                  </button>
                  <Figures state={state} colour={colour} forecast={forecast} counts={forecast === lowest} />
                </div>
              )}
              <City
                state={state}
                colour={colour}
                label={zones.displayOf(words.owner(colour))}
                target={isServed ? target : null}
                isOwn
              />
            </div>
          );
        })}
      </div>
    </Panel>
  );
});

interface OwnerProps {
  readonly state: State;
  readonly colour: Colour;
  readonly forecast: number;
}

function Owner({ state, colour, forecast }: OwnerProps) {
  const { words } = useTable();
  return (
    <span className={styles.owner} style={toneStyle(colour)}>
      <Badge colour={colour} />
      <b>{words.owner(colour)}</b>
      <Figures state={state} colour={colour} forecast={forecast} counts={false} />
    </span>
  );
}
