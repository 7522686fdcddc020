import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { polls } from './testing/src/patience.ts';

const rooms = [
  'api',
  'bank',
  'bench',
  'brands',
  'console',
  'contract',
  'demo',
  'docs',
  'http',
  'media',
  'player',
  'server',
  'testing',
  'web',
];

/** What takes longer than its size says: films that are made and packaged, ten thousand guesses, whole imports. */
const isLong = /^(?:demo|media)\/|^api\/src\/(?:sign-in\/guesses|operator\/extremes|catalogue\/import)\./;

/**
 * Without times of an earlier run vitest starts with the largest files. Screens take longest, whatever their size, and
 * accessibility the longest of them: at the end of a run, one file would keep all others waiting.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      if (moduleId.endsWith('/accessibility.screen.test.ts')) return 0;
      if (moduleId.endsWith('.screen.test.ts')) return 1;
      return isLong.test(path.relative(import.meta.dirname, moduleId)) ? 2 : 3;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    name: 'rooms',
    include: rooms.map((room) => `${room}/**/*.test.ts`),
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts'],
    globalSetup: ['./server/src/testing/postgres-setup.ts'],
    // Files of a process share its modules and its browser. Loading them for each file took more CPU than most tests.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // Screens wait for their browsers: a file needs about two thirds of a core.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: polls },
  },
});
