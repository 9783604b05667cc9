/**
 * Kills the server at random moments while matches are played through sockets. After each restart every move that was
 * acknowledged must be there, every match must be what its moves lead to, and every match must go on.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { replayed } from '../../server/play/past.ts';
import { loadRooms, type ServedRoom } from '../../server/rooms.ts';
import { SqliteStore } from '../../server/storage/sqlite.ts';
import { monuments } from '../../src/games/monuments/room.ts';
import { quickRandom } from '../../src/platform/rng.ts';
import { bundle, type ChildServer, freePort, startChild } from './childServer.ts';
import { KilledMatch } from './killedMatch.ts';

export interface KillReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** Stored, but killed before the answer left: the client learns of them when it comes back. */
  readonly unanswered: number;
  readonly finished: number;
  /** The longest until every table was back in sync and had made a move. */
  readonly slowestReturnMs: number;
}

const MATCHES = 6;

export async function killRun(kills: number, seed: number, say: (line: string) => void): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'agora-kill-'));
  const file = join(folder, 'agora.sqlite');
  const random = quickRandom(seed);
  const [script, port, [room]] = [await bundle(), await freePort(), await loadRooms([monuments])];
  let server: ChildServer = await startChild(script, 'ours', port, file);
  const { url } = server;
  const matches = await Promise.all(
    Array.from({ length: MATCHES }, (_, at) => KilledMatch.open({ url, seats: 2 + (at % 3), seed: seed + at })),
  );
  const all = [...matches];
  let [unanswered, slowestReturnMs] = [0, 0];
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const playing = matches.map((match) => match.playUntilCut());
      await new Promise((done) => setTimeout(done, 20 + random.below(300)));
      await server.kill();
      await Promise.all(playing);
      server = await startChild(script, 'ours', port, file);
      unanswered += await verify(file, room as ServedRoom, all);
      const began = Date.now();
      await Promise.all(matches.map((match) => match.comeBack()));
      slowestReturnMs = Math.max(slowestReturnMs, Date.now() - began);
      for (const [at, match] of matches.entries()) {
        if (!match.isOver) continue;
        matches[at] = await KilledMatch.open({ url, seats: 2 + (at % 3), seed: seed + kill * MATCHES + at });
        all.push(matches[at]);
      }
      if (kill % 10 === 0) say(`${kill} kills, ${sum(all)} acknowledged moves, none lost`);
    }
    const finished = all.filter((match) => match.isOver).length;
    return { kills, acknowledged: sum(all), unanswered, finished, slowestReturnMs };
  } finally {
    for (const match of all) match.close();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
    rmSync(script, { force: true });
  }
}

const sum = (matches: readonly KilledMatch[]) =>
  matches.reduce((total, { acknowledged }) => total + acknowledged.size, 0);

/** Reads the file beside the server. Returns how many moves are stored that nobody was told of. */
async function verify(file: string, room: ServedRoom, matches: readonly KilledMatch[]): Promise<number> {
  const reader = new Sqlite(file, { readonly: true });
  const [finding] = reader.pragma('integrity_check(1)') as { integrity_check: string }[];
  reader.close();
  if (finding?.integrity_check !== 'ok') throw new Error(`The database is damaged: ${finding?.integrity_check}.`);
  const store = new SqliteStore({ file });
  let unanswered = 0;
  for (const match of matches) {
    const stored = await store.load(match.matchID);
    if (!stored) throw new Error('A match is gone.');
    const moves = await store.moves(match.matchID, 0, 10_000);
    for (const [ply, text] of match.acknowledged) {
      if (moves[ply - 1]?.text !== text) throw new Error(`Move ${ply}, “${text}”, was acknowledged and is not there.`);
    }
    const { G } = JSON.parse(stored.state) as { G: { seed: string; plies: number } };
    const again = replayed(room, stored.record, { seed: G.seed, moves });
    if (JSON.stringify(again) !== JSON.stringify(G)) throw new Error('A state is not what its moves lead to.');
    if (stored.record.plies !== moves.length || G.plies !== moves.length) throw new Error('Counts disagree.');
    unanswered += match.unseen(moves.length);
  }
  await store.close();
  return unanswered;
}
