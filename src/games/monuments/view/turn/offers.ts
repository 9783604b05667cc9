/**
 * What the looking seat could do with what it has selected: the whole of the table's acting logic, without a DOM. Every
 * offer carries the engine's own verdict and a preview made by the engine on a clone of the seat's view.
 */
import type { Refusal, Seat } from '../../../../platform/rules.ts';
import { type Card, cardValue, monumentOf, POWER_COUNT, type Power, symbolOf } from '../../rules/cards.ts';
import { coloursOf, stackOf } from '../../rules/displays.ts';
import { handOf } from '../../rules/hands.ts';
import { HERO, holderAt, isHeldBy, NAUTE, SCRIBE } from '../../rules/holders.ts';
import { rules } from '../../rules/index.ts';
import { sheetsOf } from '../../rules/scoring.ts';
import type { Colour, MonumentsMove, State } from '../../rules/state.ts';

export interface Selection {
  /** Hand cards in the order in which they would be laid, bottom first. */
  readonly hand: readonly Card[];
  /** A card of the row, the pile, or nothing. */
  readonly take: Card | 'pile' | null;
  /** The own colour that an action serves. */
  readonly colour: Colour;
  /** With the Scribe: the whole new order of the stack, bottom first; null for old cards below new ones. */
  readonly stack: readonly Card[] | null;
}

export interface Offer {
  readonly move: MonumentsMove;
  /** What has to be sent: the choice of a Monument turn may have to come first. */
  readonly moves: readonly MonumentsMove[];
  readonly refusal: Refusal | null;
  readonly preview: Preview | null;
}

/** What a move would change, as far as the seat can know. All by colour. */
export interface Preview {
  /** Change of the score track. */
  readonly points: readonly number[];
  /** Change of the forecast final total. */
  readonly totals: readonly number[];
}

export function emptySelection(state: State, seat: Seat | null): Selection {
  return { hand: [], take: null, colour: coloursOf(state, seat ?? 0)[0] ?? 0, stack: null };
}

/** Everything the selection could mean, the legal and the refused, the most specific first. */
export function offersFor(state: State, seat: Seat, selection: Selection): Offer[] {
  return candidates(state, seat, selection).map((move) => offerOf(state, seat, move));
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
  return { move, moves, refusal: null, preview: previewOf(state, trial) };
}

function previewOf(before: State, after: State): Preview {
  const [old, now] = [sheetsOf(before), sheetsOf(after)];
  return {
    points: after.scores.map((score, colour) => score - (before.scores[colour] ?? 0)),
    totals: now.map(({ total }, colour) => total - (old[colour]?.total ?? 0)),
  };
}

function candidates(state: State, seat: Seat, { hand, take, colour, stack }: Selection): MonumentsMove[] {
  const list: MonumentsMove[] = [];
  if (take !== null) list.push(...takes(state, seat, take, hand));
  else if (hand.length > 0) list.push(...builds(state, colour, hand, stack), ...spends(colour, hand));
  return list;
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

function builds(state: State, colour: Colour, hand: readonly Card[], stack: readonly Card[] | null): MonumentsMove[] {
  const standing = stackOf(state, colour, monumentOf(hand[0] as Card));
  if (!standing) return [{ type: 'erect', colour, cards: hand }];
  const improve: MonumentsMove = { type: 'improve', colour, cards: hand };
  if (!isHeldBy(state, SCRIBE, colour)) return [improve];
  return stack ? [{ type: 'restack', colour, cards: stack }] : [improve];
}

function spends(colour: Colour, hand: readonly Card[]): MonumentsMove[] {
  if (hand.length !== 2) return [];
  return [
    { type: 'score', colour, cards: hand },
    { type: 'buy', cards: hand },
  ];
}

/** The power cards a colour could take, with the reason where it cannot. */
export function claimOffers(state: State, seat: Seat, colour: Colour): Offer[] {
  if (state.powers === 'off') return [];
  return Array.from({ length: POWER_COUNT }, (_, power: Power) =>
    offerOf(state, seat, { type: 'claim', colour, power }),
  );
}

/** A history for each own colour that could write one. */
export function writeOffers(state: State, seat: Seat): Offer[] {
  return coloursOf(state, seat).map((colour) => offerOf(state, seat, { type: 'write', colour }));
}

export function endOffer(state: State, seat: Seat): Offer {
  return offerOf(state, seat, { type: 'end' });
}

/** Cards newly selected go on top unless they are higher than what lies below: highest at the bottom by default. */
export function withCard(hand: readonly Card[], card: Card): Card[] {
  if (hand.includes(card)) return hand.filter((other) => other !== card);
  const below = hand.filter((other) => cardValue(other) > cardValue(card));
  return [...below, card, ...hand.filter((other) => !below.includes(other))];
}

/** May the card take part in anything together with what is selected? Decides what lifts and what is dim. */
export function fitsSelection(state: State, seat: Seat, selection: Selection, card: Card): boolean {
  const hand = handOf(state, seat);
  if (!hand.includes(card) || selection.hand.length === 0) return true;
  const sameMonument = selection.hand.every((other) => monumentOf(other) === monumentOf(card));
  const sameSymbol = selection.hand.length === 1 && symbolOf(selection.hand[0] as Card) === symbolOf(card);
  return sameMonument || sameSymbol;
}
