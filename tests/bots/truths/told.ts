/** A reason as it was given, and what its truth is made of. */
import { type Card, monumentOf } from '../../../src/games/monuments/rules/cards.ts';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import { sheetsOf } from '../../../src/games/monuments/rules/scoring.ts';
import type { Colour, MonumentsMove, State } from '../../../src/games/monuments/rules/state.ts';
import type { Seat } from '../../../src/platform/rules.ts';

export interface Told {
  readonly state: State;
  readonly seat: Seat;
  readonly move: MonumentsMove;
  /** All moves, the best first. */
  readonly ranked: readonly MonumentsMove[];
  readonly value: number;
}

export type Truths = Readonly<Record<string, (told: Told) => boolean>>;

export function after({ state, seat, move }: Told): State {
  const next = rules.clone(state);
  rules.apply(next, seat, move);
  return next;
}

export function colourOf(move: MonumentsMove): Colour {
  return 'colour' in move ? move.colour : -1;
}

/** The monument that a build is about, or −1. */
export function builtBy(move: MonumentsMove): number {
  const isBuild = move.type === 'erect' || move.type === 'improve' || move.type === 'restack';
  return isBuild ? monumentOf(move.cards[0] as Card) : -1;
}

function totals(state: State, whose: (seat: Seat) => boolean): number {
  return sheetsOf(state).reduce((sum, sheet) => sum + (whose(sheet.seat) ? sheet.total : 0), 0);
}

export function spoils(told: Told, whose: (seat: Seat) => boolean): number {
  return totals(after(told), whose) - totals(told.state, whose);
}

export function rank({ move, ranked }: Told): number {
  return ranked.indexOf(move);
}
