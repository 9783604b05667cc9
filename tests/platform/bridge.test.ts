/** The boardgame.io Game that the bridge makes, under its bare reducer. */
import type { State as BoardgameState, Game } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { facts } from '../../src/games/monuments/facts.ts';
import { monumentsGame } from '../../src/games/monuments/game.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import { toBoardgame } from '../../src/platform/boardgame.ts';
import { isSeed } from '../../src/platform/rng.ts';

function makeMove(game: Game, state: BoardgameState, type: string, args: unknown[]): BoardgameState {
  const reducer = CreateGameReducer({ game });
  return reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: state.ctx.currentPlayer } } as never);
}

describe('setting up', () => {
  test('seeds are 128 bits of the system’s chance, new for every match', () => {
    const seeds = [1, 2, 3].map(() => InitializeGame({ game: monumentsGame(), numPlayers: 3 }).G.seed);
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(3);
  });

  test('the options of the match reach the rules, defaults where none are given', () => {
    const start = (setupData?: unknown) => InitializeGame({ game: monumentsGame(), numPlayers: 4, setupData }).G.state;
    expect(start().powers).toBe('off');
    expect(start({ powers: 'variant' }).powers).toBe('variant');
  });

  test.each([
    [{ powers: 'sometimes' }, 3],
    [{ power: 'on' }, 3],
    [{ __proto__: null, toString: 'on' }, 3],
    ['on', 3],
    [null, 3],
    [[], 3],
    [{}, 1],
    [{}, 5],
    [{}, 2.5],
    [{}, 200_000],
  ])('%j with %d seats is refused with a sentence', (setupData, seats) => {
    expect(monumentsGame().validateSetupData?.(setupData, seats)).toMatch(/seats\.|options/);
    expect(() => InitializeGame({ game: monumentsGame(), numPlayers: seats, setupData })).toThrow();
  });

  test('the seed cannot be chosen by who creates the match', () => {
    expect(monumentsGame().validateSetupData?.({ seed: '0'.repeat(32) }, 3)).toMatch(/options/);
  });
});

describe('phases and moves', () => {
  test('mirror the engine: one boardgame.io move per kind of move, and undo', () => {
    const phases = monumentsGame().phases ?? {};
    const moves = Object.fromEntries(
      Object.entries(phases).map(([phase, config]) => [phase, Object.keys(config.moves ?? {})]),
    );
    expect(moves).toEqual(
      Object.fromEntries(Object.entries(rules.phases).map(([phase, types]) => [phase, [...types, 'undo']])),
    );
    expect(phases.choice?.start).toBe(true);
  });

  test('a refused move leaves G as it was', () => {
    const game = monumentsGame();
    const start = InitializeGame({ game, numPlayers: 3 });
    const after = makeMove(game, start, 'choose', [{ type: 'choose', kind: 'history' }, 0]);
    expect(after.G).toEqual(start.G);
    expect(after.ctx).toEqual(start.ctx);
  });

  test('a match of another rules version is refused, not half-played', () => {
    const game = monumentsGame();
    const start = InitializeGame({ game, numPlayers: 3 });
    const old = { ...start, G: { ...start.G, version: 0 } };
    expect(makeMove(game, old, 'choose', [{ type: 'choose', kind: 'monument' }, 0]).G).toEqual(old.G);
  });
});

describe('a bug in the engine', () => {
  const broken = {
    ...rules,
    apply: () => {
      throw new Error('a bug of ours');
    },
  };

  test('never throws out of the reducer: nothing changes, and we are told', () => {
    const bugs: unknown[] = [];
    const game = toBoardgame(facts, broken, { onBug: (error) => bugs.push(error) });
    const start = InitializeGame({ game, numPlayers: 3 });
    const after = makeMove(game, start, 'choose', [{ type: 'choose', kind: 'monument' }, 0]);
    expect(after.G).toEqual(start.G);
    expect(bugs).toEqual([new Error('a bug of ours')]);
  });

  test.each([
    ['nothing', []],
    ['null', [null, null]],
    [
      'a getter that throws',
      [
        {
          get type() {
            throw new Error('trap');
          },
        },
        0,
      ],
    ],
    ['a huge array', [new Array(1e5).fill(0), 0]],
    ['a prototype key', [JSON.parse('{"type":"__proto__"}'), 0]],
    ['a constructor key', [{ type: 'constructor' }, 0]],
  ])('hostile arguments (%s) change nothing', (_, args) => {
    const game = monumentsGame();
    const start = InitializeGame({ game, numPlayers: 2 });
    expect(makeMove(game, start, 'choose', args).G).toEqual(start.G);
  });
});
