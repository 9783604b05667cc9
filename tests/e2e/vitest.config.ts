import { defineConfig } from 'vitest/config';
import { RetriedTests } from './retriedTests.ts';

/** Browser tests: one file after the other, since each drives a whole browser. They visit the built board. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    environment: 'node',
    fileParallelism: false,
    maxConcurrency: 2,
    // On a busy machine a browser may miss a beat; what is broken fails twice. Whatever needed it is named at the end.
    retry: 1,
    reporters: ['default', new RetriedTests()],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
