import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KadrError } from '@kadr/contract';
import { readError } from '@kadr/contract/client';
import type { ReadError } from '@kadr/contract/client';
import { withFocalPoint } from '@kadr/contract/image-url';
import type { CatalogueImport, IngestInput, PublishedAsset, StreamTokenClaims } from '@kadr/contract';
import { createApi } from '../api.ts';
import type { Api } from '../api.ts';
import type {
  ApiConfig,
  ApiPorts,
  BrandOptions,
  ComposeRequest,
  ProviderAccount,
  RequestContext,
} from '../context/context.ts';
import { createTestDatabase } from './database.ts';
import { tracksInMemory } from './tracks-in-memory.ts';

export const testBrands: readonly BrandOptions[] = [
  {
    id: 'kadr',
    name: { rus: 'Кадр', eng: 'Kadr', hye: 'Կադր' },
    hosts: ['kadr.test'],
    is_main: true,
    default_language: 'rus',
    languages: ['rus', 'eng', 'hye'],
    login_types: ['phone', 'email'],
    without_external_advertising: false,
    seller: { name: { rus: 'ООО «Кадр»', eng: 'Kadr LLC', hye: '«Կադր» ՍՊԸ' }, tax_id: '7700000000' },
    footer: { copyright_holder: { rus: 'ООО «Кадр & <Ко>»', eng: 'Kadr & <Co>', hye: 'Կադր' } },
    security: { frame_hosts: ['https://pages.test'] },
  },
  {
    id: 'ararat',
    name: { rus: 'Арарат', eng: 'Ararat', hye: 'Արարատ' },
    hosts: ['ararat.test'],
    is_main: false,
    default_language: 'hye',
    languages: ['hye', 'rus'],
    login_types: ['phone'],
    without_external_advertising: true,
    seller: { name: { rus: 'Арарат ТВ', eng: 'Ararat TV', hye: 'Արարատ TV' }, tax_id: null },
    footer: { copyright_holder: { rus: 'Арарат ТВ', eng: 'Ararat TV', hye: 'Արարատ TV' } },
    security: { frame_hosts: ['https://pages.test'] },
  },
];

/** Accounts of another provider. */
export const elsewhere: readonly ProviderAccount[] = [
  { email: 'vera@stream.example', phone: '+79990000101', name: 'Вера', provider: 'Stream' },
  { email: 'anna.old@stream.example', phone: '+79990000001', name: 'Анна', provider: 'Stream' },
];

/** The secret of the operator's app `alice`. */
export const appSecret = new TextEncoder().encode('the-secret-of-an-app-of-the-tests');

type Protection = IngestInput['protection'];

/** The initial time of the clock. */
export const testBegins = new Date('2026-03-01T12:00:00Z');

/** A caller with this token is the operator, over HTTP. */
export const operatorToken = 'operator-token-of-the-tests';

export interface TestApi {
  readonly api: Api;
  readonly pool: ApiPorts['pool'];
  /** The service's clock; tests set it. */
  readonly clock: { now: Date };
  /** Advances the clock. */
  pass(seconds: number): void;
  readonly jobs: { name: string; payload: object }[];
  readonly logged: { level: string; facts: Record<string, unknown>; sentence: string }[];
  /** SMS and e-mails that were sent. */
  readonly sent: { readonly to: string; readonly text: string }[];
  /** The code of the last message to a login; null without one. */
  codeFor(to: string): string | null;
  /** The result or error of `media.compose`. */
  readonly compose: { answer: (request: ComposeRequest) => Promise<PublishedAsset> };
  /** Results of `media.segmentsOf`, by asset; any other asset is one part with the length of the tests' assets. */
  readonly segments: Map<string, readonly number[]>;
  /** All statements to the database since the last call. */
  statements(): string[];
  /** A request's context; cookies that are set appear in `set`. */
  context(over?: Partial<RequestContext>): RequestContext & { set: string[] };
  client(over?: Partial<RequestContext>): ReturnType<Api['client']>;
  operator(): ReturnType<Api['client']>;
  import(batch: CatalogueImport): Promise<void>;
  /** Publishes an asset as a worker does, without packaging. @returns the path of the page */
  publish(
    slug: string,
    over?: Partial<PublishedAsset> & { kind?: 'film' | 'episode' | 'trailer'; protection?: Protection },
  ): Promise<string>;
  /** Starts listening and returns the address of the API, without a trailing slash. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface TestOverrides {
  config?: Partial<ApiConfig>;
  pool?: ApiPorts['pool'];
  outgoing?: ApiPorts['outgoing'];
  webhooks?: ApiPorts['webhooks'];
  media?: Partial<ApiPorts['media']>;
  licences?: ApiPorts['licences'];
  migration?: ApiPorts['migration'];
  payments?: ApiPorts['payments'];
  clock?: TestApi['clock'];
  observer?: ApiPorts['observer'];
  /** Brands published by operators, instead of the two brands of the tests. */
  brands?: ApiPorts['brands'];
  valkeyUrl?: ApiPorts['valkeyUrl'];
  replicaPool?: ApiPorts['replicaPool'];
}

interface Recorded extends Pick<TestApi, 'clock' | 'jobs' | 'logged' | 'sent' | 'compose' | 'segments'> {
  readonly pool: ApiPorts['pool'];
}

/** The service over a separate database; tests control the clock, media and jobs. */
export async function createTestApi(over: TestOverrides = {}): Promise<TestApi> {
  const database = over.pool === undefined ? await createTestDatabase() : null;
  const pool = over.pool ?? database?.pool;
  if (pool === undefined) throw new Error('There is no database.');
  const asked: string[] = [];
  const watched = watch(pool, asked);
  const clock = over.clock ?? { now: testBegins };
  const jobs: TestApi['jobs'] = [];
  const logged: TestApi['logged'] = [];
  const sent: TestApi['sent'] = [];
  const compose: TestApi['compose'] = {
    answer: () => Promise.reject(new KadrError('INVALID_INPUT', { message: 'There is nothing to compose.' })),
  };
  const segments: TestApi['segments'] = new Map();
  const api = createApi(testPorts(over, { pool: watched, clock, jobs, logged, sent, compose, segments }));
  const server = serverOf(api);
  const context = (changes: Partial<RequestContext> = {}) => contextOf(clock, changes);
  const client = (changes?: Partial<RequestContext>) => api.client(context(changes));
  const operator = () => client({ principal: { kind: 'token' } });

  return {
    api,
    pool,
    clock,
    pass: (seconds) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    jobs,
    logged,
    sent,
    codeFor: (to) => {
      const text = sent.findLast((message) => message.to === to)?.text ?? '';
      return /\d{7}|\d{6}|\d{4}/.exec(text)?.[0] ?? null;
    },
    compose,
    segments,
    statements: () => asked.splice(0),
    context,
    client,
    operator,
    import: async (batch) => {
      await operator().operator.importCatalogue(batch);
    },
    publish: async (slug, { kind = 'film', protection = null, ...asset } = {}) => {
      const { id } = await operator().operator.createIngest({
        kind,
        slug,
        upload_id: 'abcdef0123456789',
        protection,
      });
      const claimed = await api.ingests.claim('tests', id);
      if (claimed === null) throw new Error('The ingest could not be claimed.');
      const keyIds = claimed.key === null ? [] : [claimed.key.keyId];
      const { page } = await api.ingests.publish(id, 'tests', {
        ...testAsset(claimed.asset_id),
        is_crypted: keyIds.length > 0,
        key_ids: keyIds,
        ...asset,
      });
      return page ?? '';
    },
    listen: () =>
      new Promise((resolve) => {
        server.listen(0, '127.0.0.1', () =>
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`),
        );
      }),
    close: async () => {
      await api.push.close();
      await api.engines.close();
      await api.writeAdCounts();
      server.closeAllConnections();
      server.close();
      await database?.drop();
    },
  };
}

/** The ports of the tests' service: everything is recorded, and nothing leaves the process. */
function testPorts(over: TestOverrides, recorded: Recorded): ApiPorts {
  const { pool, clock, jobs, logged, sent, compose, segments } = recorded;
  const note = (level: string) => (facts: object, sentence: string) => {
    logged.push({ level, facts: { ...facts }, sentence });
  };
  return {
    pool,
    clock: () => clock.now,
    random: (bytes) => new Uint8Array(randomBytes(bytes)),
    secrets: {
      session: new TextEncoder().encode('the-session-secret-of-all-the-tests'),
      licence: new TextEncoder().encode('the-licence-secret-of-all-the-tests'),
      contentKeys: new Uint8Array(32).fill(7),
      operatorToken,
      authApps: new Map([['alice', appSecret]]),
    },
    brands: over.brands ?? testBrands,
    media: {
      signStreamToken: writeTestToken,
      streamQuery: (token) => `token=${encodeURIComponent(token)}`,
      compose: (request) => compose.answer(request),
      segmentsOf: async (id) => segments.get(id) ?? [1406],
      tracks: tracksInMemory(),
      keepFocalPoint: async (path, point) => withFocalPoint(path, point),
      hasUpload: async () => true,
      hasPicture: async (_path, file) => file !== null,
      ...over.media,
    },
    licences: over.licences ?? { provider: null, hasClearKey: true },
    importFiles: filesInMemory(),
    machine: testMachine,
    jobs: {
      enqueue: async (name, payload) => {
        jobs.push({ name, payload });
      },
    },
    outgoing: over.outgoing ?? {
      sms: async ({ to, text }) => {
        sent.push({ to, text });
      },
      email: async ({ to, text }) => {
        sent.push({ to, text });
      },
    },
    webhooks: over.webhooks ?? { refusal: async () => null, post: async () => 200 },
    payments: over.payments ?? { byCurrency: new Map(), wait: async () => undefined },
    migration: over.migration ?? {
      findByEmail: async (email) => elsewhere.find((one) => one.email === email) ?? null,
      findByPhone: async (phone) => elsewhere.find((one) => one.phone === phone) ?? null,
    },
    countryOf: (ip) => (ip.startsWith('203.0.113.') ? 'AM' : null),
    log: { debug: note('debug'), info: note('info'), warn: note('warn'), error: note('error') },
    ...(over.observer && { observer: over.observer }),
    valkeyUrl: over.valkeyUrl,
    replicaPool: over.replicaPool,
    config: {
      publicUrl: null,
      brandByRequest: true,
      checkAnswers: true,
      // The minimum of Argon2: every sign-up computes a hash, and no attacker tries to guess these.
      passwordCost: { memory: 8, passes: 1, parallelism: 1 },
      ...over.config,
    },
  };
}

const testMachine: ApiPorts['machine'] = {
  facts: async () => ({
    process: {
      release: 'release',
      node: '26.0.0',
      roles: ['api', 'web'],
      started_at: testBegins.getTime() / 1000,
      memory_bytes: 200e6,
    },
    storage: { kind: 'folder', free_bytes: 40e9, total_bytes: 100e9 },
  }),
};

function filesInMemory(): ApiPorts['importFiles'] {
  const files = new Map<string, Buffer>();
  return {
    put: async (name, body) => {
      const chunks: Buffer[] = [];
      for await (const chunk of body) chunks.push(Buffer.from(chunk as Uint8Array));
      files.set(name, Buffer.concat(chunks));
    },
    read: async function* (name) {
      const file = files.get(name);
      if (file === undefined) throw new KadrError('NOT_FOUND');
      yield file;
    },
    remove: async (name) => void files.delete(name),
  };
}

/** Serves the API's calls and sockets as the product's server does. */
function serverOf(api: Api): Server {
  const server = createServer((req, res) => {
    const host = req.headers.host ?? 'localhost';
    if (api.sendKept(req, res, host)) return;
    api.handle(req, res, { requestId: randomUUID(), ip: '127.0.0.1', host, protocol: 'http' }).then(
      (isAnswered) => isAnswered || res.writeHead(404).end('not the API'),
      () => res.writeHead(500).end('thrown'),
    );
  });
  server.on('upgrade', (req, socket, head) => {
    const host = req.headers.host ?? 'localhost';
    void api.push.upgrade(req, socket, head, {
      requestId: randomUUID(),
      ip: '127.0.0.1',
      host,
      protocol: 'http',
    });
  });
  return server;
}

function contextOf(
  clock: TestApi['clock'],
  changes: Partial<RequestContext>,
): RequestContext & { set: string[] } {
  const set: string[] = [];
  return {
    brand: 'kadr',
    language: 'rus',
    cookies: {},
    setCookie: (header) => set.push(header),
    ip: '127.0.0.1',
    host: 'localhost',
    protocol: 'http',
    principal: null,
    deviceId: null,
    userAgent: null,
    appVersion: null,
    guestPlaces: [],
    requestId: randomUUID(),
    now: () => clock.now,
    ...changes,
    set,
  };
}

/** An asset as published by media. */
export function testAsset(id: string): PublishedAsset {
  return {
    id,
    duration: 5400.5,
    max_height: 1080,
    audio: [
      { language: 'rus', label: 'Русский', channels: 2 },
      { language: 'eng', label: 'English', channels: 6 },
    ],
    subtitles: [{ language: 'rus', label: 'Русские' }],
    has_thumbnails: true,
    is_crypted: false,
    key_ids: [],
    is_hevc: false,
    posters: [],
  };
}

function writeTestToken(claims: StreamTokenClaims): string {
  return Buffer.from(JSON.stringify(claims)).toString('base64url');
}

/** The content of a stream token of the tests. */
export function readTestToken(query: string): unknown {
  return JSON.parse(Buffer.from(new URLSearchParams(query).get('token') ?? '', 'base64url').toString());
}

/** Records the text of every statement sent through the pool or one of its connections. */
function watch(pool: ApiPorts['pool'], asked: string[]): ApiPorts['pool'] {
  const noting = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(object, key) {
        const value: unknown = Reflect.get(object, key, object);
        if (typeof value !== 'function') return value;
        if (key === 'query') {
          return (...args: unknown[]): unknown => {
            const [first] = args;
            asked.push(typeof first === 'string' ? first : (first as { text: string }).text);
            return Reflect.apply(value, object, args);
          };
        }
        if (key === 'connect')
          return async () => noting(await (Reflect.apply(value, object, []) as Promise<object>));
        return value.bind(object) as unknown;
      },
    });
  return noting(pool);
}

/** The error of a call as clients read it; null when it succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<ReadError | null> {
  try {
    await call;
    return null;
  } catch (error) {
    const known = readError(error);
    if (known === null) throw error;
    return known;
  }
}

/** The name of the error of a call, or "allowed". */
export async function outcomeOf(call: Promise<unknown>): Promise<string> {
  return (await errorOf(call))?.name ?? 'allowed';
}
