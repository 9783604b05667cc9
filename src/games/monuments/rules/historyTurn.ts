/** RULES.md §5: a History turn. */
import type { Refusal, Seat } from '../../../platform/rules.ts';
import { type Card, cardValue, MONUMENT_COUNT, type Monument, monumentOf } from './cards.ts';
import { buildersOf, coloursOf, isColourOf, putStack, stackOf } from './displays.ts';
import { refuse } from './reasons.ts';
import { addPoints } from './spend.ts';
import type { Colour, Emit, MoveOf, State } from './state.ts';

export const LAST_BOX = 6;
const WRITABLE_CARDS = 2;
const OVERFLOW_TO_HIGHEST = 2;
const OVERFLOW_TO_OTHER = 1;

/**
 * Places in `state.stacks` that owe a page to a history of this colour: every opposing monument of two cards or more
 * (§5.1). Looks from `from` on and answers −1 after the last one.
 */
function nextPage({ stacks }: State, colour: Colour, from: number): number {
  const own = colour * MONUMENT_COUNT;
  for (let at = from; at < stacks.length; at++) {
    const stack = stacks[at] as readonly Card[] | null;
    if (stack !== null && stack.length >= WRITABLE_CARDS && (at < own || at >= own + MONUMENT_COUNT)) return at;
  }
  return -1;
}

function hasPages(state: State, colour: Colour): boolean {
  return nextPage(state, colour, 0) >= 0;
}

export function canWrite(state: State, colour: Colour): boolean {
  return (state.historians[colour] ?? 0) > 0 && hasPages(state, colour);
}

/** Why a seat cannot choose a History turn (§3.2). */
export function historyRefusal(state: State, seat: Seat): Refusal | null {
  const colours = coloursOf(state, seat).filter((colour) => (state.historians[colour] ?? 0) > 0);
  if (colours.length === 0) return refuse('no-historian');
  return colours.some((colour) => hasPages(state, colour)) ? null : refuse('nothing-to-write');
}

export function writeRefusal(state: State, seat: Seat, { colour }: MoveOf<'write'>): Refusal | null {
  if (!isColourOf(state, seat, colour)) return refuse('not-your-colour');
  if ((state.historians[colour] ?? 0) === 0) return refuse('no-historian');
  return hasPages(state, colour) ? null : refuse('nothing-to-write');
}

export function write(state: State, seat: Seat, { colour }: MoveOf<'write'>, emit?: Emit): void {
  const pages: Card[] = [];
  for (let at = nextPage(state, colour, 0); at >= 0; at = nextPage(state, colour, at + 1)) {
    pages.push(tearPage(state, at));
  }
  state.historians[colour] = (state.historians[colour] ?? 0) - 1;
  state.histories.push({ colour, pages });
  emit?.({ type: 'wrote', seat, colour, pages });
  for (let i = 0; i < pages.length; i++) moveMarker(state, monumentOf(pages[i] as Card), emit);
}

/** The topmost card of a stack. */
function tearPage(state: State, at: number): Card {
  const stack = state.stacks[at] as readonly Card[];
  const page = stack[stack.length - 1] as Card;
  const monument = monumentOf(page);
  putStack(state, (at - monument) / MONUMENT_COUNT, monument, stack.slice(0, -1));
  return page;
}

/** ◇ Overflow is judged by the cards left after this history took its pages (§5.3). */
function moveMarker(state: State, monument: Monument, emit?: Emit): void {
  const box = state.markers[monument] ?? 0;
  if (box < LAST_BOX) {
    state.markers[monument] = box + 1;
    return;
  }
  overflow(state, monument, emit);
}

function overflow(state: State, monument: Monument, emit?: Emit): void {
  const byHighestCard = buildersOf(state, monument).sort(
    (a, b) => highest(state, b, monument) - highest(state, a, monument),
  );
  byHighestCard.forEach((colour, rank) => {
    const points = rank === 0 ? OVERFLOW_TO_HIGHEST : OVERFLOW_TO_OTHER;
    addPoints(state, colour, points);
    emit?.({ type: 'overflowed', monument, colour, points });
  });
}

/** The highest value a colour has on a monument (§5.3, §7.1). */
export function highest(state: State, colour: Colour, monument: Monument): number {
  return Math.max(...(stackOf(state, colour, monument) ?? []).map(cardValue));
}
