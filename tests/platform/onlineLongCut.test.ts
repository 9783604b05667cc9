/** A real line that is cut for half a minute: right again within 2 s, and no move twice. In a file of its own, as it takes long. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { AnyOnlineClient } from '../../src/platform/match/online/onlineClient.ts';
import { openServer, until } from '../server/kit.ts';
import { pebbles } from '../server/pebbles.ts';
import { brittleLine } from './brittleLine.ts';
import { onlineParty } from './onlineParty.ts';

const TAKE = { type: 'take', pebbles: 1 };
const CUT_MS = 30_000;

const left = (client: AnyOnlineClient) => (client.snapshot().state as { left: number }).left;

/** A table whose first seat has a line of its own, which goes away in the middle of a move. */
async function cutAndMended(weather: 'cut' | 'frozen'): Promise<void> {
  const server = await openServer({ rooms: [pebbles()] });
  const line = await brittleLine(server.port);
  const party = await onlineParty(server, pebbles(), 2);
  const ana = await party.join(0, line.url);
  const [hers, ben] = party.clients as [AnyOnlineClient, AnyOnlineClient];
  hers.close();
  const plies = async () => (await server.store.record(party.matchID))?.plies;
  line.turn('deaf');
  const move = ana.play([TAKE]);
  await until('it is stored', async () => (await plies()) === 1);
  line.turn(weather);
  await until('the loss is shown', () => ana.company().connection === 'lost');
  await until('the other sees it', () => left(ben) === 8);
  expect(await ben.play([TAKE])).toBeNull();
  await pause(CUT_MS);
  expect(ana.company().connection).toBe('lost');
  line.turn('fair');
  const mendedAt = performance.now();
  await until('she is back', () => ana.company().connection === 'open' && left(ana) === 7, 10_000);
  expect(performance.now() - mendedAt).toBeLessThan(2000);
  expect(await move).toBeNull();
  expect(await ana.play([TAKE])).toBeNull();
  await until('the log is whole', () => ana.snapshot().log.length === 3);
  expect(ana.snapshot().log.map(({ ply, seat }) => [ply, seat])).toEqual([
    [1, 0],
    [2, 1],
    [3, 0],
  ]);
  expect(await plies()).toBe(3);
  party.end();
  await line.end();
  await server.end();
}

it.concurrent.each(['cut', 'frozen'] as const)('half a minute, %s', cutAndMended);
