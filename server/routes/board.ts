import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Middleware } from 'koa';

interface BoardFile {
  readonly body: Buffer;
  /** Null where it would save next to nothing: pictures are compressed already. */
  readonly zipped: Buffer | null;
  readonly type: string;
  readonly cache: string;
  readonly etag: string;
}

/**
 * Serves the built board from memory. Paths are looked up among the files found at start,
 * so no request can reach a file outside the folder.
 */
export function serveBoard(folder: string): Middleware {
  const files = readBoard(folder);
  const page = files.get('/index.html');
  return async (ctx, next) => {
    const reading = ctx.method === 'GET' || ctx.method === 'HEAD';
    const file = reading && !isApi(ctx.path) ? (files.get(ctx.path) ?? pageFor(ctx.path, page)) : undefined;
    if (file === undefined) return next();
    ctx.set({ 'Cache-Control': file.cache, Vary: 'Accept-Encoding' });
    ctx.type = file.type;
    ctx.etag = file.etag;
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const isZipped = file.zipped !== null && ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
    if (isZipped) ctx.set('Content-Encoding', 'gzip');
    ctx.body = isZipped ? file.zipped : file.body;
  };
}

/** What is not the board: the lobby and the sockets. */
function isApi(path: string): boolean {
  return /^\/(games|socket\.io)(\/|$)/.test(path);
}

/** The board has one page and reads its own paths; a missing script or picture stays missing. */
function pageFor(path: string, page: BoardFile | undefined): BoardFile | undefined {
  return extname(path) === '' ? page : undefined;
}

function readBoard(folder: string): Map<string, BoardFile> {
  const files = new Map<string, BoardFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const body = readFileSync(file);
    const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    files.set(path, { body, zipped: zipped(body), type: extname(path), cache: cacheOf(path), etag });
  }
  return files;
}

function zipped(body: Buffer): Buffer | null {
  const small = gzipSync(body);
  return small.length < body.length * 0.9 ? small : null;
}

/** The build puts a hash into the names under assets/: those never change. Everything else is asked for anew each time. */
function cacheOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
