/** Rows of the SQLite tables, and the records they become. */
import type { MatchRecord, SeatRecord } from './contract.ts';

/** What a MatchRow is read by. */
export const RECORD = 'SELECT matches.*, states.plies FROM matches JOIN states ON match_id = id';

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: string;
  readonly unlisted: number;
  readonly spectators: number;
  readonly host_hash: Buffer;
  readonly created_at: number;
  readonly updated_at: number;
  readonly started_at: number | null;
  readonly ended_at: number | null;
  readonly outcome: string | null;
  readonly next_id: string | null;
  readonly hints: number;
  readonly plies: number;
}

export function recordOf(row: MatchRow, seats: readonly SeatRecord[]): MatchRecord {
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: JSON.parse(row.options),
    isUnlisted: row.unlisted === 1,
    allowsSpectators: row.spectators === 1,
    allowsHints: row.hints === 1,
    hostHash: row.host_hash,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    outcome: row.outcome,
    nextID: row.next_id,
    plies: row.plies,
    seats,
  };
}
