/** One person among bots. */
import type { Move, News, Rules, Seat } from '../rules.ts';
import type { MatchRecord } from './record.ts';
import type { PlayableRoom } from './resume.ts';
import type { SavedMatch } from './saveFormat.ts';

/** The seat of the only person; null where several play, or no bot does. */
export function soloOf({ bots }: SavedMatch): Seat | null {
  const people = bots.flatMap((level, seat) => (level === null ? [seat] : []));
  return people.length === 1 && bots.length > 1 ? (people[0] ?? null) : null;
}

/** The last decision of a seat, however long ago. */
export function lastMoveOf<S, M extends Move, N extends News>(
  { notation }: PlayableRoom<S, M, N>,
  { moves, viewAt }: MatchRecord<S, M, N>,
  seat: Seat,
): M | null {
  const at = moves.findLastIndex((move) => move.seat === seat);
  const move = at < 0 ? '' : notation.read(viewAt(at, seat), seat, moves[at]?.text ?? '');
  return typeof move === 'string' ? null : move;
}

/**
 * A seat that has no choice but to begin its turn in the one way there is wants to hear about what follows: the moves that
 * only lead to another phase, and the view after them. A move within a phase may show something, and ends it.
 */
export function opened<S, M extends Move>(rules: Rules<S, M>, view: S, seat: Seat): { first: M[]; view: S } {
  const state = rules.clone(view);
  const [move, other] = rules.moves(state, seat);
  if (!move || other) return { first: [], view };
  rules.apply(state, seat, move);
  const leadsOn = rules.actors(state).includes(seat) && rules.phase(state) !== rules.phase(view);
  return leadsOn ? { first: [move], view: state } : { first: [], view };
}
