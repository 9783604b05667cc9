/** Accessibility of the sheets over the table. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { Player } from './player.ts';
import { keep, savedReplay } from './savedMatch.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

interface SheetCase {
  readonly title: string;
  open(player: Player): Promise<unknown>;
}

const key = (letter: string) => (player: Player) => player.page.keyboard.press(letter);

/** Draws until no action is left; then a fourth could still be bought. */
async function endEarly(player: Player): Promise<void> {
  for (let actions = 0; actions < 3; actions++) {
    await player.press(player.page.locator('[data-zone="pile"]').first());
    await player.act(/^Draw/);
  }
  await player.act(/^End turn/);
}

const SHEETS: Readonly<Record<'light' | 'dark', readonly SheetCase[]>> = {
  light: [
    { title: 'Write a history', open: key('w') },
    { title: 'Bet Hamikdash', open: (player) => player.press(player.page.locator('[data-monument="3"]').first()) },
    { title: 'How this table works', open: key('?') },
  ],
  dark: [
    {
      title: 'What is known of Cleo',
      open: (player) => player.press(player.page.getByRole('button', { name: /^Cleo: hand/ }).first()),
    },
    { title: 'Score sheet: if the match ended now', open: key('s') },
    { title: 'End the turn already?', open: endEarly },
  ],
};

test.each(['light', 'dark'] as const)('axe finds nothing on the sheets, %s', async (colorScheme) => {
  const { page, context, errors } = await site.visit({ colorScheme, reducedMotion: 'reduce' });
  const player = new Player(page);
  await page.goto('/');
  await keep(page, savedReplay('late', '4-seats-powers.txt', 36));
  await page.goto('/play/late');
  await player.openCurtain();
  for (const { title, open } of SHEETS[colorScheme]) {
    await open(player);
    expect(await findingsOn(page, title), title).toEqual([]);
  }
  expect(errors).toEqual([]);
  await context.close();
});

/** Once it is written; then it is closed. */
async function findingsOn(page: Page, title: string): Promise<string[]> {
  const sheet = page.getByRole('dialog', { name: title });
  await sheet.getByRole('button', { name: 'Close' }).waitFor();
  await page.waitForLoadState('networkidle');
  const findings = await axeFindings(page);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  return findings;
}
