import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { asGuest, createApi, describeError } from '@kadr/api';
import type { Api, RequestContext } from '@kadr/api';
import { brandById, brandForHost, brands, replaceBrands } from '@kadr/brands';
import {
  compose,
  createStreamQueries,
  createFolderStorage,
  createS3Storage,
  createStreamTokens,
  hasImage,
  readImage,
  storeFocalPoint,
  segmentsOf,
} from '@kadr/media';
import type { Storage, StreamQueries } from '@kadr/media';
import { readCookies } from '@kadr/http';
import { openConsole } from '@kadr/console/server';
import type { Console } from '@kadr/console/server';
import { createWeb } from '@kadr/web/server';
import type { Web } from '@kadr/web/server';
import type { Logger } from 'pino';
import { adOriginsOf, adServersOf } from './advertising/ad-servers.ts';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { openDatabase } from './database.ts';
import type { Demo } from './demo.ts';
import { openGeoIp } from './geoip/geoip.ts';
import { createLicenceProvider } from './licences/licence-provider.ts';
import { createMigration } from './migration/migration.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { createWebhookSender } from './outgoing/webhook-sender.ts';
import { startSandboxBank } from './payments/sandbox-bank.ts';
import type { SandboxBank } from './payments/sandbox-bank.ts';
import { uploadKey } from './operator/upload-files.ts';
import { importFilesIn } from './operator/import-files.ts';
import { paymentOriginsOf, paymentProviders } from './payments/providers.ts';
import { createMachine } from './machine.ts';
import { tracksPort } from './operator/tracks-port.ts';
import { keepRelease } from './releases/keep-release.ts';
import { createKeptAssets } from './releases/kept-assets.ts';
import type { KeptAssets } from './releases/kept-assets.ts';
import { revision } from './revision.ts';
import { sandboxAds } from './sandbox/ads/sandbox-ads.ts';
import type { SandboxAds } from './sandbox/ads/sandbox-ads.ts';
import { createOutbox } from './sandbox/outbox.ts';
import type { Outbox } from './sandbox/outbox.ts';
import { isOfThisMachine } from './sandbox/this-machine.ts';
import type { MayRead } from './sandbox/this-machine.ts';
import type { Telemetry } from './telemetry/telemetry.ts';
import type { Tracker } from './teleport/tracker.ts';
import type { IngestWorker } from './worker/ingest-worker.ts';

export interface ServiceOptions {
  /** Sentences for the person at the terminal. */
  readonly say: (sentence: string) => void;
  /** Serves the web app from its sources, with hot reload. */
  readonly isDevelopment?: boolean;
}

export type Undo = () => Promise<void> | void;

interface Foundations {
  readonly database: Awaited<ReturnType<typeof openDatabase>>;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  /** Every start adds its end here; the latest is ended first. */
  readonly undo: Undo[];
}

/** The rooms of one process, opened but not answering yet. */
export interface Rooms extends Foundations {
  readonly config: Config;
  readonly say: ServiceOptions['say'];
  readonly clock: () => Date;
  readonly storage: Storage;
  readonly tokens: ReturnType<typeof createStreamTokens>;
  readonly streams: StreamQueries;
  readonly api: Api;
  /** Null where the process does not have the role. */
  readonly web: Web | null;
  /** The console; null where the process does not have the role `api`. */
  readonly console: Console | null;
  readonly keptAssets: KeptAssets;
  readonly tracker: Tracker | null;
  /** Null where another provider takes cards, or none does. */
  readonly bank: SandboxBank | null;
  /** The sandbox of external services; null where they are real. */
  readonly sandbox: { readonly outbox: Outbox; readonly ads: SandboxAds; readonly mayRead: MayRead } | null;
  readonly state: State;
}

/** State that changes while the process runs. */
interface State {
  worker: IngestWorker | null;
  demo: Demo | null;
  isStopping: boolean;
}

export async function openRooms(
  config: Config,
  { say, isDevelopment = false }: ServiceOptions,
  foundations: Foundations,
): Promise<Rooms> {
  const { secrets, log, telemetry, undo } = foundations;
  const clock = (): Date => new Date();
  const stored: Storage =
    config.s3 === null
      ? createFolderStorage(path.join(config.dataDir, 'storage'), clock, config.frontPath)
      : createS3Storage(config.s3, config.frontPath);
  const storage = telemetry.storage(stored);
  const tokens = createStreamTokens({
    secret: Buffer.from(secrets.stream).toString('base64url'),
    now: clock,
  });
  const streams = createStreamQueries({ ...config, verify: tokens.verify });
  const state: State = { worker: null, demo: null, isStopping: false };
  const outbox = config.isEmbedded ? createOutbox(clock) : null;
  const bank = await startSandboxBank(config, secrets, log);
  if (bank !== null) undo.push(() => bank.stop());
  const api = openApi(config, foundations, { clock, storage, tokens, streams, bank, outbox, state });
  const keptAssets = createKeptAssets(storage, clock);
  const web = config.roles.has('web')
    ? await createWeb({
        ...webOptions(config, api, log, clock),
        readImage: (image) => readImage(storage, image),
        findAsset: (asset) => keptAssets.find(asset),
        paymentOrigins: paymentOriginsOf(config.payments, bank),
        mode: isDevelopment ? 'development' : 'production',
        ...(telemetry.observer && { observer: telemetry.observer }),
      })
    : null;
  if (web !== null) undo.push(() => web.close());
  api.onContentChanged(() => web?.expirePages());
  api.brands.onPublished(async () => {
    const published = await api.brands.published();
    if (web === null) return replaceBrands(published);
    if (await web.showBrands(published)) await keepRelease(keptAssets, { web, console: null }, log);
  });
  const console = await openConsoleFor(config, isDevelopment, keptAssets, undo);
  if (!isDevelopment) await keepRelease(keptAssets, { web, console }, log);
  const mayRead: MayRead = (req) => config.isSandboxOpen || isOfThisMachine(req);
  const tracker = config.roles.has('api') ? await openTracker(config, log) : null;
  if (tracker !== null) undo.push(() => tracker.close());
  return {
    ...foundations,
    config,
    say,
    clock,
    storage,
    tokens,
    streams,
    api,
    web,
    console,
    keptAssets,
    tracker,
    bank,
    sandbox:
      outbox === null ? null : { outbox, mayRead, ads: sandboxAds({ ...config, clock, mayRead, undo }) },
    state,
  };
}

/** The console is served by the processes that serve its API. */
async function openConsoleFor(
  { roles, imagesUrl, streamUrl }: Config,
  isDevelopment: boolean,
  keptAssets: KeptAssets,
  undo: Undo[],
): Promise<Console | null> {
  if (!roles.has('api')) return null;
  const opened = await openConsole({
    mode: isDevelopment ? 'development' : 'production',
    imageOrigins: originsOf(imagesUrl),
    streamOrigins: originsOf(streamUrl),
    findAsset: (asset) => keptAssets.find(asset),
  });
  undo.push(() => opened.close());
  return opened;
}

function openApi(
  config: Config,
  { database: { pool, listenPool, replicaPool }, secrets, log, telemetry }: Foundations,
  {
    clock,
    storage,
    tokens,
    streams,
    bank,
    outbox,
    state,
  }: Pick<Rooms, 'clock' | 'storage' | 'tokens' | 'streams' | 'bank' | 'state'> & {
    readonly outbox: Outbox | null;
  },
): Api {
  return createApi({
    pool,
    listenPool,
    replicaPool: replicaPool ?? undefined,
    natsUrl: config.natsUrl ?? undefined,
    valkeyUrl: config.valkeyUrl ?? undefined,
    clock,
    random: (bytes) => randomBytes(bytes),
    secrets: {
      session: secrets.session,
      licence: secrets.licence,
      contentKeys: secrets.contentKeys,
      operatorToken: secrets.operatorToken,
      authApps: appSecrets(config),
    },
    brands,
    media: {
      signStreamToken: tokens.sign,
      streamQuery: streams.of,
      compose: ({ parts, subtitles }) =>
        compose({ storage, newId: () => randomBytes(12).toString('hex'), parts, subtitles }),
      segmentsOf: (assetId) => segmentsOf(storage, assetId),
      tracks: tracksPort(storage),
      keepFocalPoint: (image, point) => storeFocalPoint(storage, image, point),
      hasUpload: async (uploadId) => (await storage.head(uploadKey(uploadId))) !== null,
      hasPicture: async (image, file) => (file === null ? hasImage(storage, image) : existsSync(file)),
    },
    importFiles: importFilesIn(storage),
    machine: createMachine(config, { release: revision(), startedAt: clock() }),
    jobs: { enqueue: () => Promise.resolve(state.worker?.wake()) },
    outgoing: createOutgoing(config, outbox),
    webhooks: createWebhookSender(config.mayWebhooksBeInner),
    licences: { provider: createLicenceProvider(config), hasClearKey: config.hasClearKey },
    migration: createMigration(config),
    payments: {
      byCurrency: paymentProviders(config.payments, bank),
      wait: (milliseconds) => setTimeout(milliseconds),
    },
    countryOf: openGeoIp(config.country),
    log,
    ...(telemetry.observer && { observer: telemetry.observer }),
    config: {
      publicUrl: config.publicUrl,
      brandByRequest: config.databaseUrl === null,
      streamUrl: config.streamUrl,
      sourceDays: config.sourceDays,
      filmSources: [
        'address',
        ...(config.sources.folder === null ? [] : (['folder'] as const)),
        ...(config.sources.bucket === null ? [] : (['bucket'] as const)),
      ],
      eventDays: config.eventDays,
      // Questions are answered here, so the files are useful only here.
      ...(config.roles.has('api') && { eventFolder: path.join(config.dataDir, 'events') }),
      streamLimit: config.streamLimit,
      staffSessions: config.staffSessions,
      oauthClients: config.oauthClients,
      advertising: { ...adServersOf(config), partnerId: config.adPartnerId },
    },
  });
}

function webOptions(
  config: Config,
  api: Api,
  log: Logger,
  clock: () => Date,
): Omit<Parameters<typeof createWeb>[0], 'mode'> {
  return {
    clientFor: ({ brand, language, cookies, ip, host, protocol, requestId, viewer }) =>
      api.client({
        // A brand that has never been published shows the films of the requested host's brand.
        brand: (brandById(brand.id) ?? brandForHost(host)).id,
        language,
        cookies,
        ip,
        host,
        requestId,
        protocol,
        principal: null,
        setCookie: () => {},
        // Browsers request pages themselves, and send neither.
        deviceId: null,
        userAgent: null,
        appVersion: null,
        guestPlaces: [],
        now: clock,
        // A page only reads: all of it belongs to one session.
        call: {},
        ...(viewer && asGuest(viewer)),
      } satisfies RequestContext),
    isSignedIn: (cookies) => api.isSignedIn(cookies),
    previewOf: (token, cookies) => api.brands.preview(token, readCookies(cookies)),
    describe: describeError,
    publicUrl: config.publicUrl,
    brandByRequest: config.databaseUrl === null,
    imagesBaseUrl: config.imagesUrl,
    mediaOrigins: [config.imagesUrl, config.streamUrl].flatMap(originsOf),
    adOrigins: adOriginsOf(config),
    watchersUrl: config.watchersUrl,
    watchersKey: config.watchersKey,
    errorsUrl: config.errorsUrl,
    teleport: config.teleport,
    revision: revision(),
    log,
  };
}

/** Its code is loaded only with peer delivery. */
async function openTracker({ teleport }: Config, log: Logger): Promise<Tracker | null> {
  if (teleport === null) return null;
  const { createTracker } = await import('./teleport/tracker.ts');
  return createTracker({ apiKeys: [teleport.vodKey, teleport.liveKey], log });
}

function appSecrets({ authApps }: Pick<Config, 'authApps'>): ReadonlyMap<string, Uint8Array> {
  return new Map([...authApps].map(([name, secret]) => [name, new TextEncoder().encode(secret)]));
}

/** The origin of an address on another host; none for a path of the service's own. */
function originsOf(address: string): readonly string[] {
  return address.startsWith('/') ? [] : [new URL(address).origin];
}
