/** Changes to hands. They write into the hands themselves, which `clone` therefore copies. */
import { HIDDEN, type Seat } from '../../../platform/rules.ts';
import { type Card, symbolOf } from './cards.ts';
import type { State } from './state.ts';

export function handOf(state: State, seat: Seat): readonly Card[] {
  return state.hands[seat] as readonly Card[];
}

export function holds(state: State, seat: Seat, cards: readonly Card[]): boolean {
  const hand = handOf(state, seat);
  return cards.every((card) => hand.includes(card));
}

/** Takes a card into a hand; `open` where everybody saw which one (RULES.md §2.6). */
export function addToHand(state: State, seat: Seat, card: Card, how: 'open' | 'secret'): void {
  insertCard(state.hands[seat] as Card[], card);
  if (how === 'open') insertCard(state.shown[seat] as Card[], card);
}

export function takeFromHand(state: State, seat: Seat, cards: readonly Card[]): void {
  const hand = state.hands[seat] as Card[];
  const shown = state.shown[seat] as Card[];
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    // In a view a rival lays cards that were masks a moment ago; masks stand first.
    removeAt(hand, Math.max(placeOf(hand, card), 0));
    if (shown.length > 0) removeAt(shown, placeOf(shown, card));
  }
}

/** Two cards of one symbol, or more (RULES.md §4.2, §4.6). */
export function hasPair(hand: readonly Card[]): boolean {
  let seen = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as Card;
    if (card === HIDDEN) continue;
    const bit = 1 << symbolOf(card);
    if (seen & bit) return true;
    seen |= bit;
  }
  return false;
}

/** Keeps the order ascending. */
export function insertCard(cards: Card[], card: Card): void {
  let at = cards.length;
  cards.push(card);
  for (; at > 0 && (cards[at - 1] as Card) > card; at--) cards[at] = cards[at - 1] as Card;
  cards[at] = card;
}

function placeOf(cards: readonly Card[], card: Card): number {
  for (let at = 0; at < cards.length; at++) if (cards[at] === card) return at;
  return -1;
}

/** Nothing where `from` is negative. Quicker than `splice`, which makes an array of what it takes out. */
function removeAt(cards: Card[], from: number): void {
  if (from < 0) return;
  for (let at = from + 1; at < cards.length; at++) cards[at - 1] = cards[at] as Card;
  cards.pop();
}
