/** Tuning can be repeated: the same start, seed and generations give the same weights. */
import { expect, test } from 'vitest';
import { quickRandom } from '../../src/platform/rng.ts';
import { evolution } from './evolution.ts';

test('two runs of one seed end at the same weights, and nearer to the best', () => {
  const best = [3, -1, 0.5];
  const worth = (each: Float64Array) => -each.reduce((sum, weight, at) => sum + (weight - (best[at] ?? 0)) ** 2, 0);
  const run = () => {
    const search = evolution(new Float64Array(3), Float64Array.of(1, 1, 1), 16, quickRandom(7));
    for (let generation = 0; generation < 30; generation++) {
      const candidates = search.ask();
      search.tell(candidates, candidates.map(worth));
    }
    return search.mean;
  };
  const mean = run();
  expect(run()).toEqual(mean);
  expect(worth(mean)).toBeGreaterThan(worth(new Float64Array(3)) / 10);
});
