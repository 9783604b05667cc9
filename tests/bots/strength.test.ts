/**
 * A cheap guard of the bots' strength: counted iterations and fixed deals, so that it never depends on the machine. The
 * bounds lie well below what was measured; the arena measures the rest.
 */
import { expect, test } from 'vitest';
import { type Bout, fought } from './bout.ts';

interface Case {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly powers: string;
  readonly games: number;
  /** Least sum of wins. */
  readonly least: number;
  /** A turn's time, for whoever thinks by the clock; by default so much that iterations alone count. */
  readonly milliseconds?: number;
}

const AMPLE_MS = 600_000;

const SEARCH = 'search:iterations=60';

const CASES: readonly Case[] = [
  { a: SEARCH, b: 'policy', seats: 2, powers: 'off', games: 2, least: 2 },
  { a: SEARCH, b: 'policy', seats: 3, powers: 'off', games: 3, least: 2 },
  { a: SEARCH, b: 'policy', seats: 4, powers: 'off', games: 4, least: 2 },
  { a: SEARCH, b: 'random', seats: 3, powers: 'variant', games: 3, least: 2 },
  { a: SEARCH, b: 'greedy', seats: 4, powers: 'off', games: 2, least: 1 },
  { a: 'policy', b: 'random', seats: 2, powers: 'off', games: 20, least: 18 },
  { a: 'policy', b: 'greedy', seats: 3, powers: 'off', games: 30, least: 17 },
  // Each level beats the one below: at least 65 % with two seats, 35 % alone against three.
  { a: 'scribe', b: 'pupil', seats: 2, powers: 'off', games: 100, least: 65 },
  { a: 'scribe', b: 'pupil', seats: 4, powers: 'off', games: 100, least: 35 },
  { a: 'architect', b: 'scribe', seats: 2, powers: 'off', games: 10, least: 7 },
  { a: 'architect', b: 'scribe', seats: 4, powers: 'off', games: 12, least: 5 },
  { a: 'search:iterations=500', b: 'architect', seats: 2, powers: 'off', games: 3, least: 2 },
  // Strangers: boardgame.io's own bot thinks by the clock, here for a moment only. It must not come near.
  { a: 'architect', b: 'stock', seats: 2, powers: 'off', games: 1, least: 1, milliseconds: 50 },
];

test.each(CASES)(
  '$a against $b, $seats seats, powers $powers: $least of $games',
  async (each) => {
    const { a, b, seats, powers, games, least, milliseconds = AMPLE_MS } = each;
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const contest = { seats, powers, milliseconds };
      const bout: Bout = { a, b, contest, deal: 1 + Math.floor(game / seats), seat: game % seats };
      wins += (await fought(bout)).win;
    }
    expect(wins).toBeGreaterThanOrEqual(least);
  },
  120_000,
);
