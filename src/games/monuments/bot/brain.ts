/** Monuments for bots: everything the search asks of a game. */
import type { Brain } from '../../../platform/rules.ts';
import { rules } from '../rules/index.ts';
import type { MonumentsMove, State } from '../rules/state.ts';
import { explain, WHYS } from './explain.ts';
import { type Weights, weightsArray } from './features.ts';
import { guesser } from './guess.ts';
import { judge, REWARD, type Reward } from './judge.ts';
import { keyOf } from './key.ts';
import { LEVELS } from './levels.ts';
import { chosen, likelihoods, playOut } from './player.ts';
import { Policy } from './policy.ts';
import { WEIGHTS } from './weights.ts';

export interface Mind {
  /** By number of seats. */
  readonly weights: Readonly<Record<number, Weights>>;
  /** How sharply opinions become priors, and how freely playouts stray from them. */
  readonly priorTemperature: number;
  readonly playoutNoise: number;
  /** The share of playouts in which a rival is taken for a stranger, whose moves follow the policy but loosely. */
  readonly strangers: number;
  readonly strangerNoise: number;
  readonly reward: Reward;
}

export const MIND: Mind = {
  weights: WEIGHTS,
  priorTemperature: 1,
  playoutNoise: 0.3,
  strangers: 0.3,
  strangerNoise: 2.5,
  reward: REWARD,
};

const PERCENT = 100;
const MOST_SEATS = 4;

/** A brain of this mind; the arena pits minds against each other. */
export function brainOf(mind: Mind): Brain<State, MonumentsMove> {
  const policies = policiesOf(mind.weights);
  const policyFor = (seats: number) => policies[seats] as Policy;
  return {
    levels: LEVELS,
    whys: WHYS,
    guesser,
    key: keyOf,
    priors: (state, seat, moves, into) =>
      likelihoods(policyFor(state.seats), state, seat, moves, mind.priorTemperature, into),
    playout: (state, thinker, random) => {
      for (let seat = 0; seat < state.seats; seat++) {
        const isStrange = seat !== thinker && random.below(PERCENT) < PERCENT * mind.strangers;
        noises[seat] = isStrange ? mind.strangerNoise : mind.playoutNoise;
      }
      playOut(state, policyFor(state.seats), noises, random);
    },
    judge: (state, verdict) => judge(state, mind.reward, verdict),
    choice: (view, seat, noise, random) =>
      chosen(policyFor(view.seats), view, seat, rules.moves(view, seat), noise, random),
    turnShare: ({ phase }) => (phase === 'monument' ? 0.22 : 0.25),
    explain,
  };
}

const noises = new Float64Array(MOST_SEATS);

function policiesOf(weights: Mind['weights']): Policy[] {
  const policies: Policy[] = [];
  for (const [seats, each] of Object.entries(weights)) policies[Number(seats)] = new Policy(weightsArray(each));
  return policies;
}

export const brain = brainOf(MIND);
