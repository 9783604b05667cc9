/**
 * `npm run tune -- --seats 3 --minutes 8 [--generations N] [--seed 1] [--from hand|kept] [--only PREFIX] [--reach 0.1] [--write]`: tunes the weights of
 * the Monuments policy against a pool of different players, and against its own older selves. With `--generations` the
 * run can be repeated to the last digit; a time limit alone ends where the machine has got to.
 */
import { writeFileSync } from 'node:fs';
import { F, FEATURES, type Weights, weightsArray } from '../../src/games/monuments/bot/features.ts';
import { HAND_MADE, WEIGHTS } from '../../src/games/monuments/bot/weights.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import type { Random } from '../../src/platform/rules.ts';
import { command, flag, oneOf, positive, told, whole, word } from '../commandLine.ts';
import { evolution } from './evolution.ts';
import { greedyRival, policyRival, type Rival, randomRival, schools } from './rivals.ts';
import { type Finish, type Trial, tried } from './trial.ts';

const CANDIDATES = 16;
const TRIALS = 240;
const CHECK_TRIALS = 1500;
/** A generation in so many becomes a rival of those to come. */
const KEEP_EVERY = 10;
const NOISE = 0.1;
const POWERS = ['off', 'off', 'on', 'variant'] as const;
const MARGIN_SCALE = 15;

interface Pool {
  readonly strangers: readonly Rival[];
  readonly selves: Rival[];
}

/** Two rivals in five are older selves, which grow strong; the others stay strange. */
function rivalFrom(pool: Pool, random: Random): Rival {
  const { strangers, selves } = pool;
  const from = selves.length > 0 && random.below(5) < 2 ? selves : strangers;
  return from[random.below(from.length)] as Rival;
}

function trials(seats: number, count: number, pool: Pool, random: Random): Trial[] {
  return Array.from({ length: count }, (_, i) => ({
    seats,
    options: { powers: POWERS[random.below(POWERS.length)] as string },
    deal: random.below(2 ** 30),
    seat: i % seats,
    rivals: Array.from({ length: seats }, () => rivalFrom(pool, random)),
  }));
}

function worth({ win, margin }: Finish): number {
  return win / 2 + 1 / (1 + Math.exp(-margin / MARGIN_SCALE));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function scoreOf(weights: Float64Array, against: readonly Trial[]): number {
  const player = policyRival(weights, NOISE);
  return mean(against.map((trial) => worth(tried(player, trial))));
}

/** Steps in proportion to the weights themselves, with a floor; none for features that stay as they are. */
function stepsFor(start: Float64Array, only: string, reach: number): Float64Array {
  return start.map((weight, at) => (FEATURES[at]?.startsWith(only) ? reach * (Math.abs(weight) + 0.5) : 0));
}

/** The weights in use and the new ones on fresh deals: better means better against strangers, and no worse against each other. */
function compare(before: Float64Array, after: Float64Array, seats: number, { strangers, selves }: Pool): boolean {
  const check = trials(seats, CHECK_TRIALS, { strangers, selves: [] }, quickRandom(99));
  const old = report('before, against strangers', before, check);
  const now = report('after, against strangers', after, check);
  const duel = trials(seats, CHECK_TRIALS, { strangers: [policyRival(before, NOISE)], selves: [] }, quickRandom(98));
  const against = report('after, against before', after, duel);
  const last = trials(seats, CHECK_TRIALS, { strangers: selves.slice(-5), selves: [] }, quickRandom(97));
  if (selves.length > 0) report('after, against last selves', after, last);
  return now > old && against > 1 / seats;
}

/** Prints how weights fare, and returns their share of wins. */
function report(title: string, weights: Float64Array, against: readonly Trial[]): number {
  const player = policyRival(weights, NOISE);
  const finishes = against.map((trial) => tried(player, trial));
  const wins = mean(finishes.map(({ win }) => win));
  console.log(
    `${title.padEnd(28)} ${(100 * wins).toFixed(1)} % wins, margin ${mean(finishes.map((each) => each.margin)).toFixed(1)}`,
  );
  return wins;
}

function rounded(weights: Float64Array): Weights {
  return Object.fromEntries(
    FEATURES.map((name) => [name, Math.round((weights[F[name]] ?? 0) * 1000) / 1000]),
  ) as Weights;
}

const USAGE =
  'Usage: npm run tune -- [--seats N] [--minutes N] [--generations N] [--seed N] [--from kept|hand] [--only PREFIX] [--reach N] [--write]';

function isPrefix(text: string): void {
  if (!FEATURES.some((name) => name.startsWith(text))) throw new Error(`wants the beginning of a feature’s name`);
}

function main(): undefined {
  const { seats, minutes, generations, seed, reach, only, from, write } = told(USAGE, {
    seats: whole(2, 2, 4),
    minutes: positive(5),
    generations: whole(100_000, 1),
    seed: whole(1),
    reach: positive(0.1),
    only: word('', isPrefix),
    from: oneOf('kept', 'hand'),
    write: flag,
  });
  const random = quickRandom(seed * 1000 + seats);
  const start = weightsArray(from === 'hand' ? HAND_MADE : (WEIGHTS[seats] as Weights));
  const strangers = [...Array(6).fill(randomRival), ...Array(3).fill(greedyRival), ...schools()];
  strangers.push(policyRival(start, 0.3), policyRival(start, 1), policyRival(start, 2));
  const pool: Pool = { strangers, selves: [] };
  const search = evolution(start, stepsFor(start, only, reach), CANDIDATES, random);
  const end = performance.now() + 60_000 * minutes;
  let generation = 0;
  for (; generation < generations && performance.now() < end; generation++) {
    const against = trials(seats, TRIALS, pool, random);
    const candidates = search.ask();
    const scores = candidates.map((each) => scoreOf(each, against));
    search.tell(candidates, scores);
    if (generation % KEEP_EVERY !== KEEP_EVERY - 1) continue;
    pool.selves.push(policyRival(search.mean.slice(), NOISE));
    console.log(`generation ${generation + 1}: mean score ${mean(scores).toFixed(3)}`);
  }
  const isBetter = compare(weightsArray(WEIGHTS[seats] as Weights), search.mean, seats, pool);
  console.log(`${generation} generations, seed ${seed}`);
  const text = JSON.stringify(rounded(search.mean), null, 2);
  if (write && isBetter) writeFileSync(`src/games/monuments/bot/weights/seats${seats}.json`, `${text}\n`);
  else console.log(text);
}

command(main);
