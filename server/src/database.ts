import path from 'node:path';
import pg from 'pg';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { startCluster } from './embedded-postgres/cluster.ts';

export interface OpenDatabase {
  readonly pool: Pool;
  close(): Promise<void>;
}

const databaseName = 'kadr';

/** The database to work on: the one that the configuration names, or the embedded one, started and made when missing. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Logger,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const pool = createPool(config.databaseUrl, log);
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
    const pool = createPool(cluster.url(databaseName), log);
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

function createPool(url: string, log: Logger): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    query_timeout: 30_000,
  });
  // A connection that ends while nobody uses it is replaced at the next need; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return pool;
}

async function createDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
