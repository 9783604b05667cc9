/** RULES.md §6.4 and §7.5: who has won. */
import type { Outcome, Seat } from '../../../platform/rules.ts';
import { type Sheet, sheetsOf } from './scoring.ts';
import type { State } from './state.ts';

export function outcome(state: State): Outcome | null {
  return state.phase === 'over' ? standings(state) : null;
}

/** How the seats would stand if the match ended now. */
export function standings(state: State): Outcome {
  const sheets = sheetsOf(state);
  const merits = Array.from({ length: state.seats }, (_, seat) => meritsOf(sheets, seat));
  const places = merits.map((own) => 1 + merits.filter((other) => compare(other, own) > 0).length);
  return {
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    results: merits.map((own) => own[0] as number),
    places,
  };
}

/**
 * What counts, in this order: the result, then the tie-breakers. With two colours the lower total is the result and the
 * upper one the first tie-breaker (§6.4 ◇); with one colour both are the same number, which breaks no tie.
 */
function meritsOf(sheets: readonly Sheet[], seat: Seat): number[] {
  const own = sheets.filter((sheet) => sheet.seat === seat);
  const totals = own.map((sheet) => sheet.total);
  const monuments = own.reduce((count, sheet) => count + sheet.monuments.length, 0);
  const longest = Math.max(0, ...own.flatMap((sheet) => sheet.histories.map((history) => history.pages)));
  return [Math.min(...totals), Math.max(...totals), monuments, longest];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((merit, i) => merit !== b[i]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}
