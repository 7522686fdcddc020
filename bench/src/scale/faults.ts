import { setTimeout as pause } from 'node:timers/promises';
import type { Constellation } from './constellation.ts';
import type { Program } from '@kadr/testing/program';

/** A fault of the constellation; resolves when its cause is over. */
export interface Fault {
  readonly name: string;
  readonly make: (constellation: Constellation) => Promise<void>;
}

/** Seconds for which an engine is away, and for which the object storage does not answer. */
export interface FaultTimes {
  readonly away: number;
  readonly storage: number;
}

/** Acts as a supervisor: restarts the killed program at once, or after `seconds`. */
async function killAndStart(one: Program, seconds = 0): Promise<void> {
  await one.end('SIGKILL');
  await pause(seconds * 1000);
  await one.start();
}

/** Puts a new process beside the old one, and ends the old one in order. */
async function replace(old: Program, next: Program): Promise<void> {
  await next.start();
  await old.end();
}

export function faultsOf({ away, storage }: FaultTimes): readonly Fault[] {
  return [
    { name: 'a site process is killed', make: ({ sites }) => killAndStart(sites[0]) },
    { name: 'a media process is killed', make: ({ media }) => killAndStart(media[0]) },
    { name: 'the worker is killed', make: ({ worker }) => killAndStart(worker) },
    { name: 'nginx is killed', make: ({ front }) => killAndStart(front) },
    { name: 'pgbouncer is killed', make: ({ pooler }) => killAndStart(pooler) },
    { name: `Redis is killed, and away for ${away} s`, make: ({ redis }) => killAndStart(redis, away) },
    { name: `NATS is killed, and away for ${away} s`, make: ({ nats }) => killAndStart(nats, away) },
    {
      name: `the object storage stands still for ${storage} s`,
      make: async (constellation) => {
        constellation.storage.signal('SIGSTOP');
        await pause(storage * 1000);
        constellation.storage.signal('SIGCONT');
      },
    },
    { name: 'PostgreSQL fails over to the standby', make: ({ failOver }) => failOver() },
    {
      name: 'a release is rolled: each process is replaced',
      make: async ({ sites, media }) => {
        for (const [one, two, spare] of [sites, media]) {
          await replace(one, spare);
          await replace(two, one);
          await replace(spare, two);
        }
      },
    },
  ];
}
