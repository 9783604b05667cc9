/** `npm run secrets -- [--matches N] [--seed N]`: the scan of secrets.test.ts over as many matches as one likes. */
import { command, told, whole } from '../commandLine.ts';
import { scan } from './secretsScan.ts';

async function main(): Promise<undefined> {
  const usage = 'Usage: npm run secrets -- [--matches N] [--seed N]';
  const { matches, seed } = told(usage, { matches: whole(300, 1), seed: whole(1) });
  const began = Date.now();
  const { plies, frames, bytes, played } = await scan(matches, seed);
  for (const [kind, count] of played) process.stdout.write(`  ${count} × ${kind}\n`);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const text = `${matches} matches, ${plies} moves, ${frames} frames, ${(bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(`${text} in ${seconds} s: nobody was sent what they may not know.\n`);
}

command(main);
