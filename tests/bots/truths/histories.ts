/** Truths about histories, written now or not. */
import { coloursOf, seatOf } from '../../../src/games/monuments/rules/displays.ts';
import { canWrite } from '../../../src/games/monuments/rules/historyTurn.ts';
import { rules } from '../../../src/games/monuments/rules/index.ts';
import { sheetsOf } from '../../../src/games/monuments/rules/scoring.ts';
import type { Colour, State } from '../../../src/games/monuments/rules/state.ts';
import type { Seat } from '../../../src/platform/rules.ts';
import { rank, type Told, type Truths } from './told.ts';

/** The match after a history of this colour. */
function written(state: State, seat: Seat, colour: Colour): State {
  const next = rules.clone(state);
  if (next.phase === 'choice') rules.apply(next, seat, { type: 'choose', kind: 'history' });
  rules.apply(next, seat, { type: 'write', colour });
  return next;
}

function pagesBy(state: State, seat: Seat, colour: Colour): number {
  return written(state, seat, colour).histories.at(-1)?.pages.length ?? 0;
}

/** The colour that a History turn is about: the one named, or that with the most pages to take. */
function writerOf({ state, seat, move }: Told): Colour {
  if (move.type === 'write') return move.colour;
  const able = coloursOf(state, seat).filter((colour) => canWrite(state, colour));
  return able.sort((a, b) => pagesBy(state, seat, b) - pagesBy(state, seat, a) || a - b)[0] ?? -1;
}

function pagesOf(told: Told): number {
  return pagesBy(told.state, told.seat, writerOf(told));
}

function isHistory({ move }: Told): boolean {
  return move.type === 'write' || (move.type === 'choose' && move.kind === 'history');
}

function isMonument({ move }: Told): boolean {
  return move.type === 'choose' && move.kind === 'monument';
}

/** If some rival wrote first, would fewer pages be left? */
function rivalLeavesFewer(told: Told): boolean {
  const writer = writerOf(told);
  return told.state.scores.some((_, rival) => {
    if (seatOf(told.state, rival) === told.seat || !canWrite(told.state, rival)) return false;
    const turn = { ...rules.clone(told.state), phase: 'history' as const, seat: seatOf(told.state, rival) };
    const left = { ...written(turn, turn.seat, rival), phase: 'history' as const, seat: told.seat };
    return !canWrite(left, writer) || pagesBy(left, told.seat, writer) < pagesOf(told);
  });
}

/** Points of monuments and overflows that a history now would bring to others than this seat. */
function gainOfRivals(told: Told): number {
  const { state, seat } = told;
  const worth = (at: State) =>
    sheetsOf(at)
      .filter((sheet) => sheet.seat !== seat)
      .reduce((sum, { track, monuments }) => sum + monuments.reduce((all, { points }) => all + points, track), 0);
  return worth(written(state, seat, writerOf(told))) - worth(state);
}

/** At three cards a turn, are there no more than two turns for each own historian? */
function isLate({ state, seat, value }: Told): boolean {
  const left = coloursOf(state, seat).reduce((sum, colour) => sum + (state.historians[colour] ?? 0), 0);
  return value === left && state.pile.length <= 2 * left * 3 * state.seats;
}

export const HISTORY_TRUTHS: Truths = {
  'pages-now': (told) => isHistory(told) && told.value === pagesOf(told),
  'ladder-bonus': (told) => {
    const writer = writerOf(told);
    const lines = sheetsOf(written(told.state, told.seat, writer))[writer]?.histories ?? [];
    return isHistory(told) && told.value === lines.at(-1)?.bonus;
  },
  'historian-in-time': (told) => isHistory(told) && isLate(told),
  'pages-run-out': (told) => isHistory(told) && told.value === pagesOf(told) && rivalLeavesFewer(told),
  'wait-for-pages': (told) => isMonument(told) && rank(told) === 0 && told.value === pagesOf(told),
  'leaves-pages': (told) => isMonument(told) && rank(told) > 0 && told.value === pagesOf(told),
  'rivals-gain': (told) => isMonument(told) && told.value === gainOfRivals(told),
};
