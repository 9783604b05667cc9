/** Truths about cards taken and cards spent. */
import { type Card, monumentOf, symbolOf } from '../../../src/games/monuments/rules/cards.ts';
import { buildersOf, coloursOf, seatOf, stackOf } from '../../../src/games/monuments/rules/displays.ts';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import type { State } from '../../../src/games/monuments/rules/state.ts';
import { after, type Told, type Truths } from './told.ts';

const ACTIONS = ['draw', 'erect', 'improve', 'restack', 'score', 'claim'];

/** The card that a move takes where everybody sees it, and the hand it comes into. */
function taken({ state, seat, move }: Told): { card: Card; hand: Card[] } | null {
  const hand = (state.hands[seat] ?? []).slice();
  if ((move.type === 'draw' || move.type === 'hero') && move.card !== null) return { card: move.card, hand };
  return move.type === 'swap' ? { card: move.take, hand: hand.filter((card) => card !== move.give) } : null;
}

function companions(told: Told): number {
  const { card, hand } = taken(told) ?? { card: -1, hand: [] };
  return hand.filter((other) => monumentOf(other) === monumentOf(card)).length;
}

/** How many cards an own colour without the monument needs to build it. */
function needed({ state, seat }: Told, monument: number): number {
  const hasAll = coloursOf(state, seat).every((colour) => stackOf(state, colour, monument));
  return hasAll ? Number.POSITIVE_INFINITY : ([2, 3][buildersOf(state, monument).length] ?? Number.POSITIVE_INFINITY);
}

function completes(told: Told): boolean {
  const card = taken(told)?.card ?? -1;
  const before = (told.state.hands[told.seat] ?? []).filter((other) => monumentOf(other) === monumentOf(card)).length;
  const least = needed(told, monumentOf(card));
  return card >= 0 && before < least && companions(told) + 1 >= least;
}

/** The best that these two cards would score now: they are scored, for each own colour. */
function pairPoints({ state, seat }: Told, cards: readonly Card[]): number {
  const scored = coloursOf(state, seat).map((colour) => {
    const turn: State = { ...rules.clone(state), phase: 'monument', actions: 2 };
    turn.hands[seat] = [...cards].sort((a, b) => a - b);
    rules.apply(turn, seat, { type: 'score', colour, cards });
    return (turn.scores[colour] ?? 0) - (state.scores[colour] ?? 0);
  });
  return Math.max(...scored);
}

function makesPair(told: Told): boolean {
  const found = taken(told);
  if (!found) return false;
  const alike = (cards: readonly Card[]) => cards.filter((card) => symbolOf(card) === symbolOf(found.card));
  const pairs = (cards: readonly Card[]) => Math.floor(alike(cards).length / 2);
  if (pairs([...found.hand, found.card]) <= pairs(told.state.hands[told.seat] ?? [])) return false;
  return pairPoints(told, [found.card, ...alike(found.hand)].slice(0, 2)) === told.value;
}

function rivalsWith(told: Told): number {
  const monument = monumentOf(taken(told)?.card ?? -1);
  const seats = buildersOf(told.state, monument).map((colour) => seatOf(told.state, colour));
  return new Set(seats.filter((seat) => seat !== told.seat)).size;
}

function isDead({ state, seat }: Told, card: Card): boolean {
  const builders = buildersOf(state, monumentOf(card));
  return builders.length === 2 && builders.every((colour) => seatOf(state, colour) !== seat);
}

function buysAction(told: Told): boolean {
  const { state, seat, move } = told;
  const next = after(told);
  if (move.type !== 'buy' || next.actions !== state.actions + 1) return false;
  return next.seat === seat && rules.moves(next, seat).some(({ type }) => ACTIONS.includes(type));
}

export const CARD_TRUTHS: Truths = {
  joins: (told) => taken(told) !== null && told.value === companions(told),
  completes,
  'fits-own': (told) => {
    const monument = monumentOf(taken(told)?.card ?? -1);
    const own = buildersOf(told.state, monument).filter((colour) => seatOf(told.state, colour) === told.seat);
    return told.value === own.length;
  },
  'makes-pair': makesPair,
  denies: (told) => told.value === rivalsWith(told),
  'dead-cards': (told) => {
    const cards = told.move.type === 'score' || told.move.type === 'buy' ? told.move.cards : [];
    return told.value === cards.length && cards.every((card) => isDead(told, card));
  },
  'one-more-action': buysAction,
};
