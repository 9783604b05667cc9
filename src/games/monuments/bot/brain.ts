/** Monuments for bots: everything the search asks of a game. */
import type { Brain, Random, Seat } from '../../../platform/rules.ts';
import { rules } from '../rules/index.ts';
import type { MonumentsMove, State } from '../rules/state.ts';
import { explain, WHYS } from './explain.ts';
import { type Weights, weightsArray } from './features.ts';
import { guesser } from './guess.ts';
import { judge, REWARD, type Reward } from './judge.ts';
import { keyOf } from './key.ts';
import { LEVELS } from './levels.ts';
import { chosen, likelihoods, playOut, RANDOM } from './player.ts';
import { Policy } from './policy.ts';
import { SCHOOL_COUNT, SCHOOLS, schoolsOf } from './schools.ts';
import { WEIGHTS } from './weights.ts';

export interface Mind {
  /** By number of seats. */
  readonly weights: Readonly<Record<number, Weights>>;
  /** How sharply opinions become priors. */
  readonly priors: { readonly temperature: number; readonly doubt: number };
  /** How freely playouts stray from opinions. */
  readonly playoutNoise: number;
  /** The least share of playouts in which a rival is a stranger: one that strays far, or plays whatever comes. */
  readonly strangers: number;
  readonly strangerNoise: number;
  readonly reward: Reward;
}

export const MIND: Mind = {
  weights: WEIGHTS,
  priors: { temperature: 1.5, doubt: 0.25 },
  playoutNoise: 0.3,
  strangers: 0.15,
  strangerNoise: 2.5,
  reward: REWARD,
};

const PERMILLE = 1000;
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
    priors: (state, seat, moves, into) => likelihoods(policyFor(state.seats), state, seat, moves, mind.priors, into),
    playout: (state, thinker, random) => {
      for (let seat = 0; seat < state.seats; seat++) {
        noises[seat] = seat === thinker ? mind.playoutNoise : rivalNoise(mind, state, seat, random);
      }
      playOut(state, policyFor(state.seats), noises, random);
    },
    judge: (state, verdict) => judge(state, mind.reward, verdict),
    choice: (view, seat, noise, random) =>
      chosen(policyFor(view.seats), view, seat, rules.moves(view, seat), noise, random),
    turnShare,
    explain,
  };
}

/** Kind of turn, three actions, and a short look at the end whether to buy a fourth. */
function turnShare({ phase, actions }: State): number {
  if (phase !== 'monument') return 0.2;
  return actions > 0 ? 0.22 : 0.08;
}

/** A rival of a school drawn by its likelihood. */
function rivalNoise(mind: Mind, state: State, rival: Seat, random: Random): number {
  schoolsOf(state, rival, schools);
  const known = 1 - mind.strangers;
  const even = mind.strangers / 2;
  const drawn = random.below(PERMILLE) / PERMILLE;
  const planless = even + known * (schools[SCHOOLS.planless] as number);
  if (drawn < planless) return RANDOM;
  const strange = planless + even + known * (schools[SCHOOLS.unsteady] as number);
  return drawn < strange ? mind.strangerNoise : mind.playoutNoise;
}

const schools = new Float64Array(SCHOOL_COUNT);
const noises = new Float64Array(MOST_SEATS);

function policiesOf(weights: Mind['weights']): Policy[] {
  const policies: Policy[] = [];
  for (const [seats, each] of Object.entries(weights)) policies[Number(seats)] = new Policy(weightsArray(each));
  return policies;
}

export const brain = brainOf(MIND);
