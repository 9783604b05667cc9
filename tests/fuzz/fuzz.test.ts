/** The fuzzer itself: it must be able to find something, and say what. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import { matchFaults } from '../games/monuments/invariants.ts';
import { readArgs } from './args.ts';
import { judge } from './judge.ts';
import { playLong, settingOf } from './long.ts';
import { open, playerOf, playOut, positionAfter, SETTINGS } from './playOut.ts';

const setting = { seats: 3, powers: 'on', seed: 7 } as const;

/** A position far into a game, spoilt. */
function spoilt(change: (state: State) => void): string[] {
  const state = positionAfter(
    setting,
    Array.from({ length: 100 }, (_, at) => at * 7 + 3),
  );
  expect(matchFaults(state)).toEqual([]);
  change(state);
  return matchFaults(state);
}

describe('Finding faults', () => {
  it.each<[string, (state: State) => void]>([
    ['a card lost', (state) => state.pile.pop()],
    ['a card twice', (state) => state.discarded.push(state.pile[0] ?? 0)],
    ['a hand out of order', (state) => Object.assign(state, { hands: state.hands.map((hand) => hand.toReversed()) })],
    ['a shown card that is not held', (state) => state.shown.splice(0, 1, [state.pile[0] ?? 0])],
    ['an empty stack', (state) => state.stacks.splice(state.stacks.indexOf(null), 1, [])],
    ['a wrong count of symbols', (state) => state.symbols.splice(0, 1, 99)],
    ['a wrong count of builders', (state) => state.available.splice(0, 1, 3)],
    ['a marker beyond its track', (state) => state.markers.splice(0, 1, 7)],
    ['a marker that counts no page', (state) => state.markers.splice(0, 1, (state.markers[0] ?? 0) === 0 ? 1 : 0)],
    ['a historian too many', (state) => state.historians.splice(0, 1, 3 + (state.historians[0] ?? 0))],
    ['a score below zero', (state) => state.scores.splice(0, 1, -1)],
    ['minus zero', (state) => state.scores.splice(0, 1, -0)],
    ['an action too many', (state) => Object.assign(state, { actions: 5 })],
    ['a power with nobody', (state) => state.holders.splice(0, 1, 3)],
  ])('§10 %s is a fault', (_, change) => {
    expect(spoilt(change)).not.toEqual([]);
  });

  it('a fault comes with the seed, the options and the moves in notation', () => {
    const audit = (_: State, ply: number) => (ply === 12 ? ['a fault for the test'] : []);
    const play = () => playOut({ ...setting, player: playerOf(7), audit });
    expect(play).toThrow(
      /^a fault for the test\n3 seats, powers on, seed 0{31}7, 12 moves:\n\d: monument\n(\d: .+\n?){11}$/,
    );
  });

  it('an engine that throws is told in the same way', () => {
    const player = () => {
      throw new Error('broken');
    };
    expect(() => playOut({ ...setting, player, audit: () => [] })).toThrow(/^broken\n3 seats, powers on/);
  });

  it('a move that is judged legal is legal, and the position stays as it was', () => {
    const state = open(setting);
    expect(judge(state, state.seat, { type: 'choose', kind: 'monument' })).toEqual({ verdict: 'legal', faults: [] });
    expect(judge(state, state.seat, { type: 'end' })).toEqual({ verdict: 'refused', faults: [] });
    expect(judge(state, state.seat, { type: 'bow' })).toEqual({ verdict: 'no move', faults: [] });
    expect(rules.phase(state)).toBe('choice');
  });
});

describe('The long fuzz', () => {
  it('27 seeds in a row take every setting and every kind of player', () => {
    const taken = Array.from({ length: 27 }, (_, seed) => `${JSON.stringify(settingOf(seed))} ${seed % 3}`);
    expect(new Set(taken).size).toBe(SETTINGS.length * 3);
  });

  it('plays', () => {
    for (let seed = 0; seed < 27; seed++) playLong(seed);
  });

  it.each([
    [[], { games: 10_000, seed: null }],
    [['--games', '5'], { games: 5, seed: null }],
    [['--games=5', '--seed', '0'], { games: 5, seed: 0 }],
  ])('understands %j', (given, args) => {
    expect(readArgs(given)).toEqual(args);
  });

  it.each([
    [['--games', '0'], '--games wants'],
    [['--games', 'many'], '--games wants'],
    [['--games', '1e3'], '--games wants'],
    [['--games', '99999999999999999999'], '--games wants'],
    [['--games'], '--games'],
    [['--seed', '-1'], '--seed'],
    [['--seed', '1.5'], '--seed wants'],
    [['--gmaes', '5'], '--gmaes'],
    [['5'], '5'],
  ])('refuses %j', (given, words) => {
    expect(() => readArgs(given)).toThrow(words);
  });
});
