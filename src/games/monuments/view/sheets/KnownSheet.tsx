import { monumentOf } from '../../rules/cards.ts';
import { coloursOf, seatOf } from '../../rules/displays.ts';
import { handOf } from '../../rules/hands.ts';
import type { Colour, State } from '../../rules/state.ts';
import { toneStyle } from '../log/tones.ts';
import { CardFace } from '../parts/CardFace.tsx';
import { City } from '../parts/City.tsx';
import { Back } from '../parts/Picture.tsx';
import { Figures } from '../parts/Seat.tsx';
import { useTable } from '../TableContext.ts';
import styles from './KnownSheet.module.css';
import { SheetBody } from './Sheet.tsx';

interface Props {
  readonly state: State;
  readonly totals: readonly number[];
  readonly colour: Colour;
}

/** What everybody knows of a rival: the cards seen going into the hand, and the displays. */
export function KnownSheet({ state, totals, colour }: Props) {
  const { words } = useTable();
  const seat = seatOf(state, colour);
  const shown = state.shown[seat] ?? [];
  const hidden = handOf(state, seat).length - shown.length;
  const t = words.t.known;
  return (
    <SheetBody>
      <p className={styles.line}>{shown.length > 0 ? t.seen : t.none}</p>
      <ul className={styles.cards}>
        {shown.map((card) => (
          <li key={card} className={styles.card} aria-label={words.cardInFull(card)}>
            <CardFace card={card} name={words.monument(monumentOf(card))} />
          </li>
        ))}
        {hidden > 0 && (
          <li className={styles.card}>
            <Back className={styles.back} />
            <span className={styles.unknown}>{t.unknown(hidden)}</span>
          </li>
        )}
      </ul>
      {coloursOf(state, seat).map((own) => (
        <section key={own} className={styles.display} style={toneStyle(own)}>
          <p className={styles.line}>
            <b>{words.owner(own)}</b>
            <Figures state={state} colour={own} forecast={totals[own] ?? 0} counts={false} hasHand />
          </p>
          <City
            state={state}
            colour={own}
            label={words.t.zones.displayOf(words.owner(own))}
            target={null}
            isOwn={false}
          />
        </section>
      ))}
    </SheetBody>
  );
}
