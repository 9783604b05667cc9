/** Hints at online tables: only where they were agreed on, only for who is to play, and known to all. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { Guest, whoseTurn } from './guest.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const ALLOWED = 'hints allowed';
const hint = (page: Page) => page.getByRole('button', { name: 'Hint', exact: true });
const advice = (page: Page) => page.getByRole('region', { name: 'What would you do?' });
const noWorkers = (page: Page) => expect.poll(() => page.workers().length, { timeout: 5000 }).toBe(0);

/** Two people and somebody who watches. Each is shown the table before they sit down. */
async function company(hints: boolean) {
  const ana = await Guest.come(site, 'Ana');
  const address = await ana.openTable({ seats: 2, hints });
  const ben = await Guest.come(site, 'Ben');
  await ben.page.goto(new URL(address).pathname);
  await ben.page.getByText('Power cards: without').waitFor();
  const shown = await ben.page.getByText(ALLOWED).count();
  await ben.sit();
  const cleo = await Guest.come(site, 'Cleo');
  await cleo.page.goto(new URL(address).pathname);
  await cleo.page.getByText('You are watching.').waitFor();
  const players = [ana, ben];
  for (const guest of players) await guest.seated();
  const first = (await whoseTurn(players)) ?? ana;
  return { first, second: first === ana ? ben : ana, cleo, shown, everybody: [...players, cleo] };
}

test('a table that allows hints says so to all, and offers them to whose turn it is', async () => {
  const { first, second, cleo, shown, everybody } = await company(true);
  expect(shown).toBe(1);
  for (const { page } of [second, cleo]) {
    await page.getByRole('banner').getByText(ALLOWED).waitFor();
    await page.keyboard.press('Alt+i');
    expect(await hint(page).count()).toBe(0);
    expect(await advice(page).count()).toBe(0);
  }
  const { page, player } = first;
  await hint(page).waitFor();
  expect(page.workers()).toHaveLength(0);
  await page.keyboard.press('Alt+i');
  await advice(page).getByRole('progressbar').waitFor();
  expect(page.workers()).toHaveLength(1);
  const best = advice(page).getByRole('listitem').first();
  await best.getByText(/wins \d+\s?%/).waitFor({ timeout: 30_000 });
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await advice(page).waitFor({ state: 'detached' });
  expect(await hint(page).evaluate((button) => button === document.activeElement)).toBe(true);

  // Asked again, and something else is played meanwhile: the thought goes with the position.
  await page.keyboard.press('Enter');
  await advice(page).getByRole('progressbar').waitFor();
  await player.drawSomething(await player.look());
  await advice(page).waitFor({ state: 'detached' });

  await hint(page).click();
  await advice(page).getByRole('button', { name: 'Play it' }).first().click({ timeout: 30_000 });
  await advice(page).waitFor({ state: 'detached' });
  expect(await advice(second.page).count()).toBe(0);

  await second.openMenu();
  await second.page.getByRole('dialog').getByText(ALLOWED).waitFor();
  await page
    .getByRole('link', { name: /All games/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Your tables' }).waitFor();
  await noWorkers(page);
  for (const guest of everybody) expect(guest.visit.errors).toEqual([]);
  for (const guest of everybody) await guest.leaveSite();
});

test('a table that does not allow hints offers none to anybody', async () => {
  const { everybody, shown } = await company(false);
  expect(shown).toBe(0);
  for (const { page } of everybody) {
    await page.keyboard.press('Alt+i');
    expect(await page.getByText(ALLOWED).count()).toBe(0);
    expect(await hint(page).count()).toBe(0);
    expect(await advice(page).count()).toBe(0);
    expect(page.workers()).toHaveLength(0);
  }
  for (const guest of everybody) await guest.leaveSite();
});
