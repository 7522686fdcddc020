import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import type { Migration } from './migrations.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** The release's migrations, and one after them. */
function withMigration(statements: readonly string[], isTransaction = true): Migration[] {
  const known = readMigrations();
  const createdAt = (known.at(-1)?.createdAt ?? 0) + 1;
  return [...known, { name: 'next', createdAt, hash: 'hash', statements, isTransaction }];
}

const appliedNames = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    'select name from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ name }) => name);
};

it('migrates once, however many processes start together', async () => {
  await database.pool.query('drop schema public cascade; create schema public; drop schema drizzle cascade');
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  const { rows } = await database.pool.query('select age_value, name from age_levels order by id');
  expect(rows).toEqual([0, 6, 12, 16, 18].map((age_value) => ({ age_value, name: `${age_value}+` })));
  expect(await appliedNames()).toEqual(readMigrations().map(({ name }) => name));
});

it('keeps what came before a migration that fails, and nothing of that one', async () => {
  const [last] = withMigration(['create table kept ()']).slice(-1);
  const failing = { ...last, name: 'failing', createdAt: (last?.createdAt ?? 0) + 1 } as Migration;
  const migrations = [
    ...withMigration(['create table kept ()']),
    { ...failing, statements: ['create table lost ()', 'select 1 / 0'] },
  ];
  await expect(migrate(database.url, { migrations })).rejects.toThrow(/division by zero/);
  const { rows } = await database.pool.query(
    `select to_regclass('kept') is not null as kept, to_regclass('lost') is not null as lost`,
  );
  expect(rows).toEqual([{ kept: true, lost: false }]);
  expect((await appliedNames()).at(-1)).toBe('next');
});

it('gives way to who uses a table, and tries again', async () => {
  const reader = await database.pool.connect();
  try {
    await reader.query('begin; lock table accounts in access share mode');
    const migrations = withMigration(['alter table accounts add column shade text']);
    const blocked: string[] = [];
    await migrate(database.url, {
      migrations,
      lockTimeout: 20,
      onBlocked: (name) => {
        blocked.push(name);
        // Others do not have to wait meanwhile.
        void database.pool
          .query('select count(*) from accounts')
          .then(() => reader.query('commit'))
          .catch((error: unknown) => blocked.push(String(error)));
      },
    });
    expect(blocked[0]).toBe('next');
    expect((await appliedNames()).at(-1)).toBe('next');
  } finally {
    reader.release();
  }
});

it('runs a migration without a transaction where it says so, also while another process waits for its turn', async () => {
  const migrations = withMigration(
    ['drop index concurrently if exists by_birth', 'create index concurrently by_birth on accounts (id)'],
    false,
  );
  await Promise.all([migrate(database.url, { migrations }), migrate(database.url, { migrations })]);
  const { rows } = await database.pool.query(
    `select indisvalid from pg_index where indexrelid = 'by_birth'::regclass`,
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

it('refuses a database that a newer release has migrated, by the names of its migrations', async () => {
  await migrate(database.url, { migrations: withMigration(['select 1']) });
  await expect(migrate(database.url)).rejects.toThrow(/newer release.*\(next\)/);
});
