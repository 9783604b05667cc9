import { defineConfig } from 'vitest/config';

/** Browser tests: one file after the other, since each drives a whole browser. They visit the built board. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    maxConcurrency: 2,
    // On a busy machine a browser may miss a beat; what is broken fails twice.
    retry: 1,
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
