import path from 'node:path';
import { SteadyClient, SteadyPool } from '@kadr/api';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { startCluster } from './embedded-postgres/cluster.ts';

export interface OpenDatabase {
  readonly pool: SteadyPool;
  close(): Promise<void>;
}

const databaseName = 'kadr';
/** Connections of one process. */
const most = 20;

/** The database to work on: the one that the configuration names, or the embedded one, started and made when missing. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const pool = new SteadyPool({ url: config.databaseUrl, max: most, log });
    return { pool, close: () => pool.end() };
  }
  const cluster = await startCluster({
    dataDir: path.join(config.dataDir, 'postgres'),
    durable: true,
    log: (line) => log.debug({ from: 'postgres' }, line),
    onCrash: () => log.error('the database ended; it is started again'),
  });
  try {
    await createDatabase(cluster.url('postgres'));
    const pool = new SteadyPool({ url: cluster.url(databaseName), max: most, log });
    return {
      pool,
      close: async () => {
        await pool.end();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
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
