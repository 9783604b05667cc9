/** What a move would change, found by the engine itself on a copy of what the seat sees. */
import type { Seat } from '../../../../platform/rules.ts';
import { MONUMENT_COUNT, type Monument } from '../../rules/cards.ts';
import { type Role, roleOf, sheetsOf } from '../../rules/scoring.ts';
import type { Colour, MonumentsMove, State } from '../../rules/state.ts';

export interface Preview {
  /** By colour: change of the score track. */
  readonly points: readonly number[];
  /** By colour: change of the forecast final total. */
  readonly totals: readonly number[];
  /** Builders whose standing changes. */
  readonly roles: readonly RoleChange[];
  readonly endsTurn: boolean;
  readonly endsMatch: boolean;
}

interface RoleChange {
  readonly monument: Monument;
  readonly colour: Colour;
  readonly role: Role;
}

export function previewOf(before: State, after: State, seat: Seat, move: MonumentsMove): Preview {
  const [old, now] = [sheetsOf(before), sheetsOf(after)];
  // What a card of the pile will bring nobody knows: it may leave something to do.
  const isKnown = !('card' in move) || move.card !== null;
  return {
    points: after.scores.map((score, colour) => score - (before.scores[colour] ?? 0)),
    totals: now.map(({ total }, colour) => total - (old[colour]?.total ?? 0)),
    roles: roleChanges(before, after),
    endsTurn: isKnown && (after.seat !== seat || after.phase === 'over'),
    endsMatch: isKnown && after.phase === 'over',
  };
}

function roleChanges(before: State, after: State): RoleChange[] {
  const changes: RoleChange[] = [];
  for (let monument = 0; monument < MONUMENT_COUNT; monument++) {
    after.scores.forEach((_, colour) => {
      const role = roleOf(after, colour, monument);
      const old = roleOf(before, colour, monument);
      if (role && old && role !== old) changes.push({ monument, colour, role });
    });
  }
  return changes;
}
