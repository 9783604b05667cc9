/** RULES.md §8: taking a power card, and what Hero and Naute do. The Scribe is in build.ts. */
import type { Refusal, Seat } from '../../../platform/rules.ts';
import type { Power } from './cards.ts';
import { isColourOf, symbolsShown } from './displays.ts';
import { canDraw, draw, drawRefusal, isCardInRow } from './draw.ts';
import { addToHand, handOf, holds, takeFromHand } from './hands.ts';
import { HERO, holderAt, holderOf, isHeldBy, NAUTE } from './holders.ts';
import { refuse } from './reasons.ts';
import { addPoints } from './spend.ts';
import type { Colour, Emit, MoveOf, State } from './state.ts';

const CLAIM_POINTS = 2;
const HERO_PRICE = 1;

/** ◇ Strictly more cards of the power's symbol than each other colour (RULES.md §8.1). */
export function hasMajority(state: State, colour: Colour, power: Power): boolean {
  const own = symbolsShown(state, colour, power);
  for (let other = 0; other < state.scores.length; other++) {
    if (other !== colour && symbolsShown(state, other, power) >= own) return false;
  }
  return true;
}

export function claimRefusal(state: State, seat: Seat, { colour, power }: MoveOf<'claim'>): Refusal | null {
  if (state.powers === 'off') return refuse('powers-off');
  if (!isColourOf(state, seat, colour)) return refuse('not-your-colour');
  if (isHeldBy(state, power, colour)) return refuse('held-already');
  return hasMajority(state, colour, power) ? null : refuse('no-majority');
}

export function claim(state: State, seat: Seat, { colour, power }: MoveOf<'claim'>, emit?: Emit): void {
  state.actions--;
  const from = holderOf(state, power);
  state.holders[power] = colour;
  addPoints(state, colour, CLAIM_POINTS);
  emit?.({ type: 'claimed', seat, colour, power, from });
}

/** May the seat still use its Hero this turn, whatever it draws? */
export function canUseHero(state: State, seat: Seat): boolean {
  return heroRefusal(state, seat) === null && canDraw(state);
}

export function heroDrawRefusal(state: State, seat: Seat, { card }: MoveOf<'hero'>): Refusal | null {
  return heroRefusal(state, seat) ?? drawRefusal(state, card);
}

function heroRefusal(state: State, seat: Seat): Refusal | null {
  if (state.powers === 'off') return refuse('powers-off');
  const colour = holderAt(state, HERO, seat);
  if (colour === null) return refuse('not-holder');
  if (state.heroUsed) return refuse('used-already');
  return (state.scores[colour] ?? 0) >= HERO_PRICE ? null : refuse('no-point-to-pay');
}

export function heroDraw(state: State, seat: Seat, { card }: MoveOf<'hero'>, emit?: Emit): void {
  state.heroUsed = true;
  addPoints(state, holderOf(state, HERO) as Colour, -HERO_PRICE);
  draw(state, seat, card, 'hero', emit);
}

/** May the seat still use its Naute this turn, whatever it swaps? */
export function canUseNaute(state: State, seat: Seat): boolean {
  const hasBoth = handOf(state, seat).length > 0 && isCardInRow(state);
  return hasBoth && nauteRefusal(state, seat) === null;
}

export function swapRefusal(state: State, seat: Seat, { give, take }: MoveOf<'swap'>): Refusal | null {
  const refusal = nauteRefusal(state, seat);
  if (refusal) return refusal;
  if (!holds(state, seat, [give])) return refuse('not-in-hand');
  return state.row.includes(take) ? null : refuse('not-in-row');
}

function nauteRefusal(state: State, seat: Seat): Refusal | null {
  if (state.powers === 'off') return refuse('powers-off');
  if (holderAt(state, NAUTE, seat) === null) return refuse('not-holder');
  return state.nauteUsed ? refuse('used-already') : null;
}

export function swap(state: State, seat: Seat, { give, take }: MoveOf<'swap'>, emit?: Emit): void {
  state.nauteUsed = true;
  takeFromHand(state, seat, [give]);
  state.row[state.row.indexOf(take)] = give;
  addToHand(state, seat, take, 'open');
  emit?.({ type: 'swapped', seat, give, take });
}
