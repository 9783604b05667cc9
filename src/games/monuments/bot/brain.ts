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
  readonly reward: Reward;
}

export const MIND: Mind = { weights: WEIGHTS, priorTemperature: 1, playoutNoise: 0.3, reward: REWARD };

/** A brain of this mind; the arena pits minds against each other. */
export function brainOf({ weights, priorTemperature, playoutNoise, reward }: Mind): Brain<State, MonumentsMove> {
  const policies = Object.entries(weights).reduce<Policy[][]>((all, [seats, each]) => {
    all[Number(seats)] = new Array(Number(seats)).fill(new Policy(weightsArray(each)));
    return all;
  }, []);
  const policyFor = (seats: number) => policies[seats]?.[0] as Policy;
  return {
    levels: LEVELS,
    whys: WHYS,
    guesser,
    key: keyOf,
    priors: (state, seat, moves, into) =>
      likelihoods(policyFor(state.seats), state, seat, moves, priorTemperature, into),
    playout: (state, random) => playOut(state, policies[state.seats] as Policy[], playoutNoise, random),
    judge: (state, verdict) => judge(state, reward, verdict),
    choice: (view, seat, noise, random) =>
      chosen(policyFor(view.seats), view, seat, rules.moves(view, seat), noise, random),
    turnShare: ({ phase }) => (phase === 'monument' ? 0.22 : 0.25),
    explain,
  };
}

export const brain = brainOf(MIND);
