import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { KindOfWork } from '@kadr/api';
import { confinement } from '@kadr/media';
import { demoSources, startDemo } from './demo.ts';
import type { Demo } from './demo.ts';
import type { Rooms } from './rooms.ts';
import { afterTimeout, createSchedule } from './schedule.ts';
import type { Schedule } from './schedule.ts';
import { measureFilms } from './worker/measure-films.ts';
import { sourceMakers } from './sources/source-makers.ts';
import { makeAdClips } from './worker/make-ad-clips.ts';
import { startIngestWorker } from './worker/ingest-worker.ts';
import type { IngestWorker } from './worker/ingest-worker.ts';
import { purgeUploads } from './worker/purge-uploads.ts';
import { workerName } from './worker/worker-name.ts';

/** Milliseconds between two runs that recompute popularity and purge expired data. */
const popularityEvery = 5 * 60_000;
const purgeEvery = 60 * 60_000;
/** Milliseconds between two runs that create tables for coming days of events, and drop old ones. */
const eventDaysEvery = 60 * 60_000;
/** Milliseconds between two runs that send due reminders, and renew subscriptions. */
const remindEvery = 30_000;
const renewEvery = 30_000;
/** Milliseconds between two top-ups of low balances. */
const refillEvery = 60_000;
/** How often to look for work that a person waits for, in milliseconds. */
const lookEvery = 3000;

/** Background work of processes that answer pages or calls. */
export function startUpkeep({ config, log, api, undo }: Rooms): void {
  if (!config.roles.has('web') && !config.roles.has('api')) return;
  const schedule = createSchedule({ log, after: afterTimeout, random: Math.random });
  undo.push(() => schedule.stop());
  schedule.every(popularityEvery, () => api.refreshPopularity(), 'failed to refresh popularity');
  schedule.every(purgeEvery, () => api.purge(), 'failed to purge old sessions and messages');
}

/** A worker's tasks: packages films, does the work that comes due, fills the demo of the service at `url`. */
export function startBackgroundWork(rooms: Rooms, url: string): void {
  const { config, undo, state } = rooms;
  reportConfinement(rooms);
  const worker = startWorker(rooms);
  state.worker = worker;
  undo.push(() => worker.stop());
  const schedule = createSchedule({ log: rooms.log, after: afterTimeout, random: Math.random });
  undo.push(() => schedule.stop());
  keepWhatComesDue(rooms, schedule);
  doDueWork(rooms, schedule);
  if (config.demo === 'off') return;
  const demo = fillDemo(rooms, url);
  state.demo = demo;
  undo.push(() => demo.stop());
}

function reportConfinement({ log, say }: Rooms): void {
  void confinement().then((holds) => {
    log.info(holds, 'sandboxed the programs that read films');
    if (process.getuid?.() === 0 && holds.user === null)
      say('ffmpeg runs as root: this machine does not let programs run as another user (docs/operating.md).');
  });
}

function startWorker({ config, log, api, storage, clock }: Rooms): IngestWorker {
  return startIngestWorker({
    ingests: api.ingests,
    storage,
    workRoot: path.join(config.dataDir, 'work'),
    name: workerName(config.dataDir),
    concurrency: config.workers,
    threads: Math.max(1, Math.floor(availableParallelism() / config.workers)),
    ffmpeg: config.ffmpeg,
    ffprobe: config.ffprobe,
    now: clock,
    log,
    makers: new Map([
      ['demo', demoSources(config)],
      ...sourceMakers({ ...config.sources, largest: config.largestUpload }),
    ]),
  });
}

/** Checks all queues at once: most of them are empty most of the time. */
function doDueWork(rooms: Rooms, schedule: Schedule): void {
  const { api } = rooms;
  const begin: Readonly<Record<KindOfWork, () => void>> = {
    ad_clips: schedule.onDemand(clipsOfAds(rooms), 'clips of advertisements were not made'),
    broadcasts: schedule.onDemand(() => api.sendBroadcasts(), 'broadcasts were not sent'),
    certificates: schedule.onDemand(() => api.sendCertificates(), 'certificates were not sent'),
    drafts: schedule.onDemand(() => api.publishDrafts(), 'drafts were not published'),
    imports: schedule.onDemand(() => api.runImports(), 'imports of files were not run'),
    letters: schedule.onDemand(() => api.deliverLetters(), 'letters were not sent'),
    payments: schedule.onDemand(() => api.checkPayments(), 'payments were not checked'),
    quality: schedule.onDemand(measuring(rooms), 'films were not measured'),
    rights: schedule.onDemand(() => api.refreshRights(), 'rights of titles were not noted'),
    schedules: schedule.onDemand(() => api.refreshSchedules(), 'channels were not scheduled'),
    webhooks: schedule.onDemand(() => api.deliverWebhooks(), 'webhooks were not sent'),
  };
  const look = async (): Promise<void> => {
    for (const kind of await api.findDueWork()) begin[kind]();
  };
  schedule.every(lookEvery, look, 'failed to look for due jobs');
}

function measuring({ config, log, api, storage, undo }: Rooms): () => Promise<void> {
  const stopping = new AbortController();
  undo.push(() => Promise.resolve(stopping.abort(new Error('The worker is stopping.'))));
  const { quality } = api;
  const workRoot = path.join(config.dataDir, 'work');
  const work = { quality, storage, workRoot, ffmpeg: config.ffmpeg, log, signal: stopping.signal };
  return () => measureFilms(work);
}

function clipsOfAds({ config, log, api, storage, clock, undo }: Rooms): () => Promise<void> {
  const stopping = new AbortController();
  undo.push(() => Promise.resolve(stopping.abort(new Error('The worker is stopping.'))));
  const work = {
    clips: api.adClips,
    storage,
    workRoot: path.join(config.dataDir, 'work'),
    ffmpeg: config.ffmpeg,
    ffprobe: config.ffprobe,
    threads: Math.max(1, Math.floor(availableParallelism() / config.workers)),
    preset: 'quality',
    now: clock,
    log,
    signal: stopping.signal,
  } as const;
  return () => makeAdClips(work);
}

function keepWhatComesDue({ api, storage, clock, keptAssets }: Rooms, schedule: Schedule): void {
  schedule.every(
    purgeEvery,
    async () => void (await purgeUploads(storage, api, clock())),
    'failed to remove unused uploads',
  );
  schedule.every(purgeEvery, () => keptAssets.purge(), 'failed to remove assets of old releases');
  schedule.every(eventDaysEvery, () => api.keepEventDays(), 'failed to maintain event partitions');
  schedule.every(remindEvery, () => api.remind(), 'failed to send reminders');
  schedule.every(renewEvery, () => api.renew(), 'failed to renew subscriptions');
  schedule.every(refillEvery, () => api.refill(), 'failed to top up accounts');
  schedule.every(purgeEvery, () => api.checkBooks(), 'failed to check the books');
  schedule.every(purgeEvery, () => api.expirePoints(), 'failed to expire bonus points');
  schedule.every(purgeEvery, () => api.warnOfExpiringCards(), 'failed to send messages about expiring cards');
}

function fillDemo({ config, log, say, api, storage, web, sandbox }: Rooms, url: string): Demo {
  const makeAdClips = (): void => {
    // The sample has no film with advertisements.
    if (config.demo === 'sample') return;
    void sandbox?.ads
      .makeClips()
      .catch((error: unknown) => log.warn({ err: error }, 'failed to make an ad clip'));
  };
  return startDemo({
    api,
    storage,
    config,
    log,
    say,
    url,
    onChange: () => web?.clearPages(),
    onFilled: makeAdClips,
  });
}
