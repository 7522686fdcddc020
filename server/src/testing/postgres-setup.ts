import { rmSync } from 'node:fs';
import path from 'node:path';
import { marked } from '@kadr/testing/marks';
import { makeMemoryFolder } from '@kadr/testing/memory-folder';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../embedded-postgres/cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test run's own PostgreSQL, as a user who may create databases. */
    postgresAdminUrl: string;
  }
}

/** Vitest global set-up: one PostgreSQL for the whole run, removed after it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeMemoryFolder('kadr-test-');
  const cluster = await marked('database server', () =>
    startCluster({ dataDir: path.join(folder, 'postgres'), durable: false, log: () => {} }),
  );
  project.provide('postgresAdminUrl', cluster.url('postgres'));
  return async () => {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
