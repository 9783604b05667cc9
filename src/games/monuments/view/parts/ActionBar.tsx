import { memo, type ReactNode, useMemo, useState } from 'react';
import type { Refusal, Seat } from '../../../../platform/rules.ts';
import type { MonumentsMove, State } from '../../rules/state.ts';
import { useTable } from '../TableContext.ts';
import { offerLabel, undoLabel } from '../turn/labels.ts';
import { endOffer, type Offer, writeOffers } from '../turn/offers.ts';
import type { Turn } from '../useTurn.ts';
import styles from './ActionBar.module.css';
import { Speech } from './Speech.tsx';
import ui from './ui.module.css';

interface Props {
  readonly state: State;
  readonly seat: Seat | null;
  readonly turn: Turn;
  /** Why nothing can be played now. */
  readonly closed: Refusal | null;
  readonly undoable: MonumentsMove | null;
  readonly undoBarred: boolean;
  onEnd(): void;
  onUndo(): void;
}

/** What is selected in words, what it would bring, and at most three buttons besides undo; what is picked up is put back in the line of words. */
export const ActionBar = memo(function ActionBar(props: Props) {
  const { state, seat, turn, closed, undoable, undoBarred, onUndo } = props;
  const { words } = useTable();
  const [pointed, point] = useState<Offer | null>(null);
  const told = pointed && turn.offers.includes(pointed) ? pointed : turn.offers[0];
  return (
    <section className={styles.bar} data-closed={closed?.code} aria-label={words.t.zones.actions}>
      <div className={styles.line}>
        <Speech state={state} seat={seat} offer={told} notice={turn.notice} closed={closed} />
        {seat !== null && !turn.isEmpty && (
          <button type="button" className={`${ui.button} ${styles.clear}`} onClick={turn.hands.putBack}>
            {words.t.offer.clear}
          </button>
        )}
      </div>
      <div className={styles.buttons}>
        <div className={styles.offers}>{seat === null ? null : <Offers {...props} seat={seat} onPoint={point} />}</div>
        {seat !== null && (
          <button
            type="button"
            className={`${ui.button} ${styles.undo}`}
            aria-disabled={!undoable || closed !== null}
            onClick={onUndo}
          >
            <span aria-hidden="true">↶</span> {undoLabel(undoable, undoBarred, words)}
          </button>
        )}
      </div>
    </section>
  );
});

interface OffersProps extends Props {
  readonly seat: Seat;
  /** Consequences are shown of the offer that is pointed at. */
  onPoint(offer: Offer | null): void;
}

function Offers({ state, seat, turn, closed, onEnd, onPoint }: OffersProps) {
  const { words, open } = useTable();
  const { offers, isEmpty, hands } = turn;
  const [main, second, third] = offers;
  const history = useMemo(() => writeButton(state, seat), [state, seat]);
  const end = useMemo(() => (state.phase === 'monument' ? endOffer(state, seat) : null), [state, seat]);
  const write = isEmpty ? history : null;
  const refusal = closed ?? write?.refusal ?? null;
  const canEnd = end !== null && end.refusal === null && offers.length < 3;
  const button = (offer: Offer | undefined, isMain: boolean): ReactNode =>
    offer && (
      <OfferButton
        key={offer.move.type}
        label={offerLabel(offer, words)}
        isMain={isMain && offer.refusal === null}
        isDim={offer.refusal !== null || closed !== null}
        onPress={() => hands.play(offer)}
        onPoint={(isPointed) => onPoint(isPointed ? offer : null)}
      />
    );
  return (
    <>
      {button(second, false)}
      {button(main, true)}
      {button(third, false)}
      {write && (
        <OfferButton
          label={words.t.offer.write}
          isMain={write.refusal === null}
          isDim={refusal !== null}
          onPress={() => (refusal ? hands.explain(refusal) : open({ kind: 'history' }))}
        />
      )}
      {canEnd && <OfferButton label={words.t.offer.end} isMain={isEmpty} isDim={closed !== null} onPress={onEnd} />}
    </>
  );
}

/** The history on offer while nothing is selected: the first own colour that can write, or why none can. */
function writeButton(state: State, seat: Seat): Offer | null {
  if (state.phase !== 'choice' && state.phase !== 'history') return null;
  const offers = writeOffers(state, seat);
  return offers.find(({ refusal }) => refusal === null) ?? offers[0] ?? null;
}

interface ButtonProps {
  readonly label: string;
  readonly isMain: boolean;
  readonly isDim: boolean;
  onPress(): void;
  onPoint?(isPointed: boolean): void;
}

/** A dim button can still be pressed: it then says why. */
function OfferButton({ label, isMain, isDim, onPress, onPoint }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${ui.button} ${styles.offer} ${isMain ? ui.main : ''}`}
      aria-disabled={isDim}
      onClick={onPress}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
    >
      {label}
    </button>
  );
}
