/** Somebody who practises against bots, and what a page does while they think. */
import type { Browser, Page } from 'playwright-core';
import { Player } from './player.ts';

interface Wishes {
  readonly bots: number;
  readonly level: 'Pupil' | 'Scribe' | 'Architect' | 'Historian';
  readonly pace: 'Calm' | 'Brisk' | 'Swift';
}

const MOST_STEPS = 3000;
const GLANCE = 60;

export class Apprentice extends Player {
  /** From the home page to the table. */
  async practise({ bots, level, pace }: Wishes): Promise<void> {
    const { page } = this;
    await page.goto('/');
    await this.press(page.getByRole('link', { name: 'Practise' }).first());
    await this.check(page.getByRole('radio', { name: bots === 1 ? '1 bot' : `${bots} bots` }));
    await this.check(page.getByRole('radio', { name: new RegExp(`^${level}`) }));
    await this.check(page.getByRole('radio', { name: pace, exact: true }));
    await this.press(page.getByRole('button', { name: 'Start', exact: true }));
    await this.actions.waitFor();
  }

  get hint() {
    return this.page.getByRole('button', { name: 'Hint', exact: true });
  }

  get advice() {
    return this.page.getByRole('region', { name: 'What would you do?' });
  }

  /** Waits until the bots have played and it is this person's turn. */
  myTurn(): Promise<void> {
    return this.hint.waitFor({ timeout: 60_000 });
  }

  isBotsTurn(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('[data-thinking]') !== null);
  }

  async botsTurn(): Promise<void> {
    await this.page.locator('[data-thinking]').waitFor({ timeout: 60_000 });
  }

  /** Plays on, step by step and in between those of the bots, until told to stop or the match is over. */
  async playOn(isEnough: () => boolean | Promise<boolean> = () => false): Promise<void> {
    for (let step = 0; step < MOST_STEPS && !(await isEnough()); step++) {
      const seen = await this.look();
      if (seen.isOver) return;
      const anyway = this.page.getByRole('button', { name: 'End turn anyway' });
      if ((await anyway.count()) > 0) await this.press(anyway);
      else if (await this.isBotsTurn()) await this.page.waitForTimeout(GLANCE);
      else if ((await this.hint.count()) > 0) await this.takeStep(step, seen);
      else await this.page.waitForTimeout(GLANCE);
    }
  }

  /** The turn of this person, to its end. */
  async playMyTurn(): Promise<void> {
    await this.myTurn();
    await this.playOn(() => this.isBotsTurn());
  }

  /** How many moves have been made, as the page has kept them. */
  kept(): Promise<{ moves: number; assisted: boolean }> {
    return this.page.evaluate(() => {
      const id = location.pathname.split('/').at(-1);
      const { moves, assisted } = JSON.parse(localStorage.getItem(`agora.match.${id}`) ?? '{}');
      return { moves: moves.length, assisted };
    });
  }
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What of it the thread has really worked: other processes of a busy machine do not count. */
  readonly tdur?: number;
}

/** Milliseconds of work of each task of the page's main thread while bots were thinking. */
export async function workWhileThinking(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const mark = () => performance.mark(document.querySelector('[data-thinking]') ? 'bots' : 'people');
    mark();
    new MutationObserver(mark).observe(document, { subtree: true, attributeFilter: ['data-thinking'] });
  });
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate(() => performance.mark(document.querySelector('[data-thinking]') ? 'bots' : 'people'));
  await act().catch(async (error) => {
    await browser.stopTracing();
    throw error;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents.filter(({ name }) => name === 'bots' || name === 'people').sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (!first) throw new Error('The trace has no marks.');
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === first.pid && tid === first.tid)
    .filter(({ ts }) => marks.findLast((mark) => mark.ts <= ts)?.name === 'bots')
    .map(({ tdur = 0 }) => tdur / 1000);
}
