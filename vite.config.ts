import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// The address of `npm start`: `npm run dev` sends the lobby and the sockets there.
const gameServer = `http://127.0.0.1:${process.env['PORT'] ?? '8000'}`;

export default defineConfig({
  plugins: [react()],
  // Modules, so that a worker loads the one game it is asked about.
  worker: { format: 'es' },
  build: { outDir: 'dist', target: 'es2022' },
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
