/**
 * What the looking seat could do with what it has selected: the whole of the table's acting logic, without a DOM. Every
 * offer carries the engine's own verdict and a preview made by the engine on a clone of the seat's view.
 */
import type { Refusal, Seat } from '../../../../platform/rules.ts';
import { type Card, monumentOf, symbolOf } from '../../rules/cards.ts';
import { coloursOf, stackOf } from '../../rules/displays.ts';
import { handOf, hasPair } from '../../rules/hands.ts';
import { HERO, holderAt, NAUTE } from '../../rules/holders.ts';
import { rules } from '../../rules/index.ts';
import { canUseHero, canUseNaute } from '../../rules/powers.ts';
import type { Colour, MonumentsMove, State } from '../../rules/state.ts';
import { type Preview, previewOf } from './preview.ts';
import type { Selection } from './selection.ts';

export interface Offer {
  readonly move: MonumentsMove;
  /** What has to be sent: the choice of a turn may have to come first. */
  readonly moves: readonly MonumentsMove[];
  readonly refusal: Refusal | null;
  readonly preview: Preview | null;
}

/** How many buttons an action bar may have besides undo. */
const MOST_OFFERS = 3;

/** Everything the selection could mean: the legal first, then the refused, the most specific first among each. */
export function offersFor(state: State, seat: Seat, selection: Selection): Offer[] {
  const offers = candidates(state, seat, selection).map((move) => offerOf(state, seat, move));
  const legal = offers.filter(({ refusal }) => refusal === null);
  return [...legal, ...offers.filter(({ refusal }) => refusal !== null)].slice(0, MOST_OFFERS);
}

export function offerOf(state: State, seat: Seat, move: MonumentsMove): Offer {
  const needsChoice = state.phase === 'choice' && move.type !== 'choose';
  const choice: MonumentsMove = { type: 'choose', kind: move.type === 'write' ? 'history' : 'monument' };
  const moves = needsChoice ? [choice, move] : [move];
  const trial = rules.clone(state);
  for (const each of moves) {
    const refusal = rules.refusal(trial, seat, each);
    if (refusal) return { move, moves, refusal, preview: null };
    rules.apply(trial, seat, each);
  }
  return { move, moves, refusal: null, preview: previewOf(state, trial, seat, move) };
}

function candidates(state: State, seat: Seat, selection: Selection): MonumentsMove[] {
  const { hand, take, colour, power } = selection;
  if (power !== null) return [{ type: 'claim', colour, power }];
  if (take !== null) return takes(state, seat, take, hand);
  return hand.length > 0 ? [...builds(state, selection), ...spends(colour, hand)] : [];
}

function takes(state: State, seat: Seat, take: Card | 'pile', hand: readonly Card[]): MonumentsMove[] {
  const card = take === 'pile' ? null : take;
  const list: MonumentsMove[] = [];
  const [give] = hand;
  if (card !== null && give !== undefined && holderAt(state, NAUTE, seat) !== null) {
    list.push({ type: 'swap', give, take: card });
  }
  list.push({ type: 'draw', card });
  if (holderAt(state, HERO, seat) !== null) list.push({ type: 'hero', card });
  return list;
}

/** Two cards of one symbol and two monuments are meant to be spent, not built with. */
function builds(state: State, { colour, hand, stack }: Selection): MonumentsMove[] {
  const monument = monumentOf(hand[0] as Card);
  const isMixed = hand.some((card) => monumentOf(card) !== monument);
  if (isMixed && isPair(hand)) return [];
  if (!stackOf(state, colour, monument)) return [{ type: 'erect', colour, cards: hand }];
  return stack ? [{ type: 'restack', colour, cards: stack }] : [{ type: 'improve', colour, cards: hand }];
}

function spends(colour: Colour, hand: readonly Card[]): MonumentsMove[] {
  if (!isPair(hand)) return [];
  return [
    { type: 'score', colour, cards: hand },
    { type: 'buy', cards: hand },
  ];
}

function isPair(hand: readonly Card[]): boolean {
  return hand.length === 2 && symbolOf(hand[0] as Card) === symbolOf(hand[1] as Card);
}

/** A history for each own colour that could write one. */
export function writeOffers(state: State, seat: Seat): Offer[] {
  return coloursOf(state, seat).map((colour) => offerOf(state, seat, { type: 'write', colour }));
}

export function endOffer(state: State, seat: Seat): Offer {
  return offerOf(state, seat, { type: 'end' });
}

/** What a seat gives away by ending its turn now. */
export interface Leftovers {
  readonly buy: boolean;
  readonly hero: boolean;
  readonly naute: boolean;
}

export function leftoversOf(state: State, seat: Seat): Leftovers | null {
  if (state.phase !== 'monument' || state.seat !== seat) return null;
  const buy = !state.bought && hasPair(handOf(state, seat));
  const [hero, naute] = [canUseHero(state, seat), canUseNaute(state, seat)];
  return buy || hero || naute ? { buy, hero, naute } : null;
}
