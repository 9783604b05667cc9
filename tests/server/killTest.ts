/** `npm run kill-test -- [--kills N] [--seed N]` */
import { command, told, whole } from '../commandLine.ts';
import { killRun } from './killRun.ts';

async function main(): Promise<undefined> {
  const usage = 'Usage: npm run kill-test -- [--kills N] [--seed N]';
  const { kills, seed } = told(usage, { kills: whole(100, 1), seed: whole(1) });
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { acknowledged, unanswered, finished, slowestReturnMs } = await killRun(kills, seed, say);
  say(`${kills} kills in mid-play; ${acknowledged} moves were acknowledged and every one of them is there.`);
  say(`${unanswered} more were stored and killed before their answer; ${finished} matches came to their end.`);
  say(`Slowest return of all tables after a restart: ${slowestReturnMs} ms.`);
}

command(main);
