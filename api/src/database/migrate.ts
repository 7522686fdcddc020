import { setTimeout } from 'node:timers/promises';
import { SteadyClient } from './client.ts';
import { readMigrations } from './migrations.ts';
import type { Migration } from './migrations.ts';

/** The database has migrations that this release does not know; the message names them. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(names: readonly string[]) {
    super(
      `A newer release has changed the database (${names.join(', ')}), which this release does not know. ` +
        'Start the newer release, or restore a backup that was made before it.',
    );
  }
}

/** The database is being filled from a backup, or that was broken off. */
export class UnfinishedRestoreError extends Error {
  override readonly name = 'UnfinishedRestoreError';

  constructor() {
    super('A restore of this database is not finished. Wait for it, or restore into a new database.');
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
  /** All that this release knows when left out. */
  readonly migrations?: readonly Migration[];
  /** Called when a migration gives up its wait for a lock, to try again. */
  readonly onBlocked?: (name: string) => void;
  /** Milliseconds that a statement waits for a lock. Later statements queue behind it for as long. */
  readonly lockTimeout?: number;
  /** Whether the caller is filling the database from a backup: for all others it is not ready. */
  readonly isRestoring?: boolean;
}

/** Any number that nothing else of ours locks by. */
const migrationLock = 4_719_220_301;
/** Milliseconds between two looks at whether another process has finished migrating. */
const turnEvery = 200;
/** How often a blocked migration is tried, and the milliseconds between two tries. */
const [tries, tryAgainAfter] = [40, 700];

/**
 * Brings the database's tables up to date, each migration in its own transaction, over a connection without time limits for
 * statements. Processes that start at the same time wait for one another.
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
    // Ends the lock, too.
    await client.end();
  }
}

/** Asks again and again: a session that waits in `pg_advisory_lock` would hold up `create index concurrently` of the other. */
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
 * Migrations that a database has, in order. One without a name, of a release that kept none, is called by its time.
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

/** Makes the list of applied migrations, and names those that stand in it without a name. */
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

/** SQLSTATE 55P03: the lock was not to be had in time. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03';
}
