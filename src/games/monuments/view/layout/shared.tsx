/** The parts of a table with what they need, the same for desk and phone. */
import { memo, useMemo } from 'react';
import type { Card, Monument } from '../../rules/cards.ts';
import { monumentOf } from '../../rules/cards.ts';
import { coloursOf, seatOf } from '../../rules/displays.ts';
import { handOf } from '../../rules/hands.ts';
import { LogPanel } from '../log/LogPanel.tsx';
import { ActionBar } from '../parts/ActionBar.tsx';
import { Hand } from '../parts/Hand.tsx';
import { MyDisplay } from '../parts/MyDisplay.tsx';
import { Rival } from '../parts/Seat.tsx';
import { Refused } from '../parts/Speech.tsx';
import ui from '../parts/ui.module.css';
import { useTable } from '../TableContext.ts';
import { rivalColours, tracksOf } from '../turn/outlook.ts';
import { fitsSelection, orderOf, type Selection } from '../turn/selection.ts';
import type { LayoutProps } from './parts.ts';
import styles from './shared.module.css';

const NOTHING: readonly Card[] = [];

export function MyHand({ state, seat, turn, picked }: LayoutProps) {
  const cards = seat === null ? NOTHING : handOf(state, seat);
  const { selection, hands } = turn;
  const misfits = useMemo(
    () => (seat === null ? NOTHING : cards.filter((card) => !fitsSelection(state, seat, selection, card))),
    [state, seat, cards, selection],
  );
  const ready = useMemo(() => {
    if (seat === null || selection.hand.length > 0) return NOTHING;
    const open = new Set(
      coloursOf(state, seat).flatMap((colour) =>
        tracksOf(state, seat, colour).flatMap(({ chance, monument }) =>
          chance.kind === 'erect' || chance.kind === 'improve' ? [monument] : [],
        ),
      ),
    );
    return cards.filter((card) => open.has(monumentOf(card)));
  }, [state, seat, cards, selection]);
  const order = useMemo(() => orderOf(state, selection), [state, selection]);
  return (
    <Hand
      cards={cards}
      selected={picked.hand}
      misfits={misfits}
      ready={ready}
      isHidden={seat === null}
      order={order}
      hands={hands}
    />
  );
}

export function Mine({ state, side, turn, totals }: LayoutProps) {
  const { selection, hands } = turn;
  if (side === null) return null;
  return (
    <MyDisplay
      state={state}
      side={side}
      totals={totals}
      serving={selection.colour}
      target={targetOf(selection)}
      hands={hands}
    />
  );
}

function targetOf({ hand, take }: Selection): Monument | null {
  const [first] = hand;
  if (first === undefined || take !== null) return null;
  return hand.every((card) => monumentOf(card) === monumentOf(first)) ? monumentOf(first) : null;
}

type RivalsProps = Pick<LayoutProps, 'state' | 'side' | 'totals'>;

export const Rivals = memo(function Rivals({ state, side, totals }: RivalsProps) {
  return rivalColours(state, side).map((colour) => {
    const both = coloursOf(state, seatOf(state, colour));
    const forecast = totals[colour] ?? 0;
    const lowest = Math.min(...both.map((each) => totals[each] ?? 0));
    return (
      <Rival
        key={colour}
        state={state}
        colour={colour}
        forecast={forecast}
        counts={both.length > 1 && forecast === lowest}
      />
    );
  });
});

export function Acting(props: LayoutProps) {
  const { state, seat, turn, closed, undoable, undoBarred, onEnd, onUndo } = props;
  return (
    <ActionBar
      state={state}
      seat={seat}
      turn={turn}
      closed={closed}
      undoable={undoable}
      undoBarred={undoBarred}
      onEnd={onEnd}
      onUndo={onUndo}
    />
  );
}

/** The log does not care what is selected. */
export const Chronicle = memo(
  function Chronicle(props: LayoutProps) {
    return <LogPanel {...props} />;
  },
  (a, b) =>
    a.log === b.log &&
    a.looking === b.looking &&
    a.names === b.names &&
    a.texts === b.texts &&
    a.onLook === b.onLook &&
    a.language === b.language,
);

/** A banner over a table of the past. */
export function Past({ looking, onLook, lastMove, turn }: LayoutProps) {
  const { words } = useTable();
  if (looking === null) return null;
  return (
    <div className={styles.past}>
      <p role="status">{words.t.turn.past(lastMove)}</p>
      <button type="button" className={`${ui.button} ${ui.main}`} onClick={() => onLook(null)}>
        {words.t.turn.now}
      </button>
      {turn.notice && <Refused notice={turn.notice} />}
    </div>
  );
}

export const Tools = memo(function Tools({ onEndSheet }: Pick<LayoutProps, 'onEndSheet'>) {
  const { words, rulesUrl, open } = useTable();
  const t = words.t.tools;
  return (
    <nav className={styles.tools} aria-label={t.help}>
      {onEndSheet && (
        <button type="button" className={`${ui.button} ${ui.small} ${ui.main}`} onClick={onEndSheet}>
          {words.t.turn.over}
        </button>
      )}
      <button type="button" className={`${ui.button} ${ui.small}`} onClick={() => open({ kind: 'score' })}>
        {t.sheet}
      </button>
      <a className={`${ui.button} ${ui.small}`} href={rulesUrl('')} target="_blank" rel="noreferrer">
        {t.rules}
      </a>
      <button type="button" className={`${ui.button} ${ui.small}`} onClick={() => open({ kind: 'help' })}>
        {t.help}
      </button>
    </nav>
  );
});
