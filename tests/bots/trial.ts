/** One match between quick players, and what it is worth to one of them. */
import { resultsOf } from '../../src/games/monuments/bot/judge.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import { quickRandom, seedOf } from '../../src/platform/rng.ts';
import type { Options, Seat } from '../../src/platform/rules.ts';
import type { Rival } from './rivals.ts';

export interface Trial {
  readonly seats: number;
  readonly options: Options;
  readonly deal: number;
  readonly seat: Seat;
  /** By seat; the one under trial is put in its place. */
  readonly rivals: readonly Rival[];
}

export interface Finish {
  /** 1 for a sole winner, a share for several, 0 otherwise. */
  readonly win: number;
  /** Own result minus the best rival's. */
  readonly margin: number;
}

const results = new Float64Array(4);

export function tried(player: Rival, { seats, options, deal, seat, rivals }: Trial): Finish {
  const state = rules.create(seats, options, seedOf(deal));
  const random = quickRandom(deal);
  while (state.phase !== 'over') {
    const actor = state.seat;
    const who = actor === seat ? player : (rivals[actor] as Rival);
    rules.apply(state, actor, who(state, actor, random));
  }
  resultsOf(state, results);
  const all = Array.from(results.subarray(0, seats));
  const own = all[seat] as number;
  const best = Math.max(...all.filter((_, each) => each !== seat));
  const ties = all.filter((each) => each === own).length;
  return { win: own >= best ? 1 / ties : 0, margin: own - best };
}
