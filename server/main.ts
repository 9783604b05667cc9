import './production.ts';
import { fileURLToPath } from 'node:url';
import { rooms } from '../src/games/index.ts';
import { openApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog, factsOf } from './log.ts';
import { SqliteStore } from './storage/sqlite.ts';
import { welcome } from './welcome.ts';

const BOARD = fileURLToPath(new URL('../dist', import.meta.url));

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const store = new SqliteStore({ file: config.database });
  const running = await openApp({ config, rooms, store, boardFolder: BOARD, log });
  console.log(welcome(config.host, running.port));
  log.info('open', { port: running.port, database: config.database });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      running.close().then(() => process.exit(0), fail);
    });
  }
  // Handlers answer for their own errors; one that escapes is a bug, and not a reason to end everybody's match.
  process.on('unhandledRejection', (error) => log.error('bug', { where: 'rejection', ...factsOf(error) }));
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
