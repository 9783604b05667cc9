/** Which moves are legal, and why the others are not. */
import type { Refusal, Seat } from '../../../platform/rules.ts';
import { erectRefusal, improveRefusal, restackRefusal } from './build.ts';
import { drawRefusal } from './draw.ts';
import { historyRefusal, writeRefusal } from './historyTurn.ts';
import { claimRefusal, heroDrawRefusal, swapRefusal } from './powers.ts';
import { type Reason, refuse } from './reasons.ts';
import { buyRefusal, scoreRefusal } from './spend.ts';
import type { MonumentsMove, Phase, State } from './state.ts';
import { owesAction } from './turn.ts';

export const PHASES = {
  choice: ['choose'],
  monument: ['draw', 'erect', 'improve', 'restack', 'score', 'buy', 'claim', 'hero', 'swap', 'end'],
  history: ['write'],
} as const satisfies Record<string, readonly MonumentsMove['type'][]>;

/** What a Monument turn pays an action for; the rest is free (RULES.md §4.2, §8.3, §8.4). */
export function isAction({ type }: MonumentsMove): boolean {
  switch (type) {
    case 'draw':
    case 'erect':
    case 'improve':
    case 'restack':
    case 'score':
    case 'claim':
      return true;
    default:
      return false;
  }
}

export function refusal(state: State, seat: Seat, move: MonumentsMove): Refusal | null {
  if (state.phase === 'over') return refuse('game-over');
  if (state.seat !== seat) return refuse('not-your-turn');
  const allowed: readonly MonumentsMove['type'][] = PHASES[state.phase];
  if (!allowed.includes(move.type)) return refuse(outOfPhase(state.phase, move));
  if (isAction(move) && state.actions === 0) return refuse('no-action-left');
  return refusalInPhase(state, seat, move);
}

function outOfPhase(phase: Exclude<Phase, 'over'>, move: MonumentsMove): Reason {
  if (phase === 'choice') return 'choose-first';
  if (move.type === 'choose') return 'choice-is-final';
  return phase === 'history' ? 'history-turn' : 'monument-turn';
}

function refusalInPhase(state: State, seat: Seat, move: MonumentsMove): Refusal | null {
  switch (move.type) {
    case 'choose':
      return move.kind === 'history' ? historyRefusal(state, seat) : null;
    case 'draw':
      return drawRefusal(state, move.card);
    case 'erect':
      return erectRefusal(state, seat, move);
    case 'improve':
      return improveRefusal(state, seat, move);
    case 'restack':
      return restackRefusal(state, seat, move);
    case 'score':
      return scoreRefusal(state, seat, move);
    case 'buy':
      return buyRefusal(state, seat, move);
    case 'claim':
      return claimRefusal(state, seat, move);
    case 'hero':
      return heroDrawRefusal(state, seat, move);
    case 'swap':
      return swapRefusal(state, seat, move);
    case 'write':
      return writeRefusal(state, seat, move);
    case 'end':
      return owesAction(state, seat) ? refuse('actions-owed') : null;
  }
}
