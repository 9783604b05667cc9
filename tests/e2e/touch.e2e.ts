/** What a finger can carry, besides tapping. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cardWord } from '../../src/games/monuments/notation/words.ts';
import { Player } from './player.ts';
import { keep, savedReplay, truthOf } from './savedMatch.ts';
import { openSite, SIZES, type Site } from './site.ts';

let site: Site;
let page: Page;
let finger: Player;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

beforeEach(async () => {
  const visit = await site.visit({ viewport: SIZES.phone, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  ({ page } = visit);
  finger = new Player(page, 'touch');
  await page.goto('/');
  await keep(page, savedReplay('test', '2-seats-powers.txt', 0));
  await page.goto('/play/test');
  await finger.openCurtain();
  for (const card of ['kolossus8', 'kolossus4']) await finger.press(finger.handCard(card), CORNER);
  return async () => {
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  };
});

test('a card drawn out of the fan onto the display builds, with what else is picked up', async () => {
  await page.locator('[data-drop^="display"]').first().scrollIntoViewIfNeeded();
  const { x, y } = await cornerOf('[data-zone="hand"][data-card="kolossus4"]');
  const { left, top } = await placeOf('[data-drop^="display"]');
  const end = { x: left + 60, y: top + 20 };
  await carry([
    ...[0, 15, 30, 45, 60].map((up) => ({ x, y: y - up })),
    ...[0.3, 0.6, 1].map((part) => ({ x: x + part * (end.x - x), y: y - 60 + part * (end.y - y + 60) })),
  ]);
  await expect.poll(built).toContain('kolossus8 kolossus4');
});

test('a card drawn sideways along the order changes places', async () => {
  const { left, top } = await placeOf('[data-drop="order:0"] [data-drag]');
  const end = (await placeOf('[data-drop="order:1"] [data-drag]')).left;
  await carry(
    [0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1].map((part) => ({ x: left + 10 + part * (end - left), y: top + 12 })),
  );
  await finger.actions.getByRole('button', { name: /^Erect Colossus 4-8/ }).waitFor();
});

/** Cards of one monument lie fanned: this part of each is always in sight. */
const CORNER = { x: 12, y: 24 };

async function cornerOf(selector: string): Promise<{ x: number; y: number }> {
  const { left, top } = await placeOf(selector);
  return { x: left + CORNER.x, y: top + CORNER.y };
}

async function placeOf(selector: string): Promise<{ left: number; top: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Not in sight: ${selector}`);
  return { left: box.x, top: box.y };
}

/** Touch events as a screen sends them: down at the first point, along the others, up at the last. */
async function carry([start, ...way]: readonly { readonly x: number; readonly y: number }[]): Promise<void> {
  if (!start) throw new Error('Nowhere to begin.');
  const screen = await page.context().newCDPSession(page);
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  for (const point of way) await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.settle();
}

async function built(): Promise<string[]> {
  const { stacks } = await truthOf(page);
  return stacks.map((stack) => (stack ?? []).map(cardWord).join(' '));
}
