import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'journeys',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/demo-setup.ts'],
    // Each file drives a browser and a whole service, which wait for one another half of the time.
    maxWorkers: availableParallelism() + 1,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
