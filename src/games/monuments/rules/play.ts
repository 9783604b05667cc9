/** Changes the state by a legal move. */
import type { Seat } from '../../../platform/rules.ts';
import { erect, improve, restack } from './build.ts';
import { draw } from './draw.ts';
import { write } from './historyTurn.ts';
import { claim, heroDraw, swap } from './powers.ts';
import { buy, score } from './spend.ts';
import type { Emit, MonumentsMove, State } from './state.ts';
import { beginTurnAs, endMonumentTurn, isSpent, passTurn } from './turn.ts';

export function apply(state: State, seat: Seat, move: MonumentsMove, emit?: Emit): void {
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
    case 'draw':
      draw(state, seat, move.card, 'action', emit);
      break;
    case 'erect':
      erect(state, seat, move, emit);
      break;
    case 'improve':
      improve(state, seat, move, emit);
      break;
    case 'restack':
      restack(state, seat, move, emit);
      break;
    case 'score':
      score(state, seat, move, emit);
      break;
    case 'buy':
      buy(state, seat, move, emit);
      break;
    case 'claim':
      claim(state, seat, move, emit);
      break;
    case 'hero':
      heroDraw(state, seat, move, emit);
      break;
    case 'swap':
      swap(state, seat, move, emit);
      break;
  }
  if (isSpent(state, seat)) endMonumentTurn(state, emit);
}
