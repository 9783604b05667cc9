/**
 * A server in a process of its own, for tests that kill it and for the bench: ours, or boardgame.io as it comes.
 * Arguments: kind, port, path of the database. Prints one line once it listens.
 */
import { FlatFile, Server } from 'boardgame.io/server';
import { openApp } from '../../server/app.ts';
import { openThread } from '../../server/bots/thread.ts';
import { readConfig } from '../../server/config.ts';
import { SqliteStore } from '../../server/storage/sqlite.ts';
import { monuments } from '../../src/games/monuments/room.ts';

/** Seen from the bundle that this file becomes. */
const THREAD = new URL('../../../server/bots/thread.mjs', import.meta.url);

async function openOurs(port: number, file: string): Promise<void> {
  const chosen = readConfig({ BOT_PACE: process.env['BOT_PACE'] });
  const config = { ...chosen, host: '127.0.0.1', port, limitScale: 10_000, logLevel: 'warn' as const };
  const openThinker = () => openThread({ script: THREAD });
  const app = await openApp({ config, rooms: [monuments], store: new SqliteStore({ file }), openThinker });
  process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
}

async function openStock(port: number, folder: string | null): Promise<void> {
  const games = [await monuments.game()];
  const stock = folder === null ? { games, origins: [] } : { games, origins: [], db: new FlatFile({ dir: folder }) };
  await Server(stock).run(port);
}

async function main([kind, port, path]: readonly string[]): Promise<void> {
  if (kind === 'ours') await openOurs(Number(port), String(path));
  else await openStock(Number(port), kind === 'flatfile' ? String(path) : null);
  process.stdout.write('open\n');
  // Asked by the bench, over the channel between the processes.
  process.on('message', (asked) => {
    // What is left after a collection is in use; a process keeps more for itself.
    if (asked === 'heap') globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    process.send?.({ memory: rss, heap: heapUsed, cpu: process.cpuUsage() });
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
