/**
 * Long fuzzing in the terminal: `npm run fuzz -- --games 100000 [--seed N]`. Each game follows from its own seed; one that
 * fails is told as seed, options and moves, and can be repeated alone with `--games 1 --seed N`.
 */
import { newSeed } from '../../src/platform/rng.ts';
import { command } from '../commandLine.ts';
import { type Args, readArgs } from './args.ts';
import { playLong } from './long.ts';

const PROGRESS_EVERY = 5000;

function fuzz({ games, seed }: Args): number {
  const first = seed ?? Number.parseInt(newSeed().slice(0, 8), 16);
  console.log(`${games} games of Monuments from seed ${first}: 2, 3 and 4 seats, powers off, on and variant.`);
  const start = performance.now();
  let told = start;
  for (let game = 0; game < games; game++) {
    try {
      playLong(first + game);
    } catch (error) {
      return fails(first + game, game, error);
    }
    const now = performance.now();
    if (now - told < PROGRESS_EVERY) continue;
    told = now;
    console.log(`${game + 1} of ${games} games, ${perSecond(game + 1, now - start)} games/s`);
  }
  console.log(`${games} games without a fault, ${perSecond(games, performance.now() - start)} games/s.`);
  return 0;
}

function fails(seed: number, before: number, error: unknown): number {
  console.error(`A fault in the game of seed ${seed}, after ${before} good ones:`);
  console.error(error instanceof Error ? error.message : error);
  console.error(`Repeat it with: npm run fuzz -- --games 1 --seed ${seed}`);
  return 1;
}

function perSecond(games: number, milliseconds: number): number {
  return Math.round((games / milliseconds) * 1000);
}

command(() => fuzz(readArgs()));
