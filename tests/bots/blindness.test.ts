/** A bot knows what its seat may see. Whatever is hidden may change: the decision must not. */
import { describe, expect, test } from 'vitest';
import { brain } from '../../src/games/monuments/bot/brain.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
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
function decisionOf(mind: Brain<State, MonumentsMove>, level: Level, state: State, seat: Seat): string {
  const search = level.search && { iterations: 4 * ITERATIONS, milliseconds: 600_000 };
  const thought = levelThought(rules, mind, state, seat, { ...level, search }, { seed: SEED });
  return JSON.stringify([thought.move, thought.moves]);
}

function decisionAt(level: Level, state: State, seat: Seat): string {
  return decisionOf(brain, level, rules.view(state, seat), seat);
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

test.each(SETTINGS)('the worlds compared do differ: $seats seats, powers $powers', ({ seats, powers }) => {
  const all = positions(seats, powers).slice(1, 20);
  const hands = all.filter((position, at) => {
    const other = permuted(position, at + 1);
    expect(rules.view(other, position.seat)).toStrictEqual(rules.view(position.state, position.seat));
    expect(other.pile).not.toEqual(position.state.pile);
    return JSON.stringify(other.hands) !== JSON.stringify(position.state.hands);
  });
  // With two seats most cards are taken openly: often nothing in the hands can change.
  expect(hands.length).toBeGreaterThan(2);
});

/** Looks at the true cards: its worlds are the one it was given, and at first sight it goes by the top of the pile. */
const cheat: Brain<State, MonumentsMove> = {
  ...brain,
  guesser: (state) => () => rules.clone(state),
  choice: (state, seat) => {
    const moves = rules.moves(state, seat);
    return moves[(state.pile.at(-1) ?? 0) % moves.length] as MonumentsMove;
  },
};

const CONTROLS = [2, 3, 4].flatMap((seats) => brain.levels.map((level) => ({ seats, level })));

test.each(CONTROLS)('a cheat is found out: $level.id, $seats seats', ({ seats, level }) => {
  const decision = (state: State, seat: Seat) => decisionOf(cheat, level, state, seat);
  const all = positions(seats, 'off').slice(0, 12);
  const caught = all.filter((position, at) => {
    const other = permuted(position, at + 1);
    return decision(other, position.seat) !== decision(position.state, position.seat);
  });
  expect(caught.length).toBeGreaterThan(all.length / 3);
});
