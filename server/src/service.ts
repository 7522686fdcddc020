import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { checkMasterKey, createApi, describeError, migrate } from '@kadr/api';
import type { Api, RequestContext } from '@kadr/api';
import { brands } from '@kadr/brands';
import {
  compose,
  confinement,
  createDelivery,
  createFolderStorage,
  createImages,
  createS3Storage,
  createStreamTokens,
  segmentsOf,
} from '@kadr/media';
import type { Storage } from '@kadr/media';
import { demoAds } from '@kadr/demo/ads';
import { createWeb } from '@kadr/web/server';
import type { Web } from '@kadr/web/server';
import type { Logger } from 'pino';
import { adOriginsOf, adServersOf } from './advertising/ad-servers.ts';
import type { Config } from './config/config.ts';
import { prepareDataFolder } from './config/data-folder.ts';
import { readSecrets } from './config/secrets.ts';
import type { Secrets } from './config/secrets.ts';
import { openDatabase } from './database.ts';
import { startDemo } from './demo.ts';
import type { Demo } from './demo.ts';
import { flagsHandler } from './flags/flags.ts';
import { trustOf } from './http/exchange.ts';
import { healthHandler } from './http/health.ts';
import { createHttpServer } from './http/http-server.ts';
import type { Handler, Route, Upgrades } from './http/http-server.ts';
import { paymentRoutes } from './http/payment-routes.ts';
import { lockInstance } from './instance-lock.ts';
import { createLicenceProvider } from './licences/licence-provider.ts';
import { createLogger } from './logger.ts';
import { createMigration } from './migration/migration.ts';
import { operatorCheck } from './operator/operator-token.ts';
import { operatorUploads } from './operator/uploads.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { openGeoIp } from './geoip/geoip.ts';
import { revision } from './revision.ts';
import { afterTimeout, createSchedule } from './schedule.ts';
import { adClips } from './sandbox/ads/ad-clips.ts';
import { createAdJournal } from './sandbox/ads/ad-journal.ts';
import { adsHandler, adsPath } from './sandbox/ads/ads-handler.ts';
import { createOutbox } from './sandbox/outbox.ts';
import { sandboxHandler } from './sandbox/sandbox-handler.ts';
import { isOfThisMachine } from './sandbox/this-machine.ts';
import type { MayRead } from './sandbox/this-machine.ts';
import type { Tracker } from './teleport/tracker.ts';
import { startIngestWorker } from './worker/ingest-worker.ts';
import type { IngestWorker } from './worker/ingest-worker.ts';
import { purgeUploads } from './worker/purge-uploads.ts';
import { workerName } from './worker/worker-name.ts';

export interface Service {
  /** Where it answers on this machine. */
  readonly url: string;
  readonly operatorToken: string;
  /** Ends in order; safe to call twice. */
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Sentences for the person at the terminal. */
  readonly say: (sentence: string) => void;
  /** Serves the web app from its sources, with hot reload. */
  readonly isDevelopment?: boolean;
}

/** How long requests under way may take once the service stops, in milliseconds. */
const stopGrace = 10_000;
/** How often popularity is worked out, and what has had its time is forgotten, in milliseconds. */
const popularityEvery = 5 * 60_000;
const tidyEvery = 60 * 60_000;
/** How long an answer of the sandbox's ad server waits for a clip, in milliseconds: players wait little longer. */
const adPatience = 2000;
/** How often reminders that are due are sent, in milliseconds. */
const remindEvery = 30_000;
const renewEvery = 30_000;
/** How often payments without an outcome are asked about, in milliseconds. */
const checkPaymentsEvery = 15_000;
/** How often balances that are low are topped up, in milliseconds. */
const refillEvery = 60_000;
/** How often channels whose plan is out of date are planned again, in milliseconds. */
const scheduleEvery = 5000;

/**
 * Puts the rooms together: takes the data folder, opens the database, brings it up to date, answers, works.
 *
 * @throws InstanceRunningError, or the system's error when the folder cannot be written or the port is taken; whatever
 *   had been started is ended again.
 */
export async function startService(config: Config, options: ServiceOptions): Promise<Service> {
  const undo: Undo[] = [];
  const stop = once(async () => {
    for (const step of undo.toReversed()) await step();
  });
  try {
    prepareDataFolder(config.dataDir);
    const lock = lockInstance(config.dataDir);
    undo.push(() => lock.release());
    const log = createLogger(config);
    const secrets = readSecrets(config);
    const onRejection = (reason: unknown): void =>
      log.error({ err: reason }, 'a promise was rejected that nobody waits for');
    process.on('unhandledRejection', onRejection);
    undo.push(() => void process.off('unhandledRejection', onRejection));
    const database = await openDatabase(config, log);
    undo.push(() => database.close());
    await migrate(database.pool);
    await checkMasterKey(database.pool, secrets.contentKeys);

    const parts = await assemble(config, options, { database, secrets, log, undo });
    const port = await parts.listen();
    const url = `http://${hostInAddress(config.host)}:${port}`;
    lock.announce(url);
    parts.startWork(url);
    return { url, operatorToken: secrets.operatorToken, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Undo = () => Promise<void> | void;

interface Ground {
  readonly database: Awaited<ReturnType<typeof openDatabase>>;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Whatever starts something adds here how to end it; the latest is ended first. */
  readonly undo: Undo[];
}

async function assemble(
  config: Config,
  { say, isDevelopment = false }: ServiceOptions,
  { database, secrets, log, undo }: Ground,
) {
  const { pool } = database;
  const clock = (): Date => new Date();
  const storage: Storage =
    config.s3 === null
      ? createFolderStorage(path.join(config.dataDir, 'storage'))
      : createS3Storage(config.s3);
  const tokens = createStreamTokens({
    secret: Buffer.from(secrets.stream).toString('base64url'),
    now: clock,
  });
  const isOperator = operatorCheck(secrets.operatorToken);
  const has = (role: 'web' | 'api' | 'media' | 'worker'): boolean => config.roles.has(role);
  let worker: IngestWorker | null = null;
  let demo: Demo | null = null;
  let isStopping = false;

  const outbox = config.isEmbedded ? createOutbox(clock) : null;
  const api = createApi({
    pool,
    clock,
    random: (bytes) => randomBytes(bytes),
    secrets: {
      session: secrets.session,
      licence: secrets.licence,
      contentKeys: secrets.contentKeys,
      authApps: appSecrets(config),
    },
    brands,
    media: {
      signStreamToken: tokens.sign,
      compose: ({ parts, subtitles }) =>
        compose({ storage, newId: () => randomBytes(12).toString('hex'), parts, subtitles }),
      segmentsOf: (assetId) => segmentsOf(storage, assetId),
    },
    jobs: { enqueue: () => Promise.resolve(worker?.wake()) },
    outgoing: createOutgoing(config, outbox),
    licences: { provider: createLicenceProvider(config), hasClearKey: config.hasClearKey },
    migration: createMigration(config),
    payments: { byCurrency: new Map(), wait: (milliseconds) => setTimeout(milliseconds) },
    countryOf: openGeoIp(config.country),
    log,
    config: {
      publicUrl: config.publicUrl,
      brandByRequest: config.databaseUrl === null,
      streamUrl: config.streamUrl,
      streamLimit: config.streamLimit,
      advertising: { ...adServersOf(config), partnerId: config.adPartnerId },
    },
  });
  const schedule = createSchedule({ log, after: afterTimeout, random: Math.random });
  undo.push(() => schedule.stop());
  if (has('web') || has('api')) {
    schedule.every(popularityEvery, () => api.refreshPopularity(), 'popularity was not refreshed');
    schedule.every(tidyEvery, () => api.purge(), 'old sessions and events were not forgotten');
  }

  const onError = (error: unknown): void => log.error({ err: error }, 'media failed');
  const web: Web | null = has('web')
    ? await createWeb({
        ...webOptions(config, api, log, clock),
        mode: isDevelopment ? 'development' : 'production',
      })
    : null;
  if (web) undo.push(() => web.close());
  const health = healthHandler({
    roles: config.roles,
    isDatabaseThere: () => pool.isThere(),
    isStopping: () => isStopping,
    demo: () => demo?.progress() ?? null,
  });
  const askApi: Handler = (req, res, { requestId, ip, host, protocol }) =>
    api.handle(req, res, { requestId, ip, host, protocol, operator: isOperator(req) });
  const routes: Route[] = [
    { path: '/health', handle: health },
    { path: '/ready', handle: health },
  ];
  if (has('media')) {
    const delivery = createDelivery({
      storage,
      verifyToken: tokens.verify,
      isSessionEnded: api.push.isSessionEnded,
      isHeld: api.isHeld,
      schedules: api.playout,
      now: clock,
      // Of the service and not of a delivery network, by whose address the playlist that names it may have come.
      keyAddress: (keyId) => `${config.publicUrl ?? ''}/api/licences/clearkey/${keyId}`,
      onError,
    });
    routes.push({ path: '/stream/', handle: delivery });
    routes.push({ path: '/images/', handle: createImages({ storage, onError }) });
  }
  if (has('api')) {
    routes.push({ path: '/api/operator/', handle: operatorUploads(storage, isOperator) });
    routes.push({ path: '/api', handle: askApi });
  }
  if (has('api')) routes.push({ path: '/flags/', handle: flagsHandler }, ...paymentRoutes(api.takeWebhook));
  const ads = outbox === null ? null : sandboxAds(config, clock, undo);
  if (outbox !== null && ads !== null) {
    routes.push({ path: adsPath, handle: ads.handle });
    routes.push({ path: '/sandbox', handle: sandboxHandler(outbox, mayReadSandbox(config)) });
  }
  // To the web belongs what is left, the targets too that are no paths.
  if (web) routes.push({ path: '', handle: (req, res, exchange) => web.handle(req, res, exchange) });
  const tracker = has('api') ? await openTracker(config, log) : null;
  if (tracker !== null) undo.push(() => tracker.close());
  const upgrades: Upgrades = {
    isFor: (req) => has('api') && (api.push.isFor(req) || tracker?.isFor(req) === true),
    upgrade: (req, socket, head, exchange) => {
      if (tracker?.isFor(req) === true) return tracker.upgrade(req, socket, head, exchange);
      const { requestId, ip, host, protocol } = exchange;
      return api.push.upgrade(req, socket, head, { requestId, ip, host, protocol, operator: false });
    },
  };
  const server = createHttpServer({ routes, upgrades, trust: trustOf(config.trustedProxies), log });

  return {
    listen: async (): Promise<number> => {
      if (has('api') || has('media')) {
        undo.push(() => api.push.close());
        await api.push.start();
      }
      const port = await server.listen(config.port, config.host);
      undo.push(async () => {
        isStopping = true;
        // Open connections of the push channel would keep the server from closing.
        await api.push.close();
        tracker?.close();
        await server.close(stopGrace);
      });
      return port;
    },
    startWork: (url: string): void => {
      if (!has('worker')) return;
      void confinement().then((holds) => {
        log.info(holds, 'programs that read films are confined');
        if (process.getuid?.() === 0 && holds.user === null)
          say('ffmpeg runs as root: this machine lets no program run as another user (docs/operating.md).');
      });
      const ingestWorker = startIngestWorker({
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
      });
      worker = ingestWorker;
      undo.push(() => ingestWorker.stop());
      schedule.every(
        tidyEvery,
        async () => void (await purgeUploads(storage, api.ingests, clock())),
        'unused uploads were not removed',
      );
      schedule.every(remindEvery, () => api.remind(), 'reminders were not sent');
      schedule.every(renewEvery, () => api.renew(), 'subscriptions were not renewed');
      schedule.every(checkPaymentsEvery, () => api.checkPayments(), 'payments were not checked');
      schedule.every(refillEvery, () => api.refill(), 'accounts were not topped up');
      schedule.every(tidyEvery, () => api.warnOfExpiringCards(), 'expiring cards were not told of');
      schedule.every(scheduleEvery, () => api.refreshSchedules(), 'channels were not scheduled');
      if (config.demo !== 'off') {
        const makeAdClips = (): void => {
          // The sample has no film with advertisements.
          if (config.demo === 'sample') return;
          void ads
            ?.makeClips()
            .catch((error: unknown) => log.warn({ err: error }, 'an advertisement was not made'));
        };
        demo = startDemo({
          api,
          storage,
          config,
          log,
          say,
          url,
          onChange: () => web?.clearPages(),
          onFilled: makeAdClips,
        });
        const running = demo;
        undo.push(() => running.stop());
      }
    },
  };
}

/** The sandbox's ad server, whose clips are made when they are first wanted, or ahead of that. */
function sandboxAds(
  config: Config,
  clock: () => Date,
  undo: Undo[],
): { readonly handle: Handler; readonly makeClips: () => Promise<void> } {
  const stopping = new AbortController();
  undo.push(() => stopping.abort(new Error('The service stops.')));
  const { signal } = stopping;
  const { dataDir, ffmpeg } = config;
  const clip = adClips({ dataDir, ffmpeg, signal });
  return {
    handle: adsHandler({
      journal: createAdJournal(clock),
      mayRead: mayReadSandbox(config),
      clip,
      patience: adPatience,
      signal,
    }),
    makeClips: async () => {
      for (const ad of demoAds) await clip(ad, 'rus');
    },
  };
}

function mayReadSandbox({ isSandboxOpen }: Config): MayRead {
  return (req) => isSandboxOpen || isOfThisMachine(req);
}

function webOptions(
  config: Config,
  api: Api,
  log: Logger,
  clock: () => Date,
): Omit<Parameters<typeof createWeb>[0], 'mode'> {
  return {
    clientFor: ({ brand, language, cookies, ip, host, protocol, requestId }) =>
      api.client({
        brand: brand.id,
        language,
        cookies,
        ip,
        host,
        requestId,
        protocol,
        operator: false,
        setCookie: () => {},
        // Pages are asked for by browsers themselves, which send neither.
        deviceId: null,
        userAgent: null,
        appVersion: null,
        guestPlaces: [],
        now: clock,
      } satisfies RequestContext),
    isSignedIn: (cookies) => api.isSignedIn(cookies),
    describe: describeError,
    publicUrl: config.publicUrl,
    brandByRequest: config.databaseUrl === null,
    imagesBaseUrl: config.imagesUrl,
    mediaOrigins: [config.imagesUrl, config.streamUrl].flatMap((address) =>
      address.startsWith('/') ? [] : [new URL(address).origin],
    ),
    adOrigins: adOriginsOf(config),
    watchersUrl: config.watchersUrl,
    watchersKey: config.watchersKey,
    errorsUrl: config.errorsUrl,
    teleport: config.teleport,
    revision: revision(),
    log,
  };
}

/** Its code comes only where there is peer delivery. */
async function openTracker({ teleport }: Config, log: Logger): Promise<Tracker | null> {
  if (teleport === null) return null;
  const { createTracker } = await import('./teleport/tracker.ts');
  return createTracker({ apiKeys: [teleport.vodKey, teleport.liveKey], log });
}

function appSecrets({ authApps }: Pick<Config, 'authApps'>): ReadonlyMap<string, Uint8Array> {
  return new Map([...authApps].map(([name, secret]) => [name, new TextEncoder().encode(secret)]));
}

function hostInAddress(host: string): string {
  return ['::', '0.0.0.0', '::1', '127.0.0.1'].includes(host) ? 'localhost' : host;
}

function once(action: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | null = null;
  return () => (result ??= action());
}
