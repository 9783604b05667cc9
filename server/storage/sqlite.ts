/** The default storage: one SQLite file, one process. */
import type { Database } from 'better-sqlite3';
import type {
  BotRequest,
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
  SecretHash,
  StoredChat,
  StoredMatch,
  StoredMove,
} from './contract.ts';
import { GroupCommit } from './groupCommit.ts';
import { openSqlite, type SqliteOptions } from './openSqlite.ts';
import { type MatchRow, RECORD, recordOf } from './rows.ts';
import { SqliteSeats } from './sqliteSeats.ts';
import { Statements } from './statements.ts';

export class SqliteStore implements MatchStore {
  /** The connection itself: for maintenance, and for tests that make it fail. */
  readonly database: Database;
  readonly #sql: Statements;
  readonly #seats: SqliteSeats;
  readonly #moves: GroupCommit<MoveCommit, 'stored' | 'conflict'>;

  constructor(options: SqliteOptions) {
    this.database = openSqlite(options);
    this.#sql = new Statements(this.database);
    this.#seats = new SqliteSeats(this.#sql);
    this.#moves = new GroupCommit(
      (work) => this.#sql.atomically(work),
      (move) => this.#storeMove(move),
    );
  }

  async create(match: NewMatch): Promise<void> {
    this.#sql.atomically(() => this.#insert(match));
  }

  async createNext(matchID: string, next: NewMatch): Promise<string | null> {
    return this.#sql.atomically(() => {
      const row = this.#sql.get<MatchRow>(`${RECORD} WHERE id = ?`, matchID);
      if (!row || row.ended_at === null) return null;
      if (row.next_id !== null) return row.next_id;
      this.#insert(next);
      this.#sql.run('UPDATE matches SET next_id = ? WHERE id = ?', next.id, matchID);
      return next.id;
    });
  }

  async load(matchID: string): Promise<StoredMatch | null> {
    const record = this.#record(matchID);
    const row = this.#sql.get<{ state: string }>('SELECT state FROM states WHERE match_id = ?', matchID);
    return record && row ? { record, state: row.state } : null;
  }

  async record(matchID: string): Promise<MatchRecord | null> {
    return this.#record(matchID);
  }

  async list(request: ListRequest): Promise<MatchRecord[]> {
    const { game, isOver, isStarted, updatedBefore, updatedAfter, after, limit } = request;
    const rows = this.#sql.all<MatchRow>(
      // In words rather than by a parameter: only then is the index of those that go on of use.
      `${RECORD} WHERE game = @game AND unlisted = 0 AND (created_at, id) < (@createdAt, @id)
         ${isSet('ended_at', isOver)} ${isSet('started_at', isStarted)}
         AND updated_at < @updatedBefore AND updated_at > @updatedAfter
       ORDER BY created_at DESC, id DESC LIMIT @limit`,
      {
        game,
        limit,
        createdAt: after?.createdAt ?? Number.MAX_SAFE_INTEGER,
        id: after?.id ?? '',
        updatedBefore: updatedBefore ?? Number.MAX_SAFE_INTEGER,
        updatedAfter: updatedAfter ?? -1,
      },
    );
    return rows.map((row) => recordOf(row, this.#seats.of(row.id)));
  }

  commitMove(move: MoveCommit): Promise<'stored' | 'conflict'> {
    return this.#moves.add(move);
  }

  #storeMove(move: MoveCommit): 'stored' | 'conflict' {
    const { matchID, ply, seat, text, news, at, state, outcome } = move;
    const advanced = this.#sql.run(
      'UPDATE states SET plies = ?, state = ? WHERE match_id = ? AND plies = ?',
      ...[ply, state, matchID, ply - 1],
    );
    if (advanced === 0) return 'conflict';
    this.#sql.run('INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)', matchID, ply, seat, text, news, at);
    const endedAt = outcome === null ? null : at;
    this.#sql.run(
      'UPDATE matches SET updated_at = ?, ended_at = ?, outcome = ? WHERE id = ?',
      ...[at, endedAt, outcome, matchID],
    );
    return 'stored';
  }

  async moves(matchID: string, afterPly: number, limit: number): Promise<StoredMove[]> {
    const columns = 'ply, seat, text, news, at';
    const sql = `SELECT ${columns} FROM moves WHERE match_id = ? AND ply > ? ORDER BY ply LIMIT ?`;
    return this.#sql.all<StoredMove>(sql, matchID, afterPly, limit);
  }

  join(request: JoinRequest): Promise<JoinResult> {
    return this.#seats.join(request);
  }

  seatBot(request: BotRequest): ReturnType<MatchStore['seatBot']> {
    return this.#seats.seatBot(request);
  }

  leave(matchID: string, seat: number, hash: SecretHash, at: number): ReturnType<MatchStore['leave']> {
    return this.#seats.leave(matchID, seat, hash, at);
  }

  removeSeat(matchID: string, seat: number, at: number): Promise<boolean> {
    return this.#seats.removeSeat(matchID, seat, at);
  }

  rename(matchID: string, seat: number, hash: SecretHash, name: string): Promise<boolean> {
    return this.#seats.rename(matchID, seat, hash, name);
  }

  offerHandover(matchID: string, seat: number, hash: SecretHash, offer: HandoverOffer): Promise<boolean> {
    return this.#seats.offerHandover(matchID, seat, hash, offer);
  }

  claimHandover(matchID: string, tokenHash: SecretHash, claim: HandoverClaim): ReturnType<MatchStore['claimHandover']> {
    return this.#seats.claimHandover(matchID, tokenHash, claim);
  }

  async withBots(afterID: string, limit: number): Promise<string[]> {
    const rows = this.#sql.all<{ id: string }>(
      `SELECT id FROM matches WHERE id > ? AND started_at IS NOT NULL AND ended_at IS NULL
         AND EXISTS (SELECT 1 FROM seats WHERE match_id = id AND bot IS NOT NULL)
         AND EXISTS (SELECT 1 FROM seats WHERE match_id = id AND hash IS NOT NULL) ORDER BY id LIMIT ?`,
      ...[afterID, limit],
    );
    return rows.map(({ id }) => id);
  }

  async addChat(matchID: string, { seat, name, text, at }: Omit<StoredChat, 'id'>): Promise<number> {
    const sql = 'INSERT INTO chats (match_id, seat, name, text, at) VALUES (?, ?, ?, ?, ?) RETURNING id';
    return (this.#sql.get<{ id: number }>(sql, matchID, seat, name, text, at) as { id: number }).id;
  }

  async chats(matchID: string, limit: number): Promise<StoredChat[]> {
    const sql = 'SELECT id, seat, name, text, at FROM chats WHERE match_id = ? ORDER BY id DESC LIMIT ?';
    return this.#sql.all<StoredChat>(sql, matchID, limit).reverse();
  }

  async prune({ endedBefore, unstartedBefore }: PruneRequest): Promise<string[]> {
    const rows = this.#sql.all<{ id: string }>(
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
    this.#sql.get('SELECT count(*) FROM sqlite_master');
  }

  async close(): Promise<void> {
    await this.#moves.settled();
    this.database.close();
  }

  #insert(match: NewMatch): void {
    const { id, game, version, options, isUnlisted, allowsSpectators, allowsHints, hostHash } = match;
    const { createdAt, startedAt } = match;
    this.#sql.run(
      'INSERT INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, ?)',
      ...[id, game, version, JSON.stringify(options), Number(isUnlisted), Number(allowsSpectators)],
      ...[hostHash, createdAt, createdAt, startedAt, Number(allowsHints)],
    );
    this.#sql.run('INSERT INTO states VALUES (?, 0, ?)', id, match.state);
    const seats = 'INSERT INTO seats (match_id, seat, name, hash, bot) VALUES (?, ?, ?, ?, ?)';
    match.seats.forEach(({ name, hash, bot }, seat) => {
      this.#sql.run(seats, id, seat, name, hash, bot);
    });
  }

  #record(matchID: string): MatchRecord | null {
    const row = this.#sql.get<MatchRow>(`${RECORD} WHERE id = ?`, matchID);
    return row ? recordOf(row, this.#seats.of(matchID)) : null;
  }
}

function isSet(column: string, isWanted: boolean | undefined): string {
  if (isWanted === undefined) return '';
  return isWanted ? `AND ${column} IS NOT NULL` : `AND ${column} IS NULL`;
}
