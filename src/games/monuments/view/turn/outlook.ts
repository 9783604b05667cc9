/** What a player would work out on fingers: cards still to come, what can be built, how near the end is. */
import type { Seat } from '../../../../platform/rules.ts';
import { cardsToErect } from '../../rules/build.ts';
import { type Card, deckFor, MONUMENT_COUNT, type Monument, monumentOf } from '../../rules/cards.ts';
import { buildersOf, coloursOf, stackOf } from '../../rules/displays.ts';
import { handOf } from '../../rules/hands.ts';
import { type Role, roleOf } from '../../rules/scoring.ts';
import { HAND_SIZE, ROW_SIZE } from '../../rules/setup.ts';
import type { Colour, State } from '../../rules/state.ts';

/** What a seat could do with a monument if it had an action left. */
export type Chance =
  | { readonly kind: 'erect' | 'improve'; readonly cards: number }
  | { readonly kind: 'short'; readonly missing: number }
  | { readonly kind: 'built' | 'closed' };

export interface Builder {
  readonly colour: Colour;
  readonly cards: number;
  readonly role: Role;
}

export interface TrackOutlook {
  readonly monument: Monument;
  /** False for the monument set aside with two and three seats. */
  readonly isUsed: boolean;
  readonly box: number;
  /** Main builder first. */
  readonly builders: readonly Builder[];
  /** Cards that may still come into the own hand: in the pile, in the row or in another hand. */
  readonly hopes: number;
  readonly inHand: number;
  readonly chance: Chance;
  /** Cards of the tallest stack: the picture rises with it. */
  readonly height: number;
}

export function tracksOf(state: State, seat: Seat | null, colour: Colour): TrackOutlook[] {
  const hand = seat === null ? [] : handOf(state, seat);
  const hopes = hopesOf(state, seat);
  const deck = deckFor(state.seats);
  return Array.from({ length: MONUMENT_COUNT }, (_, monument) => {
    const builders = buildersAt(state, monument);
    const inHand = hand.filter((card) => monumentOf(card) === monument).length;
    return {
      monument,
      isUsed: deck.some((card) => monumentOf(card) === monument),
      box: state.markers[monument] ?? 0,
      builders,
      hopes: hopes.filter((card) => monumentOf(card) === monument).length,
      inHand,
      chance: chanceOf(state, colour, monument, inHand),
      height: Math.max(0, ...builders.map(({ cards }) => cards)),
    };
  });
}

function buildersAt(state: State, monument: Monument): Builder[] {
  return buildersOf(state, monument)
    .map((colour) => ({
      colour,
      cards: stackOf(state, colour, monument)?.length ?? 0,
      role: roleOf(state, colour, monument) ?? 'sole',
    }))
    .sort((a, b) => Number(a.role === 'second') - Number(b.role === 'second'));
}

function chanceOf(state: State, colour: Colour, monument: Monument, inHand: number): Chance {
  if (stackOf(state, colour, monument)) return inHand > 0 ? { kind: 'improve', cards: inHand } : { kind: 'built' };
  const needed = cardsToErect(state, monument);
  if (needed === null) return { kind: 'closed' };
  return inHand >= needed ? { kind: 'erect', cards: inHand } : { kind: 'short', missing: needed - inHand };
}

/** Every card that is neither gone, nor built, nor in the own hand. */
export function hopesOf(state: State, seat: Seat | null): Card[] {
  const gone = new Set<Card>(state.discarded);
  for (const { pages } of state.histories) for (const page of pages) gone.add(page);
  for (const stack of state.stacks) for (const card of stack ?? []) gone.add(card);
  if (seat !== null) for (const card of handOf(state, seat)) gone.add(card);
  return deckFor(state.seats).filter((card) => !gone.has(card));
}

export type Whereabouts =
  | { readonly place: 'hand' | 'row' | 'gone' | 'unseen' }
  | { readonly place: 'display' | 'page'; readonly colour: Colour }
  | { readonly place: 'seen'; readonly seat: Seat };

/** Where a card is, as far as a seat can know. */
export function whereIs(state: State, seat: Seat | null, card: Card): Whereabouts {
  if (seat !== null && handOf(state, seat).includes(card)) return { place: 'hand' };
  if (state.row.includes(card)) return { place: 'row' };
  if (state.discarded.includes(card)) return { place: 'gone' };
  const at = state.stacks.findIndex((stack) => stack?.includes(card));
  if (at >= 0) return { place: 'display', colour: Math.floor(at / MONUMENT_COUNT) };
  const history = state.histories.find(({ pages }) => pages.includes(card));
  if (history) return { place: 'page', colour: history.colour };
  const holder = state.shown.findIndex((cards) => cards.includes(card));
  return holder >= 0 ? { place: 'seen', seat: holder } : { place: 'unseen' };
}

/** Before anybody has shown a pace: about two cards a turn. */
const USUAL_PACE = 2;
const TURNS_TO_JUDGE = 8;

/** About how many turns until the row cannot be refilled (RULES.md §4.7). */
export function turnsLeft(state: State): number {
  const start = deckFor(state.seats).length - state.seats * HAND_SIZE - ROW_SIZE;
  const done = state.turn - 1;
  const pace = (start - state.pile.length + USUAL_PACE * TURNS_TO_JUDGE) / (done + TURNS_TO_JUDGE);
  return Math.max(1, Math.ceil((state.pile.length + 1) / Math.max(pace, 0.5)));
}

/** The colours of a seat's rivals, the next seat first. */
export function rivalColours(state: State, seat: Seat | null): Colour[] {
  const from = seat ?? -1;
  const others = Array.from({ length: state.seats }, (_, i) => (from + 1 + i) % state.seats).filter((s) => s !== seat);
  return others.flatMap((other) => coloursOf(state, other));
}
