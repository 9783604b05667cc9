import { expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openServer, until } from './kit.ts';
import { pebbles } from './pebbles.ts';
import { match, move, seated } from './storageParts.ts';

const daysAgo = (days: number) => Date.now() - days * 24 * 60 * 60 * 1000;

it.each([
  ['3', ['fresh', 'running', 'waiting']],
  ['0', ['fresh', 'old', 'running', 'waiting']],
])('with PRUNE_DAYS=%s a start leaves %j', async (PRUNE_DAYS, left) => {
  const { pruneDays } = readConfig({ PRUNE_DAYS });
  const first = await openServer({ rooms: [pebbles()], config: { pruneDays } });
  const { store } = first;
  const seats = [seated('Ana'), seated('Ben')];
  for (const id of ['fresh', 'old', 'running']) {
    await store.create(match(id, { createdAt: daysAgo(50), startedAt: daysAgo(50), seats }));
  }
  await store.commitMove(move('old', 1, { at: daysAgo(4), outcome: '{}' }));
  await store.commitMove(move('fresh', 1, { at: daysAgo(2), outcome: '{}' }));
  await store.commitMove(move('running', 1, { at: daysAgo(40) }));
  // Never begun: gone after 14 days, whatever was set.
  await store.create(match('waiting', { createdAt: daysAgo(13) }));
  await store.create(match('forsaken', { createdAt: daysAgo(15) }));
  const server = await first.restart();
  await until('it has pruned', () => server.logged.some((line) => line.includes('"pruned"')));
  const listed = await server.store.list({ game: 'pebbles', limit: 10 });
  expect(listed.map(({ id }) => id).sort()).toEqual(left);
  await server.end();
});
