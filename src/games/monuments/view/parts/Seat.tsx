import { memo } from 'react';
import { seatOf } from '../../rules/displays.ts';
import { handOf } from '../../rules/hands.ts';
import type { Colour, State } from '../../rules/state.ts';
import { ColourMark, Laurel } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import { useTable } from '../TableContext.ts';
import { City, SymbolCounts } from './City.tsx';
import { Back, Figure } from './Picture.tsx';
import styles from './Seat.module.css';
import { Spoken } from './Spoken.tsx';
import ui from './ui.module.css';

interface Props {
  readonly state: State;
  readonly colour: Colour;
  readonly forecast: number;
  /** With two colours: this one is the lower and counts. */
  readonly counts: boolean;
}

/** A rival at the table: who, how much, what in hand, which historians, and the display. */
export const Rival = memo(function Rival({ state, colour, forecast, counts }: Props) {
  const { words, open } = useTable();
  const seat = seatOf(state, colour);
  const name = words.owner(colour);
  return (
    <article className={styles.seat} style={toneStyle(colour)} data-acting={state.seat === seat || undefined}>
      <button type="button" className={styles.head} onClick={() => open({ kind: 'known', colour })}>
        <Badge colour={colour} />
        <b className={styles.name}>
          <Spoken>{words.t.display.details(name)}</Spoken>
          <span aria-hidden="true">{name}</span>
        </b>
        <Figures state={state} colour={colour} forecast={forecast} counts={counts} hasHand />
      </button>
      <City state={state} colour={colour} label={words.t.zones.displayOf(name)} target={null} isOwn={false} />
    </article>
  );
});

export function Badge({ colour }: { readonly colour: Colour }) {
  return (
    <span className={styles.badge}>
      <ColourMark colour={colourKey(colour)} className={styles.mark} />
    </span>
  );
}

interface FiguresProps extends Props {
  readonly hasHand?: boolean;
}

/** Score, forecast, symbols shown, historians left, hand. */
export function Figures({ state, colour, forecast, counts, hasHand = false }: FiguresProps) {
  const { words } = useTable();
  const { display } = words.t;
  const score = state.scores[colour] ?? 0;
  const historians = state.historians[colour] ?? 0;
  const hand = handOf(state, seatOf(state, colour)).length;
  return (
    <span className={styles.figures}>
      <span className={styles.score}>
        {counts && <Laurel gold className={styles.laurel} />}
        {counts && <Spoken>{display.counts}</Spoken>}
        <Spoken>{`${display.score(score)}, ${display.forecast(forecast)}`}</Spoken>
        <b aria-hidden="true" title={display.score(score)}>
          {words.number(score)}
        </b>
        <small aria-hidden="true" title={display.forecast(forecast)}>
          → {words.number(forecast)}
        </small>
      </span>
      {hasHand && (
        <span className={ui.chip} title={display.hand(hand)}>
          <Spoken>{display.hand(hand)}</Spoken>
          <Back className={styles.back} />
          <span aria-hidden="true">{hand}</span>
        </span>
      )}
      <span className={ui.chip} title={display.historians(historians)}>
        <Spoken>{display.historians(historians)}</Spoken>
        <Figure kind="historian" colour={colour} className={styles.pawn} />
        <span aria-hidden="true">{historians}</span>
      </span>
      <SymbolCounts state={state} colour={colour} />
    </span>
  );
}
