/**
 * Moves are values and never change, so each listed one exists once and is shared. Search and playouts list millions of
 * them per second; this way listing allocates nothing but the list. They are readonly by type only: frozen arrays would
 * take the engine's loops off their fast paths.
 */
import { VALUES } from '../content/monuments.ts';
import { CARD_COUNT, type Card, cardOf, MONUMENT_COUNT, type Monument, POWER_COUNT, type Power } from './cards.ts';
import { cardsOfPair, PAIR_COUNT, type Pair } from './pairs.ts';
import type { Colour, MonumentsMove } from './state.ts';

/** Cards of one monument as bits: bit v − 1 stands for value v. */
export type ValueMask = number;

const MASKS = 1 << VALUES;
const MOST_COLOURS = 4;

export const CHOOSE_MONUMENT: MonumentsMove = { type: 'choose', kind: 'monument' };
export const CHOOSE_HISTORY: MonumentsMove = { type: 'choose', kind: 'history' };
export const END: MonumentsMove = { type: 'end' };

const draws = table(CARD_COUNT, (card) => ({ type: 'draw', card }));
const drawPile: MonumentsMove = { type: 'draw', card: null };
const heroes = table(CARD_COUNT, (card) => ({ type: 'hero', card }));
const heroPile: MonumentsMove = { type: 'hero', card: null };
const writes = table(MOST_COLOURS, (colour) => ({ type: 'write', colour }));
const claims = table(MOST_COLOURS * POWER_COUNT, (at) => ({
  type: 'claim',
  colour: Math.floor(at / POWER_COUNT),
  power: at % POWER_COUNT,
}));
const buys = table(PAIR_COUNT, (pair) => ({ type: 'buy', cards: cardsOfPair(pair) }));
const swaps = table(CARD_COUNT * CARD_COUNT, (at) => ({
  type: 'swap',
  give: Math.floor(at / CARD_COUNT),
  take: at % CARD_COUNT,
}));
const scores = table(MOST_COLOURS * PAIR_COUNT, (at) => ({
  type: 'score',
  colour: Math.floor(at / PAIR_COUNT),
  cards: cardsOfPair(at % PAIR_COUNT),
}));
const BUILDS = MOST_COLOURS * MONUMENT_COUNT * MASKS;
const erects = table(BUILDS, (at) => ({ type: 'erect', colour: builderAt(at), cards: cardsAt(at) }));
const improves = table(BUILDS, (at) => ({ type: 'improve', colour: builderAt(at), cards: cardsAt(at) }));
const restacks = table(BUILDS, (at) => ({ type: 'restack', colour: builderAt(at), cards: cardsAt(at) }));

export function drawMove(card: Card | null): MonumentsMove {
  return card === null ? drawPile : draws(card);
}

export function heroMove(card: Card | null): MonumentsMove {
  return card === null ? heroPile : heroes(card);
}

export function writeMove(colour: Colour): MonumentsMove {
  return writes(colour);
}

export function claimMove(colour: Colour, power: Power): MonumentsMove {
  return claims(colour * POWER_COUNT + power);
}

export function buyMove(pair: Pair): MonumentsMove {
  return buys(pair);
}

export function swapMove(give: Card, take: Card): MonumentsMove {
  return swaps(give * CARD_COUNT + take);
}

export function scoreMove(colour: Colour, pair: Pair): MonumentsMove {
  return scores(colour * PAIR_COUNT + pair);
}

/** Builds with the cards of a mask, the highest at the bottom. */
export function erectMove(colour: Colour, monument: Monument, values: ValueMask): MonumentsMove {
  return erects(placeOf(colour, monument, values));
}

export function improveMove(colour: Colour, monument: Monument, values: ValueMask): MonumentsMove {
  return improves(placeOf(colour, monument, values));
}

export function restackMove(colour: Colour, monument: Monument, values: ValueMask): MonumentsMove {
  return restacks(placeOf(colour, monument, values));
}

/** Masks by number of cards: those of two or three, which are by far the most usual, lie together. */
const MASKS_IN_ORDER: readonly ValueMask[] = Array.from({ length: MASKS }, (_, mask) => mask).sort(
  (a, b) => sizeOf(a) - sizeOf(b) || a - b,
);
const PLACE_OF_MASK: readonly number[] = Array.from({ length: MASKS }, (_, mask) => MASKS_IN_ORDER.indexOf(mask));

function sizeOf(mask: ValueMask): number {
  return mask === 0 ? 0 : (mask & 1) + sizeOf(mask >> 1);
}

function placeOf(colour: Colour, monument: Monument, values: ValueMask): number {
  return (colour * MONUMENT_COUNT + monument) * MASKS + (PLACE_OF_MASK[values] ?? 0);
}

function builderAt(at: number): Colour {
  return Math.floor(at / MASKS / MONUMENT_COUNT);
}

function cardsAt(at: number): readonly Card[] {
  const values = MASKS_IN_ORDER[at % MASKS] ?? 0;
  const monument = Math.floor(at / MASKS) % MONUMENT_COUNT;
  const cards: Card[] = [];
  for (let value = VALUES; value >= 1; value--) if (values & (1 << (value - 1))) cards.push(cardOf(monument, value));
  return cards;
}

/** Entries are made when first asked for. */
function table(length: number, make: (at: number) => MonumentsMove): (at: number) => MonumentsMove {
  const made: (MonumentsMove | undefined)[] = new Array(length).fill(undefined);
  return (at) => {
    const known = made[at];
    // Not merely truthy: that would look into the move, which lies far away in memory.
    if (known !== undefined) return known;
    const fresh = make(at);
    made[at] = fresh;
    return fresh;
  };
}
