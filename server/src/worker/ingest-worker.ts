import { rm } from 'node:fs/promises';
import { isDatabaseAway } from '@kadr/api';
import type { ClaimedIngest, IngestWork } from '@kadr/api';
import { KadrError } from '@kadr/contract';
import type { IngestFailure, IngestWarning } from '@kadr/contract';
import { Refusal } from '@kadr/media';
import type { Logger } from 'pino';
import { uploadKey } from '../operator/upload-files.ts';
import { runIngestJob, workFolder } from './ingest-job.ts';
import type { IngestJobOptions } from './ingest-job.ts';

export interface IngestWorkerOptions extends IngestJobOptions {
  readonly ingests: IngestWork;
  /** `workerName`: of this worker alone, and of the process that follows it. */
  readonly name: string;
  /** The most films at the same time. */
  readonly concurrency: number;
  readonly log: Logger;
}

export interface IngestWorker {
  /** New work is waiting. */
  wake(): void;
  /** Leaves the current work where it is and returns it. */
  stop(): Promise<void>;
}

/**
 * How often to look for work that woke no worker (another worker has ended, or its call was lost), how long to wait
 * before a retry, and how often to report progress, in milliseconds. A report tells the worker whether its ingest was
 * cancelled.
 */
const lookEvery = 20_000;
const retryAfter = 2000;
const signEvery = 3000;

/** How often an ingest is attempted before a fault of the machine counts as a fault of the film. */
const mostAttempts = 5;

/** Packages operators' films, a few at a time, until stopped. */
export function startIngestWorker(options: IngestWorkerOptions): IngestWorker {
  const { ingests, name, concurrency, log } = options;
  const stopping = new AbortController();
  const lanes: Lane[] = [
    ...Array.from({ length: concurrency }, (_, index) => ({ name: `${name}/${index}` })),
    // A waiting viewer does not wait for a film that takes hours.
    { name: `${name}/wanted`, which: 'wanted' },
  ];
  let wakeLanes = Promise.withResolvers<void>();

  const workInLane = async ({ name: lane, which }: Lane): Promise<void> => {
    while (!stopping.signal.aborted) {
      const woken = wakeLanes.promise;
      let claimed: ClaimedIngest | null = null;
      try {
        await removeCancelled(lane, options);
        claimed = await ingests.claim(lane, which);
      } catch (error) {
        log.warn({ err: error }, 'the worker failed to look for jobs');
      }
      if (claimed !== null)
        await work(claimed, lane, options, stopping.signal).catch((error: unknown) =>
          log.error({ err: error }, 'the worker failed'),
        );
      else await firstOf(woken, lookEvery, stopping.signal);
    }
  };
  const done = Promise.all(lanes.map(workInLane));

  return {
    wake: () => {
      wakeLanes.resolve();
      wakeLanes = Promise.withResolvers<void>();
    },
    stop: async () => {
      stopping.abort(new Error('The worker is stopping.'));
      await done;
    },
  };
}

/** Works on one ingest at a time. */
interface Lane {
  readonly name: string;
  readonly which?: 'wanted';
}

/** One ingest while it is worked on. */
interface Job {
  readonly claimed: ClaimedIngest;
  readonly lane: string;
  readonly options: IngestWorkerOptions;
  /** Aborted when the worker stops. */
  readonly stopping: AbortSignal;
  /** Aborted when the worker stops, or when another worker has claimed the ingest. */
  readonly signal: AbortSignal;
  /** Fields of its log lines. */
  readonly facts: { readonly ingest: number; readonly asset: string };
}

type Progress = Parameters<IngestWork['progress']>[2];

async function work(
  claimed: ClaimedIngest,
  lane: string,
  options: IngestWorkerOptions,
  stopping: AbortSignal,
): Promise<void> {
  const { ingests, log } = options;
  const facts = { ingest: claimed.id, asset: claimed.asset_id };
  const lost = new AbortController();
  const job = { claimed, lane, options, stopping, facts, signal: AbortSignal.any([stopping, lost.signal]) };
  const report = (progress: Progress): void => {
    ingests.progress(claimed.id, lane, progress).catch((error: unknown) => {
      if (error instanceof KadrError && error.error === 'CONFLICT') lost.abort(error);
      else log.warn({ ...facts, err: error }, 'failed to write progress');
    });
  };
  let latest: Progress = { state: 'probing', percent: 0, time_left: null };
  const signs = setInterval(() => report(latest), signEvery);
  const throttled = throttle(report, 500);
  try {
    await packageAndPublish(job, (progress) => throttled((latest = progress)));
  } catch (error) {
    if (lost.signal.aborted) log.warn(facts, 'the ingest was cancelled or taken by another worker');
    else if (stopping.aborted) await ingests.release(claimed.id, lane);
    else await endFailed(job, error);
  } finally {
    clearInterval(signs);
  }
}

async function packageAndPublish(job: Job, onProgress: (progress: Progress) => void): Promise<void> {
  const { claimed, lane, options, signal, facts } = job;
  const { ingests, log } = options;
  const warnings: IngestWarning[] = [];
  const asset = await runIngestJob(claimed, options, {
    signal,
    onProgress,
    onWarning: (warning) => {
      warnings.push(warning);
      log.info({ ...facts, ...warning }, 'parts of the source were dropped or altered');
    },
  });
  const published = await insist(job, () => ingests.publish(claimed.id, lane, asset, warnings));
  log.info({ ...facts, page: published.page }, 'published');
  await removeInputs(job);
}

/** Retries while the database is away: hours of work are not given up for that. */
async function insist<T>({ options: { log }, signal, facts }: Job, write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (signal.aborted || !isDatabaseAway(error)) throw error;
      log.warn({ ...facts, err: error }, 'an ingest is waiting for the database');
      await firstOf(new Promise(() => {}), retryAfter, signal);
    }
  }
}

/** Returns an ingest for another attempt, or ends it when the film is at fault or all attempts are used. */
async function endFailed(job: Job, fault: unknown): Promise<void> {
  const { claimed, lane, options, stopping, facts } = job;
  const { ingests, storage, workRoot, log } = options;
  const isFilmsFault =
    fault instanceof KadrError && (fault.error === 'UNSUPPORTED_MEDIA' || fault.error === 'INVALID_INPUT');
  if (!isFilmsFault && claimed.attempts < mostAttempts) {
    log.warn({ ...facts, err: fault, attempts: claimed.attempts }, 'retrying an ingest');
    await ingests.release(claimed.id, lane).catch(() => undefined);
    return firstOf(new Promise(() => {}), retryAfter, stopping);
  }
  log.error({ ...facts, err: fault }, 'an ingest failed');
  const reason = isFilmsFault
    ? fault.message
    : 'The film could not be packaged on this machine; its log says why.';
  const failure = failureOf(fault);
  try {
    await insist(job, () => ingests.fail(claimed.id, lane, { failure, reason }));
  } catch (cause) {
    // It may be published, or belong to another worker: its files stay.
    return log.error({ ...facts, err: cause }, 'failed to record the end of an ingest');
  }
  await storage.deletePrefix(`assets/${claimed.asset_id}/`);
  // The upload stays for a retry: `purgeUploads` removes it.
  await rm(workFolder(workRoot, claimed.id), { recursive: true, force: true });
}

function failureOf(fault: unknown): IngestFailure {
  if (fault instanceof Refusal) return fault.reason;
  return fault instanceof KadrError && fault.error === 'INVALID_INPUT' ? 'title' : 'machine';
}

/** Removes the output of cancelled ingests, including those of this lane. */
async function removeCancelled(
  lane: string,
  { ingests, storage, workRoot, log }: IngestWorkerOptions,
): Promise<void> {
  for (;;) {
    const cancelled = await ingests.findCancelled(lane);
    if (cancelled === null) return;
    const { id, asset_id, uploads } = cancelled;
    await storage.deletePrefix(`assets/${asset_id}/`);
    await rm(workFolder(workRoot, id), { recursive: true, force: true });
    for (const upload of uploads) await storage.delete(uploadKey(upload));
    await ingests.cleared(id);
    log.info({ ingest: id, asset: asset_id }, 'removed a cancelled ingest');
  }
}

/** Uploads stay while they are kept for packaging again; `purgeUploads` removes those. */
async function removeInputs({ claimed, options: { ingests, storage, workRoot } }: Job): Promise<void> {
  const { id, upload_id, subtitles, lyrics } = claimed;
  await rm(workFolder(workRoot, id), { recursive: true, force: true });
  const kept = await ingests.uploadsInUse();
  const uploads = [upload_id, ...[...subtitles, lyrics].map((file) => file?.upload_id)];
  for (const one of uploads) if (one != null && !kept.has(one)) await storage.delete(uploadKey(one));
}

/** Waits for a call, a time in milliseconds or an abort, whichever is first. */
async function firstOf(call: Promise<unknown>, milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await Promise.race([call, promise]);
  clearTimeout(timer);
}

/** Calls at once and then at most every `milliseconds`; calls between are dropped, because the next one says more. */
function throttle<T>(call: (value: T) => void, milliseconds: number): (value: T) => void {
  let last = -Infinity;
  return (value) => {
    const now = performance.now();
    if (now - last < milliseconds) return;
    last = now;
    call(value);
  };
}
