import { expect, it } from 'vitest';
import { killRun } from './killRun.ts';

// `npm run kill-test` does this a hundred times.

it('five kills in mid-play lose no move that was acknowledged', async () => {
  const { kills, acknowledged, slowestReturnMs } = await killRun(5, 7, () => {});
  expect(kills).toBe(5);
  expect(acknowledged).toBeGreaterThan(5);
  expect(slowestReturnMs).toBeGreaterThan(0);
}, 120_000);
