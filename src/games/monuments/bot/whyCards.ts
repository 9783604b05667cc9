/** Of reasons for moves, the numbers that are about cards taken and cards spent. */
import { cardsToErect } from '../rules/build.ts';
import { type Card, type Monument, monumentOf, symbolOf } from '../rules/cards.ts';
import { buildersOf, coloursOf, isColourOf, seatOf, stackOf } from '../rules/displays.ts';
import { canDraw } from '../rules/draw.ts';
import { handOf } from '../rules/hands.ts';
import { pointsFor } from '../rules/spend.ts';
import type { Asked } from './whyBuilds.ts';

/** The card that a move takes from the row, and the hand that it joins. */
function takenBy({ view, seat, move }: Asked): { readonly card: Card; readonly hand: readonly Card[] } | null {
  const hand = handOf(view, seat);
  if (move.type === 'swap') return { card: move.take, hand: hand.filter((card) => card !== move.give) };
  return (move.type === 'draw' || move.type === 'hero') && move.card !== null ? { card: move.card, hand } : null;
}

/** Cards of its monument that the taken card joins in the hand. */
export function joined(asked: Asked): number {
  const taken = takenBy(asked);
  return taken ? cardsOf(taken.hand, monumentOf(taken.card)) : 0;
}

function cardsOf(hand: readonly Card[], monument: Monument): number {
  return hand.filter((card) => monumentOf(card) === monument).length;
}

/** 1 where the taken card is the one that was wanting to build its monument. */
export function completes(asked: Asked): number {
  const { view, seat } = asked;
  const taken = takenBy(asked);
  if (!taken) return 0;
  const monument = monumentOf(taken.card);
  const needed = cardsToErect(view, monument);
  if (needed === null || coloursOf(view, seat).every((colour) => stackOf(view, colour, monument))) return 0;
  return cardsOf(handOf(view, seat), monument) < needed && joined(asked) + 1 >= needed ? 1 : 0;
}

/** Own colours that have built the monument of the taken card. */
export function fitting(asked: Asked): number {
  return builderSeats(asked).filter((builder) => builder === asked.seat).length;
}

/** Rivals, not colours, that have built the monument of the taken card. */
export function denied(asked: Asked): number {
  return new Set(builderSeats(asked).filter((builder) => builder !== asked.seat)).size;
}

function builderSeats(asked: Asked): number[] {
  const taken = takenBy(asked);
  return taken ? buildersOf(asked.view, monumentOf(taken.card)).map((colour) => seatOf(asked.view, colour)) : [];
}

/** What the pair that the taken card makes would score as things are; 0 without a new pair. */
export function pairScores(asked: Asked): number {
  const { view, seat } = asked;
  const taken = takenBy(asked);
  if (!taken) return 0;
  const symbol = symbolOf(taken.card);
  const pairs = (hand: readonly Card[]) => Math.floor(hand.filter((card) => symbolOf(card) === symbol).length / 2);
  if (pairs([...taken.hand, taken.card]) <= pairs(handOf(view, seat))) return 0;
  return Math.max(...coloursOf(view, seat).map((colour) => pointsFor(view, colour, symbol)));
}

/** The cards spent, if no own colour can ever lay any of them: two others have built their monuments (RULES.md §4.4). */
export function deadCards({ view, seat, move }: Asked): number {
  if (move.type !== 'score' && move.type !== 'buy') return 0;
  const isDead = (card: Card) => {
    const isOwn = buildersOf(view, monumentOf(card)).some((colour) => isColourOf(view, seat, colour));
    return !isOwn && cardsToErect(view, monumentOf(card)) === null;
  };
  return move.cards.every(isDead) ? move.cards.length : 0;
}

/** 1 where an action is bought that can be taken: there is at least a card to draw. */
export function bought({ view, move }: Asked): number {
  return move.type === 'buy' && canDraw(view) ? 1 : 0;
}
