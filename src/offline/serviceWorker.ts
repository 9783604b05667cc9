/**
 * Keeps the site at hand without a network. The build writes into this file what the site consists of, so that every build
 * has a worker of its own with a cache of its own, filled as a whole or not at all.
 *
 * Pages come from the network as long as it answers: a new build is seen with the next load. What has a hash in its name is
 * the same wherever it comes from, so pages of two builds can live side by side; each finds its own parts.
 */

interface OfflineBuild {
  /** Another one for every other content. */
  readonly version: string;
  /** By path: what the file must hash to. A network that answers in our name is not believed. */
  readonly files: Readonly<Record<string, string>>;
}

/** Put in by the build. */
declare const __OFFLINE__: OfflineBuild;

/** What of a service worker's surroundings is used here: the page's types do not know them. */
interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends LifeEvent {
  readonly request: Request;
  /** The page, asked for while this worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = self as unknown as WorkerScope;
const { version, files } = __OFFLINE__;
const PREFIX = 'agora-';
const CACHE = PREFIX + version;
/** The one page of the site: it reads its own address. */
const PAGE = '/';
const HASHED = '/assets/';
/** Never kept, and never answered from here. */
const SERVER = /^\/(games|socket\.io|health|metrics)(\/|$)/;
/** Files that come at a time: the page may need the line, too. */
const LANES = 3;
const PATIENCE_MS = 4000;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = Object.entries(files).values();
  const lane = async () => {
    for (const [path, integrity] of left) await keep(cache, path, integrity);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await scope.skipWaiting();
}

async function keep(cache: Cache, path: string, integrity: string): Promise<void> {
  const isHashed = path.startsWith(HASHED);
  const known = isHashed ? await caches.match(path) : undefined;
  const answer = known ?? (await fetch(path, { integrity, cache: isHashed ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

/** The build before stays: a page of it may still be open, and the server no longer has its parts. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

function answerTo(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin || SERVER.test(pathname)) return null;
  if (request.mode === 'navigate') return isPage(pathname) ? pageFor(event) : null;
  if (pathname.startsWith(HASHED)) return hashed(request);
  return Object.hasOwn(files, pathname) ? fetch(request).catch(() => keptOr(pathname, Response.error())) : null;
}

/** A missing script or picture stays missing. */
function isPage(path: string): boolean {
  return !/\.[^/]*$/.test(path);
}

async function hashed(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** A server that fails, or takes too long, is as good as none. */
async function pageFor({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const fresh = preloadResponse.then((early) => early ?? fetch(request));
  const answer = await Promise.race([fresh.catch(() => null), pause()]);
  if (answer && answer.status < 500) return answer;
  return keptOr(PAGE, answer ?? fresh);
}

async function keptOr(path: string, other: Response | Promise<Response>): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? other;
}

function pause(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
}
