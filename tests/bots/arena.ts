/**
 * `npm run arena -- --a historian --b stock --seats 3 --games 20 --time 1000 [--powers off] [--deal 1] [--jobs 1]`: plays
 * any two configurations (see contestants.ts) against each other, one seat for `a`, the others for `b`. Deals are common:
 * `a` plays each of them from every seat in turn. `--time` is milliseconds per turn, for whoever thinks by the clock.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { command, oneOf, told, whole, word } from '../commandLine.ts';
import { type Bout, type Effort, fought, type Result } from './bout.ts';
import { checkContestant } from './contestants.ts';

const USAGE =
  'Usage: npm run arena -- [--a WHO] [--b WHO] [--seats N] [--games N] [--time MS] [--powers off|on|variant] [--deal N] [--jobs N]';

function boutsOf(): { bouts: Bout[]; jobs: number } {
  const { a, b, seats, games, time, powers, deal, jobs } = told(USAGE, {
    a: word('historian', checkContestant),
    b: word('policy', checkContestant),
    seats: whole(2, 2, 4),
    games: whole(20, 1),
    time: whole(1000, 1),
    powers: oneOf('off', 'on', 'variant'),
    deal: whole(1),
    jobs: whole(1, 1, 64),
  });
  const contest = { seats, powers, milliseconds: time };
  const bouts = Array.from({ length: games }, (_, game) => ({
    a,
    b,
    contest,
    deal: deal + Math.floor(game / seats),
    seat: game % seats,
  }));
  return { bouts, jobs };
}

async function fightAll(bouts: readonly Bout[], tell: (result: Result) => void): Promise<void> {
  for (const bout of bouts) tell(await fought(bout));
}

/** Each worker plays every n-th bout. */
function fightInWorkers(bouts: readonly Bout[], jobs: number, tell: (result: Result) => void): Promise<unknown> {
  return Promise.all(
    Array.from({ length: jobs }, (_, job) => {
      const part = bouts.filter((_, at) => at % jobs === job);
      const worker = new Worker(new URL(import.meta.url), { workerData: part });
      worker.on('message', tell);
      return new Promise((resolve, reject) => {
        worker.on('exit', resolve);
        worker.on('error', reject);
      });
    }),
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** Half of a 95 % interval of a mean. */
function doubt(values: readonly number[]): number {
  const middle = mean(values);
  const variance = values.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(1, values.length - 1);
  return 1.96 * Math.sqrt(variance / values.length);
}

/** Wilson's interval, which stays honest near 0 and 1. */
function shareText(wins: readonly number[]): string {
  const n = wins.length;
  const z = 1.96;
  const share = mean(wins);
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  const percent = (value: number) => (100 * value).toFixed(0);
  return `${percent(share)} % (95 %: ${percent(middle - half)}…${percent(middle + half)} %)`;
}

function summary(results: readonly Result[], { a, b, contest }: Bout): string {
  const margins = results.map(({ margin }) => margin);
  const lines = [
    `${a} against ${contest.seats - 1} × ${b}, ${contest.seats} seats, powers ${contest.powers}, ${results.length} games`,
    `wins     ${shareText(results.map(({ win }) => win))}, fair ${(100 / contest.seats).toFixed(0)} %`,
    `points   ${mean(results.map(({ own }) => own)).toFixed(1)} : ${mean(results.map(({ rivals }) => rivals)).toFixed(1)}, ` +
      `margin to the best rival ${mean(margins).toFixed(1)} ± ${doubt(margins).toFixed(1)}`,
  ];
  const efforts = [0, 1].map((kind) => total(results.map((result) => result.efforts[kind] as Effort)));
  [a, b].forEach((name, kind) => {
    const { rates, turns, total: spent } = efforts[kind] as Effort;
    const rate = rates.length > 0 ? `${median(rates).toFixed(0)} iterations/s (median of decisions), ` : '';
    lines.push(`${name.padEnd(12)} ${rate}${(spent / turns).toFixed(0)} ms per turn`);
  });
  const [one, other] = efforts.map(({ rates }) => (rates.length > 0 ? median(rates) : 0));
  if (one && other) lines.push(`iterations per second, ${a} : ${b} = ${(one / other).toFixed(1)} : 1`);
  return lines.join('\n');
}

function total(efforts: readonly Effort[]): Effort {
  return {
    rates: efforts.flatMap(({ rates }) => rates),
    turns: efforts.reduce((sum, each) => sum + each.turns, 0),
    total: efforts.reduce((sum, each) => sum + each.total, 0),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

async function main(): Promise<undefined> {
  const { bouts, jobs } = boutsOf();
  const results: Result[] = [];
  let told = performance.now();
  const tell = (result: Result) => {
    results.push(result);
    if (performance.now() - told < 30_000) return;
    told = performance.now();
    console.log(`${results.length} of ${bouts.length}: wins ${shareText(results.map(({ win }) => win))}`);
  };
  await (jobs > 1 ? fightInWorkers(bouts, jobs, tell) : fightAll(bouts, tell));
  console.log(summary(results, bouts[0] as Bout));
}

if (isMainThread) command(main);
else await fightAll(workerData as Bout[], (result) => parentPort?.postMessage(result));
