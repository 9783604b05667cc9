/**
 * `npm run bench:page`: what the pages weigh, and how quickly a late four-seat table answers, with the processor as it is
 * and slowed down four times. Times depend on the machine and on what else it does: every figure is the median and the
 * worst of several runs, and beside them stands how evenly the machine itself was running.
 */
import { gzipSync } from 'node:zlib';
import { Player } from '../e2e/player.ts';
import { keep, savedReplay } from '../e2e/savedMatch.ts';
import { openSite, type Site } from '../e2e/site.ts';
import { Bench, type StepFigures } from './pageSteps.ts';

const SLOWDOWN = 4;
const TURNS_PLAYED = 36;
const TURNS_TO_PLAY = 2;
const RUNS = Number(process.env['RUNS'] ?? 3);
const MEASURES = ['interaction', 'task', 'change', 'work'] as const;
const LIMITS = { homeScript: 120, tableTotal: 200, interaction: 100, longTask: 50 };

/** Compressed kilobytes that a page loads: scripts, and everything. */
async function weigh(site: Site, path: string): Promise<{ script: number; total: number }> {
  const { page, context } = await site.visit();
  await page.goto('/new/monuments');
  await keep(page, savedReplay('late', '4-seats-powers.txt', TURNS_PLAYED));
  const loads: Promise<{ isScript: boolean; size: number }>[] = [];
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script';
    loads.push(
      response.body().then(
        (body) => ({ isScript, size: gzipSync(body).length / 1000 }),
        () => ({ isScript, size: 0 }),
      ),
    );
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(loads);
  await context.close();
  const sum = (list: typeof sizes) => list.reduce((total, { size }) => total + size, 0);
  return { script: sum(sizes.filter(({ isScript }) => isScript)), total: sum(sizes) };
}

/** One visit: two whole turns. Loading the page and laying the first table are over before anything is measured. */
async function run(site: Site, rate: number): Promise<readonly StepFigures[]> {
  const { page, context } = await site.visit({ reducedMotion: 'reduce' });
  await page.goto('/');
  await keep(page, savedReplay('late', '4-seats-powers.txt', TURNS_PLAYED));
  await page.goto('/play/late');
  await new Player(page).curtain.waitFor();
  await page.waitForTimeout(1000);
  const bench = await Bench.at(page, rate);
  for (let turn = 0; turn < TURNS_TO_PLAY; turn++) await bench.turn();
  await context.close();
  return bench.figures;
}

/** How long the same small piece of work takes, over and over: the spread is the noise of the machine. */
function noise(): { readonly best: number; readonly median: number; readonly worst: number } {
  const times = Array.from({ length: 60 }, () => {
    const start = performance.now();
    let sum = 0;
    for (let at = 0; at < 4_000_000; at++) sum = (sum * 31 + at) | 0;
    return performance.now() - start + (sum === 1 ? 1 : 0);
  });
  return { best: Math.min(...times), median: median(times), worst: Math.max(...times) };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function worst(figures: readonly StepFigures[], of: Measure): number {
  return Math.max(0, ...figures.map((step) => step[of]));
}

type Measure = (typeof MEASURES)[number];

/** Whoever runs this in a script learns of a missed limit by the exit code. */
function report(name: string, value: number, limit: number | null, unit: string): void {
  if (limit !== null && value > limit) process.exitCode = 1;
  const verdict = limit === null ? '' : value <= limit ? ` (limit ${limit})` : ` OVER THE LIMIT of ${limit}`;
  console.log(`${name.padEnd(52)} ${value.toFixed(0).padStart(6)} ${unit}${verdict}`);
}

/** The kinds of steps, slowest first: the median of the runs' worst, and the worst of all. */
function reportSteps(runs: readonly (readonly StepFigures[])[]): void {
  const names = [...new Set(runs.flat().map(({ name }) => name))];
  const rows = names.map((name) => {
    const each = runs.map((steps) => steps.filter((step) => step.name === name));
    const cells = MEASURES.map((of) => {
      const values = each.map((steps) => worst(steps, of));
      return `${median(values).toFixed(0).padStart(6)} /${Math.max(...values)
        .toFixed(0)
        .padStart(5)}`;
    });
    return { name, cells, by: median(each.map((steps) => worst(steps, 'interaction'))) };
  });
  console.log(
    `  ${'median / worst of the runs, ms'.padEnd(34)} to paint     longest task    last change     work in all`,
  );
  for (const { name, cells } of rows.sort((a, b) => b.by - a.by)) {
    console.log(`  ${name.padEnd(30)} ${cells.join('   ')}`);
  }
}

function reportSpeed(rate: number, runs: readonly (readonly StepFigures[])[]): void {
  const isSlowed = rate > 1;
  const name = `processor ÷ ${rate}`;
  const interactions = runs.map((steps) => worst(steps, 'interaction'));
  const tasks = runs.map((steps) => worst(steps, 'task'));
  report(
    `${name}: worst interaction, median of ${runs.length} runs`,
    median(interactions),
    isSlowed ? LIMITS.interaction : null,
    'ms',
  );
  report(`${name}: worst interaction of all runs`, Math.max(...interactions), null, 'ms');
  report(
    `${name}: longest task, median of ${runs.length} runs`,
    median(tasks),
    isSlowed ? null : LIMITS.longTask,
    'ms',
  );
  report(`${name}: longest task of all runs`, Math.max(...tasks), null, 'ms');
  reportSteps(runs);
}

const site = await openSite();
try {
  const home = await weigh(site, '/');
  const table = await weigh(site, '/play/late');
  report('home: script, gzip', home.script, LIMITS.homeScript, 'kB');
  report('home: everything, gzip', home.total, null, 'kB');
  report('table: everything, gzip', table.total, LIMITS.tableTotal, 'kB');
  for (const rate of [1, SLOWDOWN]) {
    const before = noise();
    const runs: (readonly StepFigures[])[] = [];
    for (let count = 0; count < RUNS; count++) runs.push(await run(site, rate));
    const after = noise();
    reportSpeed(rate, runs);
    const spread = [before, after].map(
      (each) => `×${(each.median / each.best).toFixed(1)} to ×${(each.worst / each.best).toFixed(1)}`,
    );
    console.log(`  the machine meanwhile: the same loop took ${spread.join(' before, ')} after of its best time\n`);
  }
} finally {
  await site.close();
}
