/** RULES.md §7: the score sheet of every colour, line by line. In mid-game it is the forecast. */
import type { Seat } from '../../../platform/rules.ts';
import { MONUMENT_COUNT, type Monument, type Power } from './cards.ts';
import { buildersOf, seatOf, stackOf } from './displays.ts';
import { highest } from './historyTurn.ts';
import type { Colour, State } from './state.ts';

const SOLE_PER_BOX = 3;
const MAIN_PER_BOX = 2;
const SECOND_PER_BOX = 1;
const UNPLACED_POINTS = -12;
const POWER_POINTS = 3;
const LADDER_BONUSES = [9, 6, 3];

export type Role = 'sole' | 'main' | 'second';

export interface MonumentLine {
  readonly monument: Monument;
  readonly box: number;
  readonly role: Role;
  readonly points: number;
}

export interface HistoryLine {
  readonly pages: number;
  /** 9, 6, 3 or 0. */
  readonly bonus: number;
}

export interface Sheet {
  readonly colour: Colour;
  readonly seat: Seat;
  /** Points of the score track. */
  readonly track: number;
  readonly monuments: readonly MonumentLine[];
  readonly histories: readonly HistoryLine[];
  readonly unplaced: { readonly historians: number; readonly points: number };
  readonly powers: readonly { readonly power: Power; readonly points: number }[];
  readonly total: number;
}

export function sheetsOf(state: State): Sheet[] {
  const bonuses = ladderBonuses(state);
  return state.scores.map((track, colour) => {
    const monuments = monumentLines(state, colour);
    const histories = state.histories.flatMap((history, at) =>
      history.colour === colour ? [{ pages: history.pages.length, bonus: bonuses[at] ?? 0 }] : [],
    );
    const historians = state.historians[colour] ?? 0;
    const unplaced = { historians, points: historians === 0 ? 0 : historians * UNPLACED_POINTS };
    const powers = state.holders.flatMap((holder, power) =>
      holder === colour ? [{ power, points: POWER_POINTS }] : [],
    );
    const total =
      track +
      sum(monuments, (line) => line.points) +
      sum(histories, (line) => line.pages + line.bonus) +
      unplaced.points +
      sum(powers, (line) => line.points);
    return { colour, seat: seatOf(state, colour), track, monuments, histories, unplaced, powers, total };
  });
}

function monumentLines(state: State, colour: Colour): MonumentLine[] {
  const lines: MonumentLine[] = [];
  for (let monument = 0; monument < MONUMENT_COUNT; monument++) {
    const role = roleOf(state, colour, monument);
    if (!role) continue;
    const box = state.markers[monument] ?? 0;
    lines.push({ monument, box, role, points: box * perBox(role) });
  }
  return lines;
}

/** The main builder has more cards; if equal, the highest card (§7.1). */
export function roleOf(state: State, colour: Colour, monument: Monument): Role | null {
  const own = stackOf(state, colour, monument);
  if (!own) return null;
  const rival = buildersOf(state, monument).find((builder) => builder !== colour);
  if (rival === undefined) return 'sole';
  const lead = own.length - (stackOf(state, rival, monument)?.length ?? 0);
  const isMain = lead > 0 || (lead === 0 && highest(state, colour, monument) > highest(state, rival, monument));
  return isMain ? 'main' : 'second';
}

function perBox(role: Role): number {
  if (role === 'sole') return SOLE_PER_BOX;
  return role === 'main' ? MAIN_PER_BOX : SECOND_PER_BOX;
}

/** By place on the ladder: longer histories first, on one box the older one (§7.3). */
function ladderBonuses(state: State): number[] {
  const order = state.histories
    .map((history, at) => ({ at, pages: history.pages.length }))
    .sort((a, b) => b.pages - a.pages || a.at - b.at);
  const bonuses = state.histories.map(() => 0);
  LADDER_BONUSES.forEach((bonus, rank) => {
    const history = order[rank];
    if (history) bonuses[history.at] = bonus;
  });
  return bonuses;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
