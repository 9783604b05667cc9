/** Who holds which seat, in SQLite. Every change is one transaction: two who click at once cannot both have a seat. */
import type {
  BotRequest,
  HandoverClaim,
  HandoverOffer,
  JoinRequest,
  JoinResult,
  MatchStore,
  SeatRecord,
  SecretHash,
} from './contract.ts';
import { type MatchRow, RECORD } from './rows.ts';
import type { Statements } from './statements.ts';

type SeatMethods = 'join' | 'seatBot' | 'leave' | 'removeSeat' | 'rename' | 'offerHandover' | 'claimHandover';

const FREE = 'hash IS NULL AND bot IS NULL';
const EMPTIED = 'name = NULL, hash = NULL, bot = NULL, handover_hash = NULL, handover_until = NULL';

export class SqliteSeats implements Pick<MatchStore, SeatMethods> {
  readonly #sql: Statements;

  constructor(sql: Statements) {
    this.#sql = sql;
  }

  of(matchID: string): SeatRecord[] {
    return this.#sql.all<SeatRecord>('SELECT name, hash, bot FROM seats WHERE match_id = ? ORDER BY seat', matchID);
  }

  async join({ matchID, seat, name, hash, at }: JoinRequest): Promise<JoinResult> {
    return this.#sql.atomically(() => {
      const match = this.#match(matchID);
      if (!match) return 'unknown';
      if (match.ended_at !== null) return 'over';
      if (match.plies > 0) return 'begun';
      const taken = this.#sql.get<{ seat: number }>(
        `UPDATE seats SET name = @name, hash = @hash, handover_hash = NULL, handover_until = NULL
         WHERE match_id = @matchID AND ${FREE} AND seat =
           coalesce(@seat, (SELECT min(seat) FROM seats WHERE match_id = @matchID AND ${FREE}))
         RETURNING seat`,
        { matchID, seat, name, hash },
      );
      if (!taken) return seat === null ? 'full' : 'taken';
      this.#startIfFull(matchID, at);
      return { seat: taken.seat, isStarted: this.#match(matchID)?.started_at !== null };
    });
  }

  async seatBot({ matchID, seat, level, name, by, at }: BotRequest): ReturnType<MatchStore['seatBot']> {
    return this.#sql.atomically(() => {
      const match = this.#match(matchID);
      if (!match) return 'unknown';
      if (match.ended_at !== null) return 'over';
      if (by === null && match.plies > 0) return 'begun';
      if (by !== null && (match.plies === 0 || !this.#holds(matchID, by))) return 'not-held';
      const seated = this.#sql.run(
        `UPDATE seats SET name = ?, bot = ?, handover_hash = NULL, handover_until = NULL
         WHERE match_id = ? AND seat = ? AND ${FREE}`,
        ...[name, level, matchID, seat],
      );
      if (seated === 0) return 'taken';
      this.#startIfFull(matchID, at);
      return 'seated';
    });
  }

  async leave(matchID: string, seat: number, hash: SecretHash, at: number): Promise<'left' | 'deleted' | 'not-held'> {
    return this.#sql.atomically(() => {
      const held = 'SELECT 1 FROM seats WHERE match_id = ? AND seat = ? AND hash = ?';
      if (!this.#sql.get(held, matchID, seat, hash)) return 'not-held';
      this.#free(matchID, seat, at);
      const isBegun = (this.#match(matchID)?.plies ?? 0) > 0;
      if (isBegun || this.of(matchID).some((each) => each.hash !== null)) return 'left';
      this.#sql.run('DELETE FROM matches WHERE id = ?', matchID);
      return 'deleted';
    });
  }

  async removeSeat(matchID: string, seat: number, at: number): Promise<boolean> {
    return this.#sql.atomically(() => this.#match(matchID)?.plies === 0 && this.#free(matchID, seat, at));
  }

  async rename(matchID: string, seat: number, hash: SecretHash, name: string): Promise<boolean> {
    const sql = 'UPDATE seats SET name = ? WHERE match_id = ? AND seat = ? AND hash = ?';
    return this.#sql.run(sql, name, matchID, seat, hash) > 0;
  }

  async offerHandover(
    matchID: string,
    seat: number,
    hash: SecretHash,
    { tokenHash, until, vacant }: HandoverOffer,
  ): Promise<boolean> {
    const sql = `UPDATE seats SET handover_hash = @tokenHash, handover_until = @until
      WHERE match_id = @matchID AND seat = coalesce(@vacant, @seat) AND (@vacant IS NULL) = (hash IS NOT NULL)
        AND EXISTS (SELECT 1 FROM seats WHERE match_id = @matchID AND seat = @seat AND hash = @hash)`;
    return this.#sql.run(sql, { tokenHash, until, matchID, vacant, seat, hash }) > 0;
  }

  async claimHandover(
    matchID: string,
    tokenHash: SecretHash,
    { newHash, at, name: given }: HandoverClaim,
  ): Promise<{ seat: number; name: string } | 'nameless' | null> {
    return this.#sql.atomically(() => {
      const offered = this.#sql.get<{ seat: number; name: string | null; bot: string | null }>(
        'SELECT seat, name, bot FROM seats WHERE match_id = ? AND handover_hash = ? AND handover_until >= ?',
        ...[matchID, tokenHash, at],
      );
      if (!offered) return null;
      const { seat, bot } = offered;
      const name = bot === null ? (offered.name ?? given) : given;
      if (name === null) return 'nameless';
      this.#sql.run(
        `UPDATE seats SET hash = ?, name = ?, bot = NULL, handover_hash = NULL, handover_until = NULL
         WHERE match_id = ? AND seat = ?`,
        ...[newHash, name, matchID, seat],
      );
      this.#startIfFull(matchID, at);
      return { seat, name };
    });
  }

  #match(matchID: string): MatchRow | undefined {
    return this.#sql.get<MatchRow>(`${RECORD} WHERE id = ?`, matchID);
  }

  #holds(matchID: string, hash: SecretHash): boolean {
    return this.#sql.get('SELECT 1 FROM seats WHERE match_id = ? AND hash = ?', matchID, hash) !== undefined;
  }

  /** Bots alone do not begin: nobody would ever look at their match. */
  #startIfFull(matchID: string, at: number): void {
    this.#sql.run(
      `UPDATE matches SET updated_at = @at, started_at = coalesce(started_at, iif(
         EXISTS (SELECT 1 FROM seats WHERE match_id = id AND ${FREE})
         OR NOT EXISTS (SELECT 1 FROM seats WHERE match_id = id AND hash IS NOT NULL), NULL, @at)) WHERE id = @matchID`,
      { at, matchID },
    );
  }

  /** Before the first move a match that loses somebody waits again. */
  #free(matchID: string, seat: number, at: number): boolean {
    const sql = `UPDATE seats SET ${EMPTIED} WHERE match_id = ? AND seat = ? AND NOT (${FREE})`;
    if (this.#sql.run(sql, matchID, seat) === 0) return false;
    this.#sql.run(
      `UPDATE matches SET updated_at = ?,
         started_at = iif((SELECT plies FROM states WHERE match_id = id) = 0, NULL, started_at) WHERE id = ?`,
      ...[at, matchID],
    );
    return true;
  }
}
