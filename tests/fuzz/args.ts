/** What `npm run fuzz` may be told. */
import { parseArgs } from 'node:util';

export interface Args {
  readonly games: number;
  /** The first of as many seeds as there are games; null for a random one. */
  readonly seed: number | null;
}

export const USAGE = 'Usage: npm run fuzz -- [--games N] [--seed N]';
const MOST = 2 ** 47;
const DEFAULT_GAMES = 10_000;

/** The arguments, or a sentence that says what is wrong with them. */
export function readArgs(given: readonly string[]): Args | string {
  try {
    const options = { games: { type: 'string' }, seed: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...given], options, strict: true, allowPositionals: false });
    const games = values.games === undefined ? DEFAULT_GAMES : wholeNumber(values.games);
    const seed = values.seed === undefined ? null : wholeNumber(values.seed);
    if (games === null || games === 0) return `--games wants a whole number from 1, not “${values.games}”.`;
    if (values.seed !== undefined && seed === null) return `--seed wants a whole number from 0, not “${values.seed}”.`;
    return { games, seed };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function wholeNumber(text: string): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && number <= MOST ? number : null;
}
