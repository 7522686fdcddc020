import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkout } from '@kadr/e2e/product';
import { front, nats, objectStorage, pooler, redis } from './engines.ts';
import type { Pooler } from './engines.ts';
import { askPostgres, createPostgresPair, postgresUrl } from '@kadr/testing/postgres-pair';
import type { PostgresPair } from '@kadr/testing/postgres-pair';
import { program } from '@kadr/testing/program';
import type { Program } from '@kadr/testing/program';

export const operatorToken = 'operator-token-of-the-constellation';

/** The whole service on one machine, each part a process: as deploy/compose.many.yaml has it in containers. */
export interface Constellation {
  /** Origin for viewers. */
  readonly url: string;
  readonly folder: string;
  readonly database: PostgresPair;
  readonly pooler: Pooler;
  readonly redis: Program;
  readonly nats: Program;
  readonly storage: Program;
  readonly front: Program;
  /** Web and API: two that run, and a place for a third during a rollout. */
  readonly sites: readonly [Program, Program, Program];
  /** Two that run, and a place for a third. */
  readonly media: readonly [Program, Program, Program];
  readonly worker: Program;
  /** Origin at which the worker reports the progress of the demo. */
  readonly workerUrl: string;
  readonly all: () => readonly Program[];
  /** Queries the current primary. */
  readonly query: <Row extends Record<string, unknown>>(sql: string) => Promise<Row[]>;
  /** Makes the standby the primary: kills the old one, and leads the pooler to the new one. */
  readonly failOver: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface ConstellationOptions {
  /** The first of twenty ports of this machine. */
  readonly port: number;
  /** Whether leases and limits are in Redis, and messages go over NATS. */
  readonly hasEngines: boolean;
  /** Whether the service uses pgbouncer, which forbids prepared statements; without it there is no failover. */
  readonly hasPooler: boolean;
  /** Whether reads go to the standby. */
  readonly hasReplica: boolean;
}

export async function startConstellation({
  port,
  hasEngines,
  hasPooler,
  hasReplica,
}: ConstellationOptions): Promise<Constellation> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kadr-scale-'));
  // PostgreSQL and pgbouncer run as another user.
  chmodSync(folder, 0o755);
  const at = (offset: number): number => port + offset;
  const database = await createPostgresPair({
    folder: path.join(folder, 'postgres'),
    ports: { primary: at(1), standby: at(2) },
  });
  let primaryPort = at(1);
  const bouncer = pooler({ folder, port: at(3), databasePort: primaryPort });
  const engines = { redis: redis({ folder, port: at(4) }), nats: nats({ folder, port: at(5) }) };
  const storage = objectStorage({ folder, port: at(6) });
  const nginx = front({
    folder,
    port,
    sites: [at(10), at(11), at(12)],
    media: [at(13), at(14), at(15)],
    storagePort: at(6),
  });
  const node = nodesOf(folder, port, environmentOf(port, { hasEngines, hasPooler, hasReplica }));
  const site = (number: number, offset: number): Program => node(`site ${number}`, 'web,api', offset);
  const sites = [site(1, 10), site(2, 11), site(3, 12)] as const;
  const media = [
    node('media 1', 'media', 13),
    node('media 2', 'media', 14),
    node('media 3', 'media', 15),
  ] as const;
  const worker = node('worker', 'worker', 16, { KADR_DEMO: 'sample', KADR_WORKERS: '1' });
  const all = (): readonly Program[] => [
    nginx,
    ...sites,
    ...media,
    worker,
    storage,
    engines.nats,
    engines.redis,
    bouncer,
    database.standby,
    database.primary,
  ];
  const constellation: Constellation = {
    url: `http://127.0.0.1:${port}`,
    folder,
    database,
    pooler: bouncer,
    ...engines,
    storage,
    front: nginx,
    sites,
    media,
    worker,
    workerUrl: `http://127.0.0.1:${at(16)}`,
    all,
    query: (sql) => askPostgres(primaryPort, 'kadr', sql),
    failOver: async () => {
      await database.primary.end('SIGKILL');
      await database.promote();
      primaryPort = at(2);
      bouncer.leadTo(primaryPort);
    },
    stop: async () => {
      for (const one of all()) await one.end('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await startAll(constellation);
    return constellation;
  } catch (error) {
    await constellation.stop();
    throw error;
  }
}

async function startAll(parts: Constellation): Promise<void> {
  const { database, redis: leases, nats: bus, sites, media } = parts;
  await Promise.all([parts.pooler, leases, bus, parts.storage].map((one) => one.start()));
  // The first one migrates.
  await sites[0].start();
  await Promise.all([sites[1], media[0], media[1], parts.worker, parts.front].map((one) => one.start()));
  await database.follow();
}

/** The environment of every process of the service, on ports from `port` on. */
function environmentOf(
  port: number,
  { hasEngines, hasPooler, hasReplica }: Omit<ConstellationOptions, 'port'>,
): Readonly<Record<string, string>> {
  const at = (offset: number): number => port + offset;
  return {
    ...(hasPooler
      ? { DATABASE_URL: postgresUrl(at(3), 'kadr'), DATABASE_LISTEN_URL: postgresUrl(at(3), 'kadr_listen') }
      : { DATABASE_URL: postgresUrl(at(1), 'kadr') }),
    ...(hasReplica && { DATABASE_REPLICA_URL: postgresUrl(at(2), 'kadr') }),
    ...(hasEngines && {
      KADR_VALKEY_URL: `valkey://127.0.0.1:${at(4)}`,
      KADR_NATS_URL: `nats://127.0.0.1:${at(5)}`,
    }),
    KADR_S3_ENDPOINT: `http://127.0.0.1:${at(6)}`,
    KADR_S3_REGION: 'us-east-1',
    KADR_S3_BUCKET: 'kadr',
    KADR_S3_ACCESS_KEY_ID: 'key',
    KADR_S3_SECRET_ACCESS_KEY: 'secret',
    KADR_FRONT_PATH: '/kadr-storage/',
    KADR_SECRET: 'the-secret-of-the-whole-constellation',
    KADR_CONTENT_KEY: '0f'.repeat(32),
    KADR_OPERATOR_TOKEN: operatorToken,
    KADR_PUBLIC_URL: `http://127.0.0.1:${port}`,
    KADR_TRUSTED_PROXIES: 'loopback',
    KADR_DRAIN_SECONDS: '3',
    KADR_LOG: 'warn',
    HOST: '127.0.0.1',
  };
}

type StartNode = (name: string, roles: string, offset: number, more?: Record<string, string>) => Program;

function nodesOf(folder: string, port: number, environment: Readonly<Record<string, string>>): StartNode {
  return (name, roles, offset, more = {}) => {
    const data = path.join(folder, name);
    mkdirSync(data, { recursive: true });
    const own = { KADR_ROLES: roles, KADR_DATA: data, PORT: String(port + offset) };
    return program({
      name,
      command: process.execPath,
      args: [path.join(checkout, 'server', 'src', 'main.ts')],
      options: { cwd: checkout, env: { ...process.env, ...environment, ...more, ...own } },
      logFile: path.join(folder, `${name}.log`),
      isReady: async () => (await fetch(`http://127.0.0.1:${port + offset}/ready`)).ok,
    });
  };
}
