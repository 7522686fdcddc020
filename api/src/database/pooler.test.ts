import { startTransactionPooler } from '@kadr/testing/transaction-pooler';
import type { TransactionPooler } from '@kadr/testing/transaction-pooler';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBus } from '../push/bus.ts';
import { processTimers } from '../push/timers.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { openDatabase } from './database.ts';
import { SteadyPool } from './pool.ts';
import { prepare } from './prepared.ts';

const log = { warn: () => undefined, debug: () => undefined };
let database: TestDatabase;
let pooler: TransactionPooler;
let pool: SteadyPool;

beforeAll(async () => {
  database = await createTestDatabase();
  pooler = await startTransactionPooler(database.url);
  pool = new SteadyPool({ url: pooler.url, max: 1, log, isPooler: true });
});
afterAll(async () => {
  await pool.end();
  await pooler.close();
  await database.drop();
});

it('asks its frequent statements through a pooler that changes connections under them', async () => {
  const double = prepare<{ two: number }>(
    pool,
    'double',
    sql`select ${sql.placeholder('one')}::int * 2 as two`,
  );
  const backend = async (): Promise<unknown> =>
    (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  expect(await backend()).not.toBe(await backend());
  // An odd number of statements, so that each of these uses another connection than the one before it.
  for (const one of [1, 2, 3]) expect(await double({ one })).toEqual([{ two: one * 2 }]);
});

it('keeps a transaction together', async () => {
  const pids = await openDatabase(pool).transaction(async (transaction) => {
    const ask = () => transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    return [await ask(), await ask(), await ask()].map(({ rows }) => rows[0]?.pid);
  });
  expect(new Set(pids).size).toBe(1);
});

it('hears over PostgreSQL itself what is sent through the pooler', async () => {
  const bus = createBus({ pool, listenPool: database.pool, log, after: processTimers.after });
  const heard: string[] = [];
  bus.subscribe('test_words', (text) => heard.push(text));
  await bus.start();
  try {
    await bus.send(openDatabase(pool), 'test_words', 'through');
    await bus.caughtUp();
    expect(heard).toEqual(['through']);
  } finally {
    await bus.close();
  }
});
