/** Golden replays: whole recorded matches that must still be legal, move by move, and end at their recorded sheet. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { roomOf } from '../../src/games/index.ts';
import type { State } from '../../src/games/monuments/rules/state.ts';
import type { AnyRoom } from '../../src/platform/room.ts';
import { parseReplay, type ReplayedMove, runReplay } from '../../src/platform/replay.ts';
import type { News } from '../../src/platform/rules.ts';

const FOLDER = new URL('./monuments/', import.meta.url);
const files = readdirSync(FOLDER).sort();
const room = roomOf('monuments') as AnyRoom;
const [rules, notation] = await Promise.all([room.rules(), room.notation()]);

function load(file: string) {
  return parseReplay(readFileSync(new URL(file, FOLDER), 'utf8'));
}

function watched(file: string): { moves: ReplayedMove<State, News>[]; end: State } {
  const moves: ReplayedMove<State, News>[] = [];
  const end = runReplay({ facts: room, rules, notation }, load(file), (played) =>
    moves.push({ ...played, state: rules.clone(played.state) as State }),
  );
  return { moves, end: end as State };
}

describe('golden replays of Monuments', () => {
  test('there are at least twelve, over 2, 3 and 4 seats with powers off, on and variant', () => {
    const kinds = new Set(files.map(load).map(({ names, options }) => `${names.length} ${options.powers}`));
    expect(files.length).toBeGreaterThanOrEqual(12);
    expect(kinds.size).toBe(9);
  });

  test.each(files)('%s is legal throughout and ends at its sheet', (file) => {
    const replay = load(file);
    const end = runReplay({ facts: room, rules, notation }, replay);
    expect(rules.outcome(end)).not.toBeNull();
    expect(notation.sheet(end, replay.names)).toEqual(replay.sheet);
  });

  test.each([
    ['overflow.txt', 'overflowed'],
    ['overflow-two-seats.txt', 'overflowed'],
    ['scribe-restacks.txt', 'restacked'],
  ])('%s contains what its name says', (file, type) => {
    expect(watched(file).moves.flatMap(({ news }) => news.map((item) => item.type))).toContain(type);
  });

  test('stolen-power.txt: a power is taken from its holder', () => {
    const claims = watched('stolen-power.txt').moves.flatMap(({ news }) => news.filter(({ type }) => type === 'claimed'));
    expect(claims.some((claim) => (claim as News & { from: number | null }).from !== null)).toBe(true);
  });

  test('shared-win.txt ends with two winners', () => {
    expect(rules.outcome(watched('shared-win.txt').end)?.winners.length).toBeGreaterThan(1);
  });

  test('empty-pile-full-row.txt: a turn ends on an empty pile and the match goes on', () => {
    const { moves } = watched('empty-pile-full-row.txt');
    expect(moves.some(({ state }) => state.phase === 'choice' && state.pile.length === 0)).toBe(true);
  });

  test('both-own-colours.txt: one seat builds a monument in both its colours', () => {
    const { stacks, markers } = watched('both-own-colours.txt').end;
    const built = (colour: number, monument: number) => Boolean(stacks[colour * markers.length + monument]);
    const both = markers.some((_, monument) => [0, 1].some((seat) => built(seat, monument) && built(seat + 2, monument)));
    expect(both).toBe(true);
  });

  test('a changed move or sheet is noticed', () => {
    const replay = load('4-seats.txt');
    const [first = [], ...rest] = replay.turns;
    const spoilt = { ...replay, turns: [[...first.slice(0, 1), 'write red'], ...rest] };
    expect(() => runReplay({ facts: room, rules, notation }, spoilt)).toThrow(/Turn 1, “write red”: refused/);
    expect(() => parseReplay('Agora replay\nnonsense\nsheet')).toThrow(/Line 2/);
    expect(() => runReplay({ facts: room, rules, notation }, { ...replay, version: 99 })).toThrow(/version 99/);
  });
});
