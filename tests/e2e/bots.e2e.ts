/** Practice at the real page: whole matches against bots, hints, undo, broken workers, reloads. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { Apprentice, workWhileThinking } from './practice.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

const SWIFT = { bots: 1, level: 'Architect', pace: 'Swift' } as const;
const WORKER = '**/assets/worker-*.js';

async function visit() {
  const visited = await site.visit({ reducedMotion: 'reduce' });
  return { ...visited, apprentice: new Apprentice(visited.page) };
}

function noWorkers(page: Page): Promise<void> {
  return expect.poll(() => page.workers().length, { timeout: 5000 }).toBe(0);
}

test('from the home page to the end sheet against three bots; the page stays at hand while they think', async () => {
  const { page, apprentice, errors, context } = await visit();
  await apprentice.practise({ bots: 3, level: 'Architect', pace: 'Swift' });
  let moves = 0;
  const work = await workWhileThinking(site.browser, page, () =>
    apprentice.playOn(async () => {
      ({ moves } = await apprentice.kept());
      return moves > 40;
    }),
  );
  expect(work.length).toBeGreaterThan(100);
  expect(Math.max(...work)).toBeLessThan(50);
  await apprentice.playOn();
  await apprentice.endSheet.waitFor();
  expect(errors).toEqual([]);
  expect((await apprentice.kept()).assisted).toBe(false);
  await apprentice.endSheet.click();
  await apprentice.actions.waitFor();
  await context.close();
});

test('two clicks from the home page to the table', async () => {
  const { page, apprentice, context } = await visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Practise' }).first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await apprentice.myTurn();
  expect(await apprentice.hand.count()).toBeGreaterThanOrEqual(5);
  expect(await apprentice.curtain.count()).toBe(0);
  await context.close();
});

describe('the worker', () => {
  test('ends when the page is left', async () => {
    const { page, apprentice, context } = await visit();
    await apprentice.practise({ ...SWIFT, level: 'Historian' });
    await apprentice.playMyTurn();
    await expect.poll(() => page.workers().length).toBe(1);
    await page
      .getByRole('link', { name: /All games/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Your matches' }).waitFor();
    await noWorkers(page);
    await context.close();
  });

  test('is replaced when it breaks, and nobody notices', async () => {
    const { page, apprentice, context } = await visit();
    let asked = 0;
    await context.route(WORKER, (route) =>
      asked++ === 0 ? route.fulfill({ contentType: 'text/javascript', body: 'throw 1' }) : route.continue(),
    );
    await apprentice.practise(SWIFT);
    await apprentice.playMyTurn();
    await apprentice.myTurn();
    expect(asked).toBe(2);
    expect(await page.getByText(/first impression/).count()).toBe(0);
    await context.close();
  });

  test.each([
    ['breaks for good', 'throw 1'],
    ['hangs', 'onmessage = () => { for (;;); }'],
  ])('%s: the bots play by their policy, and the page says so', async (_, body) => {
    const { page, apprentice, context, errors } = await visit();
    await context.route(WORKER, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await apprentice.practise(SWIFT);
    await apprentice.playMyTurn();
    await apprentice.myTurn();
    await page.getByText(/first impression/).waitFor();
    await apprentice.playMyTurn();
    await apprentice.myTurn();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('needs no server once the table is laid', async () => {
    const { apprentice, context } = await visit();
    await apprentice.practise(SWIFT);
    await apprentice.playMyTurn();
    await apprentice.myTurn();
    await context.setOffline(true);
    await apprentice.playMyTurn();
    await apprentice.myTurn();
    await apprentice.hint.click();
    await apprentice.advice.getByRole('button', { name: 'Play it' }).first().waitFor();
    await context.close();
  });
});

test('a reload in the middle of a bot’s turn: it plays on', async () => {
  const { page, apprentice, context, errors } = await visit();
  await apprentice.practise({ ...SWIFT, bots: 3, pace: 'Calm' });
  await apprentice.playMyTurn();
  const before = await apprentice.kept();
  await page.reload();
  await apprentice.botsTurn();
  await apprentice.page.getByRole('button', { name: 'Skip' }).click();
  await apprentice.myTurn();
  expect((await apprentice.kept()).moves).toBeGreaterThan(before.moves);
  expect(errors).toEqual([]);
  await context.close();
});

test('a hint says what, how well and in what hope; the match is marked', async () => {
  const { page, apprentice, context } = await visit();
  await apprentice.practise(SWIFT);
  await apprentice.myTurn();
  await apprentice.drawSomething(await apprentice.look());
  const before = await apprentice.kept();
  await page.keyboard.press('Alt+i');
  await apprentice.advice.getByRole('progressbar').waitFor();
  const best = apprentice.advice.getByRole('listitem').first();
  await best.getByText(/wins \d+\s?%/).waitFor();
  await best.getByText(/^[+−]?\d+(\.\d)? points?$/).waitFor();
  expect(await best.getByRole('heading').textContent()).toMatch(/^(Draw|Erect|Score|Buy) /);
  expect(await best.getByRole('listitem').count()).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
  await best.getByRole('button', { name: 'Play it' }).click();
  await apprentice.advice.waitFor({ state: 'detached' });
  await expect.poll(() => apprentice.kept()).toEqual({ moves: before.moves + 1, assisted: true });
  await page
    .getByRole('link', { name: /All games/ })
    .first()
    .click();
  await page.getByText('with hints or moves taken back').waitFor();
  await context.close();
});

test('pace and thinking time can be changed at the table, and stay with the match', async () => {
  const { page, apprentice, context, errors } = await visit();
  await apprentice.practise({ bots: 1, level: 'Architect', pace: 'Calm' });
  await apprentice.myTurn();
  const menu = page.getByRole('button', { name: 'Pace and thinking time' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const calm = page.getByRole('radio', { name: 'Calm' });
  await calm.waitFor();
  expect(await calm.isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.getByRole('radio', { name: 'Swift' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: /^Think longer/ }).isChecked()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await calm.waitFor({ state: 'hidden' });
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.reload();
  await apprentice.myTurn();
  await menu.click();
  expect(await page.getByRole('radio', { name: 'Swift' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: /^Think longer/ }).isChecked()).toBe(true);
  await page.keyboard.press('Escape');
  await calm.waitFor({ state: 'hidden' });
  await apprentice.playMyTurn();
  await apprentice.myTurn();
  expect(errors).toEqual([]);
  await context.close();
});

test('undo reaches back over the bots to my last decision', async () => {
  const { apprentice, context } = await visit();
  await apprentice.practise({ bots: 3, level: 'Scribe', pace: 'Swift' });
  await apprentice.playMyTurn();
  const { moves } = await apprentice.kept();
  await apprentice.myTurn();
  expect((await apprentice.kept()).moves).toBeGreaterThanOrEqual(moves);
  await apprentice.actions.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => apprentice.kept()).toMatchObject({ assisted: true });
  expect((await apprentice.kept()).moves).toBeLessThan(moves);
  await apprentice.myTurn();
  await apprentice.playMyTurn();
  await apprentice.myTurn();
  await context.close();
});

test('two people and a bot: a curtain for each person, none for the bot, and no hand while it plays', async () => {
  const { page, apprentice, context } = await visit();
  await page.goto('/new/monuments');
  await page.getByRole('radio', { name: '3 players' }).check({ force: true });
  await page.getByLabel('Who plays seat 2').selectOption({ label: 'Scribe' });
  await page.getByRole('button', { name: 'Start the match' }).click();
  const curtains = new Set<string>();
  for (let step = 0; curtains.size < 2 && step < 400; step++) {
    if (await apprentice.isBotsTurn()) {
      expect(await apprentice.curtain.count()).toBe(0);
      expect(await apprentice.hand.count()).toBe(0);
      await page.waitForTimeout(60);
      continue;
    }
    const seen = await apprentice.look();
    if (seen.isCurtained) {
      curtains.add((await apprentice.curtain.getByRole('heading').textContent()) ?? '');
      await apprentice.openCurtain();
    } else if ((await apprentice.hint.count()) > 0) await apprentice.takeStep(step, seen);
  }
  expect([...curtains].sort()).toEqual(['Player 1, it is your turn', 'Player 3, it is your turn']);
  await context.close();
});

test('of two tabs with the same match only the one opened last plays the bots; the other takes over when it closes', async () => {
  const { page, apprentice, context } = await visit();
  await apprentice.practise({ ...SWIFT, level: 'Historian' });
  await apprentice.playMyTurn();
  await expect.poll(() => page.workers().length).toBe(1);
  await apprentice.myTurn();
  const other = await context.newPage();
  await other.goto(new URL(page.url()).pathname);
  const heir = new Apprentice(other);
  await noWorkers(page);
  await heir.playMyTurn();
  await heir.myTurn();
  expect(page.workers()).toHaveLength(0);
  expect(other.workers()).toHaveLength(1);
  expect(await apprentice.kept()).toEqual(await heir.kept());
  await other.close();
  await apprentice.playMyTurn();
  await apprentice.myTurn();
  expect(page.workers()).toHaveLength(1);
  await context.close();
});
