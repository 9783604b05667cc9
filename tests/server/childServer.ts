/** Starts servers as processes of their own, from one bundle, so that a start takes a fraction of a second. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PARTS = ['core', 'internal', 'server', 'client', 'master', 'multiplayer'];

export type ServerKind = 'ours' | 'memory' | 'flatfile';

/** Translates tests/server/childMain.ts once; tells where the result is. */
export async function bundle(): Promise<string> {
  const outfile = `${ROOT}/node_modules/.cache/agora/childMain-${process.pid}.mjs`;
  await build({
    entryPoints: [`${ROOT}/tests/server/childMain.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    // Node cannot import boardgame.io's folders; bundlers can.
    alias: Object.fromEntries(PARTS.map((part) => [`boardgame.io/${part}`, `boardgame.io/dist/cjs/${part}.js`])),
    logLevel: 'warning',
  });
  return outfile;
}

export interface ChildServer {
  readonly process: ChildProcess;
  readonly url: string;
  /** Ends it with no chance to do anything about it. */
  kill(): Promise<void>;
}

export async function startChild(
  script: string,
  kind: ServerKind,
  port: number,
  path: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, ['--expose-gc', script, kind, String(port), path], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  const ended = once(child, 'exit');
  await Promise.race([
    once(child.stdout as NodeJS.ReadableStream, 'data'),
    ended.then(() => {
      throw new Error('The server ended before it was open.');
    }),
  ]);
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
