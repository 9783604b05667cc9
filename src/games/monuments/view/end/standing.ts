/** What a result rests on, for people: which seat stands where, and what broke a tie (RULES.md §6.4, §7.5). */
import type { Seat } from '../../../../platform/rules.ts';
import { standings } from '../../rules/outcome.ts';
import { type Sheet, sheetsOf } from '../../rules/scoring.ts';
import type { State } from '../../rules/state.ts';
import type { MonumentsTexts } from '../../texts/en.ts';

type TieBreaker = 'upper' | 'monuments' | 'longest' | 'shared';

export interface Tie {
  readonly by: TieBreaker;
  /** All seats with the winning result. */
  readonly seats: readonly Seat[];
  readonly winner: Seat;
  readonly own: number;
  readonly other: number;
}

const BREAKERS: readonly Exclude<TieBreaker, 'shared'>[] = ['upper', 'monuments', 'longest'];

export function sheetsOfSeat(sheets: readonly Sheet[], seat: Seat): Sheet[] {
  return sheets.filter((sheet) => sheet.seat === seat);
}

/** The lower total of a seat counts; with one colour it is the only one. */
export function isCounting(sheets: readonly Sheet[], sheet: Sheet): boolean {
  return sheetsOfSeat(sheets, sheet.seat).every(({ total }) => sheet.total <= total);
}

/** How the first place was decided where the result alone did not; null where it did. */
export function tieOf(state: State): Tie | null {
  const { winners, results } = standings(state);
  const [winner] = winners;
  if (winner === undefined) return null;
  const seats = results.flatMap((result, seat) => (result === results[winner] ? [seat] : []));
  if (seats.length < 2) return null;
  const sheets = sheetsOf(state);
  const own = meritsOf(sheets, winner);
  const others = seats.filter((seat) => !winners.includes(seat)).map((seat) => meritsOf(sheets, seat));
  let rivals = others;
  for (const by of BREAKERS) {
    const best = Math.max(...rivals.map((merits) => merits[by]));
    if (rivals.length > 0 && own[by] > best) return { by, seats, winner, own: own[by], other: best };
    rivals = rivals.filter((merits) => merits[by] === best);
  }
  return { by: 'shared', seats, winner, own: 0, other: 0 };
}

function meritsOf(sheets: readonly Sheet[], seat: Seat): Record<(typeof BREAKERS)[number], number> {
  const own = sheetsOfSeat(sheets, seat);
  return {
    upper: Math.max(...own.map(({ total }) => total)),
    monuments: own.reduce((count, { monuments }) => count + monuments.length, 0),
    longest: Math.max(0, ...own.flatMap(({ histories }) => histories.map(({ pages }) => pages))),
  };
}

export function namesOf(seats: readonly Seat[], names: readonly string[], { log }: MonumentsTexts): string {
  return log.list(seats.map((seat) => names[seat] ?? log.seat(seat + 1)));
}

/** Who has won, in one line; before the end, who would. */
export function headline(state: State, names: readonly string[], texts: MonumentsTexts): string {
  const { winners } = standings(state);
  const who = namesOf(winners, names, texts);
  if (state.phase !== 'over') return texts.end.leads(who);
  return winners.length > 1 ? texts.end.wonTogether(who) : texts.end.won(who);
}

/** The sentences that explain a tie. */
export function tieLines(tie: Tie, result: number, names: readonly string[], texts: MonumentsTexts): string[] {
  const { intro, shared, ...breakers } = texts.end.tie;
  const first = intro(namesOf(tie.seats, names, texts), result);
  if (tie.by === 'shared') return [first, shared];
  return [first, breakers[tie.by](namesOf([tie.winner], names, texts), tie.own, tie.other)];
}

/** The result as a few lines of text, to be sent to somebody. */
export function resultText(state: State, names: readonly string[], texts: MonumentsTexts): string {
  const { places, results } = standings(state);
  const sheets = sheetsOf(state);
  const seats = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const lines = seats.map((seat) => {
    const own = sheetsOfSeat(sheets, seat);
    const totals = own.map(({ colour, total }) => `${texts.log.colour(colour)} ${signed(total)}`).join(', ');
    const line = texts.end.resultOf(namesOf([seat], names, texts), signed(results[seat] ?? 0));
    return `${texts.end.place(places[seat] ?? 0)} ${line}${own.length > 1 ? ` (${totals})` : ''}`;
  });
  return [texts.end.resultTitle, headline(state, names, texts), ...lines].join('\n');
}

/** A true minus sign, which eyes and screen readers both take for one. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
