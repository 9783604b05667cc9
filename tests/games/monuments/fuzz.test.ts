/**
 * Random games and random garbage (§10). What fails is shrunk by fast-check, or told as seed, options and moves.
 * More of the same, for as long as you like: `npm run fuzz -- --games 100000`.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monumentOf } from '../../../src/games/monuments/rules/cards.ts';
import { coloursOf } from '../../../src/games/monuments/rules/displays.ts';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import { PHASES } from '../../../src/games/monuments/rules/legality.ts';
import type { MonumentsMove, MonumentsNews, State } from '../../../src/games/monuments/rules/state.ts';
import { unlistedFaults } from '../../fuzz/audit.ts';
import { buildFaults, crossed, judge, mutated, NASTY, type Verdict } from '../../fuzz/judge.ts';
import { everyMove, everyTwentiethMove, playerOf, playOut, positionAfter, SETTINGS } from '../../fuzz/playOut.ts';

const MINUTE = 60_000;
/** The ordinary run tries the same things every time; `npm run fuzz` tries others. */
const SEED = 20261118;
const SHRUNK_GAMES = 550;
const GAMES_PER_SETTING = 1050;

/** A game as a list of choices: shorter lists and smaller numbers are simpler games. */
const prefix = fc.record({
  setting: fc.constantFrom(...SETTINGS),
  seed: fc.nat(),
  choices: fc.array(fc.nat(9999), { maxLength: 200, size: 'max' }),
});
type Prefix = { setting: (typeof SETTINGS)[number]; seed: number; choices: number[] };

const reached = ({ setting, seed, choices }: Prefix): State => positionAfter({ ...setting, seed }, choices);

/** Counts what the games came through, so that an empty promise would show. */
const tally = new Map<string, number>();
function count(what: string): void {
  tally.set(what, (tally.get(what) ?? 0) + 1);
}
function hear(move: MonumentsMove, news: readonly MonumentsNews[]): void {
  count(move.type);
  for (const item of news) {
    if (item.type === 'overflowed') count('overflow');
    if (item.type === 'claimed' && item.from !== null) count('theft');
  }
}

describe('Random legal play', () => {
  it(
    `§10 ${SHRUNK_GAMES} games by choices: facts and lists right before every move, and the game ends`,
    () => {
      fc.assert(
        fc.property(prefix, ({ setting, seed, choices }) => {
          const rest = playerOf(seed);
          let at = 0;
          const player = (moves: readonly MonumentsMove[], state: State): MonumentsMove => {
            const choice = choices[at++];
            return (choice === undefined ? undefined : moves[choice % moves.length]) ?? rest(moves, state);
          };
          playOut({ ...setting, seed, player, audit: everyMove });
        }),
        { numRuns: SHRUNK_GAMES, seed: SEED },
      );
    },
    MINUTE,
  );

  it.each(SETTINGS)(
    `§10 ${GAMES_PER_SETTING} games with $seats seats, powers $powers: facts and lists right at every 20th move`,
    (setting) => {
      for (let seed = 0; seed < GAMES_PER_SETTING; seed++) {
        playOut({ ...setting, seed, player: playerOf(seed), audit: everyTwentiethMove, hear });
      }
    },
    MINUTE,
  );

  it('§10 more than 10,000 games, and they came through every kind of move, thefts and overflows', () => {
    expect(SHRUNK_GAMES + SETTINGS.length * GAMES_PER_SETTING).toBeGreaterThanOrEqual(10_000);
    for (const kind of [...Object.values(PHASES).flat(), 'theft', 'overflow']) {
      expect(tally.get(kind) ?? 0, kind).toBeGreaterThan(0);
    }
  });

  it(
    '§4 §8 whatever is legal is listed: all but orders and subsets, tried by brute force',
    () => {
      fc.assert(
        fc.property(prefix, (game) => {
          const state = reached(game);
          fc.pre(state.phase !== 'over');
          expect(unlistedFaults(state)).toEqual([]);
        }),
        { numRuns: 400, seed: SEED },
      );
    },
    MINUTE,
  );
});

const nasty = fc.oneof(fc.constantFrom(...NASTY), fc.integer({ min: -2, max: 110 }), fc.jsonValue());
const type = fc.constantFrom('end', 'draw', 'erect', 'restack', 'score', 'swap', 'write', '__proto__', 'valueOf', 7);
const card = fc.oneof(fc.integer({ min: -1, max: 108 }), nasty);
/** From well-formed nonsense to plain junk. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.anything({ withNullPrototype: true, withSparseArray: true, withDate: true, withMap: true }),
  fc.record({ type, colour: card, cards: fc.array(card, { maxLength: 10 }) }, { requiredKeys: ['type'] }),
  fc.record({ type, give: card, take: card, card, power: card, kind: nasty }, { requiredKeys: ['type'] }),
);
const mutation = fc.record({ move: fc.nat(9999), other: fc.option(fc.nat(9999)), field: fc.nat(99), value: nasty });
const seat = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 4 }) },
);

type Recipe = { move: number; other: number | null; field: number; value: unknown };

function mutant(state: State, { move, other, field, value }: Recipe): unknown {
  const moves = rules.moves(state, state.seat);
  const original = moves[move % moves.length] ?? { type: 'end' };
  const partner = other === null ? null : moves[other % moves.length];
  return partner ? crossed(original, partner, field) : mutated(original, field, value);
}

/** The nasty values, in every field of one listed move of each type. */
function nastyFaults(state: State): string[] {
  const types = new Map(rules.moves(state, state.seat).map((move) => [move.type, move]));
  const raws = [...types.values()].flatMap((move) =>
    NASTY.flatMap((value) => [0, 1, 2, 3].map((field) => mutated(move, field, value))),
  );
  return raws.flatMap((raw) => judge(state, state.seat, raw).faults);
}

describe('Garbage', () => {
  const seen = new Map<Verdict, number>();
  function judged(state: State, by: number | null, raw: unknown): readonly string[] {
    const { verdict, faults } = judge(state, by ?? state.seat, raw);
    seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
    return faults;
  }

  it(
    '§10 junk is no move, or refused with a reason in both languages, or legal; refused moves change nothing',
    () => {
      fc.assert(
        fc.property(prefix, fc.array(fc.tuple(seat, junk), { minLength: 1, maxLength: 30 }), (game, tries) => {
          const state = reached(game);
          for (const [by, raw] of tries) expect(judged(state, by, raw)).toEqual([]);
        }),
        { numRuns: 300, seed: SEED },
      );
    },
    MINUTE,
  );

  it(
    '§10 mutated moves: a field replaced, dropped or added, a card twice, another seat',
    () => {
      fc.assert(
        fc.property(prefix, fc.array(fc.tuple(seat, mutation), { minLength: 1, maxLength: 30 }), (game, tries) => {
          const state = reached(game);
          for (const [by, recipe] of tries) expect(judged(state, by, mutant(state, recipe))).toEqual([]);
        }),
        { numRuns: 400, seed: SEED },
      );
      for (const verdict of ['no move', 'refused', 'legal'] as const)
        expect(seen.get(verdict) ?? 0).toBeGreaterThan(50);
    },
    MINUTE,
  );

  it('§10 the nasty values in every field of every kind of move', () => {
    for (const setting of SETTINGS) {
      for (let plies = 60; plies < 66; plies++) {
        const choices = Array.from({ length: plies }, (_, at) => at * 31);
        expect(nastyFaults(positionAfter({ ...setting, seed: 77 }, choices))).toEqual([]);
      }
    }
  });

  it.each([
    ['minus zero as a card', { type: 'draw', card: -0 }],
    ['minus zero among cards', { type: 'buy', cards: [-0, 5] }],
    ['minus zero as a colour', { type: 'write', colour: -0 }],
    ['hole among cards', { type: 'buy', cards: Object.assign(new Array(2), { 1: 5 }) }],
    ['card twice', { type: 'buy', cards: [5, 5] }],
    ['empty list', { type: 'erect', colour: 0, cards: [] }],
    ['list of ten cards', { type: 'erect', colour: 0, cards: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }],
    ['third card in a pair', { type: 'score', colour: 0, cards: [0, 3, 6] }],
    ['list that is none', { type: 'buy', cards: { length: 2, 0: 1, 1: 4 } }],
    ['field too many', { type: 'end', extra: 1 }],
    ['field too few', { type: 'draw' }],
    ['prototype key', { type: 'toString' }],
    ['own __proto__', JSON.parse('{"type":"end","__proto__":{}}')],
    ['number too big', { type: 'draw', card: 108 }],
    ['fraction', { type: 'claim', colour: 0, power: 0.5 }],
    ['string for a number', { type: 'write', colour: '0' }],
  ])('parse takes no %s', (_, raw) => {
    expect(rules.parse(raw)).toBeNull();
  });
});

describe('Any order and subset', () => {
  it(
    '§4.4 §4.5 hand cards of one monument are accepted just where the paragraph says so, listed or not',
    () => {
      let legal = 0;
      fc.assert(
        fc.property(
          prefix,
          fc.nat(99),
          fc.nat(99),
          fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }),
          (game, which, who, keys) => {
            const state = reached(game);
            fc.pre(state.phase === 'monument' && state.actions > 0);
            const hand = state.hands[state.seat] ?? [];
            const monument = monumentOf(hand[which % hand.length] ?? -1);
            const colours = coloursOf(state, state.seat);
            const colour = colours[who % colours.length] ?? 0;
            const cards = shuffledSubset(
              hand.filter((held) => monumentOf(held) === monument),
              keys,
            );
            fc.pre(cards.length > 0);
            if (rules.refusal(state, state.seat, { type: 'erect', colour, cards }) === null) legal++;
            expect(buildFaults(state, { colour, cards })).toEqual([]);
          },
        ),
        { numRuns: 1500, seed: SEED },
      );
      expect(legal).toBeGreaterThan(20);
    },
    MINUTE,
  );
});

/** The cards whose key is not 0, in the order of their keys. */
function shuffledSubset(cards: readonly number[], keys: readonly number[]): number[] {
  const keyed = cards.map((held, at) => ({ held, key: keys[at] ?? 1 }));
  return keyed
    .filter(({ key }) => key > 0)
    .sort((a, b) => a.key - b.key)
    .map(({ held }) => held);
}
