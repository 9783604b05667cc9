/** What a table must do besides being played: keep, undo, translate, hide. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardWord } from '../../src/games/monuments/notation/words.ts';
import { Player } from './player.ts';
import { keep, savedReplay, truthOf } from './savedMatch.ts';
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

function shownHand(): Promise<string[]> {
  return player.look().then(({ hand }) => [...hand].sort());
}

describe('undo', () => {
  test('takes back a card drawn from the row, and says what it takes back', async () => {
    await openMatch(8);
    await player.openCurtain();
    const before = await shownHand();
    await page.locator('[data-zone="row"][data-card]').first().click();
    expect(await player.act(/^Draw/)).toBe(true);
    expect(await shownHand()).toHaveLength(before.length + 1);
    expect(await player.act(/Undo: draw/)).toBe(true);
    await expect.poll(shownHand).toEqual(before);
    await page.getByRole('status').filter({ hasText: 'Taken back: draw' }).waitFor();
  });

  test('stops at a hidden card, and says so', async () => {
    await openMatch(8);
    await player.openCurtain();
    await page.locator('[data-zone="pile"]').first().click();
    await player.act(/^Draw from the pile/);
    await player.actions.getByRole('button', { name: 'Cannot undo: a hidden card was seen' }).waitFor();
  });
});

describe('what is kept', () => {
  test('a reload in mid-turn brings the curtain, then the same hand and the same undo', async () => {
    await openMatch(12);
    await player.openCurtain();
    await page.locator('[data-zone="row"][data-card]').first().click();
    await player.act(/^Draw/);
    const hand = await shownHand();
    await page.reload();
    await player.curtain.waitFor();
    await player.openCurtain();
    expect(await shownHand()).toEqual(hand);
    await player.actions.getByRole('button', { name: /Undo: draw/ }).waitFor();
  });

  test('matches side by side are listed, continued and deleted one by one', async () => {
    await page.goto('/');
    await keep(page, savedReplay('one', '2-seats.txt', 5));
    await keep(page, savedReplay('two', '3-seats.txt', 7));
    await page.reload();
    await page.getByText('Ana, Ben, and Cleo').first().waitFor();
    await page.getByRole('button', { name: /^Delete the match of Ana and Ben$/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('agora.match'))))
      .toEqual(['agora.match.two']);
    await page.getByRole('link', { name: /Continue/ }).click();
    await player.curtain.waitFor();
  });

  test('a damaged save is reported and set aside; the others are not affected', async () => {
    await page.goto('/');
    await keep(page, savedReplay('good', '2-seats.txt', 5));
    await page.evaluate(() => localStorage.setItem('agora.match.bad', '{"format":1,"game":"monu'));
    await page.reload();
    await page.getByText('One saved match could not be read and has been set aside.', { exact: false }).waitFor();
    await page
      .getByRole('link', { name: /Continue/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => localStorage.getItem('agora.broken.bad'))).toBe('{"format":1,"game":"monu');
  });

  test('a save of another rules version is explained, never half-loaded', async () => {
    await page.goto('/');
    await keep(page, { ...savedReplay('old', '2-seats.txt', 5), version: 99 });
    await page.goto('/play/old');
    await page.getByRole('heading', { name: 'This match was played under other rules' }).waitFor();
    expect(await page.locator('[data-zone]').count()).toBe(0);
  });
});

test('the language can be switched in mid-turn without losing anything', async () => {
  await openMatch(10);
  await player.openCurtain();
  const hand = await shownHand();
  await page.getByRole('button', { name: 'Français' }).first().click();
  await page.getByRole('group', { name: 'Ma main' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
  expect(await shownHand()).toEqual(hand);
  await page.getByRole('button', { name: 'English' }).first().click();
  await page.getByRole('group', { name: 'My hand' }).waitFor();
});

describe('by keyboard', () => {
  test('a sheet takes the focus and gives it back to whoever opened it', async () => {
    await openMatch(36);
    await player.openCurtain();
    const opener = page.locator('[data-zone="board"] [data-monument="3"]');
    const isFocused = () => opener.evaluate((element) => element === document.activeElement);
    await opener.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Bet Hamikdash' });
    await sheet.getByRole('heading', { name: 'Its cards' }).waitFor();
    expect(await sheet.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await sheet.getByRole('button', { name: 'Close' }).evaluate((e) => e === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await isFocused()).toBe(true);
  });

  test('the key of the main button plays what is selected now, however fast it is pressed', async () => {
    await openMatch(8);
    await player.openCurtain();
    const before = await shownHand();
    const [first, second] = await page.locator('[data-zone="row"][data-card]').all();
    const wanted = await second?.getAttribute('data-card');
    await first?.click();
    await page.evaluate(
      async ([card]) => {
        document.querySelector<HTMLElement>(`[data-zone="row"][data-card="${card}"]`)?.click();
        // What the press itself shows is there; what comes of it is not yet.
        await null;
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
      },
      [wanted],
    );
    await expect.poll(shownHand).toEqual([...before, wanted].sort());
  });
});

describe('powers', () => {
  test('the Scribe lays a new card below an old one', async () => {
    await openMatch(30);
    await player.openCurtain();
    await player.press(player.handCard('mausoleum7'));
    await page.getByRole('button', { name: 'Mausoleum 7 further down' }).click();
    expect(await player.act(/^Restack Mausoleum as 7-3/)).toBe(true);
    const truth = await truthOf(page);
    const stacks = truth.stacks.map((stack) => (stack ?? []).map(cardWord).join(' '));
    expect(stacks).toContain('mausoleum7 mausoleum3');
    await player.actions.getByRole('button', { name: 'Undo: restack Mausoleum' }).waitFor();
  });

  test('the Naute swaps a card of the hand for one of the row, before the actions and only once', async () => {
    await openMatch(30);
    await player.openCurtain();
    await player.press(player.handCard('artemision3'));
    await page.locator('[data-zone="row"][data-card="colosseum2"]').click();
    expect(await player.act(/^Naute: swap Artemision 3 for Colosseum 2/)).toBe(true);
    await expect.poll(shownHand).toContain('colosseum2');
    expect(await page.locator('[data-zone="row"][data-card="artemision3"]').count()).toBe(1);
    await page.locator('[data-zone="row"][data-card="artemision3"]').click();
    await player.press(player.handCard('babylon1'));
    expect(await player.act(/^Naute: swap/)).toBe(false);
  });
});

describe('displays', () => {
  test.each(['tablet', 'desktop'] as const)('every card of every stack is in sight on a %s', async (size) => {
    await page.setViewportSize(SIZES[size]);
    await openMatch(30, '2-seats-powers.txt');
    await player.openCurtain();
    const { stacks } = await truthOf(page);
    const cutOff = await page.evaluate(() => {
      const cards = [...document.querySelectorAll('[data-zone="display"][data-card]')];
      const isCut = (card: Element) => {
        const street = card.closest('[data-zone="display"]:not([data-card])')?.getBoundingClientRect();
        const { top, bottom } = card.getBoundingClientRect();
        return !street || top < street.top || bottom > street.bottom;
      };
      return { shown: cards.length, cut: cards.filter(isCut).map((card) => card.getAttribute('data-card')) };
    });
    expect(cutOff).toEqual({ shown: stacks.flatMap((stack) => stack ?? []).length, cut: [] });
  });
});
