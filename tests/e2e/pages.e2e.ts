/** Addresses, navigation and accessibility of every page. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { openInAnyLanguage, Player } from './player.ts';
import { keep, savedReplay } from './savedMatch.ts';
import { openSite, SIZES, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

const PLAIN_PAGES = [
  '/',
  '/new/monuments',
  '/practice/monuments',
  '/rules/monuments',
  '/how/monuments',
  '/play/nowhere',
  '/no/such/page',
];

describe.each(['light', 'dark'] as const)('axe finds nothing, %s', (colorScheme) => {
  test.each(PLAIN_PAGES)('%s', async (path) => {
    const { page, context } = await site.visit({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });

  test.each(['desktop', 'phone'] as const)('the curtain, the table and the end sheet on a %s', async (size) => {
    const { page, context } = await site.visit({ colorScheme, viewport: SIZES[size], reducedMotion: 'reduce' });
    const player = new Player(page);
    await page.goto('/');
    await keep(page, savedReplay('late', '4-seats-powers.txt', 36));
    await keep(page, savedReplay('over', '2-seats-powers.txt', 999));
    await page.goto('/play/late');
    await player.curtain.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await player.openCurtain();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/play/over');
    await player.endSheet.waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.close();
  });
});

describe('addresses', () => {
  test.each(['rules', 'how'])('a broken paragraph of /%s is none, and breaks nothing', async (kind) => {
    const { page, context, errors } = await site.visit();
    await page.goto(`/${kind}/monuments#%`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('deep links into the rules survive a reload, and back leads back', async () => {
    const { page, context, errors } = await site.visit();
    await page.goto('/');
    await page
      .getByRole('link', { name: /^Rules/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/rules/monuments#4.4');
    await page.reload();
    const top = () => page.evaluate(() => document.getElementById('4.4')?.getBoundingClientRect().top ?? -1);
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(SIZES.desktop.height / 2);
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('an unknown address gets a page that helps', async () => {
    const { page, context } = await site.visit();
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor();
    await page.getByRole('link', { name: 'To all games' }).click();
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    await context.close();
  });

  test('French is detected, and no page scrolls sideways at 320 px or at 200 % zoom', async () => {
    for (const viewport of [
      { width: 320, height: 700 },
      { width: 720, height: 450 },
    ]) {
      const { page, context } = await site.visit({ locale: 'fr-FR', viewport });
      await page.goto('/');
      await keep(page, savedReplay('late', '4-seats-powers.txt', 36));
      for (const path of [...PLAIN_PAGES, '/play/late']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
        expect(await sideways(page), `${path} at ${viewport.width} px`).toBeLessThanOrEqual(0);
      }
      await openInAnyLanguage(page);
      for (const leaf of await leavesOf(page)) {
        await leaf?.click();
        await page.getByRole('region', { name: 'Actions' }).waitFor();
        const where = `${(await leaf?.textContent()) ?? 'the table'} at ${viewport.width} px`;
        expect(await sideways(page), where).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  });
});

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The leaves of the table; a table that shows everything at once has none to turn. */
async function leavesOf(page: Page): Promise<readonly (Locator | null)[]> {
  await page.getByRole('region', { name: 'Actions' }).waitFor();
  const leaves = await page.getByRole('tab').all();
  return leaves.length > 0 ? leaves : [null];
}
