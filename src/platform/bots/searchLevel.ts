/** A bot of a given level: how long it may think about one decision, and what it then plays. */
import { quickRandom } from '../rng.ts';
import type { Brain, Level, Move, Random, Rules, Seat } from '../rules.ts';
import { createSearch, type SearchBudget, type Thought } from './search.ts';

export interface LevelOptions {
  readonly seed: number;
  /** "Think longer": multiplies what a turn may cost. */
  readonly patience?: number;
  readonly isCancelled?: () => boolean;
}

/**
 * What this one decision may cost. Null where there is nothing to search: a level that plays by its policy, or a single
 * move. For slices: `createSearch`, then `run` in parts until the budget is used up.
 */
export function levelBudget<S, M extends Move>(
  rules: Rules<S, M>,
  brain: Brain<S, M>,
  view: S,
  seat: Seat,
  level: Level,
  patience = 1,
): Required<Pick<SearchBudget, 'iterations' | 'milliseconds'>> | null {
  if (!level.search || rules.moves(view, seat).length === 1) return null;
  const share = brain.turnShare(view, seat) * patience;
  return {
    iterations: Math.max(1, Math.round(level.search.iterations * share)),
    milliseconds: level.search.milliseconds * share,
  };
}

/** The whole thought at once. It blocks: in a page or a server it belongs into a worker. */
export function levelThought<S, M extends Move>(
  rules: Rules<S, M>,
  brain: Brain<S, M>,
  view: S,
  seat: Seat,
  level: Level,
  { seed, patience = 1, isCancelled }: LevelOptions,
): Thought<M> {
  const search = createSearch(rules, brain, view, seat, { seed });
  const budget = levelBudget(rules, brain, view, seat, level, patience);
  if (budget) return search.run({ ...budget, ...(isCancelled && { isCancelled }) });
  const move = brain.choice(view, seat, level.noise, quickRandom(seed));
  return { ...search.run({ iterations: 0 }), move };
}

/** What a bot of this level plays where nobody can think for it: with the hand of its level, and no better. */
export function policyMove<S, M extends Move>(
  brain: Brain<S, M>,
  view: S,
  seat: Seat,
  levelId: string,
  random: Random,
): M {
  const level = brain.levels.find(({ id }) => id === levelId);
  return brain.choice(view, seat, level?.noise ?? 0, random);
}
