import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp, restore } from '../../server/storage/backup.ts';
import { SqliteStore } from '../../server/storage/sqlite.ts';
import { openServer, openTab, seatedTable } from './kit.ts';
import { pebbles } from './pebbles.ts';
import { storageContract } from './storageContract.ts';

const folder = mkdtempSync(join(tmpdir(), 'agora-storage-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = () => join(folder, `${files++}.sqlite`);

storageContract('SQLite', async () => {
  const file = newFile();
  const store = new SqliteStore({ file });
  return {
    store,
    another: async () => new SqliteStore({ file }),
    end: async () => {
      await store.close();
      for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
    },
  };
});

it('flushes the log at every commit: what was acknowledged outlives a loss of power', async () => {
  const store = new SqliteStore({ file: newFile() });
  expect(store.database.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(store.database.pragma('synchronous', { simple: true })).toBe(2);
  await store.close();
});

it('takes over a database from before there were bots: its matches go on, and bots may come', async () => {
  const file = newFile();
  const fresh = new SqliteStore({ file });
  fresh.database.exec(`
    ALTER TABLE chats DROP COLUMN name; DROP INDEX matches_going_on; DROP INDEX seats_of_bots;
    ALTER TABLE seats DROP COLUMN bot; ALTER TABLE matches DROP COLUMN hints`);
  fresh.database.pragma('user_version = 1');
  const hash = Buffer.alloc(32, 7);
  fresh.database.exec(`
    INSERT INTO matches VALUES ('a', 'pebbles', 1, '{}', 0, 1, x'00', 10, 20, 15, NULL, NULL, NULL);
    INSERT INTO states VALUES ('a', 1, '{}');
    INSERT INTO seats VALUES ('a', 0, 'Ana', x'${hash.toString('hex')}', NULL, NULL), ('a', 1, NULL, NULL, NULL, NULL);
    INSERT INTO chats (match_id, seat, text, at) VALUES ('a', 0, 'Ave', 16), ('a', 1, 'Vale', 17)`);
  await fresh.close();
  const store = new SqliteStore({ file });
  expect(await store.record('a')).toMatchObject({
    allowsHints: false,
    plies: 1,
    seats: [
      { name: 'Ana', hash, bot: null },
      { name: null, hash: null, bot: null },
    ],
  });
  expect(await store.chats('a', 9)).toMatchObject([
    { text: 'Ave', name: 'Ana' },
    { text: 'Vale', name: null },
  ]);
  const bot = { matchID: 'a', seat: 1, level: 'slow', name: 'Hiram', by: hash, at: 30 };
  expect(await store.seatBot(bot)).toBe('seated');
  await store.close();
});

describe('a database that cannot be used is met with one sentence', () => {
  const opening = (file: string) => () => new SqliteStore({ file, patienceMs: 100 });

  it('garbage', () => {
    const file = newFile();
    writeFileSync(file, 'This is not a database. '.repeat(500));
    expect(opening(file)).toThrow(`The database ${file} cannot be used: it is not an SQLite database`);
    expect(readFileSync(file, 'utf8')).toContain('This is not a database');
  });

  it('damaged', async () => {
    const file = newFile();
    const store = new SqliteStore({ file });
    for (let i = 0; i < 50; i++) {
      store.database
        .prepare('INSERT INTO matches VALUES (?, ?, 1, ?, 0, 0, ?, 0, 0, 0, 0, NULL, NULL, 0)')
        .run(`m${i}`, 'game', 'x'.repeat(3000), Buffer.from('h'));
    }
    await store.close();
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 8192, bytes.length - 4096);
    writeFileSync(file, bytes);
    expect(opening(file)).toThrow(/cannot be used: it is damaged/);
  });

  it('locked by another process', () => {
    const file = newFile();
    const holder = new Sqlite(file);
    holder.exec('CREATE TABLE t (a); BEGIN EXCLUSIVE');
    expect(opening(file)).toThrow('cannot be used: another process holds it');
    holder.close();
  });

  it('in a place where no file can be', () => {
    expect(opening('/proc/agora/agora.sqlite')).toThrow('cannot be used: its folder or file cannot be opened');
  });

  it('of a later version', async () => {
    const file = newFile();
    const store = new SqliteStore({ file });
    store.database.pragma('user_version = 999');
    await store.close();
    expect(opening(file)).toThrow('it has schema 999 of a later Agora');
  });

  it.each([
    ['file', 0o444, 0o777],
    ['folder', 0o666, 0o555],
  ])('a read-only %s', async (_what, fileMode, folderMode) => {
    const home = mkdtempSync(join(tmpdir(), 'agora-readonly-'));
    const file = join(home, 'agora.sqlite');
    await new SqliteStore({ file }).close();
    chmodSync(file, fileMode);
    chmodSync(home, folderMode);
    const open = opening(file);
    // Root may write anywhere; for a moment we are nobody.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(open).toThrow(`The database ${file} cannot be used: it cannot be written; check the permissions`);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
    rmSync(home, { recursive: true });
  });
});

describe('a database that fails while matches go on', () => {
  it.each([
    ['full', 'max_page_count', 1, 1_000_000],
    ['read-only', 'query_only', 1, 0],
  ])('%s: the move is refused as failed, nobody is told, and play goes on later', async (_name, pragma, bad, good) => {
    const server = await openServer({ rooms: [pebbles()] });
    const table = await seatedTable(server, 2, {}, 'pebbles');
    const tabs = await Promise.all(table.seats.map((seat) => openTab(server, table.matchID, seat, 'pebbles')));
    // Pages in the log that could be used again would hide a full disk.
    server.store.database.exec('CREATE TABLE filler (a TEXT)');
    server.store.database.pragma('wal_checkpoint(TRUNCATE)');
    server.store.database.pragma(`${pragma} = ${bad}`);
    const words = 'x'.repeat(450);
    const say = (i: number) =>
      tabs[0]?.socket.emitWithAck(
        'chat',
        table.matchID,
        { sender: '0', payload: words + i },
        table.seats[0]?.credentials,
      );
    const said: { ok: boolean }[] = [];
    for (let i = 0; i < 40; i++) said.push(await say(i));
    expect(said.at(-1)).toEqual({ ok: false, code: 'failed' });
    // A move is so small that it may find a gap in the last page: smaller ones take that.
    const small = server.store.database.prepare(`INSERT INTO moves VALUES (?, ?, 0, '', '', ${Date.now()})`);
    const fill = () => {
      for (let ply = 100; ply < 1000; ply++) small.run(table.matchID, ply);
    };
    expect(fill).toThrow(/full|readonly/);
    const before = await server.store.load(table.matchID);
    for (let i = 0; i < 3; i++) {
      expect((await tabs[0]?.play({ type: 'take', pebbles: 1 }, 0))?.refusal?.code).toBe('failed');
    }
    expect(await server.store.load(table.matchID)).toEqual(before);
    expect(tabs.map((tab) => tab.of('update'))).toEqual([[], []]);
    server.store.database.pragma(`${pragma} = ${good}`);
    expect((await tabs[0]?.play({ type: 'take', pebbles: 1 }, 0))?.refusal).toBeNull();
    expect((await tabs[1]?.play({ type: 'take', pebbles: 1 }, 1))?.refusal).toBeNull();
    const kept = (await server.store.chats(table.matchID, 100)).length;
    expect(kept).toBe(said.filter(({ ok }) => ok).length);
    for (const tab of tabs) tab.close();
    await server.end();
  });
});

describe('backup and restore', () => {
  it('copies a database in use; restored, matches go on where the copy was made', async () => {
    const server = await openServer({ rooms: [pebbles()] });
    const table = await seatedTable(server, 2, {}, 'pebbles');
    const [ana, ben] = await Promise.all(table.seats.map((seat) => openTab(server, table.matchID, seat, 'pebbles')));
    expect((await ana?.play({ type: 'take', pebbles: 1 }))?.refusal).toBeNull();
    const copy = newFile();
    await backUp(server.file, copy);
    await expect(backUp(server.file, copy)).rejects.toThrow('overwrites nothing');
    expect((await ben?.play({ type: 'take', pebbles: 1 }, 1))?.refusal).toBeNull();
    expect(() => restore(copy, server.file)).toThrow('is in use: stop the server first');
    await server.close();
    // A disaster: the file is lost in part, its log is left behind.
    writeFileSync(server.file, 'ruins');
    const kept = restore(copy, server.file);
    expect(kept && existsSync(kept)).toBe(true);
    const again = await openServer({ rooms: [pebbles()], file: server.file, config: { port: server.port } });
    const late = await openTab(again, table.matchID, table.seats[1] ?? null, 'pebbles');
    expect(late.view?.plies).toBe(1);
    expect((await late.play({ type: 'take', pebbles: 2 }))?.refusal).toBeNull();
    for (const tab of [ana, ben, late]) tab?.close();
    await again.end();
    await server.end();
  });

  it('refuses a file that is no database of ours', () => {
    const [file, other] = [newFile(), newFile()];
    new Sqlite(other).exec('CREATE TABLE t (a)').close();
    copyFileSync(other, file);
    expect(() => restore(file, newFile())).toThrow('is no database of this Agora');
    expect(() => restore(join(folder, 'nothing'), newFile())).toThrow('There is no file');
  });
});
