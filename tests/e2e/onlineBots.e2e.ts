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

test('a bot’s seat is freed for a person, also when the table is full, until the first move', async () => {
  const ana = await Guest.come(site, 'Ana');
  const address = await tableWhereAnaBegins(ana);
  await ana.openMenu();
  await ana.page.getByRole('button', { name: /^Remove .* from the table$/ }).click();
  await ana.page.getByText('One player is missing.').waitFor();
  const ben = await Guest.come(site, 'Ben');
  await ben.join(address);
  for (const guest of [ana, ben]) await guest.seated();
  await ana.inHead('Ben').waitFor();
  for (const guest of [ana, ben]) await guest.leaveSite();
});

/** A bot that begins would not wait: whose turn it is, is up to chance. */
async function tableWhereAnaBegins(ana: Guest): Promise<string> {
  for (let tries = 0; tries < 12; tries++) {
    const address = await ana.openTable({ seats: 2, unlisted: true });
    await ana.page.getByRole('button', { name: 'Add a bot to seat 2' }).click();
    await ana.seated();
    if (
      (await ana.page.getByText('Nothing has happened yet.').count()) > 0 &&
      (await ana.page.title()).startsWith('●')
    ) {
      return address;
    }
  }
  throw new Error('The bot always begins.');
}

test('during a match somebody can be invited in place of a bot', async () => {
  const ana = await Guest.come(site, 'Ana');
  await ana.openTable({ seats: 2, unlisted: true });
  await ana.page.getByLabel('Level of the bot for seat 2').selectOption({ label: 'Pupil' });
  await ana.page.getByRole('button', { name: 'Add a bot to seat 2' }).click();
  await ana.seated();
  expect(await playOn([ana], 6)).toBe(false);
  await ana.openMenu();
  const title = /^Let somebody play in place of/;
  expect(await ana.page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
  await ana.page.getByText(title).click();
  await ana.page.getByRole('button', { name: 'Make a private link' }).click();
  const link = await ana.page.getByRole('textbox', { name: title }).inputValue();

  const cleo = await Guest.come(site, 'Cleo');
  await cleo.page.goto(link);
  // Nobody knows her here: the name is asked for once the server says that it needs one, and the link still works.
  await cleo.page.getByRole('button', { name: 'Play from this device' }).click();
  await cleo.page.getByLabel('Your name at the table').fill('Cleo');
  await cleo.page.getByRole('button', { name: 'Play from this device' }).click();
  await cleo.seated();
  await ana.page.keyboard.press('Escape');
  await ana.inHead('Cleo').waitFor();
  expect(await playOn([ana, cleo], 8)).toBe(false);
  for (const guest of [ana, cleo]) expect(guest.visit.errors.filter((error) => !error.includes('400'))).toEqual([]);
  for (const guest of [ana, cleo]) await guest.leaveSite();
});
