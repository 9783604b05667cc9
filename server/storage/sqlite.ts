/** The default storage: one SQLite file, one process. */
import type { Database, Statement } from 'better-sqlite3';
import type {
  HandoverClaim,
  HandoverOffer,
  JoinRequest,
  JoinResult,
  ListRequest,
  MatchRecord,
  MatchStore,
  MoveCommit,
  NewMatch,
  PruneRequest,
  SeatRecord,
  SecretHash,
  StoredChat,
  StoredMatch,
  StoredMove,
} from './contract.ts';
import { GroupCommit } from './groupCommit.ts';
import { openSqlite, type SqliteOptions } from './openSqlite.ts';
import { type MatchRow, recordOf } from './rows.ts';

const RECORD = 'SELECT matches.*, states.plies FROM matches JOIN states ON match_id = id';

export class SqliteStore implements MatchStore {
  /** The connection itself: for maintenance, and for tests that make it fail. */
  readonly database: Database;
  readonly #statements = new Map<string, Statement>();
  readonly #moves: GroupCommit<MoveCommit, 'stored' | 'conflict'>;

  constructor(options: SqliteOptions) {
    this.database = openSqlite(options);
    this.#moves = new GroupCommit(
      (work) => this.#atomically(work),
      (move) => this.#storeMove(move),
    );
  }

  async create(match: NewMatch): Promise<void> {
    this.#atomically(() => this.#insert(match));
  }

  async createNext(matchID: string, next: NewMatch): Promise<string | null> {
    return this.#atomically(() => {
      const row = this.#get<MatchRow>(`${RECORD} WHERE id = ?`, matchID);
      if (!row || row.ended_at === null) return null;
      if (row.next_id !== null) return row.next_id;
      this.#insert(next);
      this.#run('UPDATE matches SET next_id = ? WHERE id = ?', next.id, matchID);
      return next.id;
    });
  }

  async load(matchID: string): Promise<StoredMatch | null> {
    const record = this.#record(matchID);
    const row = this.#get<{ state: string }>('SELECT state FROM states WHERE match_id = ?', matchID);
    return record && row ? { record, state: row.state } : null;
  }

  async record(matchID: string): Promise<MatchRecord | null> {
    return this.#record(matchID);
  }

  async list(request: ListRequest): Promise<MatchRecord[]> {
    const { game, isOver, updatedBefore, updatedAfter, after, limit } = request;
    const rows = this.#all<MatchRow>(
      `${RECORD} WHERE game = @game AND unlisted = 0 AND (created_at, id) < (@createdAt, @id)
         AND (@isOver IS NULL OR (ended_at IS NOT NULL) = @isOver)
         AND updated_at < @updatedBefore AND updated_at > @updatedAfter
       ORDER BY created_at DESC, id DESC LIMIT @limit`,
      {
        game,
        limit,
        createdAt: after?.createdAt ?? Number.MAX_SAFE_INTEGER,
        id: after?.id ?? '',
        isOver: isOver === undefined ? null : Number(isOver),
        updatedBefore: updatedBefore ?? Number.MAX_SAFE_INTEGER,
        updatedAfter: updatedAfter ?? -1,
      },
    );
    return rows.map((row) => recordOf(row, this.#seats(row.id)));
  }

  commitMove(move: MoveCommit): Promise<'stored' | 'conflict'> {
    return this.#moves.add(move);
  }

  #storeMove(move: MoveCommit): 'stored' | 'conflict' {
    const { matchID, ply, seat, text, news, at, state, outcome } = move;
    const advanced = this.#run(
      'UPDATE states SET plies = ?, state = ? WHERE match_id = ? AND plies = ?',
      ...[ply, state, matchID, ply - 1],
    );
    if (advanced === 0) return 'conflict';
    this.#run('INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)', matchID, ply, seat, text, news, at);
    const endedAt = outcome === null ? null : at;
    this.#run(
      'UPDATE matches SET updated_at = ?, ended_at = ?, outcome = ? WHERE id = ?',
      ...[at, endedAt, outcome, matchID],
    );
    return 'stored';
  }

  async moves(matchID: string, afterPly: number, limit: number): Promise<StoredMove[]> {
    const columns = 'ply, seat, text, news, at';
    const sql = `SELECT ${columns} FROM moves WHERE match_id = ? AND ply > ? ORDER BY ply LIMIT ?`;
    return this.#all<StoredMove>(sql, matchID, afterPly, limit);
  }

  async join(request: JoinRequest): Promise<JoinResult> {
    return this.#atomically(() => this.#join(request));
  }

  /** One statement takes the seat or does not, so that two who click at once cannot both have it. */
  #join({ matchID, seat, name, hash, at }: JoinRequest): JoinResult {
    const match = this.#get<MatchRow>(`${RECORD} WHERE id = ?`, matchID);
    if (!match) return 'unknown';
    if (match.ended_at !== null) return 'over';
    if (match.plies > 0) return 'begun';
    const taken = this.#get<{ seat: number }>(
      `UPDATE seats SET name = @name, hash = @hash, handover_hash = NULL, handover_until = NULL
       WHERE match_id = @matchID AND hash IS NULL AND seat =
         coalesce(@seat, (SELECT min(seat) FROM seats WHERE match_id = @matchID AND hash IS NULL))
       RETURNING seat`,
      { matchID, seat, name, hash },
    );
    if (!taken) return seat === null ? 'full' : 'taken';
    this.#run(
      `UPDATE matches SET updated_at = ?, started_at = coalesce(started_at,
         iif(EXISTS (SELECT 1 FROM seats WHERE match_id = id AND hash IS NULL), NULL, ?)) WHERE id = ?`,
      ...[at, at, matchID],
    );
    const { started_at } = this.#get<MatchRow>(`${RECORD} WHERE id = ?`, matchID) as MatchRow;
    return { seat: taken.seat, isStarted: started_at !== null };
  }

  async leave(matchID: string, seat: number, hash: SecretHash, at: number): Promise<'left' | 'deleted' | 'not-held'> {
    return this.#atomically(() => {
      const held = 'SELECT 1 FROM seats WHERE match_id = ? AND seat = ? AND hash = ?';
      if (!this.#get(held, matchID, seat, hash)) return 'not-held';
      this.#free(matchID, seat, at);
      const { plies } = this.#get<MatchRow>(`${RECORD} WHERE id = ?`, matchID) as MatchRow;
      if (plies > 0 || this.#seats(matchID).some((each) => each.hash !== null)) return 'left';
      this.#run('DELETE FROM matches WHERE id = ?', matchID);
      return 'deleted';
    });
  }

  async removeSeat(matchID: string, seat: number, at: number): Promise<boolean> {
    return this.#atomically(() => {
      const row = this.#get<MatchRow>(`${RECORD} WHERE id = ?`, matchID);
      return row?.plies === 0 && this.#free(matchID, seat, at);
    });
  }

  /** Before the first move a match that loses somebody waits again. */
  #free(matchID: string, seat: number, at: number): boolean {
    const freed = this.#run(
      `UPDATE seats SET name = NULL, hash = NULL, handover_hash = NULL, handover_until = NULL
       WHERE match_id = ? AND seat = ? AND hash IS NOT NULL`,
      ...[matchID, seat],
    );
    if (freed === 0) return false;
    this.#run(
      `UPDATE matches SET updated_at = ?,
         started_at = iif((SELECT plies FROM states WHERE match_id = id) = 0, NULL, started_at) WHERE id = ?`,
      ...[at, matchID],
    );
    return true;
  }

  async rename(matchID: string, seat: number, hash: SecretHash, name: string): Promise<boolean> {
    const sql = 'UPDATE seats SET name = ? WHERE match_id = ? AND seat = ? AND hash = ?';
    return this.#run(sql, name, matchID, seat, hash) > 0;
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
    return this.#run(sql, { tokenHash, until, matchID, vacant, seat, hash }) > 0;
  }

  async claimHandover(
    matchID: string,
    tokenHash: SecretHash,
    { newHash, at, name: given }: HandoverClaim,
  ): Promise<{ seat: number; name: string } | 'nameless' | null> {
    return this.#atomically(() => {
      const offered = this.#get<{ seat: number; name: string | null }>(
        'SELECT seat, name FROM seats WHERE match_id = ? AND handover_hash = ? AND handover_until >= ?',
        ...[matchID, tokenHash, at],
      );
      if (!offered) return null;
      const { seat } = offered;
      const name = offered.name ?? given;
      if (name === null) return 'nameless';
      this.#run(
        `UPDATE seats SET hash = ?, name = ?, handover_hash = NULL, handover_until = NULL
         WHERE match_id = ? AND seat = ?`,
        ...[newHash, name, matchID, seat],
      );
      return { seat, name };
    });
  }

  async addChat(matchID: string, { seat, text, at }: { seat: number; text: string; at: number }): Promise<number> {
    const sql = 'INSERT INTO chats (match_id, seat, text, at) VALUES (?, ?, ?, ?) RETURNING id';
    return (this.#get<{ id: number }>(sql, matchID, seat, text, at) as { id: number }).id;
  }

  async chats(matchID: string, limit: number): Promise<StoredChat[]> {
    const sql = 'SELECT id, seat, text, at FROM chats WHERE match_id = ? ORDER BY id DESC LIMIT ?';
    return this.#all<StoredChat>(sql, matchID, limit).reverse();
  }

  async prune({ endedBefore, unstartedBefore }: PruneRequest): Promise<string[]> {
    const rows = this.#all<{ id: string }>(
      `DELETE FROM matches WHERE ended_at < ? OR (started_at IS NULL AND updated_at < ?
         AND (SELECT plies FROM states WHERE match_id = id) = 0) RETURNING id`,
      ...[endedBefore, unstartedBefore],
    );
    return rows.map(({ id }) => id);
  }

  async backup(file: string): Promise<void> {
    await this.database.backup(file);
  }

  async check(): Promise<void> {
    this.#get('SELECT count(*) FROM sqlite_master');
  }

  async close(): Promise<void> {
    await this.#moves.settled();
    this.database.close();
  }

  #insert(match: NewMatch): void {
    const { id, game, version, options, isUnlisted, allowsSpectators, hostHash, createdAt, startedAt } = match;
    this.#run(
      'INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL)',
      ...[id, game, version, JSON.stringify(options), Number(isUnlisted), Number(allowsSpectators)],
      ...[hostHash, createdAt, createdAt, startedAt],
    );
    this.#run('INSERT INTO states VALUES (?, 0, ?)', id, match.state);
    match.seats.forEach(({ name, hash }, seat) => {
      this.#run('INSERT INTO seats (match_id, seat, name, hash) VALUES (?, ?, ?, ?)', id, seat, name, hash);
    });
  }

  #record(matchID: string): MatchRecord | null {
    const row = this.#get<MatchRow>(`${RECORD} WHERE id = ?`, matchID);
    return row ? recordOf(row, this.#seats(matchID)) : null;
  }

  #seats(matchID: string): SeatRecord[] {
    return this.#all<SeatRecord>('SELECT name, hash FROM seats WHERE match_id = ? ORDER BY seat', matchID);
  }

  #atomically<T>(work: () => T): T {
    return this.database.transaction(work).immediate();
  }

  #prepared(sql: string): Statement {
    const known = this.#statements.get(sql) ?? this.database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #run(sql: string, ...values: unknown[]): number {
    return this.#prepared(sql).run(...values).changes;
  }

  #get<T>(sql: string, ...values: unknown[]): T | undefined {
    return this.#prepared(sql).get(...values) as T | undefined;
  }

  #all<T>(sql: string, ...values: unknown[]): T[] {
    return this.#prepared(sql).all(...values) as T[];
  }
}
