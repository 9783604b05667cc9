/** Monuments for bots: everything the search asks of a game. */
import type { Brain, Random } from '../../../platform/rules.ts';
import { rules } from '../rules/index.ts';
import type { MonumentsMove, State } from '../rules/state.ts';
import { explain, WHYS } from './explain.ts';
import { weightsArray } from './features.ts';
import { guesser } from './guess.ts';
import { judge } from './judge.ts';
import { keyOf } from './key.ts';
import { LEVELS } from './levels.ts';
import { chosen, likelihoods, playOut } from './player.ts';
import { Policy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

/** How sharply opinions become priors, and how freely playouts stray from them. */
const PRIOR_TEMPERATURE = 1;
const PLAYOUT_NOISE = 0.3;

const policies = Object.fromEntries(
  Object.entries(WEIGHTS).map(([seats, weights]) => [seats, new Policy(weightsArray(weights))]),
) as Readonly<Record<number, Policy>>;

export const brain: Brain<State, MonumentsMove> = {
  levels: LEVELS,
  whys: WHYS,
  guesser,
  key: keyOf,
  priors: (state, seat, moves, into) =>
    likelihoods(policies[state.seats] as Policy, state, seat, moves, PRIOR_TEMPERATURE, into),
  playout: (state: State, random: Random) => {
    const policy = policies[state.seats] as Policy;
    playOut(state, [policy, policy, policy, policy], PLAYOUT_NOISE, random);
  },
  judge,
  choice: (view, seat, noise, random) =>
    chosen(policies[view.seats] as Policy, view, seat, rules.moves(view, seat), noise, random),
  turnShare: ({ phase }) => (phase === 'monument' ? 0.22 : 0.25),
  explain,
};
