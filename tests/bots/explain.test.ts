/** Reasons for hints: one to three for every move, all of them true, and every one given somewhere. */
import { describe, expect, test } from 'vitest';
import { brain } from '../../src/games/monuments/bot/brain.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove } from '../../src/games/monuments/rules/state.ts';
import { type Position, positionsOf } from './positions.ts';
import { TRUTHS } from './truths/all.ts';

const SETTINGS = [2, 3, 4].flatMap((seats) => ['off', 'on', 'variant'].map((powers) => ({ seats, powers })));
/** Noise that leaves nothing of the policy: matches of all kinds, not only of good players. */
const AT_RANDOM = 1000;
const EVERY = 7;

/** The best first, as the search hands them over. */
function ranked({ state, seat }: Position): MonumentsMove[] {
  const moves = rules.moves(state, seat);
  const priors = new Float64Array(moves.length);
  brain.priors(rules.view(state, seat), seat, moves, priors);
  const place = new Map(moves.map((move, at) => [move, priors[at] ?? 0]));
  return moves.slice().sort((a, b) => (place.get(b) ?? 0) - (place.get(a) ?? 0));
}

function reasonsAt({ state, seat }: Position) {
  const all = ranked({ state, seat });
  const view = rules.view(state, seat);
  return all.map((move) => ({ state, seat, move, ranked: all, given: brain.explain(view, seat, move, all) }));
}

const cases = SETTINGS.map(({ seats, powers }) => {
  const positions = [
    ...positionsOf(seats, powers, 1, EVERY),
    ...positionsOf(seats, powers, 2, EVERY),
    ...positionsOf(seats, powers, 3, EVERY, AT_RANDOM),
  ];
  return { seats, powers, told: positions.flatMap(reasonsAt) };
});

describe.each(cases)('$seats seats, powers $powers', ({ told }) => {
  test('every listed move has one to three reasons, each with its code once and a number', () => {
    for (const { given } of told) {
      expect(given.length).toBeGreaterThanOrEqual(1);
      expect(given.length).toBeLessThanOrEqual(3);
      expect(new Set(given.map(({ code }) => code)).size).toBe(given.length);
      for (const { code, value } of given) {
        expect(brain.whys).toContain(code);
        expect(Number.isInteger(value) && value >= 0).toBe(true);
      }
    }
  });

  test('every reason is true', () => {
    const counts: Record<string, string> = {};
    for (const code of brain.whys) {
      const said = told.flatMap(({ given, ...where }) =>
        given.filter((why) => why.code === code).map(({ value }) => ({ ...where, value })),
      );
      const lies = said.filter((each) => !TRUTHS[code]?.(each));
      if (lies.length > 0) counts[code] = `${lies.length} of ${said.length} false, as of ${example(lies[0])}`;
    }
    expect(counts).toEqual({});
  });
});

function example(lie: { move: MonumentsMove; value: number } | undefined): string {
  return `${JSON.stringify(lie?.move)} with ${lie?.value}`;
}

test('every reason is given somewhere, and has a truth to be held to', () => {
  expect(Object.keys(TRUTHS).sort()).toEqual([...brain.whys].sort());
  const codes = new Set(cases.flatMap(({ told }) => told.flatMap(({ given }) => given.map(({ code }) => code))));
  expect(brain.whys.filter((code) => !codes.has(code))).toEqual([]);
});
