import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { openDatabase } from '../database/database.ts';
import { createBus } from '../push/bus.ts';
import { jobsOverBus } from './jobs-over-bus.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test.close());

/** A process of the service: its worker, bus and jobs. */
async function openProcess() {
  const db = openDatabase(test.pool);
  const bus = createBus({
    pool: test.pool,
    listenPool: test.pool,
    log: { warn: vi.fn<() => void>() },
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const worker = { enqueue: vi.fn<() => Promise<void>>(async () => undefined) };
  const jobs = jobsOverBus(worker, bus, db);
  await bus.start();
  return { bus, jobs, worker };
}

it('wakes the workers of all processes, that at hand at once', async () => {
  const [one, other] = [await openProcess(), await openProcess()];
  await one.jobs.enqueue('ingest', { ingest_id: 7 });
  expect(one.worker.enqueue).toHaveBeenCalledWith('ingest', { ingest_id: 7 });
  await expect.poll(() => other.worker.enqueue.mock.calls).toEqual([['ingest', { ingest_id: 7 }]]);
  await Promise.all([one.bus.close(), other.bus.close()]);
});
