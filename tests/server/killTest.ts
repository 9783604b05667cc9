/** `npm run kill-test -- [--kills N] [--seed N]` */
import { parseArgs } from 'node:util';
import { killRun } from './killRun.ts';

async function main(): Promise<void> {
  const options = { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } } as const;
  const { values } = parseArgs({ options });
  const [kills, seed] = [Number(values.kills), Number(values.seed)];
  if (!Number.isInteger(kills) || kills < 1 || !Number.isInteger(seed)) {
    throw new Error('Usage: npm run kill-test -- [--kills N] [--seed N]');
  }
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { acknowledged, unanswered, finished, slowestReturnMs } = await killRun(kills, seed, say);
  say(`${kills} kills in mid-play; ${acknowledged} moves were acknowledged and every one of them is there.`);
  say(`${unanswered} more were stored and killed before their answer; ${finished} matches came to their end.`);
  say(`Slowest return of all tables after a restart: ${slowestReturnMs} ms.`);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  },
);
