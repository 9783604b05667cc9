import { memo, type ReactNode } from 'react';
import type { Seat } from '../../../../platform/rules.ts';
import { seatOf } from '../../rules/displays.ts';
import { handOf } from '../../rules/hands.ts';
import type { Colour, State } from '../../rules/state.ts';
import { toneStyle } from '../log/tones.ts';
import { Board } from '../parts/Board.tsx';
import { Ladder } from '../parts/Ladder.tsx';
import { PanelHead } from '../parts/Panel.tsx';
import { Back, Figure } from '../parts/Picture.tsx';
import { Powers } from '../parts/Powers.tsx';
import { Row } from '../parts/Row.tsx';
import { ScoreTrack } from '../parts/ScoreTrack.tsx';
import { Badge } from '../parts/Seat.tsx';
import { Spoken } from '../parts/Spoken.tsx';
import { TurnBar } from '../parts/TurnBar.tsx';
import { useTable } from '../TableContext.ts';
import { rivalColours, turnsLeft } from '../turn/outlook.ts';
import { useOfSeat } from '../useOfSeat.ts';
import { useRoving } from '../useRoving.ts';
import styles from './Phone.module.css';
import type { LayoutProps } from './parts.ts';
import { Acting, Chronicle, Mine, MyHand, Past, Rivals } from './shared.tsx';

type Tab = 'table' | 'board' | 'log';

/** The table in one hand: turn above, three leaves in the middle, hand and actions under the thumb. */
export const Phone = memo(function Phone(props: LayoutProps) {
  const { state, seat, side, totals, lastMove, looking } = props;
  const { words } = useTable();
  const [tab, setTab] = useOfSeat<Tab>(seat, 'table');
  return (
    <div className={styles.phone}>
      <div className={styles.head}>
        <TurnBar state={state} side={side} />
      </div>
      <RivalChips state={state} side={side} totals={totals} />
      <Tabs tab={tab} onTab={setTab} onEndSheet={props.onEndSheet} />
      <p className={styles.news}>
        <span className={styles.last}>{lastMove}</span>
        <span>{words.t.turn.end(turnsLeft(state))}</span>
      </p>
      <div className={styles.leaf} id="leaf" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'table' && <TableLeaf {...props} />}
        {tab === 'board' && <BoardLeaf {...props} />}
        {tab === 'log' && (
          <div className={styles.log}>
            <PanelHead title={words.t.zones.log} help="log" />
            <Chronicle {...props} />
          </div>
        )}
      </div>
      <div className={styles.thumb}>
        {looking === null ? (
          <>
            <MyHand {...props} />
            <Acting {...props} />
          </>
        ) : (
          <Past {...props} />
        )}
      </div>
    </div>
  );
});

function TableLeaf(props: LayoutProps) {
  const { state, seat, side, turn, picked, totals } = props;
  const { selection, hands } = turn;
  return (
    <>
      <Row state={state} seat={seat} take={picked.take} hands={hands} />
      <Board state={state} seat={seat} serving={selection.colour} isCompact />
      <Mine {...props} />
      {state.powers !== 'off' && (
        <Powers state={state} seat={seat} serving={selection.colour} picked={picked.power} hands={hands} />
      )}
      <div className={styles.rivals}>
        <Rivals state={state} side={side} totals={totals} />
      </div>
    </>
  );
}

function BoardLeaf({ state, seat, turn, totals }: LayoutProps) {
  return (
    <>
      <Board state={state} seat={seat} serving={turn.selection.colour} />
      <Ladder state={state} />
      <ScoreTrack state={state} totals={totals} />
    </>
  );
}

interface TabsProps extends Pick<LayoutProps, 'onEndSheet'> {
  readonly tab: Tab;
  onTab(tab: Tab): void;
}

function Tabs({ tab, onTab, onEndSheet }: TabsProps): ReactNode {
  const { words, open, rulesUrl } = useTable();
  const { zones, tools, turn } = words.t;
  const roving = useRoving<HTMLDivElement>();
  const tabs = [
    ['table', zones.table],
    ['board', zones.boardTab],
    ['log', zones.log],
  ] as const;
  return (
    <div className={styles.tabs}>
      <div className={styles.leaves} role="tablist" {...roving}>
        {tabs.map(([key, name]) => (
          <button
            key={key}
            id={`tab-${key}`}
            type="button"
            role="tab"
            aria-selected={tab === key}
            aria-controls="leaf"
            data-rove
            className={styles.tab}
            onClick={() => onTab(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {onEndSheet && (
        <button type="button" className={styles.tool} aria-label={turn.over} onClick={onEndSheet}>
          ★
        </button>
      )}
      <button type="button" className={styles.tool} aria-label={tools.sheet} onClick={() => open({ kind: 'score' })}>
        Σ
      </button>
      <a className={styles.tool} aria-label={tools.rules} href={rulesUrl('')} target="_blank" rel="noreferrer">
        §
      </a>
      <button type="button" className={styles.tool} aria-label={tools.help} onClick={() => open({ kind: 'help' })}>
        ?
      </button>
    </div>
  );
}

interface ChipsProps {
  readonly state: State;
  readonly side: Seat | null;
  readonly totals: readonly number[];
}

/** One row of rivals: who, score, hand, historians. A tap shows the rest. */
function RivalChips({ state, side, totals }: ChipsProps) {
  const { words } = useTable();
  return (
    <section className={styles.chips} aria-label={words.t.zones.rivals}>
      {rivalColours(state, side).map((colour) => (
        <RivalChip key={colour} state={state} colour={colour} total={totals[colour] ?? 0} />
      ))}
    </section>
  );
}

function RivalChip({
  state,
  colour,
  total,
}: {
  readonly state: State;
  readonly colour: Colour;
  readonly total: number;
}) {
  const { words, open } = useTable();
  const seat = seatOf(state, colour);
  const { display } = words.t;
  const [score, hand, historians] = [
    state.scores[colour] ?? 0,
    handOf(state, seat).length,
    state.historians[colour] ?? 0,
  ];
  const label = [
    display.details(words.owner(colour)),
    display.score(score),
    display.hand(hand),
    display.historians(historians),
  ];
  return (
    <button
      type="button"
      className={styles.chip}
      style={toneStyle(colour)}
      data-acting={state.seat === seat || undefined}
      onClick={() => open({ kind: 'known', colour })}
    >
      <Spoken>{label.join(', ')}</Spoken>
      <Badge colour={colour} />
      <span className={styles.who} aria-hidden="true">
        <b>{words.seat(seat)}</b>
        <span className={styles.numbers}>
          <b>{words.number(score)}</b>
          <small>→ {words.number(total)}</small>
          <Back className={styles.back} />
          {hand}
          <Figure kind="historian" colour={colour} className={styles.pawn} />
          {historians}
        </span>
      </span>
    </button>
  );
}
