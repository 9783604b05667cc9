/** Changes the state by a legal move. */
import type { Seat } from '../../../platform/rules.ts';
import { erect, improve, restack } from './build.ts';
import { draw } from './draw.ts';
import { write } from './historyTurn.ts';
import { isAction } from './legality.ts';
import { claim, heroDraw, swap } from './powers.ts';
import { buy, score } from './spend.ts';
import type { Emit, MonumentsMove, State } from './state.ts';
import { beginTurnAs, endMonumentTurn, isSpent, passTurn } from './turn.ts';

export function apply(state: State, seat: Seat, move: MonumentsMove, emit?: Emit): void {
  if (isAction(move)) state.actions--;
  switch (move.type) {
    case 'choose':
      beginTurnAs(state, move.kind, emit);
      return;
    case 'write':
      write(state, seat, move, emit);
      passTurn(state, emit);
      return;
    case 'end':
      endMonumentTurn(state, emit);
      return;
    default:
      actIn(state, seat, move, emit);
      if (isSpent(state, seat)) endMonumentTurn(state, emit);
  }
}

function actIn(
  state: State,
  seat: Seat,
  move: Exclude<MonumentsMove, { type: 'choose' | 'write' | 'end' }>,
  emit?: Emit,
) {
  switch (move.type) {
    case 'draw':
      return draw(state, seat, move.card, 'action', emit);
    case 'erect':
      return erect(state, seat, move, emit);
    case 'improve':
      return improve(state, seat, move, emit);
    case 'restack':
      return restack(state, seat, move, emit);
    case 'score':
      return score(state, seat, move, emit);
    case 'buy':
      return buy(state, seat, move, emit);
    case 'claim':
      return claim(state, seat, move, emit);
    case 'hero':
      return heroDraw(state, seat, move, emit);
    case 'swap':
      return swap(state, seat, move, emit);
  }
}
