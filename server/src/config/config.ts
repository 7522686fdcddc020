import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { OauthClient } from '@kadr/api';
import { translatedSchema } from '@kadr/contract';
import type { Edge } from '@kadr/media';
import { z } from 'zod';
import { adServerSchema } from './ad-server-setting.ts';
import { defaultDataFolder } from './data-folder.ts';
import { edgeFault, edgeOf, edgeVariables } from './edge-config.ts';
import { paymentsFault, paymentsOf, paymentVariables } from './payments-config.ts';
import type { PaymentsConfig } from './payments-config.ts';
import { sourcesOf, sourcesVariables } from './sources-config.ts';
import type { SourcesSettings } from './sources-config.ts';

/** The roles of a process; the default is all of them. `docs/operating.md` says what each role needs. */
export const roles = ['web', 'api', 'media', 'worker'] as const;
export type Role = (typeof roles)[number];

/** External services that Kadr calls; embedded, each is Kadr's own sandbox. */
export const outsideServices = ['sms', 'mail', 'migration', 'advertising', 'licence'] as const;
export type OutsideService = (typeof outsideServices)[number];

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** Apps that are trusted to sign viewers in: `name:secret`, a secret of at least 32 characters. */
const appsSchema = list.pipe(
  z.array(
    z
      .string()
      .regex(/^[\w-]{1,60}:.{32,}$/, 'must be a list of name:secret, each secret at least 32 characters long')
      .transform((text): [string, string] => {
        const at = text.indexOf(':');
        return [text.slice(0, at), text.slice(at + 1)];
      }),
  ),
);

/** Services that viewers may link to their accounts: a list in JSON. */
const oauthClientsSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.issues.push({ code: 'custom', input: text, message: 'must be a list in JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(
        z
          .strictObject({
            id: z.string().regex(/^[\w-]{1,60}$/, 'has ids of letters, digits, - and _'),
            name: translatedSchema,
            secret: z
              .string()
              .min(32, 'has secrets of at least 32 characters')
              .max(200)
              .nullable()
              .default(null),
            is_pkce_optional: z.boolean().default(false),
            redirect_uris: z.array(redirectUriSchema()).min(1),
          })
          .refine(({ secret, is_pkce_optional }) => secret !== null || !is_pkce_optional, {
            error: 'has a service without a secret that leaves out PKCE',
          }),
      )
      .refine((clients) => new Set(clients.map(({ id }) => id)).size === clients.length, {
        error: 'has an id twice',
      }),
  );

/** An address of HTTPS, or of this machine, without a fragment (RFC 6749 §3.1.2). */
function redirectUriSchema() {
  return z
    .string()
    .max(2000)
    .refine(
      (text) => {
        const url = URL.parse(text);
        const isOfThisMachine =
          url?.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname);
        return url !== null && (url.protocol === 'https:' || isOfThisMachine) && !text.includes('#');
      },
      { error: 'has redirect addresses that begin with https:// and have no fragment' },
    );
}

/** Keys of peer delivery: of films, then of live streams. */
const teleportKeysSchema = list.pipe(
  z.tuple([teleportKey(), teleportKey()], {
    error: 'must be two keys separated by a comma: for films and for live streams',
  }),
);
function teleportKey() {
  return z.string().regex(/^[\w-]{8,64}$/, 'must be keys of 8 to 64 letters, digits, - or _');
}

const addressOf = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const web = ['http:', 'https:'];
const outside = (...protocols: string[]) =>
  z.union([z.literal('sandbox'), addressOf(protocols)]).default('sandbox');

/** Every variable that Kadr reads, and its valid values. Empty counts as absent. */
const environmentSchema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    HOST: z.string().default('::'),
    KADR_DATA: z.string().optional(),
    DATABASE_URL: addressOf(['postgres:', 'postgresql:']).optional(),
    DATABASE_LISTEN_URL: addressOf(['postgres:', 'postgresql:']).optional(),
    DATABASE_REPLICA_URL: addressOf(['postgres:', 'postgresql:']).optional(),
    KADR_NATS_URL: addressOf(['nats:', 'tls:']).optional(),
    KADR_VALKEY_URL: addressOf(['valkey:', 'valkeys:', 'redis:', 'rediss:']).optional(),
    KADR_DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
    KADR_ROLES: list.pipe(z.array(z.enum(roles)).min(1)).default([...roles]),
    KADR_PUBLIC_URL: addressOf(web).optional(),
    KADR_TRUSTED_PROXIES: list.default([]),
    KADR_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
    KADR_CONTENT_KEY: z
      .string()
      .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits')
      .optional(),
    KADR_OPERATOR_TOKEN: z.string().min(24, 'must be at least 24 characters long').optional(),
    KADR_DEMO: z.enum(['on', 'first', 'sample', 'off']).optional(),
    KADR_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    KADR_METRICS_HOST: z.string().default('127.0.0.1'),
    KADR_TRACES_URL: addressOf(web).optional(),
    KADR_TRACES_RATIO: z.coerce.number().min(0).max(1).default(1),
    KADR_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    KADR_FFMPEG: z.string().default('ffmpeg'),
    KADR_FFPROBE: z.string().default('ffprobe'),
    KADR_WORKERS: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(Math.max(1, Math.min(4, availableParallelism() - 1))),
    KADR_CONSOLE_HOURS: z.coerce.number().int().min(1).max(168).default(12),
    KADR_CONSOLE_IDLE_MINUTES: z.coerce.number().int().min(1).max(1440).default(30),
    KADR_UPLOAD_GIGABYTES: z.coerce.number().int().min(1).max(5000).default(200),
    ...sourcesVariables,
    KADR_SOURCE_DAYS: z.coerce.number().int().min(0).max(3650).default(30),
    KADR_EVENT_DAYS: z.coerce.number().int().min(2).max(3650).default(90),
    KADR_STREAM_LIMIT: z.coerce.number().int().min(1).max(1000).default(3),
    KADR_SANDBOX_OPEN: z.enum(['on', 'off']).default('off'),
    KADR_WEBHOOKS_PRIVATE: z.enum(['on', 'off']).default('off'),
    KADR_COUNTRY: z
      .string()
      .regex(/^[A-Z]{2}$/, 'must be two capital letters (ISO 3166-1)')
      .optional(),
    KADR_S3_ENDPOINT: addressOf(web).optional(),
    KADR_S3_REGION: z.string().default('auto'),
    KADR_S3_BUCKET: z.string().optional(),
    KADR_S3_ACCESS_KEY_ID: z.string().optional(),
    KADR_S3_SECRET_ACCESS_KEY: z.string().optional(),
    KADR_IMAGES_URL: addressOf(web).optional(),
    KADR_STREAM_URL: addressOf(web).optional(),
    KADR_FRONT_PATH: z
      .string()
      .regex(/^\/[\w./-]*\/$/, 'must be a path that starts and ends with a slash')
      .optional(),
    KADR_WATCHERS_URL: addressOf(web).optional(),
    KADR_WATCHERS_KEY: z.string().max(200).optional(),
    KADR_ERRORS_URL: addressOf(web).optional(),
    KADR_TELEPORT_KEYS: teleportKeysSchema.optional(),
    KADR_TELEPORT_STUN: list
      .pipe(z.array(z.string().regex(/^stuns?:[^\s]+$/, 'must be a list of addresses that start with stun:')))
      .default([]),
    KADR_SMS_URL: outside(...web, 'smpp:', 'smpps:'),
    KADR_SMS_FROM: z.string().max(21).default('Kadr'),
    KADR_MAIL_URL: outside('smtp:', 'smtps:'),
    KADR_MAIL_FROM: z.string().max(254).default('Kadr <no-reply@localhost>'),
    KADR_MIGRATION_URL: outside(...web),
    KADR_AUTH_APPS: appsSchema.default([]),
    KADR_OAUTH_CLIENTS: oauthClientsSchema.default([]),
    KADR_ADVERTISING_URL: outside(...web),
    KADR_ADVERTISING_SERVERS: list.pipe(z.array(adServerSchema)).default([]),
    KADR_ADVERTISING_PARTNER: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    KADR_LICENCE_URL: outside(...web),
    KADR_LICENCE_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
    KADR_CLEARKEY: z.enum(['on', 'off']).optional(),
    ...edgeVariables,
    ...paymentVariables,
  })
  .check((context) => {
    const value = context.value;
    const names = ['KADR_S3_BUCKET', 'KADR_S3_ACCESS_KEY_ID', 'KADR_S3_SECRET_ACCESS_KEY'] as const;
    for (const name of names) {
      if (value.KADR_S3_ENDPOINT !== undefined && value[name] === undefined) {
        context.issues.push({
          code: 'custom',
          path: [name],
          input: value,
          message: 'is required with KADR_S3_ENDPOINT',
        });
      }
    }
    for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_REPLICA_URL'] as const) {
      if (value[name] === undefined || value.DATABASE_URL !== undefined) continue;
      context.issues.push({
        code: 'custom',
        path: ['DATABASE_URL'],
        input: value,
        message: `is required with ${name}`,
      });
    }
    for (const name of ['KADR_SECRET', 'KADR_CONTENT_KEY'] as const) {
      if (value.DATABASE_URL === undefined || value[name] !== undefined) continue;
      context.issues.push({
        code: 'custom',
        path: [name],
        input: value,
        message: 'is required with DATABASE_URL, the same for every process',
      });
    }
    for (const fault of [paymentsFault(value), edgeFault(value)])
      if (fault !== null)
        context.issues.push({ code: 'custom', path: [fault.name], input: value, message: fault.message });
    if (value.KADR_LICENCE_URL !== 'sandbox' && value.KADR_LICENCE_SECRET === undefined) {
      context.issues.push({
        code: 'custom',
        path: ['KADR_LICENCE_SECRET'],
        input: value,
        message: 'is required with KADR_LICENCE_URL, shared with the provider',
      });
    }
  });

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Folder of all persistent data. */
  readonly dataDir: string;
  /** Null runs the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** PostgreSQL itself, where `databaseUrl` is a pooler's; null: it is not. */
  readonly databaseListenUrl: string | null;
  /** A replica that reads may go to; null: there is none. */
  readonly databaseReplicaUrl: string | null;
  /** Carries messages between processes; null: PostgreSQL does. */
  readonly natsUrl: string | null;
  /** Keeps leases and limits; null: PostgreSQL does. */
  readonly valkeyUrl: string | null;
  readonly roles: ReadonlySet<Role>;
  /** Seconds for which a stopping process still takes requests, so that load balancers notice first. */
  readonly drainSeconds: number;
  /** Origin that viewers use, without a slash at its end; null follows the request's own host. */
  readonly publicUrl: string | null;
  /** Addresses, networks or the names `loopback`, `linklocal`, `uniquelocal` of trusted proxies. */
  readonly trustedProxies: readonly string[];
  readonly secret: string | null;
  /** Master key of content keys, 64 hexadecimal digits. */
  readonly contentKey: string | null;
  /** Shared with the external provider of licences; null without one. */
  readonly licenceSecret: string | null;
  /** Whether the service itself issues licences for ClearKey. */
  readonly hasClearKey: boolean;
  readonly operatorToken: string | null;
  /** Whether the service gets the demo: completely, only with the first screens, or with a little of each kind. */
  readonly demo: 'on' | 'first' | 'sample' | 'off';
  /** Address at which metrics are read (Prometheus); null measures nothing. */
  readonly metrics: { readonly port: number; readonly host: string } | null;
  /** Address for traces of requests (OTLP over HTTP), and the share that is traced; null traces nothing. */
  readonly traces: { readonly url: string; readonly ratio: number } | null;
  readonly logLevel: string;
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** Films packaged at the same time by one process. */
  readonly workers: number;
  /** Maximum size of a resumable upload, in bytes. */
  readonly largestUpload: number;
  /** Sources of films besides uploads. */
  readonly sources: SourcesSettings;
  /** Days that uploaded sources of films are kept after they are published. */
  readonly sourceDays: number;
  /** Days that events of browsers are kept. */
  readonly eventDays: number;
  /** The most screens on which an account may watch at the same time, unless the account has its own limit. */
  readonly streamLimit: number;
  /** Maximum lifetime and idle timeout of a console session, in seconds. */
  readonly staffSessions: { readonly lifetime: number; readonly idle: number };
  /** Country of viewers at an address without one, in a private network. ISO 3166-1 alpha-2; null: unknown. */
  readonly country: string | null;
  readonly s3: {
    endpoint: string;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  /** Before a picture's path, without a slash at its end: a delivery network's address, or `/images` here. */
  readonly imagesUrl: string;
  /** Before a stream's path, without a slash at its end: a delivery network's address, or `/stream` here. */
  readonly streamUrl: string;
  /** Path by which nginx in front of us reads the folder `storage`, with a slash at its end; null: it does not. */
  readonly frontPath: string | null;
  /** The delivery network at `streamUrl` that checks signed addresses; null: there is none, or it asks the service. */
  readonly edge: Edge | null;
  /** Address and key for browsers' analytics; null: to the API. */
  readonly watchersUrl: string | null;
  readonly watchersKey: string | null;
  /** Sentry-compatible DSN to which browsers report errors; null reports none. */
  readonly errorsUrl: string | null;
  /** Peer delivery: null where it is off. */
  readonly teleport: {
    readonly vodKey: string;
    readonly liveKey: string;
    /** Addresses of STUN servers. */
    readonly stun: readonly string[];
  } | null;
  readonly outside: Readonly<Record<OutsideService, string>>;
  /** Ad servers besides the main one, by name, and our partner name at all of them. */
  readonly adServers: ReadonlyMap<string, string>;
  readonly adPartnerId: number | null;
  readonly payments: PaymentsConfig;
  /** The sender of SMS and e-mails. */
  readonly smsFrom: string;
  readonly mailFrom: string;
  /** Secrets of apps that are trusted to sign viewers in, by name. */
  readonly authApps: ReadonlyMap<string, string>;
  /** External services that viewers may link to their accounts. */
  readonly oauthClients: readonly OauthClient[];
  /** Whether the service runs with its embedded database. Only then is there a sandbox. */
  readonly isEmbedded: boolean;
  /** Whether the sandbox's messages, codes among them, are shown to other machines too. */
  readonly isSandboxOpen: boolean;
  /** Whether webhooks may use this machine, private networks, and addresses without TLS. */
  readonly mayWebhooksBeInner: boolean;
}

/** A variable of the environment has an invalid value; the message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration, once, from the environment.
 *
 * @throws ConfigError naming every variable at fault.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
    );
  }
  const value = parsed.data;
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.KADR_DATA === undefined ? defaultDataFolder() : path.resolve(value.KADR_DATA),
    ...addressesOf(value),
    roles: new Set(value.KADR_ROLES),
    drainSeconds: value.KADR_DRAIN_SECONDS ?? defaultDrain(value),
    publicUrl: value.KADR_PUBLIC_URL === undefined ? null : new URL(value.KADR_PUBLIC_URL).origin,
    trustedProxies: value.KADR_TRUSTED_PROXIES,
    secret: value.KADR_SECRET ?? null,
    contentKey: value.KADR_CONTENT_KEY ?? null,
    licenceSecret: value.KADR_LICENCE_SECRET ?? null,
    hasClearKey: (value.KADR_CLEARKEY ?? (value.KADR_LICENCE_URL === 'sandbox' ? 'on' : 'off')) === 'on',
    operatorToken: value.KADR_OPERATOR_TOKEN ?? null,
    demo: value.KADR_DEMO ?? (value.DATABASE_URL === undefined ? 'on' : 'off'),
    metrics:
      value.KADR_METRICS_PORT === undefined
        ? null
        : { port: value.KADR_METRICS_PORT, host: value.KADR_METRICS_HOST },
    traces:
      value.KADR_TRACES_URL === undefined
        ? null
        : { url: value.KADR_TRACES_URL, ratio: value.KADR_TRACES_RATIO },
    logLevel: value.KADR_LOG,
    ffmpeg: value.KADR_FFMPEG,
    ffprobe: value.KADR_FFPROBE,
    workers: value.KADR_WORKERS,
    largestUpload: value.KADR_UPLOAD_GIGABYTES * 1e9,
    ...filmsOf(value),
    streamLimit: value.KADR_STREAM_LIMIT,
    staffSessions: { lifetime: value.KADR_CONSOLE_HOURS * 3600, idle: value.KADR_CONSOLE_IDLE_MINUTES * 60 },
    country: value.KADR_COUNTRY ?? null,
    s3: s3Of(value),
    imagesUrl: value.KADR_IMAGES_URL?.replace(/\/+$/, '') ?? '/images',
    streamUrl: value.KADR_STREAM_URL?.replace(/\/+$/, '') ?? '/stream',
    frontPath: value.KADR_FRONT_PATH ?? null,
    edge: edgeOf(value),
    watchersUrl: value.KADR_WATCHERS_URL ?? null,
    watchersKey: value.KADR_WATCHERS_KEY ?? null,
    errorsUrl: value.KADR_ERRORS_URL ?? null,
    teleport: teleportOf(value),
    outside: {
      sms: value.KADR_SMS_URL,
      mail: value.KADR_MAIL_URL,
      migration: value.KADR_MIGRATION_URL,
      advertising: value.KADR_ADVERTISING_URL,
      licence: value.KADR_LICENCE_URL,
    },
    payments: paymentsOf(value),
    adServers: new Map(value.KADR_ADVERTISING_SERVERS),
    adPartnerId: value.KADR_ADVERTISING_PARTNER ?? null,
    smsFrom: value.KADR_SMS_FROM,
    mailFrom: value.KADR_MAIL_FROM,
    authApps: new Map(value.KADR_AUTH_APPS),
    oauthClients: value.KADR_OAUTH_CLIENTS.map(oauthClientOf),
    isEmbedded: value.DATABASE_URL === undefined,
    isSandboxOpen: value.KADR_SANDBOX_OPEN === 'on',
    mayWebhooksBeInner: value.KADR_WEBHOOKS_PRIVATE === 'on',
  };
}

function teleportOf({
  KADR_TELEPORT_KEYS: keys,
  KADR_TELEPORT_STUN: stun,
}: z.infer<typeof environmentSchema>): Config['teleport'] {
  return keys === undefined ? null : { vodKey: keys[0], liveKey: keys[1], stun };
}

/** Sources of films, and retention periods. */
function filmsOf(
  value: z.output<typeof environmentSchema>,
): Pick<Config, 'sources' | 'sourceDays' | 'eventDays'> {
  return {
    sources: sourcesOf(value),
    sourceDays: value.KADR_SOURCE_DAYS,
    eventDays: value.KADR_EVENT_DAYS,
  };
}

function s3Of(value: z.output<typeof environmentSchema>): Config['s3'] {
  const {
    KADR_S3_ENDPOINT: endpoint,
    KADR_S3_REGION: region,
    KADR_S3_BUCKET: bucket,
    KADR_S3_ACCESS_KEY_ID: accessKeyId,
    KADR_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = value;
  if (endpoint === undefined || bucket === undefined) return null;
  if (accessKeyId === undefined || secretAccessKey === undefined) return null;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** Behind a load balancer, which checks every few seconds: processes that answer viewers over an outside database. */
function defaultDrain({
  DATABASE_URL: databaseUrl,
  KADR_ROLES: given,
}: z.output<typeof environmentSchema>): number {
  return databaseUrl === undefined || given.every((role) => role === 'worker') ? 0 : 10;
}

function oauthClientOf({
  is_pkce_optional: isPkceOptional,
  redirect_uris: redirectUris,
  ...client
}: z.output<typeof oauthClientsSchema>[number]): OauthClient {
  return { ...client, isPkceOptional, redirectUris };
}

/** Addresses of the database and the engines beside it; null for what is not configured. */
function addressesOf(
  value: z.infer<typeof environmentSchema>,
): Pick<Config, 'databaseUrl' | 'databaseListenUrl' | 'databaseReplicaUrl' | 'natsUrl' | 'valkeyUrl'> {
  return {
    databaseUrl: value.DATABASE_URL ?? null,
    databaseListenUrl: value.DATABASE_LISTEN_URL ?? null,
    databaseReplicaUrl: value.DATABASE_REPLICA_URL ?? null,
    natsUrl: value.KADR_NATS_URL ?? null,
    valkeyUrl: value.KADR_VALKEY_URL ?? null,
  };
}
