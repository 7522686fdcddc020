import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { polls } from './testing/src/patience.ts';

/** Rooms whose modules keep nothing to themselves: their tests share them, which halves the time these take. */
const pure = ['contract', 'brands', 'http', 'api'];
const others = ['bank', 'media', 'player', 'web', 'demo', 'server', 'docs', 'bench', 'testing'];
/** Tests of screens share a browser as well. */
const screens = 'web/**/*.screen.test.ts';

const testsIn = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  name,
  include: [...include],
  exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', ...exclude],
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: polls },
});
const testsOf = (rooms: readonly string[]): string[] => rooms.map((room) => `${room}/**/*.test.ts`);

/** Without times of an earlier run vitest starts with the largest files; the one that takes longest here is small. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification): boolean =>
      moduleId.endsWith('/accessibility.screen.test.ts');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    globalSetup: ['./server/src/testing/postgres-setup.ts'],
    // Screens wait for their browsers: a file needs about two thirds of a core.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...testsIn('api', testsOf(pure)), isolate: false } },
      { test: testsIn('node', testsOf(others), [screens]) },
      { test: { ...testsIn('screens', [screens]), isolate: false } },
    ],
  },
});
