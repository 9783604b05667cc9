/** RULES.md §3, §4.1, §4.2 and §4.7: how turns begin and end. */
import type { Seat } from '../../../platform/rules.ts';
import { listActions } from './actions.ts';
import type { Card } from './cards.ts';
import { isCardInRow } from './draw.ts';
import { handOf, hasPair } from './hands.ts';
import { canUseHero, canUseNaute } from './powers.ts';
import type { Emit, MonumentsMove, State, TurnKind } from './state.ts';

const ACTIONS = 3;

export function beginTurnAs(state: State, kind: TurnKind, emit?: Emit): void {
  state.phase = kind;
  if (kind === 'monument') state.actions = ACTIONS;
  emit?.({ type: 'chose', seat: state.seat, kind });
}

/** ◇ Actions must be taken while any action is legal (§4.1). */
export function owesAction(state: State, seat: Seat): boolean {
  // The pile first: as long as it lasts, nothing else needs a look.
  return state.actions > 0 && (state.pile.length > 0 || hasActionWithoutPile(state, seat));
}

function hasActionWithoutPile(state: State, seat: Seat): boolean {
  if (isCardInRow(state) || hasPair(handOf(state, seat))) return true;
  const actions: MonumentsMove[] = [];
  listActions(state, seat, actions);
  return actions.length > 0;
}

/** ◇ Nothing but ending is legal, so the turn ends by itself (§4.2). */
export function isSpent(state: State, seat: Seat): boolean {
  if (owesAction(state, seat)) return false;
  if (!state.bought && hasPair(handOf(state, seat))) return false;
  return state.powers === 'off' || (!canUseHero(state, seat) && !canUseNaute(state, seat));
}

/** Refills the row; a box that stays empty ends the match at once (§4.7). */
export function endMonumentTurn(state: State, emit?: Emit): void {
  const { row, pile } = state;
  const added: Card[] = [];
  for (let box = 0; box < row.length && pile.length > 0; box++) {
    if (row[box] !== null) continue;
    const card = pile.pop() as Card;
    row[box] = card;
    added.push(card);
  }
  if (added.length > 0) emit?.({ type: 'refilled', cards: added });
  if (pile.length === 0 && row.includes(null)) {
    state.phase = 'over';
    state.actions = 0;
    emit?.({ type: 'over' });
  } else passTurn(state, emit);
}

export function passTurn(state: State, emit?: Emit): void {
  state.phase = 'choice';
  state.seat = (state.seat + 1) % state.seats;
  state.turn++;
  state.actions = 0;
  state.bought = false;
  state.heroUsed = false;
  state.nauteUsed = false;
  emit?.({ type: 'turn', seat: state.seat, turn: state.turn });
}
