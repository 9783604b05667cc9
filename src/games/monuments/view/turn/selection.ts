/** What a seat has picked up so far. Selecting is local and free; nothing of it reaches the engine. */
import type { Seat } from '../../../../platform/rules.ts';
import { type Card, cardValue, monumentOf, type Power, symbolOf } from '../../rules/cards.ts';
import { coloursOf, stackOf } from '../../rules/displays.ts';
import { handOf } from '../../rules/hands.ts';
import { holderAt, isHeldBy, NAUTE, SCRIBE } from '../../rules/holders.ts';
import type { Colour, State } from '../../rules/state.ts';

export interface Selection {
  /** Hand cards in the order in which they would be laid, bottom first. */
  readonly hand: readonly Card[];
  /** A card of the row, the pile, or nothing. */
  readonly take: Card | 'pile' | null;
  /** A power card to be taken. */
  readonly power: Power | null;
  /** The own colour that an action serves. */
  readonly colour: Colour;
  /** With the Scribe: the whole new order of the stack, bottom first; null for old cards below new ones. */
  readonly stack: readonly Card[] | null;
}

export function emptySelection(state: State, seat: Seat | null): Selection {
  return { hand: [], take: null, power: null, colour: coloursOf(state, seat ?? 0)[0] ?? 0, stack: null };
}

export function isEmpty({ hand, take, power }: Selection): boolean {
  return hand.length === 0 && take === null && power === null;
}

/** Picks a hand card up or puts it back. A row card stays picked only where the Naute could swap the two. */
export function toggleHand(state: State, seat: Seat, selection: Selection, card: Card): Selection {
  const hand = withCard(selection.hand, card);
  const { take } = selection;
  const canSwap = hand.length === 1 && typeof take === 'number' && holderAt(state, NAUTE, seat) !== null;
  return { ...selection, hand, take: canSwap ? take : null, power: null, stack: null };
}

/** Points at a row card or the pile, or away from it. A single hand card stays picked up for a swap. */
export function toggleTake(state: State, seat: Seat, selection: Selection, take: Card | 'pile'): Selection {
  const canSwap = take !== 'pile' && selection.hand.length === 1 && holderAt(state, NAUTE, seat) !== null;
  return {
    ...selection,
    take: selection.take === take ? null : take,
    hand: canSwap ? selection.hand : [],
    power: null,
    stack: null,
  };
}

export function togglePower(selection: Selection, power: Power): Selection {
  return { ...selection, power: selection.power === power ? null : power, hand: [], take: null, stack: null };
}

/** Cards newly selected go on top unless they are higher than what lies below: highest at the bottom by default. */
export function withCard(hand: readonly Card[], card: Card): Card[] {
  if (hand.includes(card)) return hand.filter((other) => other !== card);
  const below = hand.filter((other) => cardValue(other) > cardValue(card));
  return [...below, card, ...hand.filter((other) => !below.includes(other))];
}

/** What is no longer there is no longer selected: the table has moved on, or somebody else has. */
export function stillThere(state: State, seat: Seat, selection: Selection): Selection {
  const own = handOf(state, seat);
  const hand = selection.hand.filter((card) => own.includes(card));
  const isOwnColour = coloursOf(state, seat).includes(selection.colour);
  const take = typeof selection.take === 'number' && !state.row.includes(selection.take) ? null : selection.take;
  const isSame = hand.length === selection.hand.length && isOwnColour && take === selection.take;
  if (isSame) return selection;
  return {
    ...selection,
    hand,
    take,
    stack: null,
    colour: isOwnColour ? selection.colour : (coloursOf(state, seat)[0] ?? 0),
  };
}

/** May the card take part in anything together with what is selected? Decides what lifts and what is dim. */
export function fitsSelection(state: State, seat: Seat, selection: Selection, card: Card): boolean {
  const isFree = selection.hand.length === 0 || selection.hand.includes(card);
  if (isFree || !handOf(state, seat).includes(card)) return true;
  const sameMonument = selection.hand.every((other) => monumentOf(other) === monumentOf(card));
  const sameSymbol = selection.hand.length === 1 && symbolOf(selection.hand[0] as Card) === symbolOf(card);
  return sameMonument || sameSymbol;
}

/** The cards whose order can be chosen now, bottom first, and how many of them lie fixed below. */
export interface Order {
  readonly cards: readonly Card[];
  readonly fixed: number;
}

/** The stack as it would stand, or null where there is nothing to order (RULES.md §4.4, §4.5, §8.2). */
export function orderOf(state: State, { hand, take, colour, stack }: Selection): Order | null {
  const [first] = hand;
  if (first === undefined || take !== null) return null;
  if (!hand.every((card) => monumentOf(card) === monumentOf(first))) return null;
  const standing = stackOf(state, colour, monumentOf(first)) ?? [];
  if (standing.length === 0 && hand.length < 2) return null;
  if (standing.length > 0 && isHeldBy(state, SCRIBE, colour)) {
    return { cards: stack ?? [...standing, ...hand], fixed: 0 };
  }
  return { cards: [...standing, ...hand], fixed: standing.length };
}

/** Moves a card of the order to another place; fixed cards stay. */
export function reordered(state: State, selection: Selection, card: Card, to: number): Selection {
  const order = orderOf(state, selection);
  if (!order) return selection;
  const from = order.cards.indexOf(card);
  const at = Math.max(order.fixed, Math.min(order.cards.length - 1, to));
  if (from < order.fixed || at === from) return selection;
  const rest = order.cards.filter((other) => other !== card);
  const cards = [...rest.slice(0, at), card, ...rest.slice(at)];
  const hand = cards.filter((other) => selection.hand.includes(other));
  const isWhole = order.fixed === 0 && cards.length > hand.length;
  return { ...selection, hand, stack: isWhole ? cards : null };
}
