import { createTestDatabase } from '@kadr/api/testing';
import type { TestDatabase } from '@kadr/api/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The sentences of all findings that are not good. */
const amiss = async (url = database.url, now: () => number = Date.now): Promise<string[]> =>
  (await checkDatabase(url, now))
    .filter(({ state }) => state !== 'good')
    .map(({ state, sentence }) => `${state}: ${sentence}`);

it('finds nothing amiss with a database that is as it should be', async () => {
  expect(await amiss()).toEqual([]);
});

it('says what is wrong, and what to do', async () => {
  const { pool } = database;
  await pool.query(`create index broken on accounts (id);
    update pg_index set indisvalid = false where indexrelid = 'broken'::regclass;
    delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`);
  expect(await amiss(database.url, () => Date.now() - 60_000)).toEqual([
    expect.stringMatching(/^warning: 1 migrations are due.*kadr -- migrate/),
    expect.stringMatching(/^wrong: .*broken.*reindex/),
    expect.stringMatching(/^wrong: .*clock differs.* by 60 s.*NTP/),
  ]);
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at, name) values ('', 1, 'ahead')`,
  );
  expect(await amiss()).toContainEqual(expect.stringMatching(/^wrong: .*newer release.*\(ahead\)/));
});

it('says that a database does not answer, and where to look', async () => {
  expect(await amiss('postgres://kadr@127.0.0.1:1/kadr')).toEqual([
    expect.stringMatching(/^wrong: .*ECONNREFUSED.*DATABASE_URL/),
  ]);
});
