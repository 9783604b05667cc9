/** RULES.md §4.3: taking a card from the row or the pile. The Hero draws the same way (§8.3). */
import type { Refusal, Seat } from '../../../platform/rules.ts';
import type { Card } from './cards.ts';
import { addToHand } from './hands.ts';
import { refuse } from './reasons.ts';
import type { Emit, State } from './state.ts';

/** `card` null means the top of the pile. */
export function drawRefusal(state: State, card: Card | null): Refusal | null {
  if (card === null) return state.pile.length > 0 ? null : refuse('pile-empty');
  return state.row.includes(card) ? null : refuse('not-in-row');
}

export function canDraw(state: State): boolean {
  return state.pile.length > 0 || isCardInRow(state);
}

export function isCardInRow({ row }: State): boolean {
  return row.some((card) => card !== null);
}

export function draw(state: State, seat: Seat, card: Card | null, by: 'action' | 'hero', emit?: Emit): void {
  if (by === 'action') state.actions--;
  if (card === null) drawFromPile(state, seat, by, emit);
  else drawFromRow(state, seat, card, by, emit);
}

function drawFromRow(state: State, seat: Seat, card: Card, by: 'action' | 'hero', emit?: Emit): void {
  takeFromRow(state.row, card);
  addToHand(state, seat, card, 'open');
  emit?.({ type: 'drew', seat, card, hero: by === 'hero' });
}

function drawFromPile(state: State, seat: Seat, by: 'action' | 'hero', emit?: Emit): void {
  const top = state.pile.pop() as Card;
  addToHand(state, seat, top, 'secret');
  emit?.({ type: 'drewPile', seat, left: state.pile.length, hero: by === 'hero' });
  emit?.({ type: 'saw', only: seat, card: top });
}

/** By hand: the row is short, and `indexOf` is a call for every draw. */
function takeFromRow(row: (Card | null)[], card: Card): void {
  for (let box = 0; box < row.length; box++) {
    if (row[box] !== card) continue;
    row[box] = null;
    return;
  }
}
