import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { polls } from '../testing/src/patience.ts';

/** Journeys in the shared demo, which fills while the others run. */
const inDemo = /\/(?:routes|shell|ways)\.test\.ts$/;

class DemoLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => !inDemo.test(moduleId)),
      ...sorted.filter(({ moduleId }) => inDemo.test(moduleId)),
    ];
  }
}

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'journeys',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/demo-setup.ts'],
    sequence: { sequencer: DemoLast },
    isolate: false,
    // Each file drives a browser and a whole service, which wait for one another half of the time.
    maxWorkers: availableParallelism() + 1,
    maxConcurrency: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
    expect: { poll: polls },
  },
});
