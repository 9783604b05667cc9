/** RULES.md §2.6: what is public and what is secret; and copies of a state. */
import { HIDDEN, type Seat } from '../../../platform/rules.ts';
import type { Card } from './cards.ts';
import type { State } from './state.ts';

/** Stacks and pages are shared with the original: changers never write into them (see state.ts). */
export function clone(state: State): State {
  return {
    seats: state.seats,
    powers: state.powers,
    phase: state.phase,
    seat: state.seat,
    turn: state.turn,
    actions: state.actions,
    bought: state.bought,
    heroUsed: state.heroUsed,
    nauteUsed: state.nauteUsed,
    hands: copied(state.hands),
    shown: copied(state.shown),
    row: state.row.slice(),
    pile: state.pile.slice(),
    stacks: state.stacks.slice(),
    symbols: state.symbols.slice(),
    available: state.available.slice(),
    markers: state.markers.slice(),
    scores: state.scores.slice(),
    historians: state.historians.slice(),
    histories: state.histories.slice(),
    holders: state.holders.slice(),
    discarded: state.discarded.slice(),
  };
}

export function view(state: State, viewer: Seat | null): State {
  const seen = clone(state);
  seen.pile.fill(HIDDEN);
  seen.hands = seen.hands.map((hand, seat) => (seat === viewer ? hand : masked(hand, state.shown[seat] ?? [])));
  return seen;
}

function copied(hands: readonly Card[][]): Card[][] {
  const copies: Card[][] = [];
  for (let seat = 0; seat < hands.length; seat++) copies.push((hands[seat] as Card[]).slice());
  return copies;
}

/** Cards seen going into the hand stay known; the others become masks, which sort first. */
function masked(hand: readonly Card[], shown: readonly Card[]): Card[] {
  return [...hand.slice(shown.length).map(() => HIDDEN), ...shown];
}
