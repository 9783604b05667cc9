/**
 * `npm run bench:page`: what the pages weigh, and how quickly a late four-seat table answers on a processor slowed down
 * four times. Figures of the slowed table depend on the machine: the factor of a plain loop is printed beside them.
 */
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { Player } from '../e2e/player.ts';
import { keep, savedReplay } from '../e2e/savedMatch.ts';
import { openSite, type Site } from '../e2e/site.ts';

const SLOWDOWN = 4;
const TURNS_PLAYED = 36;
const TURNS_TO_PLAY = 4;
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

/** Collects interactions and long tasks inside the page. */
const OBSERVE = `
  window.figures = { interactions: [], longTasks: [] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) window.figures.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.figures.longTasks.push(entry.duration);
  }).observe({ type: 'longtask' });
`;

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function answerTimes(site: Site, rate: number): Promise<{ interactions: number[]; longTasks: number[] }> {
  const { page, context } = await site.visit({ reducedMotion: 'reduce' });
  const player = new Player(page);
  await page.goto('/');
  await keep(page, savedReplay('late', '4-seats-powers.txt', TURNS_PLAYED));
  await page.goto('/play/late');
  await player.curtain.waitFor();
  await slowDown(page, rate);
  await page.evaluate(OBSERVE);
  for (let turn = 0; turn < TURNS_TO_PLAY; turn++) {
    await player.openCurtain();
    for (let step = 1; !(await player.curtain.isVisible()) && step < 20; step++) {
      await player.takeStep(step, await player.look());
      await page.waitForTimeout(200);
    }
  }
  const figures = await page.evaluate('window.figures');
  await context.close();
  return figures as { interactions: number[]; longTasks: number[] };
}

function report(name: string, value: number, limit: number | null, unit: string): void {
  const verdict = limit === null ? '' : value <= limit ? ` (limit ${limit})` : ` OVER THE LIMIT of ${limit}`;
  console.log(`${name.padEnd(44)} ${value.toFixed(0).padStart(6)} ${unit}${verdict}`);
}

const site = await openSite();
try {
  const home = await weigh(site, '/');
  const table = await weigh(site, '/play/late');
  report('home: script, gzip', home.script, LIMITS.homeScript, 'kB');
  report('home: everything, gzip', home.total, null, 'kB');
  report('table: everything, gzip', table.total, LIMITS.tableTotal, 'kB');
  for (const rate of [1, SLOWDOWN]) {
    const { interactions, longTasks } = await answerTimes(site, rate);
    const isSlowed = rate > 1;
    report(`processor ÷ ${rate}: interactions measured`, interactions.length, null, '');
    report(
      `processor ÷ ${rate}: worst interaction`,
      Math.max(0, ...interactions),
      isSlowed ? LIMITS.interaction : null,
      'ms',
    );
    report(`processor ÷ ${rate}: long tasks over 50 ms`, longTasks.length, null, '');
    report(`processor ÷ ${rate}: longest task`, Math.max(0, ...longTasks), isSlowed ? null : LIMITS.longTask, 'ms');
  }
} finally {
  await site.close();
}
