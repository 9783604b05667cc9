/** A match as it was: its stored moves played again from the seed. */
import { isUndo, type MatchState, playInMatch, startMatch } from '../../src/platform/matchState.ts';
import type { Move, News, Seat, Seed } from '../../src/platform/rules.ts';
import type { ServedRoom } from '../rooms.ts';
import type { MatchRecord, StoredMove } from '../storage/contract.ts';

/**
 * Where the moves lead; `look` sees every position on the way. Throws if they do not fit the rules, which stored moves of
 * the same version always do.
 */
export function replayed(
  { rules, notation }: ServedRoom,
  record: MatchRecord,
  { seed, moves }: { readonly seed: Seed; readonly moves: readonly StoredMove[] },
  look?: (match: MatchState<unknown, Move>) => void,
): MatchState<unknown, Move> {
  const match = startMatch(rules, record.seats.length, record.options, seed);
  look?.(match);
  for (const { seat, text, ply } of moves) {
    const move = text === 'undo' ? ({ type: 'undo' } as const) : notation.read(match.state, seat, text);
    if (typeof move === 'string') throw new Error(`Stored move ${ply} cannot be read.`);
    if (!isUndo(move) && rules.refusal(match.state, seat, move)) throw new Error(`Stored move ${ply} is not legal.`);
    playInMatch(rules, match, seat, move);
    look?.(match);
  }
  return match;
}

/** The news that a viewer was told. */
export function newsFor(viewer: Seat | null, stored: string): News[] {
  const news: News[] = JSON.parse(stored);
  return news.filter(({ only }) => only === undefined || only === viewer);
}
