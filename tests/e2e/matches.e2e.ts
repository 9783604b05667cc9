/** Whole matches at the real page, from the home page to the end sheet. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from './player.ts';
import { openSite, SIZES, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

describe('pass-and-play by clicks only, with power cards', () => {
  test.each([2, 3, 4])('%i seats', async (seats) => {
    const { page, errors, context } = await site.visit({ reducedMotion: 'reduce' });
    const player = new Player(page);
    await player.startMatch({ seats, powers: 'With' });
    await player.playToTheEnd();
    expect(player.done.get('Erect')).toBeGreaterThan(2);
    expect(player.done.get('Draw')).toBeGreaterThan(20);
    expect(player.done.get('Write')).toBeGreaterThan(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('a whole match by touch on a phone', async () => {
  const { page, errors, context } = await site.visit({
    viewport: SIZES.phone,
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const player = new Player(page, 'touch');
  await player.startMatch({ seats: 2, powers: 'Without' });
  await player.playToTheEnd(async (step) => {
    if (step % 40 !== 0) return;
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
  expect(errors).toEqual([]);
  await context.close();
});

test('a whole match by keyboard alone', async () => {
  const { page, errors, context } = await site.visit({ reducedMotion: 'reduce' });
  const player = new Player(page, 'keys');
  await player.startMatch({ seats: 3, powers: 'With' });
  await player.playToTheEnd();
  expect(errors).toEqual([]);
  await context.close();
});
