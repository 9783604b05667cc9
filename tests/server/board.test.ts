/** How the built board is served: what browsers may keep, and for how long. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openServer, type TestServer } from './kit.ts';

const folder = mkdtempSync(join(tmpdir(), 'agora-board-'));
const SCRIPT = `export const words = ${JSON.stringify('many words '.repeat(100))};`;
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Agora</title>');
  writeFileSync(join(folder, 'sw.js'), SCRIPT);
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), SCRIPT);
  server = await openServer({ boardFolder: folder });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

it.each([
  ['/assets/index-abc.js', 'public, max-age=31536000, immutable', 'javascript'],
  ['/sw.js', 'no-cache', 'javascript'],
  ['/', 'no-cache', 'text/html'],
  ['/practice/monuments', 'no-cache', 'text/html'],
  ['/manifest.webmanifest', 'no-cache', 'application/manifest+json'],
])('%s may be kept: %s', async (path, cache, type) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe(cache);
  expect(answer.headers.get('content-type')).toContain(type);
  const policy = answer.headers.get('content-security-policy');
  for (const rule of ["worker-src 'self'", "manifest-src 'self'", "connect-src 'self'"]) expect(policy).toContain(rule);
});

it('what nobody may keep says so, and a missing file is no page', async () => {
  expect((await get('/health')).headers.get('cache-control')).toBe('no-store');
  expect((await get('/metrics')).headers.get('cache-control')).toBe('no-store');
  expect((await get('/assets/gone.js')).status).toBe(404);
  expect((await get('/games/monuments')).headers.get('content-type')).toContain('json');
});

it('what has not changed is not sent again', async () => {
  for (const path of ['/sw.js', '/', '/assets/index-abc.js']) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    // As a browser asks whether what it has is still good.
    const again = await get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toMatch(/no-cache|immutable/);
    expect(await again.text()).toBe('');
    expect((await get(path, { 'if-none-match': '"another"', 'cache-control': 'max-age=0' })).status).toBe(200);
  }
});

it('texts travel compressed to who understands it, and as they are to others', async () => {
  for (const encoding of ['gzip', 'identity']) {
    const { headers, body } = await raw('/assets/index-abc.js', encoding);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(String(encoding === 'gzip' ? gunzipSync(body) : body)).toBe(SCRIPT);
  }
});

/** As it travels: fetch would unpack it. */
function raw(path: string, encoding: string): Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(server.url + path, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(parts) }));
    });
    asked.on('error', reject).end();
  });
}
