/** Online play in real browsers against the real server: each guest has a browser context, and so a memory, of their own. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openCable } from './cable.ts';
import { Guest, playOn, whoseTurn } from './guest.ts';
import { openSite, type Site } from './site.ts';

/** What a browser says of a line that is cut or a server that is away. "Refused to …" is its policy speaking, and no such thing. */
const LINE_ERRORS =
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED|TIMED_OUT)|EMPTY_RESPONSE|NETWORK_CHANGED|INTERNET_DISCONNECTED)|^WebSocket connection to .* failed/;

let site: Site;
const guests: Guest[] = [];

beforeAll(async () => {
  site = await openSite();
});

afterEach(async () => {
  for (const guest of guests.splice(0)) await guest.leaveSite();
});

afterAll(() => site?.close());

async function come(name: string, options?: Parameters<typeof Guest.come>[2]): Promise<Guest> {
  const guest = await Guest.come(site, name, options);
  guests.push(guest);
  return guest;
}

/** Two or three at a table that has begun. */
async function seatedTable(names: readonly string[], table: object = {}): Promise<{ address: string; all: Guest[] }> {
  const all: Guest[] = [];
  for (const name of names) all.push(await come(name));
  const [host, ...others] = all as [Guest, ...Guest[]];
  const address = await host.openTable({ seats: names.length, unlisted: true, ...table });
  for (const guest of others) await guest.join(address);
  for (const guest of all) await guest.seated();
  return { address, all };
}

function handWordsOf(guest: Guest): Promise<string[]> {
  return guest.player.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}

test('three browsers find each other in the lobby and play a whole match; one is cut off, one reloads, the server restarts, a spectator watches', async () => {
  const ana = await come('Ana');
  await ana.openTable({ seats: 3 });
  const cable = await openCable(site.url);
  const ben = await come('Ben', { baseURL: cable.url });
  const cleo = await come('Cleo');
  for (const guest of [ben, cleo]) {
    await guest.page.goto('/lobby/monuments');
    await guest.page.getByRole('link', { name: /^Join the table of Ana/ }).click();
    await guest.sit();
  }
  const all = [ana, ben, cleo];
  for (const guest of all) await guest.seated();

  const watcher = await come('Dora');
  await watcher.page.goto('/lobby/monuments');
  await watcher.page.getByRole('link', { name: /^Watch the table of Ana/ }).click();
  await watcher.page.getByText('You are watching.').waitFor();
  await watcher.page.locator('[data-zone="row"][data-card]').first().waitFor();
  const hands = (await Promise.all(all.map(handWordsOf))).flat();
  expect(hands.length).toBeGreaterThan(9);
  await expect.poll(() => watcher.player.hand.count()).toBe(0);

  await playOn(all, 14);

  // In the middle of Ben's turn his line goes silent.
  while ((await whoseTurn(all)) !== ben) await playOn(all, 1);
  cable.cut();
  await ben.lost.waitFor();
  expect((await ben.player.look()).isOpen).toBe(false);
  await ana.inHead('Ben').getByText('away').waitFor();
  cable.mend();
  await ben.lost.waitFor({ state: 'detached' });
  await playOn(all, 6);

  const handBefore = await handWordsOf(cleo);
  await cleo.page.reload();
  await cleo.seated();
  expect(await handWordsOf(cleo)).toEqual(handBefore);
  await playOn(all, 6);

  await site.restartServer();
  await expect.poll(() => ana.lost.count(), { timeout: 15_000 }).toBe(0);
  expect(await playOn(all)).toBe(true);

  for (const guest of all) {
    await guest.player.endSheet.waitFor();
    expect(guest.visit.errors.filter((error) => !LINE_ERRORS.test(error))).toEqual([]);
  }
  expect(await watcher.player.hand.count()).toBe(0);

  // The rematch keeps the group: one opens it, the others are led there.
  await ben.player.endSheet.click();
  for (const guest of [ana, cleo]) await guest.page.getByRole('button', { name: 'Join the rematch' }).click();
  for (const guest of all) {
    await guest.seated();
    await guest.inHead('Ana').waitFor();
  }
  expect(new URL(ana.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);
  await playOn(all, 3);
  await cable.close();
});

describe('before the match begins', () => {
  test('a private table is in no list, and its link leads to it', async () => {
    const ana = await come('Penelope');
    const address = await ana.openTable({ seats: 2, unlisted: true });
    const ben = await come('Ben');
    await ben.page.goto('/lobby/monuments');
    const cleo = await come('Cleo');
    await cleo.openTable({ seats: 4 });
    await ben.page.getByRole('link', { name: /^Join the table of Cleo/ }).waitFor();
    expect(await ben.page.getByText('Penelope').count()).toBe(0);
    await ben.join(address);
    await ben.seated();
    await ana.seated();
  });

  test('the host removes a seat: who sat there is told and can sit down again', async () => {
    const ana = await come('Ana');
    const address = await ana.openTable({ seats: 3, unlisted: true });
    const ben = await come('Ben');
    await ben.join(address);
    await ana.seat('Ben').getByText('here').waitFor();
    await ana.page.getByRole('button', { name: 'Remove Ben from the table' }).click();
    await ana.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await ben.page.getByRole('heading', { name: 'Your seat has been given up' }).waitFor();
    await expect.poll(() => ana.seat('Ben').count()).toBe(0);
    await ben.page.getByRole('button', { name: 'Look at the table' }).click();
    await ben.sit();
    await ana.seat('Ben').waitFor();
  });

  test('names can be changed, who leaves is gone, and an empty table is closed', async () => {
    const ana = await come('Ana');
    const address = await ana.openTable({ seats: 3, unlisted: true });
    const ben = await come('Ben');
    await ben.join(address);
    await ben.page.getByRole('button', { name: 'Change my name' }).click();
    await ben.page.getByLabel('Your name').fill('Benjamin');
    await ben.page.getByRole('button', { name: 'Save the name' }).click();
    await ana.seat('Benjamin').getByText('here').waitFor();
    for (const guest of [ben, ana]) {
      await guest.page.getByRole('button', { name: 'Leave the table' }).click();
      await guest.page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
      await guest.page.getByRole('heading', { name: 'Monuments online' }).waitFor();
    }
    await ben.page.goto(new URL(address).pathname);
    await ben.page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  });

  test('home leads back to one’s tables in a click, and a known name opens one in two', async () => {
    const ana = await come('Ana');
    const address = await ana.openTable({ seats: 3 });
    await ana.page.goto('/');
    await ana.page.getByText('Waiting for 2 more players').waitFor();
    await ana.page.getByRole('link', { name: /^Back to the table/ }).click();
    await ana.seat('Ana').waitFor();
    expect(ana.page.url()).toBe(address);
    await ana.page.goto('/');
    await ana.page.getByRole('link', { name: 'Play online' }).click();
    await ana.page.getByRole('button', { name: 'Open the table' }).click();
    await ana.page.getByRole('heading', { name: 'Invite the others' }).waitFor();
    expect(ana.page.url()).not.toBe(address);
  });
});

test('a silent line is shown within three seconds, and the table is back two seconds after it', async () => {
  const cable = await openCable(site.url);
  const ana = await come('Ana', { baseURL: cable.url });
  const address = await ana.openTable({ seats: 2, unlisted: true });
  const ben = await come('Ben');
  await ben.join(address);
  await ana.seated();
  const hand = await handWordsOf(ana);
  const cutAt = Date.now();
  cable.cut();
  await ana.lost.waitFor();
  expect(Date.now() - cutAt).toBeLessThan(3000);
  await ana.page.waitForTimeout(4000);
  const mendedAt = Date.now();
  cable.mend();
  await ana.lost.waitFor({ state: 'detached' });
  expect(Date.now() - mendedAt).toBeLessThan(2000);
  expect(await handWordsOf(ana)).toEqual(hand);
  await cable.close();
});

describe('seats', () => {
  test('a seat moves to another device: the old one is told, the link works once', async () => {
    const { all } = await seatedTable(['Ana', 'Ben']);
    const [ana] = all as [Guest, Guest];
    const hand = await handWordsOf(ana);
    await ana.openMenu();
    await ana.page.getByText('Move my seat to another device').click();
    await ana.page.getByRole('button', { name: 'Make a private link' }).click();
    const link = await ana.page.getByRole('textbox', { name: 'Move my seat to another device' }).inputValue();
    const phone = await come('Ana');
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: 'Play from this device' }).click();
    await phone.seated();
    expect(await handWordsOf(phone)).toEqual(hand);
    expect(phone.page.url()).not.toContain('#');
    await ana.page.getByRole('heading', { name: 'Your seat is now played on another device' }).waitFor();
    await ana.page.getByRole('button', { name: 'Watch instead' }).click();
    await ana.page.getByText('You are watching.').waitFor();
    const thief = await come('Thief');
    await thief.page.goto(link);
    await thief.page.getByRole('button', { name: 'Play from this device' }).click();
    await thief.page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  });

  test('who leaves a running match is replaced by invitation', async () => {
    const { all } = await seatedTable(['Ana', 'Ben']);
    const [ana, ben] = all as [Guest, Guest];
    await playOn(all, 2);
    const hand = await handWordsOf(ben);
    await ben.openMenu();
    await ben.page.getByRole('button', { name: 'Leave my seat' }).click();
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await ana.page.getByRole('button', { name: 'Invite a substitute' }).click();
    await ana.page.getByRole('button', { name: 'Make a private link' }).click();
    const link = await ana.page.getByRole('textbox', { name: 'Find somebody for seat 2' }).inputValue();
    const cleo = await come('Cleo');
    await cleo.page.goto(link);
    await cleo.page.getByLabel('Your name at the table').fill('Cleo');
    await cleo.page.getByRole('button', { name: 'Play from this device' }).click();
    await cleo.seated();
    expect(await handWordsOf(cleo)).toEqual(hand);
    await ana.page.keyboard.press('Escape');
    await ana.inHead('Cleo').waitFor();
  });

  test('a table closed to watchers says so', async () => {
    const { address } = await seatedTable(['Ana', 'Ben'], { unwatchable: true });
    const dora = await come('Dora');
    await dora.page.goto(address);
    await dora.page.getByRole('heading', { name: 'Every seat is taken' }).waitFor();
  });
});

describe('chat', () => {
  test('is shared, kept, limited and can be muted; what is written stays text', async () => {
    const { all } = await seatedTable(['Ana', 'Ben']);
    const [ana, ben] = all as [Guest, Guest];
    await ana.openChat();
    await ana.say('<img src=x onerror=alert(1)> salvete');
    await ben.page.getByRole('button', { name: /^Chat.*1 new message/ }).waitFor();
    await ben.openChat();
    await ben.chat.getByText('<img src=x onerror=alert(1)> salvete').waitFor();
    await ben.page.reload();
    await ben.seated();
    await ben.openChat();
    await ben.chat.getByText('salvete').waitFor();
    await ben.page.getByRole('button', { name: 'Mute', exact: true }).click();
    for (let line = 1; line <= 9; line++) await ana.say(`line ${line}`);
    await ana.page.getByText('That was too fast.').waitFor();
    await ben.chat.getByText('The chat is muted').waitFor();
    expect(await ben.chat.getByText('line 1').count()).toBe(0);
    await ben.page.reload();
    await ben.seated();
    expect(await ben.page.getByText(/new message/).count()).toBe(0);
    await ben.openChat();
    await ben.page.getByRole('button', { name: 'Unmute' }).click();
    await ben.chat.getByText('line 1').waitFor();
    const left = ben.page.getByText('500 characters left', { exact: true });
    await left.waitFor();
    await ben.page.getByLabel('Write to the table').fill('x'.repeat(600));
    await ben.page.getByText('0 characters left', { exact: true }).waitFor();
  });
});

test('an unknown table and a damaged link get pages that help', async () => {
  const ana = await come('Ana');
  await ana.page.goto('/table/abcdefghijk');
  await ana.page.getByRole('heading', { name: 'There is no such table' }).waitFor();
  await ana.page.goto('/claim/abcdefghijk');
  await ana.page.getByText('A part of the link is missing.').waitFor();
  await ana.page.getByRole('link', { name: 'To all games' }).click();
  await ana.page.getByRole('heading', { name: 'The games' }).waitFor();
});
