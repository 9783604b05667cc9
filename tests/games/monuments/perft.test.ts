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
  [2, 'off', 1, 0, [1, 12, 110, 1017]],
  [2, 'on', 1, 0, [1, 12, 114, 1097]],
  [3, 'off', 2, 0, [1, 16, 138, 1022]],
  [3, 'on', 2, 0, [1, 16, 138, 1024]],
  [4, 'off', 3, 0, [1, 12, 103, 834]],
  [4, 'on', 3, 0, [1, 12, 107, 946]],
];

/** The variant changes points, not moves: it is among the whole games below. */
const MIDGAMES: readonly Row[] = [
  [2, 'off', 11, 70, [5, 25, 33, 191, 1342]],
  [2, 'off', 12, 110, [4, 16, 70, 139, 450]],
  [2, 'on', 11, 70, [29, 499, 5712, 26961]],
  [2, 'on', 12, 110, [2, 2, 38, 464, 4998]],
  [3, 'off', 11, 70, [4, 5, 45, 311, 1807]],
  [3, 'off', 12, 110, [1, 1, 4, 20, 117]],
  [3, 'on', 11, 70, [5, 27, 69, 105, 504]],
  [3, 'on', 12, 110, [3, 8, 16, 40, 112]],
  [4, 'off', 11, 70, [2, 5, 8, 33, 144]],
  [4, 'off', 12, 110, [5, 23, 50, 218, 1408]],
  [4, 'on', 11, 70, [5, 27, 83, 235, 318]],
  [4, 'on', 12, 110, [6, 41, 143, 563, 1118]],
];

const GAMES: readonly (readonly [seats: number, powers: Setting['powers'], seed: number, result: string])[] = [
  [2, 'off', 100, '13 22 in 47 turns, 5e78ab6d5f92'],
  [2, 'off', 101, '35 16 in 41 turns, e89475023918'],
  [2, 'off', 102, '0 6 in 39 turns, 6ae1edd58b23'],
  [2, 'on', 100, '7 23 in 43 turns, dd9f3084e4ff'],
  [2, 'on', 101, '34 13 in 41 turns, 1dbfacd08efb'],
  [2, 'on', 102, '2 13 in 40 turns, 143b1e5968b5'],
  [2, 'variant', 100, '7 25 in 42 turns, 71c344c5a817'],
  [2, 'variant', 101, '34 13 in 41 turns, 7878362b1b0b'],
  [2, 'variant', 102, '2 13 in 40 turns, 829346c31332'],
  [3, 'off', 100, '24 26 43 in 38 turns, e188d8f4c08e'],
  [3, 'off', 101, '41 46 31 in 38 turns, 1acd75208bac'],
  [3, 'off', 102, '-36 -36 -36 in 24 turns, 13e0cc9e3a94'],
  [3, 'on', 100, '31 28 46 in 37 turns, 989601b070a7'],
  [3, 'on', 101, '41 52 31 in 38 turns, 41be40d4f7bc'],
  [3, 'on', 102, '-36 -31 -36 in 24 turns, 91c753c0a8a0'],
  [3, 'variant', 100, '31 28 47 in 37 turns, 7db23b9411a1'],
  [3, 'variant', 101, '41 52 31 in 38 turns, 6e10374de680'],
  [3, 'variant', 102, '-36 -31 -36 in 24 turns, 184d81b6cd4d'],
  [4, 'off', 100, '10 14 28 26 in 41 turns, 6872fddd424a'],
  [4, 'off', 101, '17 3 18 19 in 35 turns, a780fc9a8b6a'],
  [4, 'off', 102, '-11 11 19 28 in 37 turns, ae436dd7e9bc'],
  [4, 'on', 100, '24 17 27 8 in 39 turns, fa1551a45869'],
  [4, 'on', 101, '17 3 18 19 in 35 turns, 74b574cce978'],
  [4, 'on', 102, '13 1 2 12 in 35 turns, 22945654e6c6'],
  [4, 'variant', 100, '24 17 27 8 in 39 turns, b92b4b8e44e9'],
  [4, 'variant', 101, '17 3 18 19 in 35 turns, 3c21a697acd8'],
  [4, 'variant', 102, '13 3 3 12 in 35 turns, 4f1f1ed7b35d'],
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
