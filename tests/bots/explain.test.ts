/** Reasons for hints: known codes, true numbers, one to three of them. */
import { describe, expect, test } from 'vitest';
import { brain } from '../../src/games/monuments/bot/brain.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import { positionsOf } from './positions.ts';

const SETTINGS = [2, 3, 4].flatMap((seats) => ['off', 'variant'].map((powers) => ({ seats, powers })));

function whys(state: State, move: MonumentsMove) {
  const view = rules.view(state, state.seat);
  return brain.explain(view, state.seat, move, rules.moves(view, state.seat));
}

describe.each(SETTINGS)('$seats seats, powers $powers', ({ seats, powers }) => {
  const positions = [1, 2].flatMap((deal) => positionsOf(seats, powers, deal, 9));

  test('every listed move has one to three reasons, each with its code once and a number', () => {
    for (const { state, seat } of positions) {
      for (const move of rules.moves(state, seat)) {
        const given = whys(state, move);
        expect(given.length).toBeGreaterThanOrEqual(1);
        expect(given.length).toBeLessThanOrEqual(3);
        expect(new Set(given.map(({ code }) => code)).size).toBe(given.length);
        for (const { code, value } of given) {
          expect(brain.whys).toContain(code);
          expect(Number.isInteger(value) && value >= 0).toBe(true);
        }
      }
    }
  });

  test('points said to come at once do come, and cards are counted right', () => {
    const all = positions.flatMap(({ state, seat }) => rules.moves(state, seat).map((move) => ({ state, seat, move })));
    const scores = all.flatMap(({ state, seat, move }) => {
      const told = whys(state, move).find(({ code }) => code === 'points-now');
      return told && move.type === 'score' ? [{ state, seat, move, value: told.value }] : [];
    });
    for (const { state, seat, move, value } of scores) {
      const after = rules.clone(state);
      rules.apply(after, seat, move);
      expect(value).toBe((after.scores[move.colour] ?? 0) - (state.scores[move.colour] ?? 0));
    }
    const builds = all.flatMap(({ state, move }) => {
      const told = whys(state, move).find(({ code }) => code === 'cards-at-once');
      return told && move.type === 'erect' ? [[told.value, move.cards.length]] : [];
    });
    for (const [value, laid] of builds) expect(value).toBe(laid);
    expect(scores.length + builds.length).toBeGreaterThan(3);
  });
});

test('history turns speak of pages, building instead of what writing would have given', () => {
  const canWrite = ({ state }: { state: State }) =>
    state.phase === 'choice' && rules.moves(state, state.seat).length > 1;
  const choices = [1, 2, 3].flatMap((deal) => positionsOf(3, 'off', deal, 1)).filter(canWrite);
  expect(choices.length).toBeGreaterThan(5);
  for (const { state } of choices) {
    const pages = state.stacks.filter(
      (stack, at) => (stack?.length ?? 0) > 1 && Math.floor(at / 12) !== state.seat,
    ).length;
    expect(whys(state, { type: 'choose', kind: 'monument' })).toContainEqual({ code: 'wait-for-pages', value: pages });
    const writing = rules.moves(state, state.seat).find((move) => move.type === 'choose' && move.kind === 'history');
    const given = whys(state, writing as MonumentsMove);
    for (const { code, value } of given) if (code === 'pages-now') expect(value).toBe(pages);
  }
});
