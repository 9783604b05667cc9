/** The server as people start it: its own process, a free port, a database of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PATIENCE_MS = 30_000;

export interface StartedServer {
  readonly url: string;
  /** Ends it as an administrator would, and starts it again with the same port and database. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServer(): Promise<StartedServer> {
  const folder = mkdtempSync(join(tmpdir(), 'agora-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const launched = () => launch({ HOST: '127.0.0.1', PORT: String(port), DATABASE: join(folder, 'agora.sqlite') }, url);
  let end = await launched();
  return {
    url,
    async restart() {
      await end();
      end = await launched();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns what ends it. */
async function launch(environment: Readonly<Record<string, string>>, url: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await answering(url, child);
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

async function answering(url: string, child: { readonly exitCode: number | null }): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server has ended with ${child.exitCode} before it answered.`);
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server does not answer at ${url}.`);
}
