import { appliedMigrations, readMigrations, SteadyClient } from '@kadr/api';
import { good, warning, wrong } from './finding.ts';
import type { Finding } from './finding.ts';

/** The oldest supported version of PostgreSQL. */
const oldest = 16;
/** Permitted difference of the clocks, in seconds. */
const clockTolerance = 5;

/**
 * Checks PostgreSQL: version, migrations, indexes whose building was broken off, connections, and its clock.
 *
 * @param now milliseconds since 1970
 */
export async function checkDatabase(url: string, now: () => number): Promise<Finding[]> {
  const client = new SteadyClient({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return [
      await checkVersion(client),
      await checkMigrations(client),
      await checkIndexes(client),
      await checkClock(client, now),
    ];
  } catch (error) {
    return [
      wrong(
        `The database does not answer (${error instanceof Error ? error.message : String(error)}). Look whether it runs, and at DATABASE_URL.`,
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkVersion(client: SteadyClient): Promise<Finding> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = rows[0]?.version ?? 0;
  return version < oldest
    ? wrong(`The database is PostgreSQL ${version}. Upgrade it to ${oldest} or newer.`)
    : good(`PostgreSQL ${version}`);
}

async function checkMigrations(client: SteadyClient): Promise<Finding> {
  const known = new Set(readMigrations().map(({ createdAt }) => createdAt));
  const applied = await appliedMigrations(client);
  const unknown = applied.filter(({ createdAt }) => !known.has(createdAt));
  if (unknown.length > 0)
    return wrong(
      `A newer release has changed the database (${unknown.map(({ name }) => name).join(', ')}). Start that release.`,
    );
  const missing = known.size - applied.length;
  return missing > 0
    ? warning(`${missing} migrations are due: the next start, or "npm run kadr -- migrate", does them.`)
    : good('all migrations are applied');
}

async function checkIndexes(client: SteadyClient): Promise<Finding> {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index where not indisvalid order by 1`,
  );
  return rows.length === 0
    ? good('all indexes are valid')
    : wrong(
        `Indexes are not whole: ${rows.map(({ name }) => name).join(', ')}. Build each again: reindex index concurrently NAME.`,
      );
}

async function checkClock(client: SteadyClient, now: () => number): Promise<Finding> {
  const before = now();
  const { rows } = await client.query<{ at: number }>(
    'select extract(epoch from clock_timestamp())::float8 as at',
  );
  const middle = (before + now()) / 2000;
  const off = Math.abs((rows[0]?.at ?? 0) - middle);
  return off > clockTolerance
    ? wrong(`The database's clock differs from this machine's by ${Math.round(off)} s. Set both by NTP.`)
    : good('the clocks match');
}
