/** How a finished match is judged for the search (RULES.md §6.4, §7.5): margins, squashed to 0 … 1. */
import type { Verdict } from '../../../platform/rules.ts';
import type { State } from '../rules/state.ts';
import { totalsOf } from './totals.ts';

const MOST_COLOURS = 4;

export interface Reward {
  /** Points of margin that move the reward from one half to 73 %. */
  readonly scale: number;
  /** With three seats or more: how much the best rival counts, against the mean of all rivals. */
  readonly best: number;
  /** The part of the reward that is winning, by whatever margin. */
  readonly win: number;
}

export const REWARD: Reward = { scale: 12, best: 1, win: 0 };

const totals = new Float64Array(MOST_COLOURS);
const results = new Float64Array(MOST_COLOURS);

export function judge(state: State, { scale, best, win }: Reward, { rewards, wins, margins }: Verdict): void {
  const { seats } = state;
  resultsOf(state, results);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += results[seat] as number;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    const own = results[seat] as number;
    const margin = own - bestRival(seat, seats);
    const mean = own - (sum - own) / (seats - 1);
    margins[seat] = margin;
    rewards[seat] = 1 / (1 + Math.exp(-(best * margin + (1 - best) * mean) / scale));
    if (margin >= 0) winners++;
  }
  for (let seat = 0; seat < seats; seat++) {
    wins[seat] = (margins[seat] as number) >= 0 ? 1 / winners : 0;
    rewards[seat] = (1 - win) * (rewards[seat] as number) + win * (wins[seat] as number);
  }
}

/** By seat: its colour's total, or the lower one of its two. */
export function resultsOf(state: State, into: Float64Array): void {
  totalsOf(state, totals);
  for (let seat = 0; seat < state.seats; seat++) {
    const total = totals[seat] as number;
    into[seat] = state.seats === 2 ? Math.min(total, totals[seat + 2] as number) : total;
  }
}

function bestRival(seat: number, seats: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && (results[other] as number) > best) best = results[other] as number;
  }
  return best;
}
