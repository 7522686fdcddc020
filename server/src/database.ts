import path from 'node:path';
import { SteadyClient, SteadyPool } from '@kadr/api';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { startCluster } from './embedded-postgres/cluster.ts';

export interface OpenDatabase {
  readonly pool: SteadyPool;
  /** Connections of PostgreSQL itself, for LISTEN: `pool`, unless that one goes through a pooler. */
  readonly listenPool: SteadyPool;
  /** Of PostgreSQL itself, for what lasts for a session. */
  readonly directUrl: string;
  close(): Promise<void>;
}

export const databaseName = 'kadr';
/** Connections of one process, and those that it has for LISTEN where they are apart. */
const [most, mostListening] = [20, 2];

/** The database to work on: the one that the configuration names, or the embedded one, started and made when missing. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseListenUrl' | 'dataDir'>,
  log: Logger,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null)
    return config.databaseListenUrl === null
      ? openOne(config.databaseUrl, log)
      : openThroughPooler(config.databaseUrl, config.databaseListenUrl, log);
  const cluster = await startCluster({
    dataDir: path.join(config.dataDir, 'postgres'),
    durable: true,
    log: (line) => log.debug({ from: 'postgres' }, line),
    onCrash: () => log.error('the database ended; it is started again'),
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
  return { pool, listenPool: pool, directUrl: url, close: () => pool.end() };
}

function openThroughPooler(url: string, directUrl: string, log: Logger): OpenDatabase {
  const pool = new SteadyPool({ url, max: most, log, isPooler: true });
  const listenPool = new SteadyPool({ url: directUrl, max: mostListening, log });
  return {
    pool,
    listenPool,
    directUrl,
    close: async () => {
      await pool.end();
      await listenPool.end();
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
