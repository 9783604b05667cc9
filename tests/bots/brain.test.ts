/** The parts of the Monuments brain, held to the rules. */
import { describe, expect, test } from 'vitest';
import { brain } from '../../src/games/monuments/bot/brain.ts';
import { totalsOf } from '../../src/games/monuments/bot/totals.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import { sheetsOf } from '../../src/games/monuments/rules/scoring.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import type { Verdict } from '../../src/platform/rules.ts';
import { positionsOf } from './positions.ts';

const SETTINGS = [2, 3, 4].flatMap((seats) => ['off', 'on', 'variant'].map((powers) => ({ seats, powers })));

function emptyVerdict(): Verdict {
  return { rewards: new Float64Array(4), wins: new Float64Array(4), margins: new Float64Array(4) };
}

describe.each(SETTINGS)('$seats seats, powers $powers', ({ seats, powers }) => {
  const positions = [1, 2, 3].flatMap((deal) => positionsOf(seats, powers, deal, 5));

  test('quick totals are those of the score sheet', () => {
    const totals = new Float64Array(4);
    for (const { state } of positions) {
      totalsOf(state, totals);
      expect([...totals.subarray(0, state.scores.length)]).toEqual(sheetsOf(state).map(({ total }) => total));
    }
  });

  test('keys tell listed moves apart', () => {
    for (const { state, seat } of positions) {
      const keys = rules.moves(state, seat).map((move) => brain.key(move));
      expect(new Set(keys).size).toBe(keys.length);
      for (const key of keys) expect(Number.isInteger(key) && key >= 0 && key < 2 ** 31).toBe(true);
    }
  });

  test('priors add up to 1, and leave no move out', () => {
    for (const { state, seat } of positions) {
      const moves = rules.moves(state, seat);
      const priors = new Float64Array(moves.length);
      brain.priors(rules.view(state, seat), seat, moves, priors);
      expect(priors.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
      expect(Math.min(...priors)).toBeGreaterThan(0);
    }
  });

  test('playouts end, and are judged like the outcome', () => {
    for (const { state, seat } of positions.slice(0, 20)) {
      const world = rules.clone(state);
      brain.playout(world, seat, quickRandom(1));
      const { results = [], winners = [] } = rules.outcome(world) ?? {};
      const verdict = emptyVerdict();
      brain.judge(world, verdict);
      const margins = results.map((own, at) => own - Math.max(...results.filter((_, other) => other !== at)));
      expect([...verdict.margins.subarray(0, seats)]).toEqual(margins);
      // Ties of points are shared here; the rules have more to say about them.
      if (margins.includes(0)) continue;
      expect([...verdict.wins.subarray(0, seats)]).toEqual(margins.map((_, at) => Number(winners.includes(at))));
      expect(winners.every((winner) => (verdict.rewards[winner] ?? 0) > 0.5)).toBe(true);
    }
  });
});
