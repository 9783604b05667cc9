/** What `npm run fuzz` may be told. */
import { told, whole } from '../commandLine.ts';

export interface Args {
  readonly games: number;
  /** The first of as many seeds as there are games; null for a random one. */
  readonly seed: number | null;
}

const DEFAULT_GAMES = 10_000;

export function readArgs(given?: readonly string[]): Args {
  return told(
    'Usage: npm run fuzz -- [--games N] [--seed N]',
    { games: whole(DEFAULT_GAMES, 1), seed: whole(null) },
    given,
  );
}
