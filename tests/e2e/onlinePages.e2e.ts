/** The pages of online play: nothing for axe to find, in both themes; no sideways scrolling; servers that do not answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { openCable } from './cable.ts';
import { Guest } from './guest.ts';
import { openSite, SIZES, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

describe.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('axe finds nothing on a %s, %s', (size, colorScheme) => {
  test('from the lobby to the table, its chat and its menu', async () => {
    const options = { viewport: SIZES[size], colorScheme };
    const ana = await Guest.come(site, 'Ana', options);
    const ben = await Guest.come(site, 'Ben', options);
    const clean = async ({ page }: Guest) => expect(await axeFindings(page)).toEqual([]);

    await ana.page.goto('/lobby/monuments');
    await ana.page.getByText('Options and access').click();
    await clean(ana);
    const address = await ana.openTable({ seats: 2, unlisted: true });
    await clean(ana);
    await ana.page.goto('/');
    await ana.page.getByText('Waiting for 1 more player').waitFor();
    await clean(ana);
    await ana.page.goto(address);

    await ben.page.goto(address);
    await ben.page.getByRole('button', { name: 'Take a seat' }).click();
    await ben.page.getByText('Please give your name.').waitFor();
    await clean(ben);
    await ben.sit();
    await ben.seated();
    await ben.openChat();
    await ben.say('Ave');
    await ben.chat.getByText('Ave').waitFor();
    await clean(ben);
    await ana.openMenu();
    await ana.page.getByText('Link to the table').click();
    await ana.page.getByText('Move my seat to another device').click();
    await ana.page.getByRole('button', { name: 'Make a private link' }).click();
    const link = await ana.page.getByRole('textbox', { name: 'Move my seat to another device' }).inputValue();
    await clean(ana);
    await ben.page.goto(link);
    await ben.page.getByRole('button', { name: 'Play from this device' }).waitFor();
    await clean(ben);
    for (const guest of [ana, ben]) {
      expect(guest.visit.errors).toEqual([]);
      await guest.leaveSite();
    }
  });
});

test('nothing scrolls sideways at 320 px, in French, and the chat fits', async () => {
  const { page, context } = await site.visit({ locale: 'fr-FR', viewport: { width: 320, height: 640 } });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.goto('/lobby/monuments');
  await page.getByLabel('Votre nom').fill('Marie-Antoinette Dubois');
  await page.getByText('Options et accès').click();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByRole('heading', { name: 'Inviter les autres' }).waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  const other = await site.visit({ locale: 'fr-FR', viewport: { width: 320, height: 640 } });
  await other.page.goto(page.url());
  await other.page.getByLabel('Votre nom').fill('Charles-Édouard Martin');
  await other.page.getByRole('button', { name: 'Prendre place' }).click();
  await page.getByRole('button', { name: /^Discussion/ }).click();
  await page.getByLabel('Écrire à la table').waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  const panel = await page.getByRole('complementary', { name: 'Discussion' }).boundingBox();
  expect(panel && panel.x >= 0 && panel.x + panel.width <= 320).toBe(true);
  await context.close();
  await other.context.close();
});

test('a server that does not answer is said so, and found again without a reload', async () => {
  const cable = await openCable(site.url);
  const ana = await Guest.come(site, 'Ana', { baseURL: cable.url });
  await ana.openTable({ seats: 2, unlisted: true });
  const address = ana.page.url();
  await ana.page.goto('/lobby/monuments');
  await ana.page.locator('section[aria-busy="false"]').getByRole('heading', { name: 'Open tables' }).waitFor();
  cable.cut();
  await ana.page.getByText('The server cannot be reached. The list may be old').waitFor({ timeout: 30_000 });
  await ana.page.getByRole('link', { name: /^Back to the table/ }).click();
  await ana.page.getByText('The server does not answer yet.').waitFor();
  cable.mend();
  await ana.page.getByRole('heading', { name: 'Invite the others' }).waitFor();
  expect(ana.page.url()).toBe(address);
  await ana.leaveSite();
  await cable.close();
});
