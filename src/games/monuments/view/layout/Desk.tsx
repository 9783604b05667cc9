import { memo } from 'react';
import { MeanderStrip } from '../art/index.ts';
import { Board } from '../parts/Board.tsx';
import { Ladder } from '../parts/Ladder.tsx';
import { PanelHead } from '../parts/Panel.tsx';
import { Powers } from '../parts/Powers.tsx';
import { Row } from '../parts/Row.tsx';
import { ScoreTrack } from '../parts/ScoreTrack.tsx';
import { TurnBar } from '../parts/TurnBar.tsx';
import ui from '../parts/ui.module.css';
import { useTable } from '../TableContext.ts';
import styles from './Desk.module.css';
import type { LayoutProps } from './parts.ts';
import { Acting, Chronicle, Mine, MyHand, Past, Rivals, Tools } from './shared.tsx';

/** The whole table at once: turn and actions above, what is played with at the left, the board at the right. */
export const Desk = memo(function Desk(props: LayoutProps) {
  const { state, seat, side, turn, picked, totals, lastMove, looking } = props;
  const { words } = useTable();
  const { zones, turn: t } = words.t;
  const { selection, hands } = turn;
  const hasPowers = state.powers !== 'off';
  return (
    <div className={styles.desk}>
      <div className={styles.head} data-mine={state.seat === side || undefined}>
        <div className={styles.whose}>
          <TurnBar state={state} side={side} />
          {lastMove && (
            <p className={styles.last} title={lastMove}>
              <span>{t.last}:</span> {lastMove}
            </p>
          )}
        </div>
        {looking === null ? <Acting {...props} /> : <Past {...props} />}
        <Tools onEndSheet={props.onEndSheet} />
        <MeanderStrip height={8} className={styles.meander} />
      </div>
      <div className={styles.left}>
        <section className={styles.rivals} aria-label={zones.rivals}>
          <Rivals state={state} side={side} totals={totals} />
        </section>
        <div className={styles.middle}>
          <Row state={state} seat={seat} take={picked.take} hands={hands} />
          {hasPowers ? (
            <Powers state={state} seat={seat} serving={selection.colour} picked={picked.power} hands={hands} />
          ) : (
            <Ladder state={state} />
          )}
        </div>
        <Mine {...props} />
        <MyHand {...props} />
      </div>
      <div className={styles.right}>
        <Board state={state} seat={seat} serving={selection.colour} />
        <div className={styles.tracks}>
          {hasPowers && <Ladder state={state} />}
          <ScoreTrack state={state} totals={totals} />
        </div>
        <div className={`${ui.panel} ${styles.log}`}>
          <PanelHead title={zones.log} help="log" />
          <Chronicle {...props} />
        </div>
      </div>
    </div>
  );
});
