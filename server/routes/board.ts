import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Middleware } from 'koa';

interface BoardFile {
  readonly body: Buffer;
  readonly type: string;
  readonly cache: string;
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
    ctx.set('Cache-Control', file.cache);
    ctx.type = file.type;
    ctx.body = file.body;
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
    files.set(path, { body: readFileSync(file), type: extname(path), cache: cacheOf(path) });
  }
  return files;
}

/** The build puts a hash into the names under assets/: those never change. */
function cacheOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
