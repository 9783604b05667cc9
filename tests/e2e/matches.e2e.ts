/** Whole matches at the real page, from the home page to the end sheet; each at a table of its own, two at a time. */
import { afterAll, beforeAll, describe, test } from 'vitest';
import { Player } from './player.ts';
import { openSite, SIZES, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site?.close());

describe.concurrent('from the home page to the end sheet', () => {
  test.for([2, 3, 4])('by clicks only, with power cards: %i seats', async (seats, { expect }) => {
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

  test('by touch on a phone', async ({ expect }) => {
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

  test('by keyboard alone', async ({ expect }) => {
    const { page, errors, context } = await site.visit({ reducedMotion: 'reduce' });
    const player = new Player(page, 'keys');
    await player.startMatch({ seats: 3, powers: 'With' });
    await player.playToTheEnd();
    expect(errors).toEqual([]);
    await context.close();
  });
});
