import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { patience } from '@kadr/testing/patience';
import { layWireTo } from '@kadr/testing/wire';
import type { CuttableWire } from '@kadr/testing/wire';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { isDatabaseAway } from '../errors/database-errors.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';
import { SteadyPool } from './pool.ts';

const log = { warn: () => undefined, debug: () => undefined };
let database: TestDatabase;
let folder: string;
let wire: CuttableWire;
let pool: SteadyPool;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table kept (word text)');
  folder = mkdtempSync(path.join(tmpdir(), 'kadr-wire-'));
  const laid = await layWireTo(database.url, folder);
  wire = laid.wire;
  pool = new SteadyPool({ url: laid.url, max: 4, log });
});
afterEach(async () => {
  wire.mend();
  await vi.waitUntil(() => !pool.isAway, { timeout: patience });
});
afterAll(async () => {
  await pool.end();
  await wire.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The outcome of `work`: `done`, `away`, or any other error. */
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  );
const words = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ word: string }>('select word from kept order by word');
  return rows.map(({ word }) => word);
};
const backends = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
const isAsleep = async (): Promise<boolean> =>
  (await database.pool.query(`select ${backends} and wait_event = 'PgSleep'`)).rowCount === 1;

it('outlives the end of connections that are in use, idle, and in a transaction', async () => {
  const db = openDatabase(pool);
  const lent = await pool.connect();
  const slept = outcome(pool.query('select pg_sleep(20)'));
  const inTransaction = outcome(
    db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into kept values ('lost')`);
      await vi.waitUntil(isAsleep, { timeout: patience });
      await database.pool.query(`select pg_terminate_backend(pid) ${backends}`);
      await transaction.execute(sql`select 1`);
    }),
  );
  expect(await Promise.all([slept, inTransaction])).toEqual(['away', 'away']);
  expect(await outcome(lent.query('select 1'))).toBe('away');
  lent.release(true);
  expect(await words()).toEqual([]);
  // No connection is kept for ever: the maximum number is available again.
  const all = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
  for (const client of all) client.release();
});

it('rejects what waits and refuses what comes when nothing answers, and is back with the database', async () => {
  await pool.query('select 1');
  wire.hold();
  expect(await outcome(pool.query('select 1'))).toBe('away');
  expect(pool.isAway).toBe(true);
  expect(await outcome(openDatabase(pool).transaction(() => Promise.resolve()))).toBe('away');
  wire.mend();
  await expect.poll(() => pool.isAway).toBe(false);
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
});

it('knows at once that nobody listens, and comes back', async () => {
  wire.cut();
  expect(await outcome(pool.query('select 1'))).toBe('away');
  await expect.poll(() => pool.isAway).toBe(true);
  wire.mend();
  await expect.poll(() => pool.isAway).toBe(false);
});

it('lets a slow statement be slow', async () => {
  expect(await outcome(pool.query('select pg_sleep(1.2)'))).toBe('done');
  expect(pool.isAway).toBe(false);
});

it('never calls a transaction done whose end was not heard', async () => {
  const db = openDatabase(pool);
  const told = outcome(
    db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into kept values ('uncertain')`);
      wire.hold();
    }),
  );
  expect(await told).toBe('away');
});

it('never calls a transaction done in which a statement had failed', async () => {
  const db = openDatabase(pool);
  const told = db.transaction(async (transaction) => {
    await transaction.execute(sql`insert into kept values ('undone')`);
    await transaction.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(told).rejects.toThrow('rolled back');
  expect(await words()).not.toContain('undone');
});

it('tells what went wrong first, and lends the connection again', async () => {
  const db = openDatabase(pool);
  await expect(db.transaction(() => Promise.reject(new Error('first')))).rejects.toThrow('first');
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::integer as open ${backends} and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([{ open: 0 }]);
});
