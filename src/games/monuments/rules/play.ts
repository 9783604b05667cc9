/** Changes the state by a legal move. */
import type { Seat } from '../../../platform/rules.ts';
import { erect, improve, restack } from './build.ts';
import { draw } from './draw.ts';
import { write } from './historyTurn.ts';
import { claim, heroDraw, swap } from './powers.ts';
import { buy, score } from './spend.ts';
import type { Emit, MonumentsMove, MoveOf, State } from './state.ts';
import { beginTurnAs, endMonumentTurn, isSpent, passTurn } from './turn.ts';

export function apply(state: State, seat: Seat, move: MonumentsMove, emit?: Emit): void {
  // By phase first: it leaves so few shapes of moves to tell apart that looking at their type stays quick.
  if (state.phase === 'monument') act(state, seat, move as ActionMove, emit);
  else if (state.phase === 'choice') beginTurnAs(state, (move as MoveOf<'choose'>).kind, emit);
  else {
    write(state, seat, move as MoveOf<'write'>, emit);
    passTurn(state, emit);
  }
}

type ActionMove = Exclude<MonumentsMove, MoveOf<'choose' | 'write'>>;

/** One move of a Monument turn, and the end of the turn where nothing else is left. */
function act(state: State, seat: Seat, move: ActionMove, emit?: Emit): void {
  switch (move.type) {
    case 'draw':
      draw(state, seat, move.card, 'action', emit);
      break;
    case 'score':
      score(state, seat, move, emit);
      break;
    case 'buy':
      buy(state, seat, move, emit);
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
    case 'claim':
      claim(state, seat, move, emit);
      break;
    case 'hero':
      heroDraw(state, seat, move, emit);
      break;
    case 'swap':
      swap(state, seat, move, emit);
      break;
    case 'end':
      endMonumentTurn(state, emit);
      return;
  }
  if (isSpent(state, seat)) endMonumentTurn(state, emit);
}
