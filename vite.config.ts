import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The address of `npm start`: `npm run dev` sends the lobby and the sockets there.
const gameServer = `http://127.0.0.1:${process.env['PORT'] ?? '8000'}`;

const SERVICE_WORKER = 'sw.js';
/** Of no use without a network: the picture that other sites show beside a link. */
const ONLINE_ONLY = ['/sw.js', '/social.png'];

/** Tells the service worker what the site consists of: every file that was built, and what it hashes to. */
function offlineFiles(): Plugin {
  return {
    name: 'offline-files',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = 'dist' }) {
        const paths = readdirSync(dir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
          .sort();
        const files = Object.fromEntries(
          paths
            .map((path) => [`/${path === 'index.html' ? '' : path}`, integrityOf(readFileSync(join(dir, path)))])
            .filter(([path = '']) => !ONLINE_ONLY.includes(path)),
        );
        const worker = join(dir, SERVICE_WORKER);
        const code = readFileSync(worker, 'utf8');
        // The worker's own code counts too: another one has another cache.
        const version = createHash('sha256').update(JSON.stringify(files)).update(code).digest('hex').slice(0, 16);
        writeFileSync(
          worker,
          code.replace('__OFFLINE__', () => JSON.stringify({ version, files })),
        );
      },
    },
  };
}

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

const NOTHING = '\0nothing';
const FOR_PEOPLE = /^\.\/(view\/|cover\/|texts\/|botTexts)/;

/** A worker thinks and shows nothing: what a room shows is not built for it a second time. */
function thoughtOnly(): Plugin {
  return {
    name: 'thought-only',
    enforce: 'pre',
    resolveId: (source, importer) => (importer?.endsWith('/room.ts') && FOR_PEOPLE.test(source) ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export {};' : null),
  };
}

export default defineConfig({
  plugins: [react(), offlineFiles()],
  // Modules, so that a worker loads the one game it is asked about.
  worker: { format: 'es', plugins: () => [thoughtOnly()] },
  build: {
    outDir: 'dist',
    target: 'es2022',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/serviceWorker.ts' },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    proxy: {
      '/games': gameServer,
      '/socket.io': { target: gameServer, ws: true },
    },
  },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
