/** Bots at an online table, as the host sees them: real browsers, the server as people start it, real threads. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest, playOn } from './guest.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

test('the host fills seats with bots, changes their mind, and plays with them and a friend', async () => {
  const ana = await Guest.come(site, 'Ana');
  const address = await ana.openTable({ seats: 4, unlisted: true });
  const { page } = ana;
  const seat = (number: number) =>
    page
      .getByRole('list', { name: 'Seats' })
      .getByRole('listitem')
      .nth(number - 1);

  await page.getByLabel('Level of the bot for seat 2').selectOption({ label: 'Pupil' });
  await page.getByRole('button', { name: 'Add a bot to seat 2' }).click();
  await seat(2).getByText('(Pupil)').waitFor();
  expect(await seat(2).textContent()).toContain('bot');
  await seat(2)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Add a bot to seat 2' }).waitFor();
  await page.getByLabel('Level of the bot for seat 3').selectOption({ label: 'Scribe' });
  for (const number of [3, 4]) await page.getByRole('button', { name: `Add a bot to seat ${number}` }).click();
  await page.getByText('One player is missing.').waitFor();

  const ben = await Guest.come(site, 'Ben');
  await ben.page.goto(new URL(address).pathname);
  await ben.page.getByText('Ana has a free seat for you.').waitFor();
  expect(await ben.page.getByRole('button', { name: /Add a bot|Remove/ }).count()).toBe(0);
  await ben.sit();
  const all = [ana, ben];
  for (const guest of all) await guest.seated();
  // Two rounds or so: people play, bots answer at their own pace, and nobody is said to be away.
  expect(await playOn(all, 24)).toBe(false);
  expect(await page.getByText('away', { exact: true }).count()).toBe(0);
  for (const guest of all) await guest.leaveSite();
});
