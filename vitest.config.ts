import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Rooms whose modules keep nothing to themselves: their tests share them, which halves the time these take. */
const pure = ['contract', 'brands', 'http', 'api'];
const others = ['media', 'player', 'web', 'demo', 'server', 'docs', 'bench'];

const testsOf = (name: string, rooms: readonly string[]) => ({
  name,
  include: rooms.map((room) => `${room}/**/*.test.ts`),
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
  testTimeout: 180_000,
  hookTimeout: 180_000,
});

export default defineConfig({
  test: {
    globalSetup: ['./server/src/testing/postgres-setup.ts'],
    // Vitest leaves a core to itself: on a machine of two, half of what there is.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [{ test: { ...testsOf('api', pure), isolate: false } }, { test: testsOf('node', others) }],
  },
});
