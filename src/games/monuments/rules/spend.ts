/** Two hand cards of one symbol buy points (RULES.md §4.6) or a fourth action (§4.2). They leave the game. */
import type { Refusal, Seat } from '../../../platform/rules.ts';
import { type Card, POWER_COUNT, type SymbolId, symbolOf } from './cards.ts';
import { isColourOf, symbolsShown } from './displays.ts';
import { holds, takeFromHand } from './hands.ts';
import { isHeldBy } from './holders.ts';
import { refuse } from './reasons.ts';
import type { Colour, Emit, MoveOf, State } from './state.ts';

export function scoreRefusal(state: State, seat: Seat, { colour, cards }: MoveOf<'score'>): Refusal | null {
  if (!isColourOf(state, seat, colour)) return refuse('not-your-colour');
  return pairRefusal(state, seat, cards);
}

/** What scoring a symbol is worth to a colour now (RULES.md §4.6, §8.5). */
export function pointsFor(state: State, colour: Colour, symbol: SymbolId): number {
  const shown = symbolsShown(state, colour, symbol);
  const countsPower = state.powers === 'variant' && symbol < POWER_COUNT && isHeldBy(state, symbol, colour);
  return countsPower ? shown + 1 : shown;
}

export function score(state: State, seat: Seat, { colour, cards }: MoveOf<'score'>, emit?: Emit): void {
  state.actions--;
  const points = pointsFor(state, colour, symbolOf(cards[0] as Card));
  addPoints(state, colour, points);
  discard(state, seat, cards);
  emit?.({ type: 'scored', seat, colour, cards, points });
}

export function addPoints(state: State, colour: Colour, points: number): void {
  state.scores[colour] = (state.scores[colour] as number) + points;
}

export function buyRefusal(state: State, seat: Seat, { cards }: MoveOf<'buy'>): Refusal | null {
  return state.bought ? refuse('bought-already') : pairRefusal(state, seat, cards);
}

export function buy(state: State, seat: Seat, { cards }: MoveOf<'buy'>, emit?: Emit): void {
  discard(state, seat, cards);
  state.bought = true;
  state.actions++;
  emit?.({ type: 'bought', seat, cards });
}

function pairRefusal(state: State, seat: Seat, cards: readonly Card[]): Refusal | null {
  if (!holds(state, seat, cards)) return refuse('not-in-hand');
  const symbol = symbolOf(cards[0] as Card);
  return cards.every((card) => symbolOf(card) === symbol) ? null : refuse('different-symbols');
}

function discard(state: State, seat: Seat, cards: readonly Card[]): void {
  takeFromHand(state, seat, cards);
  for (let i = 0; i < cards.length; i++) state.discarded.push(cards[i] as Card);
}
