import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Api } from '@kadr/api';
import { brands } from '@kadr/brands';
import { readError } from '@kadr/contract/client';
import type * as Demonstration from '@kadr/demo';
import { readImage, runFfmpeg, storeOwnImage } from '@kadr/media';
import type { Storage } from '@kadr/media';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { afterTimeout, createSchedule } from './schedule.ts';
import { newUploadId, uploadKey } from './operator/upload-files.ts';
import { showProgress } from './terminal.ts';
import type { SourceMaker } from './worker/ingest-job.ts';

export interface DemoOptions {
  readonly api: Api;
  readonly storage: Storage;
  readonly config: Config;
  readonly log: Logger;
  /** Sentences for the person at the terminal. */
  readonly say: (sentence: string) => void;
  /** Origin of the service. */
  readonly url: string;
  /** Called when viewers see new content. */
  readonly onChange: () => void;
  /** Called when everything that the configuration requires is there. */
  readonly onFilled: () => void;
}

export interface Demo {
  /** Null until the total is known; `done` is `total` only once everything that the configuration requires is there. */
  progress(): { readonly done: number; readonly total: number } | null;
  /** Leaves the demo as it is; the next start continues it. */
  stop(): Promise<void>;
}

/** Milliseconds after which the demo continues when the database was away. */
const fillAgainAfter = 2000;
/** Milliseconds between two checks for a new day of the guide. */
const guideEvery = 10 * 60_000;
/** Longest run of one of the demo's own films through ffmpeg, in seconds. */
const longestRun = 600;

type Loaded = typeof Demonstration;

/** Fills the service with the demo in the background; a failure is logged and has no other effect on the service. */
export function startDemo(options: DemoOptions): Demo {
  const { log } = options;
  const stopping = new AbortController();
  const ctx: FillContext = {
    ...options,
    signal: stopping.signal,
    // Reading the content takes a quarter of a second: it does not delay the start of the service.
    loaded: import('@kadr/demo'),
    progress: null,
  };
  const filling = keepFilling(ctx);
  const schedule = createSchedule({ log, after: afterTimeout, random: Math.random });
  schedule.every(guideEvery, guideKeeper(ctx), "failed to write the demo's guide");
  return {
    progress: () => ctx.progress,
    stop: async () => {
      stopping.abort(new Error('The service is stopping.'));
      await Promise.all([filling, schedule.stop()]);
    },
  };
}

/** Makes the demo's own films and songs when they are packaged. */
export function demoSources({ ffmpeg }: Pick<Config, 'ffmpeg'>): SourceMaker {
  return async (key, making) => {
    const { makeDemoSource } = await import('@kadr/demo');
    return makeDemoSource(key, {
      ...making,
      runFfmpeg: (args, run) => runFfmpeg(args, { ...run, ffmpeg, seconds: longestRun }),
    });
  };
}

interface FillContext extends DemoOptions {
  readonly signal: AbortSignal;
  readonly loaded: Promise<Loaded>;
  progress: { readonly done: number; readonly total: number } | null;
}

/** Fills until everything is there, also when the database is away in between. */
async function keepFilling(ctx: FillContext): Promise<void> {
  const { signal, log, say, onFilled } = ctx;
  for (;;) {
    try {
      await fill(ctx);
      return onFilled();
    } catch (error) {
      if (signal.aborted) return;
      if (readError(error)?.name !== 'UNAVAILABLE') {
        log.error({ err: error }, 'failed to complete the demo');
        say(`Failed to complete the demo: ${error instanceof Error ? error.message : String(error)}`);
        return;
      }
      // A retry does not repeat the parts that exist.
      log.warn({ err: error }, 'the demo is waiting for the database');
      await pause(fillAgainAfter, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function fill(ctx: FillContext): Promise<void> {
  const { api, storage, config, log, say, url, signal, onChange } = ctx;
  const upTo = config.demo === 'first' || config.demo === 'sample' ? config.demo : 'all';
  const cacheDir = path.join(config.dataDir, 'demo');
  mkdirSync(cacheDir, { recursive: true });
  const began = performance.now();
  let isShown = false;
  const tell = (what: string): void => {
    if (!isShown) return;
    const seconds = Math.round((performance.now() - began) / 1000);
    log.info({ seconds }, what);
    say(`${what.charAt(0).toUpperCase()}${what.slice(1)} (${seconds} s).`);
  };
  const { fillDemo } = await ctx.loaded;
  await fillDemo({
    client: operatorClient(api, url),
    uploadImage: (bytes) => storeOwnImage(storage, bytes),
    readImage: (stored) => readImage(storage, stored),
    uploadSource: async (file) => {
      const uploadId = newUploadId();
      await storage.putFile(uploadKey(uploadId), file, 'application/octet-stream');
      return uploadId;
    },
    runFfmpeg: (args, run) => runFfmpeg(args, { ...run, ffmpeg: config.ffmpeg, seconds: longestRun }),
    cacheDir,
    log,
    onProgress: ({ done, total, what }) => {
      if (!isShown && done < total) say('Preparing the demo. You can already watch what is ready.');
      isShown ||= done < total;
      if (isShown) showProgress(`demo, ${what.replace(/\.$/, '')}`, (100 * done) / total);
      ctx.progress = { done, total };
    },
    onChange,
    signal,
    concurrency: Math.max(1, Math.min(4, availableParallelism())),
    upTo,
    onPictures: () => tell('all pictures are ready'),
    onFirstStage: () => tell('the first screens are ready, preparing the rest'),
  });
  tell(endings[upTo]);
}

const endings = {
  sample: 'a little of each kind is ready',
  first: 'the first screens are ready',
  all: 'the demo is complete',
} as const;

/** Writes the guide of a new day; the first one comes with the filling. */
function guideKeeper({ loaded, api, url, onChange }: FillContext): () => Promise<void> {
  const startedAt = new Date();
  let guideDay: string | null = null;
  return async () => {
    const { guideDayAt, writeGuide } = await loaded;
    guideDay ??= guideDayAt(startedAt);
    const now = new Date();
    if (guideDayAt(now) === guideDay) return;
    await writeGuide(operatorClient(api, url), now);
    guideDay = guideDayAt(now);
    onChange();
  };
}

function operatorClient(api: Api, url: string) {
  const brand = brands.find(({ is_main }) => is_main) ?? brands[0];
  if (brand === undefined) throw new Error('There is no brand to fill with the demo.');
  return api.client({
    brand: brand.id,
    language: brand.default_language,
    cookies: {},
    setCookie: () => {},
    ip: '127.0.0.1',
    host: new URL(url).host,
    protocol: 'http',
    principal: { kind: 'token' },
    deviceId: null,
    userAgent: null,
    appVersion: null,
    guestPlaces: [],
    requestId: 'demo',
    now: () => new Date(),
  });
}
