/** Who holds the power cards (RULES.md §8.1). */

import type { Seat } from '../../../platform/rules.ts';
import { POWERS } from '../content/monuments.ts';
import type { Power } from './cards.ts';
import { seatOf } from './displays.ts';
import type { Colour, State } from './state.ts';

export const SCRIBE: Power = POWERS.indexOf('scribe');
export const NAUTE: Power = POWERS.indexOf('naute');
export const HERO: Power = POWERS.indexOf('hero');

export function holderOf(state: State, power: Power): Colour | null {
  return state.holders[power] ?? null;
}

export function isHeldBy(state: State, power: Power, colour: Colour): boolean {
  return holderOf(state, power) === colour;
}

/** The colour through which a seat holds a power, null where it does not. */
export function holderAt(state: State, power: Power, seat: Seat): Colour | null {
  const holder = holderOf(state, power);
  return holder !== null && seatOf(state, holder) === seat ? holder : null;
}
