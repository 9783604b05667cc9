/** Changes to hands. They replace the arrays they change (see state.ts). */
import { HIDDEN, type Seat } from '../../../platform/rules.ts';
import { type Card, symbolOf } from './cards.ts';
import type { State } from './state.ts';

export function handOf(state: State, seat: Seat): readonly Card[] {
  return state.hands[seat] ?? [];
}

export function holds(state: State, seat: Seat, cards: readonly Card[]): boolean {
  const hand = handOf(state, seat);
  return cards.every((card) => hand.includes(card));
}

/** Takes a card into a hand; `open` where everybody saw which one (RULES.md §2.6). */
export function addToHand(state: State, seat: Seat, card: Card, how: 'open' | 'secret'): void {
  state.hands[seat] = withCard(handOf(state, seat), card);
  if (how === 'open') state.shown[seat] = withCard(state.shown[seat] ?? [], card);
}

export function takeFromHand(state: State, seat: Seat, cards: readonly Card[]): void {
  state.hands[seat] = without(handOf(state, seat), cards);
  const shown = state.shown[seat] ?? [];
  if (shown.length > 0) state.shown[seat] = shown.filter((card) => !cards.includes(card));
}

/** Two cards of one symbol, or more (RULES.md §4.2, §4.6). */
export function hasPair(hand: readonly Card[]): boolean {
  let seen = 0;
  for (const card of hand) {
    if (card === HIDDEN) continue;
    const bit = 1 << symbolOf(card);
    if (seen & bit) return true;
    seen |= bit;
  }
  return false;
}

function withCard(cards: readonly Card[], card: Card): Card[] {
  const more = cards.slice();
  let at = more.length;
  more.push(card);
  for (; at > 0 && (more[at - 1] as Card) > card; at--) more[at] = more[at - 1] as Card;
  more[at] = card;
  return more;
}

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const rest: Card[] = [];
  for (const card of cards) if (!gone.includes(card)) rest.push(card);
  // In a view a rival lays cards that were masks a moment ago; masks stand first.
  const tooMany = rest.length + gone.length - cards.length;
  return tooMany > 0 && rest[0] === HIDDEN ? rest.slice(tooMany) : rest;
}
