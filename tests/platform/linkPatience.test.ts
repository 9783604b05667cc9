/** Lines that are gone for long, and pages that sleep: with pinned clocks, so that minutes take no time. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from '../../src/platform/match/online/link.ts';
import { network, pass, pinEverything, say, show, sleep, turn, unpinEverything } from './pinnedNetwork.ts';

vi.mock('socket.io-client', async () => ({ io: (await import('./pinnedNetwork.ts')).io }));

const MINUTE = 60_000;
const RIGHT_AGAIN_MS = 2000;
const told: string[] = [];
let link: Link;

beforeEach(async () => {
  pinEverything();
  told.length = 0;
  link = new Link('http://nowhere', {
    onUp: () => told.push('up'),
    onDown: () => told.push('down'),
    onEvent: () => undefined,
  });
  link.start();
  // Right after a ping: that is when a loss takes longest to be noticed.
  await pass(3150);
  expect(told).toEqual(['up']);
});

afterEach(() => {
  link.close();
  unpinEverything();
});

/** How long the line stays down from now on. */
async function downFor(): Promise<number> {
  let ms = 0;
  for (; !link.isUp && ms < MINUTE; ms += 50) await pass(50);
  return ms;
}

it.each([30_000, 30_400, 30_900, 31_500])(
  'silence of %i ms: shown within 3 s, up within 2 s of the network',
  async (length) => {
    turn('silent');
    await pass(3000);
    expect(told).toEqual(['up', 'down']);
    await pass(length - 3000);
    turn('fair');
    expect(await downFor()).toBeLessThanOrEqual(RIGHT_AGAIN_MS);
    await pass(MINUTE);
    expect(told).toEqual(['up', 'down', 'up']);
  },
);

it('what was asked before a cut is not asked again after it', async () => {
  const asked = link.ask('move');
  const outcome = expect(asked).rejects.toThrow();
  turn('silent');
  const unheard = expect(link.ask('another move')).rejects.toThrow();
  await pass(30_000);
  await outcome;
  await unheard;
  await expect(link.ask('a third move')).rejects.toThrow();
  turn('fair');
  await pass(MINUTE);
  expect(network.received).toEqual(['move']);
  const answer = link.ask('a later move');
  await pass(100);
  expect(await answer).toBe('a later move!');
});

it.each([0, 300, 700])('refused for 10 minutes: tried every second, up within 2 s (%i ms later)', async (more) => {
  turn('refused');
  await pass(10 * MINUTE + more);
  expect(network.tries).toBeGreaterThan(500);
  expect(network.tries).toBeLessThan(700);
  turn('fair');
  expect(await downFor()).toBeLessThanOrEqual(RIGHT_AGAIN_MS);
});

it('silence of 10 minutes ends when the browser has its network back', async () => {
  turn('silent');
  say('offline');
  expect(told).toEqual(['up', 'down']);
  await pass(10 * MINUTE);
  turn('fair');
  say('online');
  expect(await downFor()).toBeLessThanOrEqual(RIGHT_AGAIN_MS);
});

it('every so often a network that needs more than two seconds gets them', async () => {
  turn('silent');
  await pass(10 * MINUTE);
  // With tries of two seconds alone there would be 300.
  expect(network.tries).toBeLessThan(270);
});

it('a hidden page tries seldom, and at once when it is looked at', async () => {
  show('hidden');
  turn('refused');
  await pass(10 * MINUTE);
  expect(network.tries).toBeGreaterThan(100);
  expect(network.tries).toBeLessThan(150);
  turn('fair');
  show('visible');
  expect(await downFor()).toBeLessThanOrEqual(200);
});

it.each(['runs', 'stands'] as const)('a sleep that the line survives is no loss (the clock %s)', async (clock) => {
  sleep(10_000, clock);
  // What has arrived meanwhile is read first.
  await pass(1000);
  show('visible');
  await pass(MINUTE);
  expect(told).toEqual(['up']);
});

it.each(['runs', 'stands'] as const)(
  'after a sleep that it does not survive, it is up within 2 s (the clock %s)',
  async (clock) => {
    turn('silent');
    sleep(8 * 60 * MINUTE, clock);
    turn('fair');
    show('visible');
    await pass(RIGHT_AGAIN_MS);
    expect(told).toEqual(['up', 'down', 'up']);
    const before = network.tries;
    await pass(MINUTE);
    expect(network.tries).toBe(before);
  },
);

it('a sleep while the line is down: up within 2 s of waking', async () => {
  turn('silent');
  await pass(5000);
  sleep(10 * MINUTE, 'runs');
  turn('fair');
  expect(await downFor()).toBeLessThanOrEqual(RIGHT_AGAIN_MS);
});
