import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { createBus } from './bus.ts';
import type { Bus } from './bus.ts';
import { processTimers } from './timers.ts';

let database: TestDatabase;
const buses: Bus[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const bus of buses) await bus.close();
  await database.drop();
});

async function listen(): Promise<{ bus: Bus; heard: string[]; connected: () => number }> {
  const bus = createBus({
    pool: database.pool,
    listenPool: database.pool,
    log: { warn: () => {} },
    after: processTimers.after,
  });
  buses.push(bus);
  const heard: string[] = [];
  let connected = 0;
  bus.subscribe('test_words', (text) => heard.push(text));
  bus.onConnected(() => {
    connected += 1;
    return Promise.resolve();
  });
  await bus.start();
  return { bus, heard, connected: () => connected };
}

it('tells every process what one of them says, when its transaction commits (NT-002)', async () => {
  const [one, other] = [await listen(), await listen()];
  const db = openDatabase(database.pool);
  await db
    .transaction(async (transaction) => {
      await one.bus.send(transaction, 'test_words', 'never happened');
      throw new Error('undone');
    })
    .catch(() => {});
  await one.bus.send(db, 'test_words', 'it’s Анна');
  await expect.poll(() => [one.heard, other.heard]).toEqual([['it’s Анна'], ['it’s Анна']]);
});

it('reconnects when its connection is cut, and logs it', async () => {
  const { bus, heard, connected } = await listen();
  expect(connected()).toBe(1);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
  );
  await expect.poll(connected).toBe(2);
  await bus.send(openDatabase(database.pool), 'test_words', 'again');
  await expect.poll(() => heard).toEqual(['again']);
});

it('stays away once it is closed', async () => {
  const { bus, heard } = await listen();
  await bus.close();
  await bus.close();
  const { bus: other, heard: heardThere } = await listen();
  await other.send(openDatabase(database.pool), 'test_words', 'is anybody there?');
  await expect.poll(() => heardThere).toEqual(['is anybody there?']);
  expect(heard).toEqual([]);
});
