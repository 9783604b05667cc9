/** Players that answer at once: random, greedy, and policies of several schools. The pool against which weights are tuned. */
import { type Weights, weightsArray } from '../../src/games/monuments/bot/features.ts';
import { chosen } from '../../src/games/monuments/bot/player.ts';
import { Policy } from '../../src/games/monuments/bot/policy.ts';
import { perBox, totalsOf } from '../../src/games/monuments/bot/totals.ts';
import { HAND_MADE } from '../../src/games/monuments/bot/weights.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import type { Random, Seat } from '../../src/platform/rules.ts';

/** Chooses from what one seat may know. `state` may be the full one: nothing hidden is looked at. */
export type Rival = (state: State, seat: Seat, random: Random) => MonumentsMove;

export const randomRival: Rival = (state, seat, random) => {
  const moves = rules.moves(state, seat);
  return moves[random.below(moves.length)] as MonumentsMove;
};

export function policyRival(weights: Weights | Float64Array, noise: number): Rival {
  const policy = new Policy(weights instanceof Float64Array ? weights : weightsArray(weights));
  return (state, seat, random) => chosen(policy, state, seat, rules.moves(state, seat), noise, random);
}

/** Whatever looks best one move ahead; pages that may come count half, cards in the hand a little. */
export const greedyRival: Rival = (state, seat, random) => {
  let best: MonumentsMove | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const move of rules.moves(state, seat)) {
    // The top of the pile is unknown: drawing it is rated without looking.
    const isBlind = (move.type === 'draw' || move.type === 'hero') && move.card === null;
    const after = rules.clone(state);
    if (!isBlind) rules.apply(after, seat, move);
    const value = prospects(after, seat) + (isBlind ? BLIND_CARD : 0) + random.below(100) / 1000;
    if (value > highest) {
      highest = value;
      best = move;
    }
  }
  return best as MonumentsMove;
};

const BLIND_CARD = 0.5;
const CARD = 0.3;
const COMPANION = 0.6;
const totals = new Float64Array(4);

function prospects(state: State, seat: Seat): number {
  totalsOf(state, totals);
  const left = state.historians.reduce((sum, each) => sum + each, 0);
  state.stacks.forEach((stack, at) => {
    const colour = Math.floor(at / 12);
    const pages = stack ? Math.min(stack.length - 1, left - (state.historians[colour] ?? 0)) : 0;
    if (stack) totals[colour] = (totals[colour] ?? 0) + (pages * perBox(state, at)) / 2;
  });
  const results = Array.from({ length: state.seats }, (_, each) =>
    state.seats === 2 ? Math.min(totals[each] ?? 0, totals[each + 2] ?? 0) : (totals[each] ?? 0),
  );
  const own = results[seat] ?? 0;
  // The upper colour counts a little: else nothing done for it would look worth a move.
  const upper = state.seats === 2 ? 0.5 * Math.max(totals[seat] ?? 0, totals[seat + 2] ?? 0) : 0;
  const mean = (results.reduce((sum, each) => sum + each, 0) - own) / (state.seats - 1);
  const hand = state.hands[seat] ?? [];
  const companions = hand.filter((card, i) => i > 0 && Math.floor(card / 9) === Math.floor((hand[i - 1] ?? 0) / 9));
  return own + upper - mean + CARD * hand.length + COMPANION * companions.length;
}

/** Schools of play: the hand-made weights with one conviction each. */
const SCHOOLS: readonly Partial<Weights>[] = [
  {},
  { history: -2, historyEarly: 0, historyPages: 0.4 },
  { history: -9, historyMust: 8, historyPages: 0.9 },
  { score: 1, scorePoints: 1.2, keepPair: 0.4, keepSymbol: 0.2 },
  { erectCards: 1, improveCards: 1, erectFirst: -1.5, improve: -1.5 },
  { erectFirst: 2, erectCards: -0.3, buildHeldBack: 0.4 },
  { erectSecond: 2, buildRivalLoss: 1, buildMain: 2 },
  { buy: 1, spendKept: 0.1 },
  { drawRow: 2, drawKeep: 0.3, history: -3 },
];

export function schools(): Rival[] {
  return SCHOOLS.map((conviction) => policyRival({ ...HAND_MADE, ...conviction }, 0.3));
}
