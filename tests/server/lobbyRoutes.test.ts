import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from 'boardgame.io';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp, type RunningApp } from '../../server/app.ts';

// boardgame.io adds its lobby routes after its sockets have captured the middleware list. With a koa-compose
// that copies the list (4.2) every route answers 404 while the sockets work: only a real request shows it.

const pebbles: Game<{ taken: number }> = {
  name: 'pebbles',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ taken: 0 }),
  moves: {
    take: ({ G }) => ({ taken: G.taken + 1 }),
  },
};

let app: RunningApp;
const board = mkdtempSync(join(tmpdir(), 'agora-board-'));

beforeAll(async () => {
  writeFileSync(join(board, 'index.html'), '<title>Agora</title>');
  app = await createApp([pebbles], board).listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  rmSync(board, { recursive: true });
  await expect(fetch(`${app.url}/games`)).rejects.toThrow();
});

const post = (path: string, body: object) =>
  fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

it('lists the games', async () => {
  const answer = await fetch(`${app.url}/games`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(['pebbles']);
});

it('opens a match and seats a player', async () => {
  const created = await post('/games/pebbles/create', { numPlayers: 2 });
  expect(created.status).toBe(200);
  const { matchID } = (await created.json()) as { matchID: string };

  const joined = await post(`/games/pebbles/${matchID}/join`, { playerID: '0', playerName: 'Ana' });
  expect(joined.status).toBe(200);
  expect(await joined.json()).toEqual({ playerID: '0', playerCredentials: expect.any(String) });

  const match = await (await fetch(`${app.url}/games/pebbles/${matchID}`)).json();
  expect(match).toMatchObject({ matchID, players: [{ id: 0, name: 'Ana' }, { id: 1 }] });
});

it.each(['/games/no-such-game/match', '/games/pebbles/no-such-match', '/games/a/b/c/d'])(
  'answers %s with a 404 in JSON',
  async (path) => {
    const answer = await fetch(app.url + path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: expect.any(String) });
  },
);

it('serves the board on every path of its own, and no file outside', async () => {
  for (const path of ['/', '/index.html', '/match/42']) {
    const answer = await fetch(app.url + path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Agora');
  }
  for (const path of ['/missing.js', '/..%2f..%2fetc%2fhosts.txt']) {
    expect((await fetch(app.url + path)).status).toBe(404);
  }
});

it('says so when the port is taken', async () => {
  const port = Number(new URL(app.url).port);
  await expect(createApp([pebbles]).listen({ host: '127.0.0.1', port })).rejects.toThrow('EADDRINUSE');
});
