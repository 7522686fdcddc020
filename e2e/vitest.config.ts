import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { polls } from '../testing/src/patience.ts';

/**
 * The longest first, whatever their size, so that none of them is alone at the end. Those in the shared demo, which
 * fills in the background, come when it is full.
 */
const inOrder = [
  'cards',
  'lifecycle',
  'watching',
  'console',
  'sign-in',
  'first-film',
  'bank-pages',
  'routes',
  'money-faults',
  'database-faults',
  'ways',
  'together',
  'shell',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = inOrder.indexOf(path.basename(moduleId, '.test.ts'));
      return place === -1 ? inOrder.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'journeys',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/demo-setup.ts'],
    sequence: { sequencer: LongestFirst },
    isolate: false,
    // Each file drives a browser and a whole service, which wait for one another half of the time.
    maxWorkers: availableParallelism() + 1,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: polls },
  },
});
