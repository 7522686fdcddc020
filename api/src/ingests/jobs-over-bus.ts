import type { JobsPort } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { Bus } from '../push/bus.ts';

const channel = 'kadr_ingests';

/** Notifies the workers of this process directly, and those of all other processes over the bus. */
export function jobsOverBus(jobs: JobsPort, bus: Pick<Bus, 'send' | 'subscribe'>, db: Database): JobsPort {
  bus.subscribe(channel, (id) => void jobs.enqueue('ingest', { ingest_id: Number(id) }));
  return {
    enqueue: async (name, payload) => {
      await jobs.enqueue(name, payload);
      await bus.send(db, channel, String(payload.ingest_id));
    },
  };
}
