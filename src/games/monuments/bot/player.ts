/** A policy at play: it chooses among the listed moves, with or without noise. */
import type { Random, Seat } from '../../../platform/rules.ts';
import { rules } from '../rules/index.ts';
import type { MonumentsMove, State } from '../rules/state.ts';
import type { Policy } from './policy.ts';

/** Gumbel noise makes the best of (opinion + noise) a draw from the softmax of opinions. A table saves the logarithms. */
const NOISE_SIZE = 4096;
const NOISE = Float64Array.from({ length: NOISE_SIZE }, (_, i) => -Math.log(-Math.log((i + 0.5) / NOISE_SIZE)));

/** A move that lies so far behind before its price is known is not looked at any closer. */
const HOPELESS = 2;

export function chosen(
  policy: Policy,
  state: State,
  seat: Seat,
  moves: readonly MonumentsMove[],
  noise: number,
  random: Random,
): MonumentsMove {
  let best = moves[0] as MonumentsMove;
  if (moves.length === 1) return best;
  policy.look(state, seat);
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as MonumentsMove;
    const opinion = policy.opinion(move, highest - HOPELESS) + noise * (NOISE[random.below(NOISE_SIZE)] as number);
    if (opinion > highest) {
      highest = opinion;
      best = move;
    }
  }
  return best;
}

/** The softmax of the policy's opinions, of which `doubt` is shared out evenly: no move is beyond being tried. */
export function likelihoods(
  policy: Policy,
  state: State,
  seat: Seat,
  moves: readonly MonumentsMove[],
  { temperature, doubt }: { readonly temperature: number; readonly doubt: number },
  into: Float64Array,
): void {
  policy.look(state, seat);
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < moves.length; i++) {
    const opinion = policy.opinion(moves[i] as MonumentsMove) / temperature;
    into[i] = opinion;
    if (opinion > highest) highest = opinion;
  }
  let sum = 0;
  for (let i = 0; i < moves.length; i++) {
    const weight = Math.exp((into[i] as number) - highest);
    into[i] = weight;
    sum += weight;
  }
  const even = doubt / moves.length;
  for (let i = 0; i < moves.length; i++) into[i] = even + ((1 - doubt) * (into[i] as number)) / sum;
}

/** As noise: whatever comes. */
export const RANDOM = Number.POSITIVE_INFINITY;

/** Plays a match to its end by one policy, with this much noise for each seat. */
export function playOut(state: State, policy: Policy, noises: Float64Array, random: Random): void {
  while (state.phase !== 'over') {
    const { seat } = state;
    const moves = rules.moves(state, seat);
    const noise = noises[seat] as number;
    const move =
      noise === RANDOM ? moves[random.below(moves.length)] : chosen(policy, state, seat, moves, noise, random);
    rules.apply(state, seat, move as MonumentsMove);
  }
}
