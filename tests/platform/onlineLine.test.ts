/** Lines that break, servers that restart: shown within 3 s, right within 2 s, and no move twice. */
import { copyFileSync, rmSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { backUp } from '../../server/storage/backup.ts';
import type { AnyOnlineClient } from '../../src/platform/match/online/onlineClient.ts';
import { openServer, type TestServer, until } from '../server/kit.ts';
import { pebbles } from '../server/pebbles.ts';
import { type BrittleLine, brittleLine } from './brittleLine.ts';
import { type OnlineParty, onlineParty } from './onlineParty.ts';

const TAKE = { type: 'take', pebbles: 1 };
let server: TestServer;
let line: BrittleLine;
let party: OnlineParty;
/** Seat 0, whose line is brittle. */
let ana: AnyOnlineClient;
let ben: AnyOnlineClient;

async function sitDown(): Promise<void> {
  server = await openServer({ rooms: [pebbles()] });
  line = await brittleLine(server.port);
  party = await onlineParty(server, pebbles(), 2);
  ana = await party.join(0, line.url);
  [, ben] = party.clients as [AnyOnlineClient, AnyOnlineClient];
  party.clients[0]?.close();
}

afterEach(async () => {
  party.end();
  await line.end();
  await server.end();
});

const plies = async () => (await server.store.record(party.matchID))?.plies;
const left = (client: AnyOnlineClient) => (client.snapshot().state as { left: number }).left;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** How long it takes until something holds. */
async function took(what: string, holds: () => unknown): Promise<number> {
  const began = performance.now();
  await until(what, holds, 10_000);
  return performance.now() - began;
}

const isLost = () => ana.company().connection === 'lost';
const isOpen = () => ana.company().connection === 'open';

it.each([1000, 5000])('cut for %i ms: shown, closed to input, back by itself at the right state', async (length) => {
  await sitDown();
  expect(await ana.play([TAKE])).toBeNull();
  line.turn('cut');
  expect(await took('the loss is shown', isLost)).toBeLessThan(3000);
  expect(ana.snapshot().closed).not.toBeNull();
  expect(await ana.play([TAKE])).toEqual({ code: 'offline', rule: null });
  expect(await ben.play([TAKE])).toBeNull();
  await pause(length);
  expect(isLost()).toBe(true);
  line.turn('fair');
  expect(await took('it is back', isOpen)).toBeLessThan(2000);
  expect(left(ana)).toBe(7);
  expect(await ana.play([TAKE])).toBeNull();
  await until('the log is whole', () => ana.snapshot().log.length === 3);
  expect(ana.snapshot().log.map(({ ply, seat }) => [ply, seat])).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
  ]);
  expect(await plies()).toBe(3);
});

it('a hitch of a second is none; silence is a loss, and the state is right soon after it ends', async () => {
  await sitDown();
  const told: string[] = [];
  ana.subscribe(() => told.push(ana.company().connection));
  line.turn('frozen');
  await pause(1000);
  line.turn('fair');
  await pause(500);
  expect(told.filter((each) => each !== 'open')).toEqual([]);
  line.turn('frozen');
  expect(await took('the silence is noticed', isLost)).toBeLessThan(3000);
  await pause(3000);
  line.turn('fair');
  expect(await took('it is back', isOpen)).toBeLessThan(2000);
  expect(await ana.play([TAKE])).toBeNull();
});

it('a move that was stored while its answer got lost counts as made, once', async () => {
  await sitDown();
  line.turn('deaf');
  const answer = ana.play([TAKE]);
  await until('it is stored', async () => (await plies()) === 1);
  await until('the loss is shown', isLost);
  line.turn('cut');
  line.turn('fair');
  expect(await answer).toBeNull();
  expect(ana.snapshot().closed).toBeNull();
  expect(left(ana)).toBe(8);
  await pause(300);
  expect(await plies()).toBe(1);
});

it('a move that never arrived is not made later', async () => {
  await sitDown();
  line.turn('frozen');
  const answer = ana.play([TAKE]);
  await until('the loss is shown', isLost);
  line.turn('cut');
  await pause(500);
  line.turn('fair');
  expect(await answer).toEqual({ code: 'unsent', rule: null });
  expect(await plies()).toBe(0);
  expect(await ana.play([TAKE])).toBeNull();
});

it.each([1, 2])('a move in a line that thaws is answered with the truth (%i)', async () => {
  await sitDown();
  line.turn('frozen');
  const answer = ana.play([TAKE]);
  await until('the loss is shown', isLost);
  line.turn('fair');
  const refusal = await answer;
  expect([null, 'unsent']).toContain(refusal?.code ?? null);
  await pause(700);
  expect(await plies()).toBe(refusal ? 0 : 1);
});

it('the server restarts: told, lost, back with everything, and play goes on', async () => {
  await sitDown();
  expect(await ana.play([TAKE])).toBeNull();
  await ana.say('hello');
  const restarted = server.restart();
  await until('both have lost it', () => isLost() && ben.company().connection === 'lost');
  server = await restarted;
  expect(await took('both are back', () => isOpen() && ben.company().connection === 'open')).toBeLessThan(2000);
  expect(await ben.play([TAKE])).toBeNull();
  await until('both see it', () => left(ana) === 7 && left(ben) === 7);
  expect(ana.company().chat.map(({ payload }) => payload)).toEqual(['hello']);
});

it('a server that was put back to an earlier day takes its pages along', async () => {
  await sitDown();
  expect(await ana.play([TAKE])).toBeNull();
  await until('it is seen', () => left(ben) === 8);
  const copy = `${server.file}.copy`;
  await backUp(server.file, copy);
  expect(await ben.play([TAKE])).toBeNull();
  await until('it is seen', () => left(ana) === 7);
  expect(await ana.play([TAKE])).toBeNull();
  await server.close();
  for (const end of ['-wal', '-shm']) rmSync(server.file + end, { force: true });
  copyFileSync(copy, server.file);
  server = await server.restart();
  await until('both are back', () => left(ana) === 8 && left(ben) === 8, 10_000);
  await until('the log is that of the earlier day', () => ana.snapshot().log.length === 1);
  expect(ana.snapshot().viewAt(1)).toEqual({ seat: 1, left: 8 });
  await until('all is well', () => ben.snapshot().closed === null);
  expect(await ben.play([TAKE])).toBeNull();
});

it('a deploy with other rules asks for a reload; a match of other rules says so', async () => {
  await sitDown();
  expect(await ana.play([TAKE])).toBeNull();
  server = await server.restart([pebbles(2)]);
  await until('the page is told', () => ana.company().connection === 'denied', 10_000);
  expect(ana.company()).toMatchObject({ deniedBecause: 'other-version', needsReload: true });
  expect(await ana.play([TAKE])).toEqual({ code: 'other-version', rule: null });
  const reloaded = await onlineParty(server, pebbles(2), 2);
  const again = await reloaded.open(party.keys[0] ?? null);
  await until('the match is named as the cause', () => again.company().connection === 'denied');
  expect(again.company()).toMatchObject({ deniedBecause: 'other-version', needsReload: false, hasTable: false });
  reloaded.end();
});
