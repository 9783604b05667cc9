import { lazy, memo, Suspense, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import type { Refusal } from '../../../platform/rules.ts';
import { afterPaint } from '../../../platform/ui/afterPaint.ts';
import { coloursOf } from '../rules/displays.ts';
import { drawMove, swapMove } from '../rules/moveTable.ts';
import { sheetsOf } from '../rules/scoring.ts';
import { BoardTexture } from './art/index.ts';
import { Flights } from './Flights.tsx';
import { lastNews } from './lastNews.ts';
import { Desk } from './layout/Desk.tsx';
import { Phone } from './layout/Phone.tsx';
import styles from './Playing.module.css';
import { type OpenSheet, useTable } from './TableContext.ts';
import type { MonumentsTableProps } from './tableProps.ts';
import { endOffer, leftoversOf, offerOf } from './turn/offers.ts';
import type { Selection } from './turn/selection.ts';
import { type Dragged, type Drop, useDrag } from './useDrag.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useOfSeat } from './useOfSeat.ts';
import { focusZone, useShortcuts } from './useShortcuts.ts';
import { type Hands, useTurn } from './useTurn.ts';
import { useWide } from './useWide.ts';

interface Props extends MonumentsTableProps {
  readonly sheet: OpenSheet | null;
  onClose(): void;
  readonly onEndSheet: (() => void) | null;
}

/** Fetched once somebody sits down, so that the table itself comes sooner. */
const loadSheets = async () => ({ default: (await import('./sheets/OpenedSheet.tsx')).OpenedSheet });
const OpenedSheet = lazy(loadSheets);

/** The table in use: present or past, desk or phone. */
export function Playing({ sheet, onClose, onEndSheet, ...props }: Props) {
  const { seat, viewAt, play, undo } = props;
  const { words, open } = useTable();
  const [looking, setLooking] = useOfSeat<number | null>(seat, null);
  const [hasKeys, setKeys] = useState(true);
  const state = useMemo(() => (looking === null ? props.state : viewAt(looking)), [looking, viewAt, props.state]);
  const closed = closureOf(props, looking);
  const { turn, picked, isSent } = useTurn({ state, seat, play, closed });
  const totals = useMemo(() => sheetsOf(state).map(({ total }) => total), [state]);
  const lastMove = useMemo(() => lastNews(props, looking, words), [props.news, props.log, props.names, looking, words]);
  const isWide = useWide();
  useEffect(() => {
    if (seat !== null) afterPaint(() => void loadSheets());
  }, [seat]);
  const { hands } = turn;

  const onLook = useCallback(
    (ply: number | null) => afterPaint(() => startTransition(() => setLooking(ply))),
    [setLooking],
  );
  const onEnd = useCallback(() => {
    if (closed) hands.explain(closed);
    else if (seat === null) return;
    else if (leftoversOf(state, seat)) open({ kind: 'end' });
    else hands.play(endOffer(state, seat));
  }, [state, seat, closed, hands, open]);
  const onUndo = useCallback(() => {
    if (closed) hands.explain(closed);
    else afterPaint(() => void undo().then((refusal) => refusal && hands.explain(refusal)));
  }, [closed, undo, hands]);

  const focus = useKeptFocus(state, turn.isEmpty, sheet);
  const drag = useDrag((dragged, drop) =>
    closed ? hands.explain(closed) : dropped(dragged, drop, props, picked, hands),
  );
  useShortcuts(
    {
      Escape: hands.putBack,
      p: hands.playMain,
      h: () => focusZone('[data-zone="hand"][role="group"]'),
      r: () => focusZone('[data-zone="row"][role="group"]'),
      d: () => focusZone('[data-zone="pile"]'),
      b: () => focusZone('[data-zone="board"]'),
      c: () => seat !== null && hands.serve(otherColour(coloursOf(state, seat), picked.colour)),
      w: () => (closed ? hands.explain(closed) : open({ kind: 'history' })),
      e: onEnd,
      u: onUndo,
      s: () => open({ kind: 'score' }),
      '?': () => open({ kind: 'help' }),
    },
    hasKeys,
  );

  const side = seat ?? props.laidFor ?? null;
  const parts = {
    ...props,
    state,
    side,
    turn,
    picked,
    totals,
    lastMove,
    looking,
    closed,
    onLook,
    onEnd,
    onUndo,
    onEndSheet,
  };
  return (
    <div
      className={styles.scene}
      aria-busy={picked !== turn.selection || isSent}
      data-sent={isSent || undefined}
      {...drag}
      {...focus}
    >
      <Ground />
      <Flights state={state} seat={seat} className={styles.flights}>
        {isWide ? <Desk {...parts} /> : <Phone {...parts} />}
      </Flights>
      <div role="status" aria-live="polite" className={styles.live}>
        {/* An element of its own for every move, so that the same words twice are said twice. */}
        <p key={props.log.length}>{lastMove}</p>
      </div>
      {sheet && (
        <Suspense>
          <OpenedSheet
            sheet={sheet}
            state={state}
            seat={seat}
            names={props.names}
            turn={turn}
            totals={totals}
            hasKeys={hasKeys}
            onKeys={setKeys}
            onClose={onClose}
          />
        </Suspense>
      )}
    </div>
  );
}

const OVER = { code: 'over', rule: null };
const WATCHING = { code: 'watching', rule: null };
const LOOKING_BACK = { code: 'looking-back', rule: null };

/** Why nothing can be played at this table, the most lasting reason first. */
function closureOf({ outcome, seat, closed }: MonumentsTableProps, looking: number | null): Refusal | null {
  if (outcome) return OVER;
  if (looking !== null) return LOOKING_BACK;
  return closed ?? (seat === null ? WATCHING : null);
}

/** Marble, by day and by night; drawn once. */
const Ground = memo(function Ground() {
  return (
    <>
      <BoardTexture kind="marble" theme="day" className={styles.day} />
      <BoardTexture kind="marble" theme="night" className={styles.night} />
    </>
  );
});

function otherColour(own: readonly number[], colour: number): number {
  return own.find((other) => other !== colour) ?? colour;
}

/** A card carried somewhere means the same as selecting it and pressing the button. */
function dropped(
  dragged: Dragged,
  drop: Drop,
  { state, seat }: MonumentsTableProps,
  picked: Selection,
  hands: Hands,
): void {
  if (seat === null) return;
  const { zone, card } = dragged;
  if (zone === 'order' && drop.kind === 'order' && card !== null) hands.moveCard(card, drop.place);
  else if (zone === 'hand' && drop.kind === 'display' && card !== null) hands.build(card, drop.place);
  else if (zone === 'hand' && drop.kind === 'row' && card !== null) {
    hands.play(offerOf(state, seat, swapMove(card, drop.place)));
  } else if ((zone === 'row' || zone === 'pile') && (drop.kind === 'hand' || drop.kind === 'display')) {
    hands.play(offerOf(state, seat, drawMove(card)));
  } else if (zone === 'hand' && drop.kind === 'hand' && card !== null && !picked.hand.includes(card)) {
    hands.pickCard(card);
  }
}
