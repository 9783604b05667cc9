import { fileURLToPath } from 'node:url';
import { rooms } from '../src/games/index.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';

const BOARD = fileURLToPath(new URL('../dist', import.meta.url));

async function main(): Promise<void> {
  const games = await Promise.all(rooms.map((room) => room.game()));
  const running = await createApp(games, BOARD).listen(readConfig(process.env));
  console.log(`Agora is open at ${running.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.close().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
