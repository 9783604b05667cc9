/** The schema, step by step. Steps are numbered by their place, only ever added, and run on the first start after. */
import type { Database } from 'better-sqlite3';

const STEPS: readonly string[] = [
  `CREATE TABLE matches (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     version INTEGER NOT NULL,
     options TEXT NOT NULL,
     unlisted INTEGER NOT NULL,
     spectators INTEGER NOT NULL,
     host_hash BLOB NOT NULL,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL,
     started_at INTEGER,
     ended_at INTEGER,
     outcome TEXT,
     next_id TEXT
   ) STRICT;
   CREATE INDEX matches_listed ON matches (game, created_at DESC, id DESC) WHERE unlisted = 0;
   CREATE INDEX matches_ended ON matches (ended_at) WHERE ended_at IS NOT NULL;
   CREATE TABLE seats (
     match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
     seat INTEGER NOT NULL,
     name TEXT,
     hash BLOB,
     handover_hash BLOB,
     handover_until INTEGER,
     PRIMARY KEY (match_id, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE states (
     match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
     plies INTEGER NOT NULL,
     state TEXT NOT NULL
   ) STRICT;
   CREATE TABLE moves (
     match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
     ply INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     text TEXT NOT NULL,
     news TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (match_id, ply)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE chats (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
     seat INTEGER NOT NULL,
     text TEXT NOT NULL,
     at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX chats_of_match ON chats (match_id, id);`,
  `ALTER TABLE seats ADD COLUMN bot TEXT CHECK (bot IS NULL OR (hash IS NULL AND name IS NOT NULL));
   ALTER TABLE matches ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX seats_of_bots ON seats (match_id) WHERE bot IS NOT NULL;`,
  `CREATE INDEX matches_going_on ON matches (game, created_at DESC, id DESC) WHERE unlisted = 0 AND ended_at IS NULL;`,
  // Who wrote the lines so far is best known by who sits there now; bots write nothing.
  `ALTER TABLE chats ADD COLUMN name TEXT;
   UPDATE chats SET name = (SELECT seats.name FROM seats
     WHERE seats.match_id = chats.match_id AND seats.seat = chats.seat AND bot IS NULL);`,
];

export const SCHEMA_VERSION = STEPS.length;

/** Brings a database up to date, all steps or none. */
export function migrate(database: Database): void {
  const run = database.transaction(() => {
    const found = schemaVersion(database);
    if (found > SCHEMA_VERSION) {
      throw new Error(`it has schema ${found} of a later Agora; this one knows schemas up to ${SCHEMA_VERSION}`);
    }
    for (const step of STEPS.slice(found)) database.exec(step);
    // Written on every start: a file that cannot be written is found out now and not at the first move.
    database.pragma(`user_version = ${SCHEMA_VERSION}`);
  });
  run.exclusive();
}

export function schemaVersion(database: Database): number {
  return Number(database.pragma('user_version', { simple: true }));
}
