/** RULES.md §7 at search speed: totals by colour without the lines of the score sheet. brain.test.ts holds it to scoring.ts. */
import { type Card, MONUMENT_COUNT } from '../rules/cards.ts';
import type { Colour, State } from '../rules/state.ts';

const SOLE = 3;
const MAIN = 2;
const SECOND = 1;
const UNPLACED = -12;
const POWER = 3;
export const LADDER = [9, 6, 3] as const;

/** What would count for each colour if the match ended now. */
export function totalsOf(state: State, into: Float64Array): void {
  const { scores, stacks, markers, holders } = state;
  const colours = scores.length;
  for (let colour = 0; colour < colours; colour++) {
    into[colour] = (scores[colour] as number) + UNPLACED * (state.historians[colour] as number);
  }
  for (let at = 0; at < stacks.length; at++) {
    if (stacks[at] === null) continue;
    const monument = at % MONUMENT_COUNT;
    const box = markers[monument] as number;
    if (box > 0) add(into, (at / MONUMENT_COUNT) | 0, box * perBox(state, at));
  }
  for (let power = 0; power < holders.length; power++) {
    const holder = holders[power];
    if (holder !== null && holder !== undefined) add(into, holder, POWER);
  }
  addHistories(state, into);
}

function add(into: Float64Array, colour: Colour, points: number): void {
  into[colour] = (into[colour] as number) + points;
}

/** Pages, and 9 / 6 / 3 by rank: longer ones first, on one box the older one (§7.3). */
function addHistories({ histories }: State, into: Float64Array): void {
  for (let i = 0; i < histories.length; i++) {
    const history = histories[i] as State['histories'][number];
    const pages = history.pages.length;
    let rank = 0;
    for (let j = 0; j < histories.length && rank < LADDER.length; j++) {
      const other = (histories[j] as State['histories'][number]).pages.length;
      if (other > pages || (other === pages && j < i)) rank++;
    }
    add(into, history.colour, pages + (LADDER[rank] ?? 0));
  }
}

/** What a box is worth to the builder of the stack at this place: 3, 2 or 1 (§1.2, §7.1). */
export function perBox(state: State, at: number): number {
  const monument = at % MONUMENT_COUNT;
  if (state.available[monument] !== 0) return SOLE;
  const own = state.stacks[at] as readonly Card[];
  const rival = state.stacks[rivalPlace(state, at)] as readonly Card[];
  return isMain(own, rival) ? MAIN : SECOND;
}

/** Where the other builder's stack of the same monument lies; −1 without one. */
export function rivalPlace(state: State, at: number): number {
  const { stacks } = state;
  for (let other = at % MONUMENT_COUNT; other < stacks.length; other += MONUMENT_COUNT) {
    if (other !== at && stacks[other] !== null) return other;
  }
  return -1;
}

export function isMain(own: readonly Card[], rival: readonly Card[]): boolean {
  if (own.length !== rival.length) return own.length > rival.length;
  return highestOf(own) > highestOf(rival);
}

/** Cards of one monument compare like their values. */
function highestOf(cards: readonly Card[]): Card {
  let highest = cards[0] as Card;
  for (let i = 1; i < cards.length; i++) if ((cards[i] as Card) > highest) highest = cards[i] as Card;
  return highest;
}
