/** Without a network: what starts cold after one visit, what says that it cannot, and how a new build takes over. */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openServer, type TestServer } from '../server/kit.ts';
import { axeFindings } from './axe.ts';
import { findChromium } from './findChromium.ts';
import { Apprentice } from './practice.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'agora-board-'));
/** Browsers look for a new worker only once a page has settled. */
const SOON = { timeout: 15_000 };
let browser: Browser;
let server: TestServer;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
});

beforeEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(DIST, folder, { recursive: true });
  server = await openServer({ boardFolder: folder });
  context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', reducedMotion: 'reduce' });
  errors = [];
  page = await newPage();
});

afterEach(async () => {
  await context?.close();
  await server?.end().catch(() => {});
});

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function newPage(): Promise<Page> {
  const opened = await context.newPage();
  opened.on('pageerror', (error) => errors.push(error.message));
  opened.setDefaultTimeout(15_000);
  return opened;
}

/** A visit that lasts until the site is at hand. */
async function visit(): Promise<void> {
  await page.goto('/');
  await page.getByRole('heading', { name: 'The games' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function goOffline(): Promise<void> {
  await server.close();
  await context.setOffline(true);
}

/** Every address that is kept, by cache. */
function kept(): Promise<string[][]> {
  return page.evaluate(async () => {
    const lists: string[][] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      lists.push(requests.map(({ url }) => new URL(url).pathname));
    }
    return lists;
  });
}

const assets = () => readdirSync(join(folder, 'assets')).map((name) => `/assets/${name}`);

test('after one visit one practises without server and network, from a cold start', async () => {
  await visit();
  await page.close();
  await goOffline();
  page = await newPage();
  const apprentice = new Apprentice(page);
  await apprentice.practise({ bots: 1, level: 'Scribe', pace: 'Swift' });
  await apprentice.playMyTurn();
  const { moves } = await apprentice.kept();
  await apprentice.myTurn();
  expect((await apprentice.kept()).moves).toBeGreaterThan(moves);
  expect(page.workers()).toHaveLength(1);
  await apprentice.hint.click();
  await apprentice.advice.getByRole('button', { name: 'Play it' }).first().waitFor({ timeout: 30_000 });

  // The address of the match by itself, as a bookmark would open it.
  await page.reload();
  await apprentice.myTurn();
  expect(errors).toEqual([]);
});

test('pass-and-play and the rules start cold too, in both languages', async () => {
  await visit();
  await goOffline();
  await page.goto('/rules/monuments');
  await page.getByRole('heading', { level: 1, name: /Monuments/ }).waitFor();
  await page.getByRole('button', { name: 'FR' }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Monuments : règles/ }).waitFor();
  await page.goto('/new/monuments');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await page.getByRole('dialog', { name: /c’est à vous/ }).waitFor();
  expect(errors).toEqual([]);
});

test('the lobby says plainly that it needs the network, and offers what does not', async () => {
  await visit();
  await goOffline();
  await page.goto('/lobby/monuments');
  await page.getByText('Playing online needs the network').waitFor();
  expect(await page.getByText('No table is waiting').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Practise' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
});

test('what the server says is never kept, nor answered in its place', async () => {
  await visit();
  await page.goto('/lobby/monuments');
  await page.locator('section[aria-busy="false"]').waitFor();
  await page.evaluate(() =>
    Promise.all(['/health', '/metrics', '/games', '/games/monuments'].map((each) => fetch(each))),
  );
  const [only = [], ...others] = await kept();
  expect(others).toEqual([]);
  const site = ['/', '/early.js', '/favicon.svg', '/icon-192.png', '/icon-512.png', '/manifest.webmanifest'];
  expect(only.sort()).toEqual([...site, ...assets()].sort());
  await goOffline();
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/health', '/metrics', '/games/monuments', '/socket.io/?EIO=4&transport=polling', '/nothing.js'].map((each) =>
        fetch(each).then(
          () => each,
          () => null,
        ),
      ),
    ),
  );
  expect(answers).toEqual([null, null, null, null, null]);
});

test('a site that is not as it was built is not kept', async () => {
  appendFileSync(join(folder, 'early.js'), '// Somebody in between has put in a line.');
  server = await server.restart();
  await page.goto('/');
  const becomes = await page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js');
    const worker = installing ?? waiting ?? active;
    const isDecided = () => worker?.state === 'redundant' || worker?.state === 'activated';
    while (!isDecided()) await new Promise((resolve) => setTimeout(resolve, 50));
    return worker?.state;
  });
  expect(becomes).toBe('redundant');
  await page.reload();
  await page.getByRole('heading', { name: 'The games' }).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a new build is there with the next load, whole; a page of the old one keeps its own parts', async () => {
  await visit();
  const old = assets();
  const left = await newPage();
  await left.goto('/');
  await left.getByRole('heading', { name: 'The games' }).waitFor();

  await rebuild('The games of the new build');
  server = await server.restart();
  await page.reload();
  await page.getByRole('heading', { name: 'The games of the new build' }).waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const parts = loaded.filter((path) => path.startsWith('/assets/'));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.filter((path) => !assets().includes(path))).toEqual([]);
  expect(parts.filter((path) => !old.includes(path)).length).toBeGreaterThan(0);

  // Once it is at hand, it is what starts without a network.
  const second = assets();
  await expect.poll(async () => (await kept()).length, SOON).toBe(2);
  await expect.poll(async () => (await kept())[1]?.length, SOON).toBe(assets().length + 6);
  await page.waitForFunction(() =>
    navigator.serviceWorker.getRegistration().then((found) => !found?.installing && !found?.waiting),
  );
  await goOffline();
  await left.getByRole('link', { name: 'How to play' }).first().click();
  await left.getByRole('heading', { level: 1 }).waitFor();
  expect(errors).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { name: 'The games of the new build' }).waitFor();

  // The one after that sends the first away.
  await context.setOffline(false);
  await rebuild('The games of the newest build');
  server = await server.restart();
  await page.reload();
  await page.getByRole('heading', { name: 'The games of the newest build' }).waitFor();
  const isOfTheFirst = (path: string) => old.includes(path) && !second.includes(path) && !assets().includes(path);
  await expect.poll(async () => (await kept()).flat().filter(isOfTheFirst), SOON).toEqual([]);
  expect(await kept()).toHaveLength(2);
});

/** The same site with other words on its home page, built like any. */
async function rebuild(title: string): Promise<void> {
  const otherWords = {
    name: 'other-words',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id.endsWith('/platform/i18n/en.ts') ? code.replace("title: 'The games'", `title: '${title}'`) : null,
  };
  rmSync(folder, { recursive: true, force: true });
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'silent', build: { outDir: folder, emptyOutDir: true }, plugins: [otherWords] });
  process.env['NODE_ENV'] = NODE_ENV;
}
