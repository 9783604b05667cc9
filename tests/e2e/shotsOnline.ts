/** The second half of `npm run shots`: online play, which needs company, in every size, language and theme. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { LANGUAGES, type Language } from '../../src/platform/language.ts';
import { Guest, playOn } from './guest.ts';
import { openSite, SIZES, type Site } from './site.ts';

const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url));

type Size = keyof typeof SIZES;
type Theme = 'light' | 'dark';

/** By the page's own switch, which may lie behind a menu or a sheet. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.evaluate((wanted) => {
    document.querySelector<HTMLButtonElement>(`fieldset button[lang="${wanted}"]`)?.click();
  }, language);
  await page.locator(`html[lang="${language}"]`).waitFor();
}

async function shoot(site: Site, size: Size, colorScheme: Theme): Promise<void> {
  const shot = async ({ page }: Guest, name: string) => {
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${FOLDER}${name}-${size}-${language}-${colorScheme}.png` });
    }
    // The one that a guest understands.
    await speak(page, 'en');
  };
  const options = { viewport: SIZES[size], colorScheme };
  const [ana, ben, cleo] = [
    await Guest.come(site, 'Ana', options),
    await Guest.come(site, 'Ben', options),
    await Guest.come(site, 'Cleo', options),
  ];
  const address = await ana.openTable({ seats: 3 });
  await cleo.page.goto('/lobby/monuments');
  await cleo.page.getByRole('link', { name: /^Join/ }).first().waitFor();
  await shot(cleo, '20-lobby');
  await cleo.page.getByText('Options and access').click();
  await shot(cleo, '21-create');
  await ben.join(address);
  await ben.say('Salvete! Who is the third?');
  await shot(ben, '22-waiting-room');
  await cleo.page.goto(address);
  await cleo.page.getByRole('button', { name: 'Take a seat' }).waitFor();
  await shot(cleo, '23-join');
  await cleo.sit();
  for (const guest of [ana, ben, cleo]) await guest.seated();
  await playOn([ana, ben, cleo], 8);
  await ana.openChat();
  await shot(ana, '24-table-chat');
  await ben.openMenu();
  await ben.page.getByText('Move my seat to another device').click();
  await ben.page.getByRole('button', { name: 'Make a private link' }).click();
  const link = await ben.page.getByRole('textbox', { name: 'Move my seat to another device' }).inputValue();
  await shot(ben, '25-table-menu');
  await cleo.page.goto(link);
  await cleo.page.getByRole('button', { name: 'Play from this device' }).waitFor();
  await shot(cleo, '26-claim');
  for (const guest of [ana, ben, cleo]) await guest.leaveSite();
}

mkdirSync(FOLDER, { recursive: true });
const site = await openSite();
try {
  for (const size of Object.keys(SIZES) as Size[]) {
    for (const theme of ['light', 'dark'] as const) {
      await shoot(site, size, theme);
      process.stdout.write(`online: ${size}, ${theme}\n`);
    }
  }
} finally {
  await site.close();
}
