/** What the live list begins with, whatever else goes on. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LobbyMatch } from '../../src/platform/protocol.ts';
import { openServer, post, type TestServer } from './kit.ts';
import { pebbles } from './pebbles.ts';
import { match, seated } from './storageParts.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openServer({ rooms: [pebbles()] });
});
afterAll(() => server.end());

async function firstList(): Promise<LobbyMatch[]> {
  const stop = new AbortController();
  const answer = await fetch(`${server.url}/games/pebbles/live`, { signal: stop.signal });
  let heard = '';
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    heard += Buffer.from(part).toString();
    if (heard.includes('\n\n')) break;
  }
  stop.abort();
  const [, data] = /^event: tables\ndata: (.*)$/m.exec(heard) ?? [];
  return (JSON.parse(data ?? '') as { matches: LobbyMatch[] }).matches;
}

it('has every table that waits for people, and the newest of those that have begun', async () => {
  const { body } = await post(`${server.url}/games/pebbles/create`, { numPlayers: 2, playerName: 'Ana' });
  const later = Date.now() + 1000;
  const seats = [seated('Ben'), seated('Cleo')];
  for (let i = 0; i < 60; i++) {
    await server.store.create(match(`running${i}`, { createdAt: later + i, startedAt: later + i, seats }));
    await server.store.create(match(`waiting${i}`, { createdAt: later + i }));
  }
  await server.store.create(match('private', { createdAt: later, isUnlisted: true }));
  const listed = await firstList();
  const ids = listed.map(({ matchID }) => matchID);
  expect(ids.filter((id) => id.startsWith('waiting'))).toHaveLength(60);
  expect(ids.at(-1)).toBe(body['matchID']);
  const running = ids.filter((id) => id.startsWith('running'));
  expect([running.length, running[0], running.at(-1)]).toEqual([50, 'running59', 'running10']);
  expect(ids).not.toContain('private');
  expect(listed.map(({ createdAt }) => createdAt)).toEqual(
    listed.map(({ createdAt }) => createdAt).sort((a, b) => b - a),
  );
});
