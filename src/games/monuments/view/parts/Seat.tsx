import { memo } from 'react';
import { seatOf } from '../../rules/displays.ts';
import { handOf } from '../../rules/hands.ts';
import type { Colour, State } from '../../rules/state.ts';
import { ColourMark, Laurel } from '../art/index.ts';
import { colourKey, toneStyle } from '../log/tones.ts';
import { useTable } from '../TableContext.ts';
import type { Words } from '../turn/words.ts';
import { City, SymbolCounts, symbolsInWords } from './City.tsx';
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
        <Spoken>{words.t.display.details(name)}</Spoken>
        <b className={styles.name} aria-hidden="true">
          {name}
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

/** Score, forecast, hand, historians left, symbols shown. */
export function Figures(props: FiguresProps) {
  const { state, colour, forecast, counts, hasHand = false } = props;
  const { words } = useTable();
  const { display } = words.t;
  const { score, historians, hand } = figuresOf(state, colour);
  return (
    <span className={styles.figures} role="img" aria-label={inWords(props, words)}>
      <span className={styles.score}>
        {counts && <Laurel gold className={styles.laurel} />}
        <b title={display.score(score)}>{words.number(score)}</b>
        <small title={display.forecast(forecast)}>→ {words.number(forecast)}</small>
      </span>
      {hasHand && (
        <span className={ui.chip} title={display.hand(hand)}>
          <Back className={styles.back} />
          {hand}
        </span>
      )}
      <span className={ui.chip} title={display.historians(historians)}>
        <Figure kind="historian" colour={colour} className={styles.pawn} />
        {historians}
      </span>
      <SymbolCounts state={state} colour={colour} />
    </span>
  );
}

function figuresOf(state: State, colour: Colour) {
  return {
    score: state.scores[colour] ?? 0,
    historians: state.historians[colour] ?? 0,
    hand: handOf(state, seatOf(state, colour)).length,
  };
}

/** The same for the ear. */
function inWords({ state, colour, forecast, counts, hasHand }: FiguresProps, words: Words): string {
  const { display } = words.t;
  const { score, historians, hand } = figuresOf(state, colour);
  const parts = [display.score(score), display.forecast(forecast), display.historians(historians)];
  if (counts) parts.unshift(display.counts);
  if (hasHand) parts.push(display.hand(hand));
  return [...parts, ...symbolsInWords(state, colour, words)].join(', ');
}
