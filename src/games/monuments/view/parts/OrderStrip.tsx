import { type KeyboardEvent, memo } from 'react';
import { type Card, cardValue, monumentOf, symbolOf } from '../../rules/cards.ts';
import { SymbolIcon } from '../art/index.ts';
import { useTable } from '../TableContext.ts';
import type { Order } from '../turn/selection.ts';
import { useRoving } from '../useRoving.ts';
import type { Hands } from '../useTurn.ts';
import { hueStyle, symbolKey } from './hue.ts';
import styles from './OrderStrip.module.css';

interface Props {
  readonly order: Order;
  readonly hands: Hands;
}

/** The stack as it would stand, bottom to top from left to right; what is not fixed can be moved. */
export const OrderStrip = memo(function OrderStrip({ order, hands }: Props) {
  const { words } = useTable();
  const roving = useRoving<HTMLOListElement>();
  const { cards, fixed } = order;
  const monument = monumentOf(cards[0] ?? -1);
  const t = words.t.order;
  return (
    <div className={styles.strip} style={hueStyle(monument)}>
      <span className={styles.title} title={t.explained}>
        {t.title}
      </span>
      <ol className={styles.cards} aria-label={`${t.title}. ${t.explained}`} {...roving}>
        {cards.map((card, at) => (
          <Placed key={card} card={card} at={at} of={cards.length} isFixed={at < fixed} least={fixed} hands={hands} />
        ))}
      </ol>
    </div>
  );
});

interface PlacedProps {
  readonly card: Card;
  readonly at: number;
  readonly of: number;
  readonly isFixed: boolean;
  readonly least: number;
  readonly hands: Hands;
}

function Placed({ card, at, of, isFixed, least, hands }: PlacedProps) {
  const { words } = useTable();
  const t = words.t.order;
  const name = words.card(card);
  const canMove = !isFixed && of - least > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    event.stopPropagation();
    hands.moveCard(card, at + (event.key === 'ArrowLeft' ? -1 : 1));
  };
  return (
    <li className={styles.placed} data-fixed={isFixed || undefined} data-drop={isFixed ? undefined : `order:${at}`}>
      {canMove && (
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          aria-label={t.down(name)}
          aria-disabled={at === least}
          onClick={() => hands.moveCard(card, at - 1)}
        >
          ‹
        </button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: it has no action of its own but to be moved, by Alt and arrow keys */}
      <span
        className={styles.card}
        role="group"
        tabIndex={-1}
        data-rove={canMove ? true : undefined}
        data-drag={canMove ? true : undefined}
        data-zone="order"
        data-id={card}
        aria-label={t.place(name, at + 1, of)}
        onKeyDown={onKeyDown}
      >
        <b>{cardValue(card)}</b>
        <SymbolIcon symbol={symbolKey(symbolOf(card))} className={styles.symbol} />
      </span>
      {canMove && (
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          aria-label={t.up(name)}
          aria-disabled={at === of - 1}
          onClick={() => hands.moveCard(card, at + 1)}
        >
          ›
        </button>
      )}
    </li>
  );
}
