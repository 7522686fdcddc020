import { setTimeout } from 'node:timers/promises';
import { SteadyClient } from './client.ts';
import { readMigrations } from './migrations.ts';
import type { Migration } from './migrations.ts';

/** The database has migrations that are unknown to this release; the message names them. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(names: readonly string[]) {
    super(
      `A newer release has changed the database (${names.join(', ')}), which this release does not know. ` +
        'Start the newer release, or restore a backup that was made before it.',
    );
  }
}

/** A restore of the database from a backup is running, or was interrupted. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';

  constructor() {
    super('A restore of this database has not finished. Wait for it, or restore into a new database.');
  }
}

/** A migration has waited too long for a table that others use; the message names it. */
export class BlockedMigrationError extends Error {
  override readonly name = 'BlockedMigrationError';

  constructor(name: string, cause: unknown) {
    super(
      `The migration ${name} waited too long for tables that are in use. ` +
        'The migrations before it are done; start again when fewer long statements run.',
      { cause },
    );
  }
}

export interface MigrateOptions {
  /** All migrations of this release when left out. */
  readonly migrations?: readonly Migration[];
  /** Called when a migration stops waiting for a lock, and will be retried. */
  readonly onBlocked?: (name: string) => void;
  /** Milliseconds that a statement waits for a lock. Later statements queue behind it for that time. */
  readonly lockTimeout?: number;
  /** Whether the caller is restoring the database from a backup: it is not ready for anyone else. */
  readonly isRestoring?: boolean;
}

/** Any number that no other lock of the service uses. */
const migrationLock = 4_719_220_301;
/** Milliseconds between checks whether another process has finished migrating. */
const turnEvery = 200;
/** How often a blocked migration is tried, and the milliseconds between two tries. */
const [tries, tryAgainAfter] = [40, 700];

/**
 * Migrates the database, each migration in its own transaction, over a connection without time limits for statements.
 * Processes that start at the same time wait for one another.
 *
 * @param url of PostgreSQL itself, not of a pooler: the turn is a lock of the session
 * @throws NewerDatabaseError, BlockedMigrationError, UnfinishedRestoreError
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { migrations = readMigrations(), onBlocked, lockTimeout = 2000, isRestoring = false } = options;
  const client = new SteadyClient({ connectionString: url, keepAlive: true });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await takeTurn(client);
    const { rows } = await client.query<{ mark: string | null }>(
      `select to_regnamespace('kadr_restoring')::text as mark`,
    );
    if (rows[0]?.mark !== null && !isRestoring) throw new UnfinishedRestoreError();
    await client.query(`set lock_timeout = ${lockTimeout}`);
    const done = await appliedMigrations(client);
    const known = new Set(migrations.map(({ createdAt }) => createdAt));
    const unknown = done.filter(({ createdAt }) => !known.has(createdAt));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown.map(({ name }) => name));
    const isDone = new Set(done.map(({ createdAt }) => createdAt));
    await nameMigrations(client, migrations);
    for (const migration of migrations)
      if (!isDone.has(migration.createdAt)) await applyPatiently(client, migration, onBlocked);
  } finally {
    // This also releases the lock.
    await client.end();
  }
}

/** Polls for the lock: a session waiting in `pg_advisory_lock` would block the other's `create index concurrently`. */
async function takeTurn(client: SteadyClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      migrationLock,
    ]);
    if (rows[0]?.isOurs === true) return;
    await setTimeout(turnEvery);
  }
}

/**
 * The migrations of a database, in order. One without a name, from a release that stored none, is named by its time.
 */
export async function appliedMigrations(
  client: SteadyClient,
): Promise<{ readonly name: string; readonly createdAt: number }[]> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_schema = 'drizzle' and table_name = '__drizzle_migrations'`,
  );
  if (columns.length === 0) return [];
  const name = columns.some((column) => column.name === 'name') ? 'name' : 'null';
  const { rows } = await client.query<{ name: string | null; createdAt: string }>(
    `select ${name} as name, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map((row) => {
    const createdAt = Number(row.createdAt);
    return { createdAt, name: row.name ?? `one of ${new Date(createdAt).toISOString()}` };
  });
}

/** Creates the table of applied migrations, and names its unnamed ones. */
async function nameMigrations(client: SteadyClient, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    `create schema if not exists drizzle;
     create table if not exists drizzle.__drizzle_migrations
       (id serial primary key, hash text not null, created_at bigint, name text);
     alter table drizzle.__drizzle_migrations add column if not exists name text`,
  );
  await client.query(
    `update drizzle.__drizzle_migrations applied set name = known.name
      from unnest($1::bigint[], $2::text[]) as known(created_at, name)
      where applied.created_at = known.created_at and applied.name is null`,
    [migrations.map(({ createdAt }) => createdAt), migrations.map(({ name }) => name)],
  );
}

async function applyPatiently(
  client: SteadyClient,
  migration: Migration,
  onBlocked: MigrateOptions['onBlocked'],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      if (attempt === tries) throw new BlockedMigrationError(migration.name, error);
      onBlocked?.(migration.name);
      await setTimeout(tryAgainAfter);
    }
  }
}

async function apply(
  client: SteadyClient,
  { name, hash, createdAt, statements, isTransaction }: Migration,
): Promise<void> {
  if (isTransaction) await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at, name) values ($1, $2, $3)',
      [hash, createdAt, name],
    );
    if (isTransaction) await client.query('commit');
  } catch (error) {
    if (isTransaction) await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** SQLSTATE 55P03: the lock was not available in time. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
