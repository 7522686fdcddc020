import path from 'node:path';
import { SteadyClient, SteadyPool } from '@kadr/api';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { startCluster } from './embedded-postgres/cluster.ts';

export interface OpenDatabase {
  readonly pool: SteadyPool;
  /** Connections of PostgreSQL itself, for LISTEN: `pool`, unless that one goes through a pooler. */
  readonly listenPool: SteadyPool;
  /** Connections of a replica; null where there is none. */
  readonly replicaPool: SteadyPool | null;
  /** Address of PostgreSQL itself, for session-level state. */
  readonly directUrl: string;
  close(): Promise<void>;
}

export const databaseName = 'kadr';
/** Connections of one process, and those for LISTEN where they are separate. */
const [most, mostListening] = [20, 2];

/** The database to work on: the configured one, or the embedded one, started, and created when missing. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseListenUrl' | 'databaseReplicaUrl' | 'dataDir'>,
  log: Logger,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const opened =
      config.databaseListenUrl === null
        ? openOne(config.databaseUrl, log)
        : openThroughPooler(config.databaseUrl, config.databaseListenUrl, log);
    return config.databaseReplicaUrl === null ? opened : withReplica(opened, config.databaseReplicaUrl, log);
  }
  const cluster = await startCluster({
    dataDir: path.join(config.dataDir, 'postgres'),
    durable: true,
    log: (line) => log.debug({ from: 'postgres' }, line),
    onCrash: () => log.error('the database exited; restarting it'),
  });
  try {
    await createDatabase(cluster.url('postgres'));
    const opened = openOne(cluster.url(databaseName), log);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

function openOne(url: string, log: Logger): OpenDatabase {
  const pool = new SteadyPool({ url, max: most, log });
  return { pool, listenPool: pool, replicaPool: null, directUrl: url, close: () => pool.end() };
}

function openThroughPooler(url: string, directUrl: string, log: Logger): OpenDatabase {
  const pool = new SteadyPool({ url, max: most, log, isPooler: true });
  const listenPool = new SteadyPool({ url: directUrl, max: mostListening, log });
  return {
    pool,
    listenPool,
    replicaPool: null,
    directUrl,
    close: async () => {
      await pool.end();
      await listenPool.end();
    },
  };
}

/** The replica is behind a pooler if the primary is. */
function withReplica(opened: OpenDatabase, url: string, log: Logger): OpenDatabase {
  const replicaPool = new SteadyPool({ url, max: most, log, isPooler: opened.pool.isPooler });
  return {
    ...opened,
    replicaPool,
    close: async () => {
      await replicaPool.end();
      await opened.close();
    },
  };
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new SteadyClient(adminUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
