import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const rooms = ['contract', 'brands', 'api', 'media', 'player', 'web', 'demo', 'server', 'docs', 'bench'];

export default defineConfig({
  test: {
    // Vitest leaves a core to itself: on a machine of two, half of what there is.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'node',
          include: rooms.map((room) => `${room}/**/*.test.ts`),
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
          globalSetup: ['./server/src/testing/postgres-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
