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
}

const SEARCH = 'search:iterations=60';

const CASES: readonly Case[] = [
  { a: SEARCH, b: 'policy', seats: 2, powers: 'off', games: 2, least: 2 },
  { a: SEARCH, b: 'policy', seats: 3, powers: 'off', games: 3, least: 2 },
  { a: SEARCH, b: 'policy', seats: 4, powers: 'off', games: 4, least: 2 },
  { a: SEARCH, b: 'random', seats: 3, powers: 'variant', games: 3, least: 2 },
  { a: SEARCH, b: 'greedy', seats: 4, powers: 'off', games: 2, least: 1 },
  { a: 'policy', b: 'random', seats: 2, powers: 'off', games: 20, least: 18 },
  { a: 'policy', b: 'greedy', seats: 3, powers: 'off', games: 30, least: 17 },
  { a: 'scribe', b: 'pupil', seats: 2, powers: 'off', games: 40, least: 24 },
  { a: 'scribe', b: 'pupil', seats: 4, powers: 'off', games: 40, least: 13 },
];

test.each(CASES)(
  '$a against $b, $seats seats, powers $powers: $least of $games',
  async (each) => {
    const { a, b, seats, powers, games, least } = each;
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const contest = { seats, powers, milliseconds: 1000 };
      const bout: Bout = { a, b, contest, deal: 1 + Math.floor(game / seats), seat: game % seats };
      wins += (await fought(bout)).win;
    }
    expect(wins).toBeGreaterThanOrEqual(least);
  },
  120_000,
);
