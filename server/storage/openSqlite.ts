/** Opens the database file so that acknowledged moves survive, or says in one sentence why that is impossible. */
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import Sqlite, { type Database } from 'better-sqlite3';
import { migrate } from './migrations.ts';

export interface SqliteOptions {
  /** A path, or `:memory:`. */
  readonly file: string;
  /** How long to wait for another process that holds the file. */
  readonly patienceMs?: number;
}

export function openSqlite({ file, patienceMs = 5000 }: SqliteOptions): Database {
  let database: Database | undefined;
  try {
    if (file !== ':memory:') makeFolder(dirname(resolve(file)));
    database = new Sqlite(file, { timeout: patienceMs });
    setUp(database);
    return database;
  } catch (error) {
    database?.close();
    throw new Error(`The database ${file} cannot be used: ${reason(error)}.`, { cause: error });
  }
}

/** Only the last folder of the path: a path that is missing altogether is more likely a mistake. */
function makeFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder);
}

/**
 * WAL with synchronous=FULL: the log is flushed to the disk before a commit returns, so that a move which has been
 * acknowledged outlives a loss of power. NORMAL would only outlive a kill; grouped commits make up for the difference.
 */
function setUp(database: Database): void {
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  // 16 MB: the log is carried over into the file while everybody waits, and the rarer, the less there is to carry, as one
  // match is written again and again.
  database.pragma('wal_autocheckpoint = 4000');
  database.pragma('foreign_keys = ON');
  const [finding] = database.pragma('quick_check(1)') as { quick_check: string }[];
  if (finding?.quick_check !== 'ok') throw new Error(`it is damaged (${finding?.quick_check})`);
  migrate(database);
}

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_NOTADB/, 'it is not an SQLite database, or it is encrypted'],
  [/^SQLITE_CORRUPT/, 'it is damaged; restore a backup with `npm run restore FILE`'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another process holds it; is an Agora or a database tool still running'],
  [/^SQLITE_READONLY|^EACCES|^EPERM|^EROFS/, 'it cannot be written; check the permissions of the file and its folder'],
  [/^SQLITE_FULL|^ENOSPC/, 'the disk is full'],
  [/^SQLITE_CANTOPEN|^ENOENT|^ENOTDIR|^EEXIST/, 'its folder or file cannot be opened'],
];

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? error.message;
}
