import { type CSSProperties, memo, useDeferredValue, useMemo, useState } from 'react';
import { type Card, monumentOf, symbolOf } from '../../rules/cards.ts';
import { SymbolIcon } from '../art/index.ts';
import { stepRadio } from '../stepRadio.ts';
import { useTable } from '../TableContext.ts';
import type { Order } from '../turn/selection.ts';
import { cardKey } from '../turn/words.ts';
import { useRoving } from '../useRoving.ts';
import type { Hands } from '../useTurn.ts';
import { CardFace } from './CardFace.tsx';
import styles from './Hand.module.css';
import { OrderStrip } from './OrderStrip.tsx';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';
import { Spoken } from './Spoken.tsx';
import ui from './ui.module.css';

interface Props {
  readonly cards: readonly Card[];
  readonly selected: readonly Card[];
  /** Cards that do not go with those selected. */
  readonly misfits: readonly Card[];
  /** Cards that could be built with now. */
  readonly ready: readonly Card[];
  readonly isHidden: boolean;
  /** The order of the selected cards, where it can be chosen. */
  readonly order: Order | null;
  readonly hands: Hands;
}

type Sorting = 'monument' | 'symbol';

export const Hand = memo(function Hand({ cards, selected, misfits, ready, isHidden, order, hands }: Props) {
  const { words } = useTable();
  const [sorting, setSorting] = useState<Sorting>('monument');
  // The switch answers first, then the cards change places.
  const sorted = useDeferredValue(sorting);
  const groups = useMemo(() => grouped(cards, sorted), [cards, sorted]);
  const roving = useRoving<HTMLDivElement>();
  const { hand, zones } = words.t;
  return (
    <Panel
      title={zones.hand}
      help="hand"
      className={styles.panel}
      aside={
        <>
          <span className={styles.side}>
            <span>{hand.count(cards.length)}</span>
            <SortSwitch sorting={sorting} onSort={setSorting} />
          </span>
          {order && (
            <div className={styles.order}>
              <OrderStrip order={order} hands={hands} />
            </div>
          )}
        </>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a fan of cards */}
      <div
        className={styles.hand}
        data-zone="hand"
        data-drop="hand"
        role="group"
        aria-label={zones.hand}
        style={roomFor(groups)}
        {...roving}
      >
        {cards.length === 0 && <p className={styles.empty}>{isHidden ? hand.hidden : hand.empty}</p>}
        {groups.map((group) => (
          <div key={String(group[0])} className={styles.group}>
            {group.map((card) => (
              <HandCard
                key={card}
                card={card}
                isSelected={selected.includes(card)}
                isMisfit={misfits.includes(card)}
                isReady={ready.includes(card)}
                onPick={hands.pickCard}
              />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  );
});

interface HandCardProps {
  readonly card: Card;
  readonly isSelected: boolean;
  readonly isMisfit: boolean;
  readonly isReady: boolean;
  onPick(card: Card): void;
}

const HandCard = memo(function HandCard({ card, isSelected, isMisfit, isReady, onPick }: HandCardProps) {
  const { words } = useTable();
  return (
    <button
      type="button"
      className={styles.card}
      tabIndex={-1}
      data-rove
      data-drag
      data-zone="hand"
      data-card={cardKey(card)}
      data-id={card}
      data-ready={isReady || undefined}
      data-dim={isMisfit || undefined}
      aria-pressed={isSelected}
      onClick={() => onPick(card)}
    >
      <Spoken>{words.cardInFull(card)}</Spoken>
      <CardFace card={card} name={words.monument(monumentOf(card))} />
    </button>
  );
});

function SortSwitch({ sorting, onSort }: { readonly sorting: Sorting; onSort(sorting: Sorting): void }) {
  const { hand } = useTable().words.t;
  return (
    <span className={styles.sort} role="radiogroup" aria-label={hand.sort} onKeyDown={stepRadio}>
      {(['monument', 'symbol'] as const).map((kind) => (
        // biome-ignore lint/a11y/useSemanticElements: a pair of small switches, not a form
        <button
          key={kind}
          type="button"
          role="radio"
          aria-checked={sorting === kind}
          tabIndex={sorting === kind ? 0 : -1}
          className={`${ui.button} ${ui.small}`}
          onClick={() => onSort(kind)}
        >
          <span className={styles.icon} aria-hidden="true">
            {kind === 'monument' ? <Picture monument={0} height={5} isBare /> : <SymbolIcon symbol="helmet" />}
          </span>
          <span className={styles.sortName}>{kind === 'monument' ? hand.byMonument : hand.bySymbol}</span>
        </button>
      ))}
    </span>
  );
}

/** Of a covered card this much of its width is seen. */
const SEEN = 0.4;

function roomFor(groups: readonly (readonly Card[])[]): CSSProperties {
  const units = groups.reduce((sum, group) => sum + 1 + SEEN * (group.length - 1), 0);
  return { '--units': Math.max(1, units), '--groups': groups.length } as CSSProperties;
}

/** Highest first within a group: it lies at the bottom. */
function grouped(cards: readonly Card[], sorting: Sorting): Card[][] {
  const of = sorting === 'monument' ? monumentOf : symbolOf;
  const groups = new Map<number, Card[]>();
  for (const card of cards) groups.set(of(card), [...(groups.get(of(card)) ?? []), card]);
  const ordered = [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
  return sorting === 'monument' ? ordered.map((group) => group.reverse()) : ordered;
}
