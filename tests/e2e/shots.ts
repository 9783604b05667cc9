/** `npm run shots`: pictures of the main screens in every size, language and theme, for people to look at. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { Player } from './player.ts';
import { keep, savedReplay } from './savedMatch.ts';
import { openSite, SIZES, type Site } from './site.ts';

const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url));

type Screen = (page: Page) => Promise<void>;

const address =
  (path: string): Screen =>
  async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  };

const openTable =
  (id: string): Screen =>
  async (page) => {
    await page.goto(`/play/${id}`);
    await page.keyboard.press('Enter');
    const player = new Player(page, 'keys');
    const handle = page.getByRole('dialog').getByRole('button').last();
    await handle.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await player.page.locator('[data-zone="hand"][data-card]').first().waitFor();
  };

const SCREENS: readonly [name: string, show: Screen][] = [
  ['1-home', address('/')],
  ['2-new', address('/new/monuments')],
  ['3-curtain', address('/play/middle')],
  ['4-table-start', openTable('start')],
  ['5-table-middle', openTable('middle')],
  ['6-table-late', openTable('late')],
  ['7-two-colours', openTable('two')],
  [
    '8-history-sheet',
    async (page) => {
      await openTable('middle')(page);
      await page.keyboard.press('w');
      await page.getByRole('dialog').waitFor();
    },
  ],
  ['9-end', address('/play/over')],
  ['10-rules', address('/rules/monuments#4.4')],
  ['11-how', address('/how/monuments')],
  ['12-practice', address('/practice/monuments')],
];

async function shoot(
  site: Site,
  size: keyof typeof SIZES,
  language: 'en' | 'fr',
  theme: 'light' | 'dark',
): Promise<void> {
  const { page, context } = await site.visit({
    viewport: SIZES[size],
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await page.goto('/');
  await keep(page, savedReplay('start', '4-seats-powers.txt', 0));
  await keep(page, savedReplay('middle', '3-seats-powers.txt', 18));
  await keep(page, savedReplay('late', 'stolen-power.txt', 38));
  await keep(page, savedReplay('two', '2-seats-powers.txt', 30));
  await keep(page, savedReplay('over', '4-seats-variant.txt', 999));
  for (const [name, show] of SCREENS) {
    await show(page);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${FOLDER}${name}-${size}-${language}-${theme}.png` });
  }
  await context.close();
}

mkdirSync(FOLDER, { recursive: true });
const site = await openSite();
try {
  for (const size of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
    for (const language of ['en', 'fr'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        await shoot(site, size, language, theme);
        process.stdout.write(`${size}, ${language}, ${theme}\n`);
      }
    }
  }
} finally {
  await site.close();
}
process.stdout.write(`The pictures are in ${FOLDER}\n`);
