import { describe, expect, test } from 'vitest';
import { createSearch } from '../../src/platform/bots/search.ts';
import { levelBudget, levelThought } from '../../src/platform/bots/searchLevel.ts';
import type { Brain, Level } from '../../src/platform/rules.ts';
import {
  type Coin,
  chainBrain,
  chainRules,
  coinBrain,
  coinRules,
  type Heap,
  heapBrain,
  heapRules,
  type Take,
} from './toys.ts';

function heapSearch(left: number, seats = 2, brain: Brain<Heap, Take> = heapBrain, seed = 1) {
  return createSearch(heapRules, brain, { seats, seat: 0, left }, 0, { seed });
}

describe('the search finds what is known to be right', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
    [10, 2],
  ])('of %i pebbles take %i', (left, right) => {
    const thought = heapSearch(left).run({ iterations: 3000 });
    expect(thought.move.count).toBe(right);
    expect(thought.moves[0]?.winChance).toBeGreaterThan(0.75);
    expect(thought.moves[0]?.margin).toBeGreaterThan(0.5);
  });

  test('a lost position looks lost', () => {
    const thought = heapSearch(8).run({ iterations: 3000 });
    expect(thought.moves[0]?.winChance).toBeLessThan(0.3);
  });

  test('three seats: each one acts for itself', () => {
    const thought = createSearch(chainRules, chainBrain, { said: [] }, 0, { seed: 1 }).run({ iterations: 2000 });
    expect(thought.move.number).toBe(1);
    expect(thought.moves[0]?.value).toBeGreaterThan(0.8);
    // The line tells what each seat would say: 1, then the same, then the other one.
    expect(thought.line.map(({ number }) => number)).toEqual([1, 1, 0]);
  });

  test('a hidden coin is bet on by its odds, not by what lies there', () => {
    const view = coinRules.view({ coin: 0, chosen: null }, 0);
    const chosenAt = (heads: number) =>
      createSearch(coinRules, coinBrain(heads), view, 0, { seed: 3 }).run({ iterations: 3000 });
    expect(chosenAt(50).move.type).toBe('keep');
    expect(chosenAt(80).move.type).toBe('heads');
    expect(chosenAt(20).move.type).toBe('tails');
    expect(chosenAt(80).moves[0]?.value).toBeCloseTo(0.8, 1);
  });

  test('who peeks would bet on the coin itself', () => {
    const peeking: Brain<Coin, Parameters<typeof coinRules.apply>[2]> = {
      ...coinBrain(50),
      guesser: () => () => ({ coin: 0, chosen: null }),
    };
    const thought = createSearch(coinRules, peeking, { coin: 0, chosen: null }, 0, { seed: 3 }).run({
      iterations: 500,
    });
    expect(thought.move.type).toBe('tails');
  });
});

describe('budgets and determinism', () => {
  test('the same seed and iterations give the same thought, in one run or in slices', () => {
    const whole = heapSearch(10).run({ iterations: 900 });
    const sliced = heapSearch(10);
    sliced.run({ iterations: 250 });
    sliced.run({ iterations: 1 });
    const parts = sliced.run({ iterations: 649 });
    expect(parts.iterations).toBe(900);
    expect({ moves: parts.moves, line: parts.line }).toStrictEqual({ moves: whole.moves, line: whole.line });
    const other = heapSearch(10, 2, heapBrain, 2).run({ iterations: 900 });
    expect(other.moves).not.toStrictEqual(whole.moves);
  });

  test('visits add up, and the view given is left alone', () => {
    const view: Heap = { seats: 2, seat: 0, left: 10 };
    const search = createSearch(heapRules, heapBrain, view, 0, { seed: 1 });
    view.left = 3;
    const { moves } = search.run({ iterations: 500 });
    expect(moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(500);
    expect(moves.map(({ visits }) => visits)).toEqual(moves.map(({ visits }) => visits).toSorted((a, b) => b - a));
    expect(moves.reduce((sum, { prior }) => sum + prior, 0)).toBeCloseTo(1);
  });

  test('milliseconds end a run', () => {
    const start = performance.now();
    const thought = heapSearch(10).run({ milliseconds: 60 });
    const took = performance.now() - start;
    expect(thought.iterations).toBeGreaterThan(50);
    expect(thought.iterationsPerSecond).toBeGreaterThan(100);
    expect(took).toBeGreaterThanOrEqual(60);
    expect(took).toBeLessThan(2000);
  });

  test('a run can be cancelled, and still has an answer', () => {
    let looks = 0;
    const thought = heapSearch(10).run({ iterations: 100_000, isCancelled: () => ++looks > 5 });
    expect(thought.cancelled).toBe(true);
    expect(thought.iterations).toBeLessThan(100);
    expect(heapRules.moves({ seats: 2, seat: 0, left: 10 }, 0)).toContain(thought.move);
    expect(heapSearch(10).run({ iterations: 20 }).cancelled).toBe(false);
  });

  test('without any bound nothing is searched', () => {
    expect(heapSearch(10).run({}).iterations).toBe(0);
  });

  test('a seat without a decision cannot search', () => {
    expect(() => createSearch(heapRules, heapBrain, { seats: 2, seat: 0, left: 0 }, 0, { seed: 1 })).toThrow(
      'nothing to decide',
    );
  });

  test('widening keeps unlikely moves back until there are visits enough', () => {
    const narrow: Brain<Heap, Take> = {
      ...heapBrain,
      priors: (_state, _seat, moves, into) =>
        moves.forEach((_, at) => {
          into[at] = (at + 1) / 6;
        }),
      width: (visits) => (visits < 50 ? 1 : 3),
    };
    const search = heapSearch(10, 2, narrow);
    expect(search.run({ iterations: 50 }).moves.map(({ visits }) => visits)).toEqual([50, 0, 0]);
    expect(search.run({ iterations: 500 }).moves.every(({ visits }) => visits > 0)).toBe(true);
  });
});

describe('levels', () => {
  const [easy, hard] = heapBrain.levels as [Level, Level];
  const view: Heap = { seats: 2, seat: 0, left: 10 };

  test('a turn’s budget is shared out among its decisions, and patience multiplies it', () => {
    expect(levelBudget(heapRules, heapBrain, view, 0, hard)).toEqual({ iterations: 500, milliseconds: 100 });
    expect(levelBudget(heapRules, heapBrain, view, 0, hard, 3)).toEqual({ iterations: 1500, milliseconds: 300 });
    expect(levelBudget(heapRules, heapBrain, view, 0, easy)).toBeNull();
    expect(levelBudget(heapRules, heapBrain, { ...view, left: 1 }, 0, hard)).toBeNull();
  });

  test('a level searches, or plays its policy', () => {
    const slow: Level = { ...hard, search: { iterations: 4000, milliseconds: 20_000 } };
    expect(levelThought(heapRules, heapBrain, view, 0, slow, { seed: 1 })).toMatchObject({
      move: { count: 2 },
      iterations: 2000,
    });
    expect(levelThought(heapRules, heapBrain, view, 0, easy, { seed: 1 })).toMatchObject({
      move: { count: 1 },
      iterations: 0,
    });
  });
});
