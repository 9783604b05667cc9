/** Of reasons for moves, the numbers that are about a history: the one that is named, or could be written instead. */
import type { Seat } from '../../../platform/rules.ts';
import { MONUMENT_COUNT } from '../rules/cards.ts';
import { coloursOf, isColourOf } from '../rules/displays.ts';
import { canWrite } from '../rules/historyTurn.ts';
import { rules } from '../rules/index.ts';
import { sheetsOf } from '../rules/scoring.ts';
import type { Colour, State } from '../rules/state.ts';
import type { Asked } from './whyBuilds.ts';

/** A seat that comes to three cards a turn, as a full turn has actions, … */
const CARDS_PER_TURN = 3;
/** … has to think of its historians while it has so many turns for each. */
const TURNS_EACH = 2;

export function pagesNow(asked: Asked): number {
  return pagesFor(asked.view, asked.seat, writerOf(asked));
}

/** The points that the history would have on the ladder (RULES.md §7.3). */
export function bonusNow(asked: Asked): number {
  const writer = writerOf(asked);
  const histories = sheetsOf(written(asked.view, asked.seat, writer))[writer]?.histories;
  return histories?.at(-1)?.bonus ?? 0;
}

/** Points on tracks and monuments that writing now would bring to the other seats. */
export function rivalsGain(asked: Asked): number {
  const { view, seat } = asked;
  return builtByRivals(written(view, seat, writerOf(asked)), seat) - builtByRivals(view, seat);
}

function builtByRivals(state: State, seat: Seat): number {
  const rivals = sheetsOf(state).filter((sheet) => sheet.seat !== seat);
  const points = rivals.flatMap(({ track, monuments }) => [track, ...monuments.map((line) => line.points)]);
  return points.reduce((sum, each) => sum + each, 0);
}

/** The pages there are, if a rival who writes first could leave fewer: some stack has but one page to give. */
export function pagesInDanger(asked: Asked): number {
  const { view, seat } = asked;
  const writer = writerOf(asked);
  const rivals = view.scores.map((_, colour) => colour).filter((colour) => !isColourOf(view, seat, colour));
  const isInDanger = rivals
    .filter((rival) => canWrite(view, rival))
    .some((rival) => view.stacks.some((stack, at) => stack?.length === 2 && ![writer, rival].includes(ownerOf(at))));
  return isInDanger ? pagesNow(asked) : 0;
}

function ownerOf(place: number): Colour {
  return Math.floor(place / MONUMENT_COUNT);
}

/** Own historians, while there are few turns left for them; 0 before. */
export function historiansInHaste({ view, seat }: Asked): number {
  const left = coloursOf(view, seat).reduce((sum, colour) => sum + (view.historians[colour] ?? 0), 0);
  return view.pile.length <= left * TURNS_EACH * CARDS_PER_TURN * view.seats ? left : 0;
}

/** The colour that is to write, or else the one with the most pages to take. */
function writerOf({ view, seat, move }: Asked): Colour {
  if (move.type === 'write') return move.colour;
  const able = coloursOf(view, seat).filter((colour) => canWrite(view, colour));
  return able.reduce((best, next) => (pagesFor(view, seat, next) > pagesFor(view, seat, best) ? next : best));
}

function pagesFor(view: State, seat: Seat, colour: Colour): number {
  return written(view, seat, colour).histories.at(-1)?.pages.length ?? 0;
}

/** The match after this history. */
function written(view: State, seat: Seat, colour: Colour): State {
  const state = rules.clone(view);
  if (state.phase === 'choice') rules.apply(state, seat, { type: 'choose', kind: 'history' });
  rules.apply(state, seat, { type: 'write', colour });
  return state;
}
