/** Copies of the database: made while matches go on, and put back in place of a lost one. */
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { SCHEMA_VERSION, schemaVersion } from './migrations.ts';

const COMPANIONS = ['-wal', '-shm'] as const;

/** Writes a checked copy of the database to a new file. A server may be running on it. */
export async function backUp(database: string, file: string): Promise<void> {
  if (!existsSync(database)) throw new Error(`There is no database ${database}.`);
  if (existsSync(file)) throw new Error(`${file} exists already; a backup overwrites nothing.`);
  const source = new Sqlite(database, { readonly: true });
  try {
    await source.backup(file);
  } finally {
    source.close();
  }
  assertSound(file);
}

/**
 * Puts a backup in place of the database. What was there is kept beside it under another name, with its log, which
 * must not be left for the restored file to trip over.
 */
export function restore(file: string, database: string, now = new Date()): string | null {
  assertSound(file);
  if (!existsSync(database)) {
    copyFileSync(file, database);
    return null;
  }
  assertUnused(database);
  const kept = `${database}.before-restore-${now.toISOString().replace(/[:.]/g, '-')}`;
  renameSync(database, kept);
  for (const companion of COMPANIONS) {
    if (existsSync(database + companion)) renameSync(database + companion, kept + companion);
  }
  copyFileSync(file, database);
  return kept;
}

function assertSound(file: string): void {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const copy = new Sqlite(file, { readonly: true });
  try {
    const [finding] = copy.pragma('integrity_check(1)') as { integrity_check: string }[];
    if (finding?.integrity_check !== 'ok') throw new Error(`${file} is damaged.`);
    const schema = schemaVersion(copy);
    if (schema < 1 || schema > SCHEMA_VERSION) throw new Error(`${file} is no database of this Agora.`);
  } finally {
    copy.close();
    for (const companion of COMPANIONS) rmSync(file + companion, { force: true });
  }
}

/** A server that goes on writing to the file we move away would lose everything from then on. */
function assertUnused(database: string): void {
  const connection = new Sqlite(database, { timeout: 0 });
  try {
    connection.pragma('locking_mode = EXCLUSIVE');
    connection.exec('BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/BUSY|LOCKED/.test(code)) throw new Error(`${database} is in use: stop the server first.`);
    // A database too damaged to be opened is what restoring is for.
  } finally {
    connection.close();
  }
}
