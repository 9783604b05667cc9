/** A bot knows what its seat may see. Whatever is hidden may change: the decision must not. */
import { describe, expect, test } from 'vitest';
import { brain } from '../../src/games/monuments/bot/brain.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import { createSearch } from '../../src/platform/bots/search.ts';
import { levelThought } from '../../src/platform/bots/searchLevel.ts';
import type { Brain, Level, Seat } from '../../src/platform/rules.ts';
import { type Position, permuted, positionsOf } from './positions.ts';

const SETTINGS = [2, 3, 4].flatMap((seats) => ['off', 'variant'].map((powers) => ({ seats, powers })));
const ITERATIONS = 6;
const SEED = 5;

function positions(seats: number, powers: string): Position[] {
  return [1, 2].flatMap((deal) => positionsOf(seats, powers, 100 * seats + deal, 8));
}

/** Levels at their own noise and shape, with a search that is short and counted. */
function decisionAt(level: Level, state: State, seat: Seat): string {
  const short = level.search && { iterations: 4 * ITERATIONS, milliseconds: 600_000 };
  const thought = levelThought(
    rules,
    brain,
    rules.view(state, seat),
    seat,
    { ...level, search: short },
    { seed: SEED },
  );
  return JSON.stringify([thought.move, thought.moves]);
}

describe.each(SETTINGS)('$seats seats, powers $powers', ({ seats, powers }) => {
  test('every level decides the same, whatever is hidden', () => {
    let compared = 0;
    for (const position of positions(seats, powers)) {
      const other = permuted(position, compared + 1);
      for (const level of brain.levels) {
        expect(decisionAt(level, other, position.seat)).toBe(decisionAt(level, position.state, position.seat));
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(100);
  }, 120_000);
});

test('the worlds compared do differ', () => {
  const all = positions(3, 'off').slice(1, 20);
  const changed = all.filter((position, at) => {
    const other = permuted(position, at + 1);
    expect(rules.view(other, position.seat)).toStrictEqual(rules.view(position.state, position.seat));
    return JSON.stringify(other.pile) !== JSON.stringify(position.state.pile);
  });
  expect(changed.length).toBe(all.length);
});

/** Looks at the true cards: its worlds are the one it was given. */
const cheat: Brain<State, MonumentsMove> = { ...brain, guesser: (state) => () => rules.clone(state) };

test('a cheat is found out', () => {
  const decision = (state: State, seat: Seat) =>
    JSON.stringify(createSearch(rules, cheat, state, seat, { seed: SEED }).run({ iterations: 60 }).moves);
  const all = positions(3, 'off').slice(0, 20);
  const caught = all.filter((position, at) => {
    const other = permuted(position, at + 1);
    return decision(other, position.seat) !== decision(position.state, position.seat);
  });
  expect(caught.length).toBeGreaterThan(all.length / 2);
});
