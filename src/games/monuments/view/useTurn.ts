/** The local side of a turn: what is picked up, what could be done with it, and why something cannot. */
import { useMemo, useRef } from 'react';
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
}

export interface Turn {
  readonly selection: Selection;
  readonly isEmpty: boolean;
  readonly offers: readonly Offer[];
  readonly notice: Notice | null;
  readonly hands: Hands;
}

interface Inputs extends Pick<MonumentsTableProps, 'state' | 'seat' | 'play'> {
  readonly isLive: boolean;
}

export function useTurn({ state, seat, play, isLive }: Inputs): Turn {
  const [picked, setPicked] = useOfSeat<Selection | null>(seat, null);
  const [notice, setNotice] = useOfSeat<Notice | null>(seat, null);
  const selection = useMemo(
    () => (seat === null || picked === null ? emptySelection(state, seat) : stillThere(state, seat, picked)),
    [state, seat, picked],
  );
  const offers = useMemo(() => (seat === null ? [] : offersFor(state, seat, selection)), [state, seat, selection]);

  // Handlers are given to many memoised parts, so they stay the same and look here for what is now.
  const now = { state, seat, play, isLive, selection };
  const latest = useRef<Now>(now);
  latest.current = now;
  const hands = useMemo(() => handsOver(latest, setPicked, setNotice), [setPicked, setNotice]);

  return { selection, isEmpty: isEmpty(selection), offers, notice, hands };
}

interface Now extends Inputs {
  readonly selection: Selection;
}

type Change = (selection: Selection, state: State, seat: Seat) => Selection;

function handsOver(
  latest: { readonly current: Now },
  setPicked: (selection: Selection) => void,
  setNotice: (notice: Notice | null) => void,
): Hands {
  let isSending = false;
  const change = (next: Change) => {
    const { state, seat, isLive, selection } = latest.current;
    if (seat === null || !isLive) return;
    setNotice(null);
    setPicked(next(selection, state, seat));
  };
  const explain = (refusal: Refusal) => setNotice({ refusal, isAnew: false });
  const pickCard = (card: Card) => {
    const { state, seat, selection } = latest.current;
    const fits = seat === null || selection.hand.includes(card) || fitsSelection(state, seat, selection, card);
    change((old, now, own) => (fits ? toggleHand(now, own, old, card) : anew(old, [card])));
    if (!fits) setNotice({ refusal: refuse(misfit(selection)), isAnew: true });
  };
  const play = (offer: Offer) => {
    if (offer.refusal) return explain(offer.refusal);
    if (!latest.current.isLive || isSending) return;
    change((old) => anew(old, []));
    isSending = true;
    afterPaint(() => {
      isSending = false;
      void latest.current.play(offer.moves).then((refusal) => refusal && explain(refusal));
    });
  };
  const build = (card: Card, colour: Colour) => {
    const { state, seat, selection } = latest.current;
    if (seat === null) return;
    const held = selection.hand.includes(card) ? selection : { ...anew(selection, [card]), colour };
    const [offer] = offersFor(state, seat, { ...held, colour, take: null, power: null });
    if (!offer) return;
    if (offer.refusal) change(() => held);
    play(offer);
  };
  return {
    build,
    pickCard,
    pickMonument: (monument) => change((old, now, own) => anew(old, cardsOf(handOf(now, own), monument))),
    pickTake: (take) => change((old, now, own) => toggleTake(now, own, old, take)),
    pickPower: (power) => change((old) => togglePower(old, power)),
    serve: (colour) => change((old) => ({ ...old, colour, stack: null })),
    moveCard: (card, to) => change((old, now) => reordered(now, old, card, to)),
    putBack: () => change((old) => anew(old, [])),
    explain,
    play,
  };
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
