import { memo } from 'react';
import type { Seat } from '../../../../platform/rules.ts';
import { coloursOf } from '../../rules/displays.ts';
import type { State } from '../../rules/state.ts';
import { HelpTip } from '../help/HelpTip.tsx';
import { toneStyle } from '../log/tones.ts';
import { useTable } from '../TableContext.ts';
import type { Words } from '../turn/words.ts';
import { Badge } from './Seat.tsx';
import styles from './TurnBar.module.css';

const USUAL_ACTIONS = 3;

interface Props {
  readonly state: State;
  /** From whose side the table is seen. */
  readonly side: Seat | null;
}

/** Whose turn it is, of which kind, and the actions left. */
export const TurnBar = memo(function TurnBar({ state, side }: Props) {
  const { words, rulesUrl } = useTable();
  return (
    <div className={styles.turn} style={toneStyle(state.seat)} data-mine={state.seat === side || undefined}>
      {coloursOf(state, state.seat).map((colour) => (
        <span key={colour} style={toneStyle(colour)}>
          <Badge colour={colour} />
        </span>
      ))}
      <span className={styles.words}>
        <b className={styles.name}>{words.seat(state.seat)}</b>
        <span className={styles.kind}>{kindOf(state, side, words)}</span>
      </span>
      {state.phase === 'monument' && <Pips left={state.actions} isBought={state.bought} />}
      <span className={styles.help}>
        <HelpTip area="turn" texts={words.texts} rulesUrl={rulesUrl} />
      </span>
    </div>
  );
});

function kindOf(state: State, side: Seat | null, words: Words): string {
  const { turn } = words.t;
  if (state.phase === 'over') return turn.over;
  return (state.seat === side ? turn.mine : turn.other)[state.phase];
}

/** Actions as pebbles: the ones left are full. */
function Pips({ left, isBought }: { readonly left: number; readonly isBought: boolean }) {
  const { turn } = useTable().words.t;
  const all = Math.max(left, isBought ? USUAL_ACTIONS + 1 : USUAL_ACTIONS);
  return (
    <span className={styles.pips} role="img" aria-label={turn.actions(left)} title={turn.actions(left)}>
      {Array.from({ length: all }, (_, at) => (
        <span key={at} className={styles.pip} data-spent={at >= left || undefined} />
      ))}
    </span>
  );
}
