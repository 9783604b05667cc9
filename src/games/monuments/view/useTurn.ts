/** The local side of a turn: what is picked up, what could be done with it, and why something cannot. */
import { useDeferredValue, useMemo, useRef } from 'react';
import type { Refusal, Seat } from '../../../platform/rules.ts';
import { afterPaint } from '../../../platform/ui/afterPaint.ts';
import { type Card, type Monument, monumentOf, type Power } from '../rules/cards.ts';
import { handOf } from '../rules/hands.ts';
import { refuse } from '../rules/reasons.ts';
import type { Colour, State } from '../rules/state.ts';
import type { MonumentsTableProps } from './tableProps.ts';
import { type Offer, offersFor } from './turn/offers.ts';
import {
  emptySelection,
  fitsSelection,
  isEmpty,
  reordered,
  type Selection,
  stillThere,
  toggleHand,
  togglePower,
  toggleTake,
  withCard,
} from './turn/selection.ts';
import { useOfSeat } from './useOfSeat.ts';

export interface Notice {
  readonly refusal: Refusal;
  /** A new selection was begun because the card did not fit the old one. */
  readonly isAnew: boolean;
  /** It is only true while the table is closed, as it was then. */
  readonly isClosure?: boolean;
  /** The power card that was touched: what it does is said all the same. */
  readonly power?: Power;
}

export interface Hands {
  pickCard(card: Card): void;
  pickMonument(monument: number): void;
  pickTake(take: Card | 'pile'): void;
  pickPower(power: Power): void;
  serve(colour: Colour): void;
  moveCard(card: Card, to: number): void;
  /** Builds in a display with this card and, if it is among them, the selected ones. */
  build(card: Card, colour: Colour): void;
  putBack(): void;
  /** Says why something cannot be done. */
  explain(refusal: Refusal): void;
  play(offer: Offer): void;
  /** Plays what the main button would. */
  playMain(): void;
}

export interface Turn {
  /** What is selected, as far as its meaning is known. */
  readonly selection: Selection;
  readonly isEmpty: boolean;
  readonly offers: readonly Offer[];
  readonly notice: Notice | null;
  readonly hands: Hands;
}

interface Inputs extends Pick<MonumentsTableProps, 'state' | 'seat' | 'play'> {
  /** Why nothing can be played now. */
  readonly closed: Refusal | null;
}

interface Picked {
  readonly selection: Selection;
  /** Said together with what the selection means. */
  readonly misfit: Notice | null;
  /** The table on which a move with it was sent: on the next one nothing is selected. */
  readonly sentAt: State | null;
}

interface Table {
  /** What is selected at this moment. */
  readonly picked: Selection;
  /** A move with it has been sent and not yet been answered. */
  readonly isSent: boolean;
  /** What it means follows as soon as it has been shown. */
  readonly turn: Turn;
}

export function useTurn({ state, seat, play, closed }: Inputs): Table {
  const [kept, keep] = useOfSeat<Picked | null>(seat, null);
  const [notice, setNotice] = useOfSeat<Notice | null>(seat, null);
  const held = kept?.selection ?? null;
  const isOver = kept !== null && kept.sentAt !== null && kept.sentAt !== state;
  const selection = useMemo(() => {
    if (seat === null || held === null) return emptySelection(state, seat);
    return isOver ? anew(held, []) : stillThere(state, seat, held);
  }, [state, seat, held, isOver]);
  const { selection: weighed, misfit } = useWeighed(state, seat, selection, kept?.misfit ?? null);
  const offers = useMemo(() => (seat === null ? [] : offersFor(state, seat, weighed)), [state, seat, weighed]);

  // Handlers are given to many memoised parts, so they stay the same and look here for what is now.
  const now = { state, seat, play, closed, selection };
  const latest = useRef<Now>(now);
  latest.current = now;
  const hands = useMemo(() => handsOver(latest, keep, setNotice), [keep, setNotice]);

  const told = (notice && isTrueYet(notice, closed) ? notice : null) ?? misfit;
  const turn = useMemo(
    () => ({ selection: weighed, isEmpty: isEmpty(weighed), offers, notice: told, hands }),
    [weighed, offers, told, hands],
  );
  return { turn, picked: selection, isSent: kept?.sentAt === state };
}

/** A card lifts at once; what could be done with it comes after that. On another table nothing old may linger. */
function useWeighed(state: State, seat: Seat | null, selection: Selection, misfit: Notice | null) {
  const now = useMemo(() => ({ state, seat, selection, misfit }), [state, seat, selection, misfit]);
  const then = useDeferredValue(now);
  return then.state === state && then.seat === seat ? then : now;
}

function isTrueYet({ isClosure, refusal }: Notice, closed: Refusal | null): boolean {
  return !isClosure || refusal.code === closed?.code;
}

interface Now extends Inputs {
  readonly selection: Selection;
}

type Change = (selection: Selection, state: State, seat: Seat) => Selection;

type Latest = { readonly current: Now };
type Keep = (picked: Picked) => void;
type Tell = (notice: Notice | null) => void;

function handsOver(latest: Latest, keep: Keep, tell: Tell): Hands {
  const change = (next: Change, misfit: Notice | null = null, power?: Power) => {
    const { state, seat, closed, selection } = latest.current;
    if (closed) return tell({ refusal: closed, isAnew: false, isClosure: true, ...(power !== undefined && { power }) });
    if (seat === null) return;
    tell(null);
    keep({ selection: next(selection, state, seat), misfit, sentAt: null });
  };
  const pickCard = (card: Card) => {
    const { state, seat, selection } = latest.current;
    const fits = seat === null || selection.hand.includes(card) || fitsSelection(state, seat, selection, card);
    if (fits) change((old, now, own) => toggleHand(now, own, old, card));
    else change((old) => anew(old, [card]), { refusal: refuse(misfit(selection)), isAnew: true });
  };
  return {
    pickCard,
    pickMonument: (monument) => change((old, now, own) => anew(old, cardsOf(handOf(now, own), monument))),
    pickTake: (take) => change((old, now, own) => toggleTake(now, own, old, take)),
    pickPower: (power) => change((old) => togglePower(old, power), null, power),
    serve: (colour) => change((old) => ({ ...old, colour, stack: null })),
    moveCard: (card, to) => change((old, now) => reordered(now, old, card, to)),
    putBack: () => (isEmpty(latest.current.selection) ? tell(null) : change((old) => anew(old, []))),
    ...playing(latest, keep, tell, change),
  };
}

/** The hands' ways to make a move. */
function playing(
  latest: Latest,
  keep: Keep,
  tell: Tell,
  change: (next: Change) => void,
): Pick<Hands, 'build' | 'explain' | 'play' | 'playMain'> {
  let isSending = false;
  const explain = (refusal: Refusal) =>
    tell({ refusal, isAnew: false, isClosure: refusal.code === latest.current.closed?.code });
  const send = async (offer: Offer) => {
    isSending = false;
    const refusal = await latest.current.play(offer.moves);
    if (!refusal) return;
    keep({ selection: latest.current.selection, misfit: null, sentAt: null });
    explain(refusal);
  };
  const play = (offer: Offer) => {
    const { closed, selection, state } = latest.current;
    const refusal = closed ?? offer.refusal;
    if (refusal) return explain(refusal);
    if (isSending) return;
    isSending = true;
    tell(null);
    keep({ selection, misfit: null, sentAt: state });
    afterPaint(() => void send(offer));
  };
  const build = (card: Card, colour: Colour) => {
    const { state, seat, selection, closed } = latest.current;
    if (closed) return explain(closed);
    if (seat === null) return;
    const held = selection.hand.includes(card) ? selection : { ...anew(selection, [card]), colour };
    const [offer] = offersFor(state, seat, { ...held, colour, take: null, power: null });
    if (!offer) return;
    if (offer.refusal) change(() => held);
    play(offer);
  };
  const playMain = () => {
    const { state, seat, selection, closed } = latest.current;
    if (closed) return explain(closed);
    const [offer] = seat === null ? [] : offersFor(state, seat, selection);
    if (offer) play(offer);
  };
  return { build, explain, play, playMain };
}

function cardsOf(hand: readonly Card[], monument: Monument): Card[] {
  return hand.filter((card) => monumentOf(card) === monument).reduce<Card[]>((laid, card) => withCard(laid, card), []);
}

function anew(old: Selection, hand: readonly Card[]): Selection {
  return { ...old, hand, take: null, power: null, stack: null };
}

function misfit({ hand }: Selection): 'mixed-monuments' | 'different-symbols' {
  return hand.length === 1 ? 'different-symbols' : 'mixed-monuments';
}
