import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'journeys',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/demo-setup.ts'],
    // Each file drives a browser or a whole service: one at a time on a small machine.
    fileParallelism: false,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
