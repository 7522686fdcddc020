import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Rooms whose modules keep nothing to themselves: their tests share them, which halves the time these take. */
const pure = ['contract', 'brands', 'http', 'api'];
const others = ['media', 'player', 'web', 'demo', 'server', 'docs', 'bench', 'testing'];
/** Tests of screens share a browser as well. */
const screens = 'web/**/*.screen.test.ts';

const testsIn = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  name,
  include: [...include],
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', ...exclude],
  testTimeout: 180_000,
  hookTimeout: 180_000,
});
const testsOf = (rooms: readonly string[]): string[] => rooms.map((room) => `${room}/**/*.test.ts`);

export default defineConfig({
  test: {
    globalSetup: ['./server/src/testing/postgres-setup.ts'],
    // Screens wait for their browsers: a file needs about two thirds of a core.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { ...testsIn('api', testsOf(pure)), isolate: false } },
      { test: testsIn('node', testsOf(others), [screens]) },
      { test: { ...testsIn('screens', [screens]), isolate: false } },
    ],
  },
});
