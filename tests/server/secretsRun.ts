/** `npm run secrets -- [--matches N] [--seed N]`: the scan of secrets.test.ts over as many matches as one likes. */
import { parseArgs } from 'node:util';
import { scan } from './secretsScan.ts';

async function main(): Promise<void> {
  const options = { matches: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseArgs({ options });
  const [matches, seed] = [Number(values.matches), Number(values.seed)];
  if (!Number.isInteger(matches) || matches < 1 || !Number.isInteger(seed)) {
    throw new Error('Usage: npm run secrets -- [--matches N] [--seed N]');
  }
  const began = Date.now();
  const { plies, frames, bytes, played } = await scan(matches, seed);
  for (const [kind, count] of played) process.stdout.write(`  ${count} × ${kind}\n`);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const text = `${matches} matches, ${plies} moves, ${frames} frames, ${(bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(`${text} in ${seconds} s: nobody was sent what they may not know.\n`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
