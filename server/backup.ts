/** `npm run backup FILE` copies the database, also of a running server; `npm run restore FILE` puts a copy in its place. */
import { resolve } from 'node:path';
import { readConfig } from './config.ts';
import { backUp, restore } from './storage/backup.ts';

async function main([command, file]: readonly string[]): Promise<void> {
  const { database } = readConfig(process.env);
  if (!file || (command !== 'backup' && command !== 'restore')) {
    throw new Error('Which file? Use: npm run backup FILE, or npm run restore FILE');
  }
  if (command === 'backup') {
    await backUp(database, resolve(file));
    console.log(`${database} is copied to ${file}.`);
    return;
  }
  const kept = restore(resolve(file), database);
  console.log(`${database} is now the copy ${file}.${kept ? ` What was there before: ${kept}` : ''}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
