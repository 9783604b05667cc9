/** The legal moves of a seat, listed. What is left out, and why nothing is lost, stands in actions.ts. */
import type { Seat } from '../../../platform/rules.ts';
import { listActions, listDraws, listSpending } from './actions.ts';
import { coloursOf } from './displays.ts';
import { handOf } from './hands.ts';
import { canWrite } from './historyTurn.ts';
import { CHOOSE_HISTORY, CHOOSE_MONUMENT, END, heroMove, swapMove, writeMove } from './moveTable.ts';
import { canUseHero, canUseNaute } from './powers.ts';
import type { MonumentsMove, State } from './state.ts';

export function moves(state: State, seat: Seat): MonumentsMove[] {
  if (state.seat !== seat) return [];
  switch (state.phase) {
    case 'monument':
      return monumentMoves(state, seat);
    case 'choice':
      return mayWrite(state, seat) ? [CHOOSE_MONUMENT, CHOOSE_HISTORY] : [CHOOSE_MONUMENT];
    case 'history':
      return writes(state, seat);
    case 'over':
      return [];
  }
}

function mayWrite(state: State, seat: Seat): boolean {
  for (let colour = seat; colour < state.scores.length; colour += state.seats) if (canWrite(state, colour)) return true;
  return false;
}

function writes(state: State, seat: Seat): MonumentsMove[] {
  return coloursOf(state, seat)
    .filter((colour) => canWrite(state, colour))
    .map(writeMove);
}

function monumentMoves(state: State, seat: Seat): MonumentsMove[] {
  const list: MonumentsMove[] = [];
  if (state.actions > 0) listActions(state, seat, list);
  if (state.actions > 0 || !state.bought) listSpending(state, seat, list);
  // ◇ An action is owed while any is legal (§4.1), and of every legal kind one is listed by now.
  const isActionOwed = state.actions > 0 && list.length > 0;
  if (state.powers !== 'off') listPowers(state, seat, list);
  if (!isActionOwed) list.push(END);
  return list;
}

function listPowers(state: State, seat: Seat, list: MonumentsMove[]): void {
  if (canUseHero(state, seat)) listDraws(state, heroMove, list);
  if (!canUseNaute(state, seat)) return;
  for (const take of state.row) {
    if (take !== null) for (const give of handOf(state, seat)) list.push(swapMove(give, take));
  }
}
