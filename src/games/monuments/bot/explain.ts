/** Why a move: codes with a number each. */
import type { Seat, Why } from '../../../platform/rules.ts';
import type { MonumentsMove, State } from '../rules/state.ts';

export const WHYS = ['points-now'] as const;

export function explain(_view: State, _seat: Seat, _move: MonumentsMove, _others: readonly MonumentsMove[]): Why[] {
  return [];
}
