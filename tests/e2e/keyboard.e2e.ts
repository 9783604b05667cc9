/** What the keyboard player presses can be got to by keys: Tab, arrows inside an area, and the table's own keys. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Player } from './player.ts';
import { keep, savedReplay } from './savedMatch.ts';
import { openSite, SIZES, type Site, type Visit } from './site.ts';
import { walkByKeys } from './tabWalk.ts';

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
  player = new Player(page, 'keys');
  return async () => {
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  };
});

async function openTable(turns: number, file = '4-seats-powers.txt'): Promise<void> {
  await page.goto('/');
  await keep(page, savedReplay('test', file, turns));
  await page.goto('/play/test');
  await player.curtain.waitFor();
}

/** Walks, expects that nothing is left out and all of it is marked, and says what there is. */
async function everything(): Promise<readonly string[]> {
  const { reached, unreached, unmarked } = await walkByKeys(page);
  expect(unreached).toEqual([]);
  expect(unmarked).toEqual([]);
  return reached;
}

/** The spoken names of all that fits a selector. */
function spoken(selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()));
}

test('Tab leads to the handle of the curtain, and two presses open it', async () => {
  await openTable(36);
  expect(await everything()).toContain('Hold to open');
  for (let stops = 0; stops < 12; stops++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent === 'Hold to open')) break;
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await player.curtain.waitFor({ state: 'detached' });
});

test.each(['desktop', 'phone'] as const)(
  'every control of a table is reached by Tab and arrows on a %s',
  async (size) => {
    await page.setViewportSize(SIZES[size]);
    await openTable(36);
    await player.openCurtain();
    const reached = await everything();
    const areas = [
      '[data-zone="hand"][data-card]',
      '[data-zone="row"][data-card]',
      'button[data-zone="pile"]',
      '[data-zone="board"] [data-monument]',
      'section[aria-label="Actions"] button',
    ];
    for (const area of areas) {
      const names = await spoken(area);
      expect(names.length, area).toBeGreaterThan(0);
      expect(reached).toEqual(expect.arrayContaining(names));
    }
    expect(reached).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Write a history/), expect.stringMatching(/undo/i)]),
    );
  },
);

test('so are the buttons that appear when cards are picked up, and the places of their order', async () => {
  await openTable(30);
  await player.openCurtain();
  await player.press(player.handCard('mausoleum7'));
  const reached = await everything();
  expect(reached).toEqual(expect.arrayContaining([expect.stringMatching(/^Improve Mausoleum/), 'Put back']));
});

test.each([
  ['w', 'Write a history', ['Not now', 'Write it · ends the turn']],
  ['s', 'Score sheet: if the match ended now', []],
  ['?', 'How this table works', []],
] as const)('the key %s opens a sheet whose buttons Tab reaches: %s', async (key, title, buttons) => {
  await openTable(36);
  await player.openCurtain();
  await page.keyboard.press(key);
  await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).waitFor();
  const reached = await everything();
  expect(reached).toEqual(expect.arrayContaining(['Close', ...buttons]));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a letter leads to each area, and from there the arrows go on', async () => {
  await openTable(36);
  await player.openCurtain();
  for (const [key, area] of [
    ['h', '[data-zone="hand"][data-card]'],
    ['r', '[data-zone="row"][data-card]'],
    ['d', '[data-zone="pile"]'],
    ['b', '[data-zone="board"] [data-monument]'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await page.evaluate((where) => document.activeElement?.matches(where), area), key).toBe(true);
  }
});
