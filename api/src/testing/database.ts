import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { marked } from '@kadr/testing/marks';
import { Client, Pool } from 'pg';
import { inject } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { migrationsFolder } from '../database/migrations.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a PostgreSQL server, for a user who may create databases. */
    postgresAdminUrl: string;
  }
}

export interface TestDatabase {
  readonly pool: Pool;
  readonly url: string;
  /** Closes every connection and deletes the database. */
  drop(): Promise<void>;
}

/**
 * A separate migrated database for one test file, copied from a template that is created once per server and state of
 * the migrations. The server is the test run's (`postgresAdminUrl`), or that of `KADR_TEST_POSTGRES_URL`.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = inject('postgresAdminUrl') ?? process.env['KADR_TEST_POSTGRES_URL'];
  if (adminUrl === undefined)
    throw new Error(
      'There is no PostgreSQL for tests: run them through npm test, or set KADR_TEST_POSTGRES_URL.',
    );
  const name = `kadr_test_${randomBytes(8).toString('hex')}`;
  await marked('database', () =>
    withClient(adminUrl, async (admin) => {
      const template = await ensureTemplate(admin, adminUrl);
      // Copying files takes a quarter of the CPU time of logging every page.
      await admin.query(`create database ${name} template ${template} strategy file_copy`);
    }),
  );
  const url = withDatabase(adminUrl, name);
  const pool = new Pool({ connectionString: url, max: 8 });
  // Errors of connections that are cut when the database is deleted do not matter.
  pool.on('error', () => {});
  return {
    pool,
    url,
    drop: async () => {
      await pool.end();
      await withClient(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));
    },
  };
}

async function ensureTemplate(admin: Client, adminUrl: string): Promise<string> {
  const template = `kadr_template_${hashOfMigrations()}`;
  await admin.query('select pg_advisory_lock(4719220399)');
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const unfinished = `${template}_unfinished`;
      await admin.query(`drop database if exists ${unfinished} with (force)`);
      await admin.query(`create database ${unfinished}`);
      await migrate(withDatabase(adminUrl, unfinished));
      await admin.query(`alter database ${unfinished} rename to ${template}`);
    }
  } finally {
    await admin.query('select pg_advisory_unlock(4719220399)');
  }
  return template;
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()) {
    hash.update(file).update(readFileSync(path.join(migrationsFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The address of another database of the same server; a socket's address has the database in the query. */
function withDatabase(url: string, name: string): string {
  if (url.startsWith('socket:')) return url.replace(/([?&]db=)[^&]*/, `$1${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function withClient(
  connectionString: string,
  use: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
