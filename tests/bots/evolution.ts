/** Evolution of a vector by its successes: CMA-ES with a diagonal covariance. Deterministic by its source of chance. */
import type { Random } from '../../src/platform/rules.ts';

export interface Evolution {
  readonly mean: Float64Array;
  /** Candidates of one generation. */
  ask(): Float64Array[];
  /** Their scores, higher being better. */
  tell(candidates: readonly Float64Array[], scores: readonly number[]): void;
}

interface Rates {
  readonly weights: readonly number[];
  readonly mu: number;
  readonly path: number;
  readonly damping: number;
  readonly spread: number;
  readonly rankOne: number;
  readonly rankMu: number;
  /** Expected length of a step. */
  readonly usual: number;
}

/** `step` goes by coordinate: weights live on different scales, and those without a step stay as they are. */
export function evolution(start: Float64Array, step: Float64Array, size: number, random: Random): Evolution {
  const rates = ratesFor(step.filter((each) => each > 0).length, size);
  const mean = start.slice();
  const deviation = step.slice();
  const along = new Float64Array(start.length);
  const across = new Float64Array(start.length);
  let sigma = 1;
  return {
    mean,
    ask: () =>
      Array.from({ length: size }, () => mean.map((at, i) => at + sigma * (deviation[i] as number) * normal(random))),
    tell(candidates, scores) {
      const order = scores.map((_, at) => at).sort((a, b) => (scores[b] as number) - (scores[a] as number));
      const best = order.slice(0, rates.weights.length).map((at) => candidates[at] as Float64Array);
      sigma *= adapt({ mean, deviation, along, across, sigma, best, rates });
    },
  };
}

interface Generation {
  readonly mean: Float64Array;
  readonly deviation: Float64Array;
  readonly along: Float64Array;
  readonly across: Float64Array;
  readonly sigma: number;
  readonly best: readonly Float64Array[];
  readonly rates: Rates;
}

/** Moves the mean and the deviations; returns the factor by which steps grow or shrink. */
function adapt({ mean, deviation, along, across, sigma, best, rates }: Generation): number {
  const { weights, mu, path, damping, spread, rankOne, rankMu, usual } = rates;
  let length = 0;
  for (let i = 0; i < mean.length; i++) {
    const old = mean[i] as number;
    const scale = deviation[i] as number;
    const steps = best.map((each) => (scale > 0 ? ((each[i] as number) - old) / (sigma * scale) : 0));
    const step = steps.reduce((sum, each, rank) => sum + (weights[rank] as number) * each, 0);
    const square = steps.reduce((sum, each, rank) => sum + (weights[rank] as number) * each * each, 0);
    mean[i] = old + sigma * scale * step;
    across[i] = (1 - path) * (across[i] as number) + Math.sqrt(path * (2 - path) * mu) * step;
    along[i] = (1 - spread) * (along[i] as number) + Math.sqrt(spread * (2 - spread) * mu) * step;
    length += (across[i] as number) ** 2;
    const variance = 1 - rankOne - rankMu + rankOne * (along[i] as number) ** 2 + rankMu * square;
    deviation[i] = scale * Math.sqrt(variance);
  }
  return Math.exp((path / damping) * (Math.sqrt(length) / usual - 1));
}

function ratesFor(n: number, size: number): Rates {
  const parents = Math.floor(size / 2);
  const raw = Array.from({ length: parents }, (_, rank) => Math.log(parents + 0.5) - Math.log(rank + 1));
  const sum = raw.reduce((a, b) => a + b, 0);
  const weights = raw.map((each) => each / sum);
  const mu = 1 / weights.reduce((all, each) => all + each * each, 0);
  const path = (mu + 2) / (n + mu + 5);
  // A diagonal learns faster than a full matrix: its rates may be n/3 times as high.
  const faster = (n + 2) / 3;
  const rankOne = Math.min(0.3, (faster * 2) / ((n + 1.3) ** 2 + mu));
  const rankMu = Math.min(0.3, (faster * 2 * (mu - 2 + 1 / mu)) / ((n + 2) ** 2 + mu));
  return {
    weights,
    mu,
    path,
    damping: 1 + path + 2 * Math.max(0, Math.sqrt((mu - 1) / (n + 1)) - 1),
    spread: 4 / (n + 4),
    rankOne,
    rankMu,
    usual: Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n)),
  };
}

const FINE = 2 ** 30;

function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log((random.below(FINE) + 1) / FINE));
  return radius * Math.cos((2 * Math.PI * random.below(FINE)) / FINE);
}
