/** Pace and thinking time of the bots at a table on one device, changed while they play. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { facts } from '../../src/games/monuments/facts.ts';
import { rules } from '../../src/games/monuments/rules/index.ts';
import type { Manners } from '../../src/platform/bots/manners.ts';
import { BotSeats } from '../../src/platform/match/botSeats.ts';
import { newMatch } from '../../src/platform/match/newMatch.ts';
import { openLocalMatch } from '../../src/platform/match/openLocalMatch.ts';
import { openSaves, type Saves } from '../../src/platform/match/saves.ts';
import { type Client, HostDouble, playTurn, room, untilTurnOf } from './hostDouble.ts';
import { StorageDouble, twoTabs } from './storageDouble.ts';

const QUICK: Manners = { pace: 'swift', thinksLonger: false };
const LONG: Manners = { pace: 'swift', thinksLonger: true };

let saves: Saves;
let host: HostDouble;
const opened: Client[] = [];

function start(manners: Manners | null): string {
  const names = ['Ana', 'Ben', 'Cleo'];
  const bots = [null, 'scribe', 'scribe'];
  const match = newMatch(rules, { game: facts.id, names, bots, manners, options: { powers: 'on' } });
  saves.write(match);
  return match.id;
}

async function open(id: string, from = saves, lent = host): Promise<Client> {
  const opening = await openLocalMatch(room, from, id, async () => (table) => new BotSeats(table, lent));
  if (opening.kind !== 'open') throw new Error(opening.kind);
  opened.push(opening.client);
  return opening.client;
}

beforeEach(() => {
  saves = openSaves(new StorageDouble());
  host = new HostDouble();
});

afterEach(() => {
  for (const client of opened.splice(0)) client.close();
});

test('a change reaches the next decision, not the one that is being thought about', async () => {
  const client = await open(start(QUICK));
  await untilTurnOf(client, 0);
  host.isHeld = true;
  host.tasks.length = 0;
  await playTurn(client, 0);
  await expect.poll(() => host.tasks.length).toBe(1);
  client.bots?.behave(LONG);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(host.tasks.map(({ patience }) => patience)).toEqual([1]);
  expect(client.bots?.pondering()).not.toBeNull();
  expect(client.bots?.manners()).toEqual(LONG);
});

test('the next decision takes as long as was last agreed on', async () => {
  const client = await open(start(QUICK));
  await untilTurnOf(client, 0);
  host.tasks.length = 0;
  client.bots?.behave(LONG);
  await playTurn(client, 0);
  await untilTurnOf(client, 0);
  expect(host.tasks.length).toBeGreaterThan(1);
  expect(new Set(host.tasks.map(({ patience }) => patience))).toEqual(new Set([4]));
});

test('is kept with the match, and changes nothing else of it', async () => {
  const id = start(QUICK);
  const client = await open(id);
  await untilTurnOf(client, 0);
  const before = saves.read(id);
  client.bots?.behave(LONG);
  const after = saves.read(id);
  expect(after).toEqual({
    ...before,
    manners: LONG,
    revision: (before?.revision ?? 0) + 1,
    updatedAt: after?.updatedAt,
  });
  expect((await open(id)).bots?.manners()).toEqual(LONG);
});

test('a match that says nothing does as the browser remembers', async () => {
  host.pace = 'calm';
  const client = await open(start(null));
  expect(client.bots?.manners()).toEqual({ pace: 'calm', thinksLonger: false });
});

test('another tab follows, and does not say that somebody has played', async () => {
  const { tabs, stores } = twoTabs();
  saves = openSaves(stores[0], tabs[0]);
  const there = openSaves(stores[1], tabs[1]);
  const id = start(QUICK);
  const other = new HostDouble();
  other.hasLeave = false;
  const mine = await open(id);
  await untilTurnOf(mine, 0);
  const watching = await open(id, there, other);
  mine.bots?.behave(LONG);
  await expect.poll(() => watching.bots?.manners()).toEqual(LONG);
  expect(watching.snapshot().notices).not.toContain('played-elsewhere');
  await mine.play(rules.moves(mine.snapshot().state, 0).slice(0, 1));
  await expect.poll(() => watching.snapshot().notices).toContain('played-elsewhere');
});
