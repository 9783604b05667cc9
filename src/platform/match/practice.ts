/** One person among bots. */
import type { Move, News, Seat } from '../rules.ts';
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
