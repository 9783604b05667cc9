import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { replayed } from '../../server/play/past.ts';
import { loadRooms, type ServedRoom } from '../../server/rooms.ts';
import { SqliteStore } from '../../server/storage/sqlite.ts';
import { monuments } from '../../src/games/monuments/room.ts';
import { type BotTable, botTable, playToTheEnd, Somebody } from './botsKit.ts';
import { bundle, type ChildServer, freePort, startChild } from './childServer.ts';
import { openServer, post, until } from './kit.ts';

// Two people and two bots at a real server with real threads: whole matches, also through restarts.

let people: Somebody[] = [];
afterEach(() => {
  for (const { tab } of people) tab.close();
});

async function sitDown(server: { url: string }, table: BotTable): Promise<void> {
  people = await Promise.all(table.seats.map((seat, at) => Somebody.sitDown(server, seat, at)));
}

const anybody = () => people[0] as Somebody;

/** Every stored move is the acting seat's own and legal where it was made, and the moves lead to the stored end. */
async function expectSound(store: SqliteStore, matchID: string): Promise<void> {
  const [room] = (await loadRooms([monuments])) as [ServedRoom];
  const stored = await store.load(matchID);
  const moves = await store.moves(matchID, 0, 10_000);
  const position = JSON.parse(stored?.state ?? '');
  if (!stored) throw new Error('The match is gone.');
  const actors: (readonly number[])[] = [];
  const end = replayed(room, stored.record, { seed: position.G.seed, moves }, ({ state }) =>
    actors.push(room.rules.actors(state)),
  );
  expect(end.state).toEqual(position.G.state);
  expect(moves.map(({ seat }, at) => actors[at]?.includes(seat))).not.toContain(false);
  expect(stored.record.endedAt).not.toBeNull();
}

it('plays a match to the end, and the rematch with the same bots', async () => {
  const server = await openServer();
  const table = await botTable(server, 2, ['architect', 'pupil']);
  await sitDown(server, table);
  await playToTheEnd(people);
  await expectSound(server.store, table.matchID);
  expect(people.map(({ tab }) => tab.of('denied'))).toEqual([[], []]);
  const { nextMatchID } = (await post(`${table.url}/playAgain`, table.seats[0])).body;
  const next = await server.store.record(String(nextMatchID));
  expect(next?.seats.map(({ bot }) => bot)).toEqual([null, null, 'architect', 'pupil']);
  expect(next?.startedAt).not.toBeNull();
  expect(server.logged.filter((line) => /"(warn|error)"/.test(line))).toEqual([]);
  await server.end();
}, 120_000);

it('goes on to the end though the server is killed again and again, also while bots think', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agora-bots-'));
  const file = join(folder, 'agora.sqlite');
  const [script, port] = [await bundle(), await freePort()];
  const start = () => startChild(script, 'ours', port, file, { BOT_PACE: '20' });
  let server: ChildServer = await start();
  try {
    const table = await botTable(server, 2, ['architect', 'scribe']);
    await sitDown(server, table);
    let kills = 0;
    for (let ply = 25; ply <= 100; ply += 25) {
      const isBotsTurn = () => (anybody().match?.state.seat ?? 0) >= 2;
      await until('bots play', () => anybody().isOver || (anybody().plies >= ply && isBotsTurn()), 60_000);
      if (anybody().isOver) break;
      await server.kill();
      kills++;
      server = await start();
    }
    await playToTheEnd(people, 90_000);
    expect(kills).toBeGreaterThanOrEqual(3);
    const store = new SqliteStore({ file });
    await expectSound(store, table.matchID);
    await store.close();
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
    rmSync(script, { force: true });
  }
}, 180_000);
