/** RULES.md §4.4 and §4.5: erecting and improving, and §8.2: improving with the Scribe. */
import type { Refusal, Seat } from '../../../platform/rules.ts';
import { type Card, type Monument, monumentOf } from './cards.ts';
import { isColourOf, putStack, stackOf } from './displays.ts';
import { holds, takeFromHand } from './hands.ts';
import { isHeldBy, SCRIBE } from './holders.ts';
import { refuse } from './reasons.ts';
import type { Emit, MoveOf, State } from './state.ts';

const FIRST_BUILDER_CARDS = 2;
const SECOND_BUILDER_CARDS = 3;
export const MOST_BUILDERS = 2;

/** How many cards it takes to erect a monument now; null where two colours have built it. */
export function cardsToErect(state: State, monument: Monument): number | null {
  const available = state.available[monument] ?? 0;
  if (available === 0) return null;
  return available === MOST_BUILDERS ? FIRST_BUILDER_CARDS : SECOND_BUILDER_CARDS;
}

export function erectRefusal(state: State, seat: Seat, { colour, cards }: MoveOf<'erect'>): Refusal | null {
  const refusal =
    commonRefusal(state, seat, colour, cards) ?? (holds(state, seat, cards) ? null : refuse('not-in-hand'));
  if (refusal) return refusal;
  const monument = monumentOf(cards[0] as Card);
  if (stackOf(state, colour, monument)) return refuse('already-built');
  const needed = cardsToErect(state, monument);
  if (needed === null) return refuse('third-builder');
  if (cards.length >= needed) return null;
  return refuse(needed === FIRST_BUILDER_CARDS ? 'too-few-first' : 'too-few-second');
}

export function erect(state: State, seat: Seat, { colour, cards }: MoveOf<'erect'>, emit?: Emit): void {
  state.actions--;
  const monument = monumentOf(cards[0] as Card);
  takeFromHand(state, seat, cards);
  putStack(state, colour, monument, cards.slice());
  state.available[monument] = (state.available[monument] ?? 0) - 1;
  emit?.({ type: 'erected', seat, colour, cards });
}

export function improveRefusal(state: State, seat: Seat, { colour, cards }: MoveOf<'improve'>): Refusal | null {
  const refusal =
    commonRefusal(state, seat, colour, cards) ?? (holds(state, seat, cards) ? null : refuse('not-in-hand'));
  if (refusal) return refusal;
  return stackOf(state, colour, monumentOf(cards[0] as Card)) ? null : refuse('not-built');
}

export function improve(state: State, seat: Seat, { colour, cards }: MoveOf<'improve'>, emit?: Emit): void {
  state.actions--;
  const monument = monumentOf(cards[0] as Card);
  takeFromHand(state, seat, cards);
  putStack(state, colour, monument, (stackOf(state, colour, monument) ?? []).concat(cards));
  emit?.({ type: 'improved', seat, colour, cards });
}

export function restackRefusal(state: State, seat: Seat, { colour, cards }: MoveOf<'restack'>): Refusal | null {
  if (state.powers === 'off') return refuse('powers-off');
  const refusal = commonRefusal(state, seat, colour, cards);
  if (refusal) return refusal;
  if (!isHeldBy(state, SCRIBE, colour)) return refuse('not-holder');
  const stack = stackOf(state, colour, monumentOf(cards[0] as Card));
  if (!stack) return refuse('not-built');
  if (!stack.every((card) => cards.includes(card))) return refuse('stack-incomplete');
  const added = addedTo(stack, cards);
  if (added.length === 0) return refuse('nothing-added');
  return holds(state, seat, added) ? null : refuse('not-in-hand');
}

export function restack(state: State, seat: Seat, { colour, cards }: MoveOf<'restack'>, emit?: Emit): void {
  state.actions--;
  const monument = monumentOf(cards[0] as Card);
  takeFromHand(state, seat, addedTo(stackOf(state, colour, monument) ?? [], cards));
  putStack(state, colour, monument, cards.slice());
  emit?.({ type: 'restacked', seat, colour, cards });
}

function addedTo(stack: readonly Card[], cards: readonly Card[]): Card[] {
  return cards.filter((card) => !stack.includes(card));
}

function commonRefusal(state: State, seat: Seat, colour: number, cards: readonly Card[]): Refusal | null {
  if (!isColourOf(state, seat, colour)) return refuse('not-your-colour');
  const monument = monumentOf(cards[0] as Card);
  return cards.every((card) => monumentOf(card) === monument) ? null : refuse('mixed-monuments');
}
