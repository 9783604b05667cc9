/**
 * Numbers that notice a change of rules. If you changed none, a failure here is a bug. If you did so on purpose (RULES.md,
 * then a test of its own, then the code, then `rules.version`), check that the change explains every number that moved, and
 * copy the received ones from the failure into the tables below. The order of `rules.moves` is part of them: random games
 * and positions choose by place in the list. So is `quickRandom`.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import type { State } from '../../../src/games/monuments/rules/state.ts';
import { quickRandom } from '../../../src/platform/rng.ts';
import { open, playerOf, playOut, positionAfter, type Setting } from '../../fuzz/playOut.ts';

/** How many sequences of listed moves there are, of this length or ending the match before. */
function perft(state: State, depth: number): number {
  if (depth === 0 || state.phase === 'over') return 1;
  let count = 0;
  for (const move of rules.moves(state, state.seat)) {
    const next = rules.clone(state);
    rules.apply(next, state.seat, move);
    count += perft(next, depth - 1);
  }
  return count;
}

function position(setting: Setting, seed: number, plies: number): State {
  const random = quickRandom(seed);
  return positionAfter(
    { ...setting, seed },
    Array.from({ length: plies }, () => random.below(1 << 20)),
  );
}

type Row = readonly [seats: number, powers: Setting['powers'], seed: number, plies: number, counts: readonly number[]];

const OPENINGS: readonly Row[] = [
  [2, 'off', 1, 0, [1, 12, 104, 873]],
  [2, 'on', 1, 0, [1, 12, 108, 953]],
  [3, 'off', 2, 0, [1, 6, 35, 197]],
  [3, 'on', 2, 0, [1, 6, 35, 199]],
  [4, 'off', 3, 0, [1, 8, 63, 475]],
  [4, 'on', 3, 0, [1, 8, 67, 583]],
];

/** The variant changes points, not moves: it is among the whole games below. */
const MIDGAMES: readonly Row[] = [
  [2, 'off', 11, 70, [7, 13, 54, 304, 2294]],
  [2, 'off', 12, 110, [2, 7, 7, 49, 335]],
  [2, 'on', 11, 70, [4, 7, 64, 770]],
  [2, 'on', 12, 110, [6, 12, 59, 367, 3496]],
  [3, 'off', 11, 70, [8, 58, 399, 1583, 7390]],
  [3, 'off', 12, 110, [4, 17, 75, 158, 456]],
  [3, 'on', 11, 70, [19, 245, 2300, 17081, 95144]],
  [3, 'on', 12, 110, [4, 17, 74, 154, 417]],
  [4, 'off', 11, 70, [5, 24, 62, 177, 266]],
  [4, 'off', 12, 110, [2, 4, 11, 77, 474]],
  [4, 'on', 11, 70, [2, 5, 14, 54, 148]],
  [4, 'on', 12, 110, [3, 6, 21, 109, 587]],
];

const GAMES: readonly (readonly [seats: number, powers: Setting['powers'], seed: number, result: string])[] = [
  [2, 'off', 100, '19 13 in 49 turns, a9fd657029e4'],
  [2, 'off', 101, '29 31 in 43 turns, 236a5fc496b2'],
  [2, 'off', 102, '13 8 in 40 turns, 527a5f3b6993'],
  [2, 'on', 100, '12 20 in 47 turns, c0b86d3b150e'],
  [2, 'on', 101, '31 30 in 44 turns, 7a92ef0ce2a6'],
  [2, 'on', 102, '18 12 in 42 turns, ce9b84151591'],
  [2, 'variant', 100, '12 20 in 47 turns, 159618b49ea2'],
  [2, 'variant', 101, '31 30 in 44 turns, 421f825af11b'],
  [2, 'variant', 102, '14 10 in 39 turns, 62146933ca4d'],
  [3, 'off', 100, '37 22 21 in 41 turns, 9c32810cf9b6'],
  [3, 'off', 101, '10 51 38 in 36 turns, 3743333998dc'],
  [3, 'off', 102, '11 11 -3 in 32 turns, f5dbd80f2e5c'],
  [3, 'on', 100, '42 45 33 in 38 turns, 79ef7ff014d5'],
  [3, 'on', 101, '15 51 42 in 36 turns, 979941cce607'],
  [3, 'on', 102, '-14 10 -14 in 28 turns, d80030f3e96d'],
  [3, 'variant', 100, '42 45 33 in 38 turns, d39ec1c47edd'],
  [3, 'variant', 101, '15 51 42 in 36 turns, 3bab06f5594a'],
  [3, 'variant', 102, '-12 13 -14 in 28 turns, af01bdd18517'],
  [4, 'off', 100, '10 21 32 21 in 41 turns, 4f9ca05351d0'],
  [4, 'off', 101, '39 34 32 28 in 42 turns, dafb20fe1d18'],
  [4, 'off', 102, '20 18 15 8 in 41 turns, 4c8bc24a78c0'],
  [4, 'on', 100, '18 29 38 13 in 42 turns, fdf42fd07c41'],
  [4, 'on', 101, '40 39 36 28 in 43 turns, c931464df544'],
  [4, 'on', 102, '25 -17 15 15 in 36 turns, 88a08ca18987'],
  [4, 'variant', 100, '18 29 38 13 in 42 turns, 7ca6aa4e2dad'],
  [4, 'variant', 101, '40 39 36 28 in 43 turns, d13e882e81e6'],
  [4, 'variant', 102, '26 -17 15 15 in 36 turns, 0e20b9fa13fc'],
];

describe('Counts of move sequences', () => {
  it.each(OPENINGS)('§2 opening of %i seats, powers %s, seed %i', (seats, powers, seed, _, counts) => {
    const state = open({ seats, powers, seed });
    expect(counts.map((_count, at) => perft(state, at + 1))).toEqual(counts);
  });

  it.each(MIDGAMES)('§3–§8 %i seats, powers %s, seed %i, after %i moves', (seats, powers, seed, plies, counts) => {
    const state = position({ seats, powers }, seed, plies);
    expect(counts.map((_count, at) => perft(state, at + 1))).toEqual(counts);
  });
});

describe('Whole games', () => {
  it.each(GAMES)(
    '§7 %i seats, powers %s, seed %i: results and a hash of the last state',
    (seats, powers, seed, result) => {
      const state = playOut({ seats, powers, seed, player: playerOf(seed), audit: () => [] });
      const hash = createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 12);
      expect(`${rules.outcome(state)?.results.join(' ')} in ${state.turn} turns, ${hash}`).toBe(result);
    },
  );
});
