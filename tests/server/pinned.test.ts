import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The folder of a package as another package would load it. */
function folderOf(name: string, seenFrom: string): string {
  const paths = createRequire(join(seenFrom, 'package.json')).resolve.paths(name) ?? [];
  for (const path of paths) {
    const folder = join(path, name);
    if (versionIn(folder) !== null) return folder;
  }
  throw new Error(`${name} is not installed for ${seenFrom}`);
}

function versionIn(folder: string): string | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  } catch {
    return null;
  }
}

const versionOf = (name: string, seenFrom: string) => versionIn(folderOf(name, seenFrom)) ?? '';
const majorMinor = (version: string) => version.split('.').slice(0, 2).map(Number) as [number, number];

const here = dirname(fileURLToPath(import.meta.url));
const boardgame = folderOf('boardgame.io', here);
const sockets = folderOf('koa-socket-2', boardgame);

it('boardgame.io is the version whose faults we know', () => {
  expect(versionIn(boardgame)).toBe('0.50.2');
});

it('immer is below 10, which has no default export for boardgame.io', () => {
  expect(majorMinor(versionOf('immer', boardgame))[0]).toBeLessThan(10);
});

it('koa-compose is 4.1.0 for everyone: a later one loses the lobby routes', () => {
  for (const user of [folderOf('koa', boardgame), folderOf('@koa/router', boardgame), sockets]) {
    expect(versionOf('koa-compose', user)).toBe('4.1.0');
  }
});

it('the sockets of the game server are patched: socket.io 4.8 or later', () => {
  const [major, minor] = majorMinor(versionOf('socket.io', sockets));
  expect(major).toBe(4);
  expect(minor).toBeGreaterThanOrEqual(8);
});
