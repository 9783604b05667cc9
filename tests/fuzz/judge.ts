/** Moves from outside: whatever comes, it is either no move, or refused with a reason, or legal. */
import { CARD_COUNT, MONUMENT_COUNT, monumentOf } from '../../src/games/monuments/rules/cards.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import { REASONS } from '../../src/games/monuments/rules/reasons.ts';
import type { MonumentsMove, State } from '../../src/games/monuments/rules/state.ts';
import { en } from '../../src/games/monuments/texts/en.ts';
import { fr } from '../../src/games/monuments/texts/fr.ts';
import type { Random } from '../../src/platform/rules.ts';
import { matchFaults } from '../games/monuments/invariants.ts';

export type Verdict = 'no move' | 'refused' | 'legal';

export interface Judgement {
  readonly verdict: Verdict;
  readonly faults: readonly string[];
}

/** Treats raw data as the server does; faults are whatever breaks the promise above. */
export function judge(state: State, seat: number, raw: unknown): Judgement {
  const before = JSON.stringify(state);
  const move = rules.parse(raw);
  if (move === null) return { verdict: 'no move', faults: changedFaults(state, before) };
  const refusal = rules.refusal(state, seat, move);
  if (refusal) {
    return { verdict: 'refused', faults: [...changedFaults(state, before), ...reasonFaults(refusal.code)] };
  }
  const next = rules.clone(state);
  rules.apply(next, seat, move);
  return { verdict: 'legal', faults: [...changedFaults(state, before), ...matchFaults(next), ...jsonFaults(next)] };
}

function changedFaults(state: State, before: string): string[] {
  return JSON.stringify(state) === before ? [] : ['the state changed, though no move was made'];
}

function reasonFaults(code: string): string[] {
  const texts: Readonly<Record<string, string>>[] = [REASONS, en.refusals, fr.refusals];
  return texts.every((of) => Object.hasOwn(of, code) && of[code]) ? [] : [`no text or paragraph for “${code}”`];
}

/** A state is plain JSON: nothing in it that does not survive being written down. */
function jsonFaults(state: State): string[] {
  const again = JSON.parse(JSON.stringify(state)) as State;
  const isSame = Object.keys(state).every((key) => sameJson(state[key as keyof State], again[key as keyof State]));
  return isSame ? [] : ['the state does not survive JSON'];
}

function sameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return Object.is(one, other);
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => sameJson(Reflect.get(one, key), Reflect.get(other, key)));
}

/** A move with one of its fields replaced, dropped or added, as far as `field` and `value` say. */
export function mutated(move: MonumentsMove, field: number, value: unknown): unknown {
  const raw: Record<string, unknown> = { ...move };
  const names = [...Object.keys(raw), 'extra'];
  const name = names[field % names.length] ?? 'extra';
  if (value === undefined) delete raw[name];
  else if (name === 'cards' && typeof value === 'number') raw[name] = withCard(raw[name], field, value);
  else if (name === 'cards' && value === true) raw[name] = doubled(raw[name]);
  else raw[name] = value;
  return raw;
}

/** A move with one field of another: well-formed more often than not, and sometimes legal. */
export function crossed(move: MonumentsMove, other: MonumentsMove, field: number): unknown {
  const raw: Record<string, unknown> = { ...move };
  const names = Object.keys(raw);
  const name = names[field % names.length] ?? 'type';
  return Object.hasOwn(other, name) ? { ...raw, [name]: Reflect.get(other, name) } : raw;
}

/** One card of a list replaced by a number: another card, the same one twice, or nonsense. */
function withCard(cards: unknown, field: number, value: number): unknown {
  return Array.isArray(cards) ? cards.with(field % cards.length, value) : value;
}

/** As many cards as before, but one of them twice; a single one becomes two. */
function doubled(cards: unknown): unknown {
  return Array.isArray(cards) ? [cards[0], cards[0], ...cards.slice(2)] : cards;
}

/** Values that a careless or a hostile sender could put into a move. */
// biome-ignore format: a list of oddities reads better in few lines
export const NASTY: readonly unknown[] = [
  undefined, null, true, '', '0', 'monument', '__proto__', 'constructor', 'toString',
  -1, -0, 0, 1, 2, 3, 4, 0.5, 108, 1e9, 2 ** 53, -(2 ** 31), Number.NaN, Number.POSITIVE_INFINITY,
  [], [[]], [0], [0, 0], [1, 1, 1], [null, null], ['0', '1'], Array.from({ length: 200 }, (_, card) => card),
  {}, { length: 2, 0: 1, 1: 2 }, JSON.parse('{"__proto__":{"type":"end"}}'),
];

export function nastyMove(state: State, random: Random): unknown {
  const moves = rules.moves(state, state.seat);
  const move = moves[random.below(moves.length)] ?? { type: 'end' };
  if (random.below(4) === 0) return crossed(move, moves[random.below(moves.length)] ?? move, random.below(1000));
  const value = random.below(2) === 0 ? random.below(CARD_COUNT) : NASTY[random.below(NASTY.length)];
  return mutated(move, random.below(1000), value);
}

/** Some hand cards of one monument in some order, built by some colour: a move that need not be listed. */
export interface FreeBuild {
  readonly colour: number;
  readonly cards: readonly number[];
}

/** §4.4 and §4.5, said once more and independently: an accepted build, or the refusals that would be right. */
export function buildFaults(state: State, { colour, cards }: FreeBuild): string[] {
  const monument = monumentOf(cards[0] ?? -1);
  const builders = [0, 1, 2, 3].filter((other) => state.stacks[other * MONUMENT_COUNT + monument]);
  const improves = builders.includes(colour);
  const isErectable = !improves && builders.length < 2 && cards.length >= 2 + builders.length;
  return [
    ...expectFaults(state, { type: 'erect', colour, cards }, isErectable),
    ...expectFaults(state, { type: 'improve', colour, cards }, improves),
  ];
}

function expectFaults(state: State, move: MonumentsMove, isLegal: boolean): string[] {
  const { verdict, faults } = judge(state, state.seat, move);
  if (verdict === (isLegal ? 'legal' : 'refused')) return [...faults];
  return [`${verdict}, but it should be ${isLegal ? 'legal' : 'refused'}: ${JSON.stringify(move)}`];
}
