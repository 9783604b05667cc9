/** What the table says of itself: why not, what was, what this is. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HELP_PARAGRAPHS } from '../../src/games/monuments/view/help/helpParagraphs.ts';
import { axeFindings } from './axe.ts';
import { Player } from './player.ts';
import { keep, savedReplay, truthOf } from './savedMatch.ts';
import { shownTable, tableOf } from './shownTable.ts';
import { openSite, SIZES, type Site, type Visit } from './site.ts';

let site: Site;
let visit: Visit;
let page: Page;
let player: Player;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

beforeEach(async () => {
  visit = await site.visit({ reducedMotion: 'reduce' });
  ({ page } = visit);
  player = new Player(page);
  return async () => {
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  };
});

async function openMatch(turns: number, file = '4-seats-powers.txt'): Promise<void> {
  await page.goto('/');
  await keep(page, savedReplay('test', file, turns));
  await page.goto('/play/test');
  await player.curtain.waitFor();
}

describe('explaining', () => {
  test('a dim button says why, with a link to the rule', async () => {
    await openMatch(0);
    await player.openCurtain();
    await player.actions.getByRole('button', { name: /^Write a history/ }).click({ force: true });
    await page.getByText('there is nothing to write about', { exact: false }).first().waitFor();
    expect(await page.locator('a[href*="/rules/monuments#3.2"]').count()).toBeGreaterThan(0);
  });

  test('a line of the log shows the table as it was, where nothing is played, and leads back', async () => {
    await openMatch(20);
    await player.openCurtain();
    const line = page.getByRole('region', { name: 'Log' }).getByRole('button', { name: /look/i }).first();
    const now = tableOf(await truthOf(page));
    const then = tableOf(await truthOf(page, Number(await line.getAttribute('data-ply'))));
    expect(then.row).not.toEqual(now.row);
    expect(then.stacks).not.toEqual(now.stacks);
    expect(await shownTable(page)).toEqual(now);
    await line.click();
    const back = page.getByRole('button', { name: 'Back to now' });
    await back.first().waitFor();
    await expect.poll(() => shownTable(page)).toEqual(then);
    await page.locator('[data-zone="row"][data-card]').first().click({ force: true });
    const why = page.getByRole('alert').filter({ hasText: 'This is an earlier moment.' });
    await why.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await back.first().click();
    await expect.poll(() => back.count()).toBe(0);
    await expect.poll(() => shownTable(page)).toEqual(now);
    expect(await why.count()).toBe(0);
  });
});

describe('help', () => {
  test.each(['desktop', 'phone'] as const)('every topic is found on a %s', async (size) => {
    await page.setViewportSize(SIZES[size]);
    await openMatch(8, '2-seats-powers.txt');
    await player.openCurtain();
    const found = await topicsShown();
    for (const tab of size === 'phone' ? ['Board', 'Log'] : []) {
      await page.getByRole('tab', { name: tab }).click();
      for (const topic of await topicsShown()) found.add(topic);
    }
    expect([...found].sort()).toEqual(Object.keys(HELP_PARAGRAPHS).sort());
    await page.getByRole('button', { name: 'Help: The turn' }).click();
    const tip = page.getByRole('dialog', { name: 'The turn' });
    await tip.getByText('Moves of the current turn can be taken back').waitFor();
    expect(await tip.getByRole('link').first().getAttribute('target')).toBe('_blank');
  });

  test('a touched power card says what it does, even if it cannot be taken', async () => {
    await openMatch(0);
    await player.openCurtain();
    await page.locator('[data-dim]').filter({ hasText: 'Hero' }).first().click({ force: true });
    await player.actions.getByText('Hero: Once a turn: pay 1 point, draw a card.').waitFor();
  });
});

async function topicsShown(): Promise<Set<string>> {
  const marks = page.locator('[data-help]');
  const areas = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('data-help') ?? ''));
  return new Set(areas.flatMap((topics) => topics.split(' ')));
}
