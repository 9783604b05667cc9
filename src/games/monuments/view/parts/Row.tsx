import { memo, useMemo } from 'react';
import type { Refusal, Seat } from '../../../../platform/rules.ts';
import { type Card, monumentOf } from '../../rules/cards.ts';
import { drawMove, heroMove } from '../../rules/moveTable.ts';
import type { State } from '../../rules/state.ts';
import { useTable } from '../TableContext.ts';
import { offerOf } from '../turn/offers.ts';
import { turnsLeft } from '../turn/outlook.ts';
import { cardKey } from '../turn/words.ts';
import { useRoving } from '../useRoving.ts';
import type { Hands } from '../useTurn.ts';
import { CardFace } from './CardFace.tsx';
import { Panel } from './Panel.tsx';
import { Back } from './Picture.tsx';
import styles from './Row.module.css';
import { Spoken } from './Spoken.tsx';

interface Props {
  readonly state: State;
  readonly seat: Seat | null;
  readonly take: Card | 'pile' | null;
  readonly hands: Hands;
}

/** Three open cards and the pile. */
export const Row = memo(function Row({ state, seat, take, hands }: Props) {
  const { words } = useTable();
  const roving = useRoving<HTMLDivElement>();
  const { zones, row, turn } = words.t;
  const refusals = useMemo(() => drawRefusals(state, seat), [state, seat]);
  return (
    <Panel
      title={zones.row}
      help="row"
      className={styles.panel}
      aside={<span className={styles.near}>{turn.end(turnsLeft(state))}</span>}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: cards on a table are no form */}
      <div className={styles.row} role="group" aria-label={zones.row} data-zone="row" {...roving}>
        {state.row.map((card, box) =>
          card === null ? (
            <span key={`box${box}`} className={styles.gap} role="img" aria-label={row.empty} title={row.empty} />
          ) : (
            <RowCard key={card} card={card} isPicked={take === card} refusal={refusals.row} onPick={hands.pickTake} />
          ),
        )}
        <button
          type="button"
          className={`${styles.card} ${styles.pile}`}
          tabIndex={-1}
          data-rove
          data-drag
          data-zone="pile"
          data-dim={refusals.pile ? true : undefined}
          data-empty={state.pile.length === 0 || undefined}
          data-high={state.pile.length > 20 || undefined}
          aria-pressed={take === 'pile'}
          aria-label={state.pile.length === 0 ? row.none : row.pile(state.pile.length)}
          onClick={() => (refusals.pile ? hands.explain(refusals.pile) : hands.pickTake('pile'))}
        >
          {state.pile.length > 0 && (
            <>
              <Back className={styles.back} />
              <span className={styles.count}>{state.pile.length}</span>
            </>
          )}
        </button>
      </div>
    </Panel>
  );
});

interface RowCardProps {
  readonly card: Card;
  readonly isPicked: boolean;
  readonly refusal: Refusal | null;
  onPick(card: Card): void;
}

/** A dim card can still be picked up, since a swap may want it; the bar then says what is wrong with drawing it. */
const RowCard = memo(function RowCard({ card, isPicked, refusal, onPick }: RowCardProps) {
  const { words } = useTable();
  return (
    <button
      type="button"
      className={styles.card}
      tabIndex={-1}
      data-rove
      data-drag
      data-zone="row"
      data-card={cardKey(card)}
      data-id={card}
      data-drop={`row:${card}`}
      data-dim={refusal ? true : undefined}
      aria-pressed={isPicked}
      onClick={() => onPick(card)}
    >
      <Spoken>{words.cardInFull(card)}</Spoken>
      <CardFace card={card} name={words.monument(monumentOf(card))} />
    </button>
  );
});

/** Why neither an action nor the Hero could draw now. */
function drawRefusals(state: State, seat: Seat | null): { row: Refusal | null; pile: Refusal | null } {
  const card = state.row.find((each) => each !== null) ?? null;
  if (seat === null) return { row: null, pile: null };
  const refusalOf = (which: Card | null): Refusal | null => {
    const draw = offerOf(state, seat, drawMove(which)).refusal;
    return draw && offerOf(state, seat, heroMove(which)).refusal ? draw : null;
  };
  return { row: card === null ? null : refusalOf(card), pile: refusalOf(null) };
}
