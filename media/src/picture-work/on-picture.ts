import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';
import { minimalEnvironment } from '../ffmpeg/environment.ts';
import type * as work from './picture-work.ts';

type Work = typeof work;
type Job<Name extends keyof Work> = Parameters<Work[Name]>[0];
type Made<Name extends keyof Work> = Awaited<ReturnType<Work[Name]>>;

/** Processes at once, and milliseconds without work after which one ends. */
const processes = { most: Math.min(2, availableParallelism()), idleFor: 20_000 } as const;
/** Milliseconds that a picture may take, more than any honest one needs; then its process is ended. */
const patience = 60_000;

/** The pool's queue is not used: its entries are lost when a process crashes. */
const limit = pLimit(processes.most);
let pool: Tinypool | undefined;

/**
 * Does a piece of picture work in another process. Memory of libvips goes back to the system when the process ends, and
 * a picture that crashes it takes nothing else along ([decision
 * 101](../../../docs/decisions/0101-pictures-in-processes-that-end.md)).
 *
 * @throws Error when the picture cannot be read, takes longer than a minute, or ends the process.
 */
export function onPicture<Name extends keyof Work>(name: Name, job: Job<Name>): Promise<Made<Name>> {
  return limit(async () => {
    try {
      return await (pool ??= openPool()).run(job, { name, signal: AbortSignal.timeout(patience) });
    } catch (error) {
      // Errors of another process come as plain objects.
      throw new Error(`Failed to process a picture (${name}): ${messageOf(error)}`, { cause: error });
    }
  });
}

/** Pieces of picture work in the queue. */
export function waitingPictures(): number {
  return limit.pendingCount;
}

/** Ids of the current processes. */
export function pictureProcesses(): readonly number[] {
  return pool?.threads.map(({ threadId }) => threadId) ?? [];
}

function openPool(): Tinypool {
  const opened = new Tinypool({
    runtime: 'child_process',
    filename: new URL('picture-work.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: processes.most,
    idleTimeout: processes.idleFor,
    serialization: 'advanced',
    execArgv: [],
    env: { ...minimalEnvironment(), NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' },
  });
  // A process that ends between two pictures is replaced by the next picture.
  opened.on('error', () => undefined);
  return opened;
}

function messageOf(error: unknown): string {
  const isNamed = typeof error === 'object' && error !== null && 'message' in error;
  return String(isNamed ? error.message : error);
}
