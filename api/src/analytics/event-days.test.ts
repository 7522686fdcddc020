import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { keepEventDays } from './event-days.ts';

let database: TestDatabase;
const now = new Date('2026-03-01T23:59:59Z');

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `select inhrelid::regclass::text as table from pg_inherits
      where inhparent = 'analytics_events'::regclass and inhrelid <> 'analytics_events_default'::regclass`,
  );
  for (const { table } of rows) await database.pool.query(`drop table ${table}`);
  await database.pool.query('truncate analytics_events');
});
afterAll(() => database.drop());

const insert = (receivedAt: string, accountId: number | null = null) =>
  database.pool.query(
    `insert into analytics_events (name, happened_at, received_at, account_id, device_type, brand, language, page, data)
      values ('page_view', $1, $1, $2, 'NCWEB', 'kadr', 'rus', '/', '{}')`,
    [receivedAt, accountId],
  );
const keep = (keptDays = 90, at = now) => keepEventDays(openDatabase(database.pool), keptDays, at);
/** The partition of each event. */
const places = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ place: string }>(
    'select tableoid::regclass::text as place from analytics_events order by received_at',
  );
  return rows.map(({ place }) => place);
};

it('puts each event into its UTC day, also at the boundary', async () => {
  await keep();
  await insert('2026-03-01T23:59:59.999Z');
  await insert('2026-03-02T00:00:00Z');
  await insert('2026-03-02T03:00:00+04:00');
  expect(await places()).toEqual([
    'analytics_events_2026_03_01',
    'analytics_events_2026_03_01',
    'analytics_events_2026_03_02',
  ]);
});

it('moves events that came before their day had a partition, and keeps them all', async () => {
  for (const day of ['2026-02-11', '2026-02-27', '2026-03-01']) await insert(`${day}T10:00:00Z`, 7);
  expect(new Set(await places())).toEqual(new Set(['analytics_events_default']));
  await keep();
  expect(await places()).toEqual([
    'analytics_events_2026_02_11',
    'analytics_events_2026_02_27',
    'analytics_events_2026_03_01',
  ]);
});

it('drops days that had their time, and rows of that age elsewhere', async () => {
  await keep(90, new Date('2026-02-01T12:00:00Z'));
  await insert('2026-02-01T10:00:00Z');
  await insert('2025-11-01T10:00:00Z');
  await insert('2026-02-27T10:00:00Z');
  await keep(2);
  expect(await places()).toEqual(['analytics_events_2026_02_27']);
  const { rows } = await database.pool.query(`select to_regclass('analytics_events_2026_02_01') as gone`);
  expect(rows).toEqual([{ gone: null }]);
});

it('is safe to run in several processes at once', async () => {
  await insert('2026-02-27T10:00:00Z');
  await Promise.all([keep(), keep(), keep()]);
  await keep();
  expect(await places()).toEqual(['analytics_events_2026_02_27']);
});

it('finds the events of an account by an index in every partition', async () => {
  await insert('2026-02-27T10:00:00Z', 7);
  await keep();
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::integer from pg_inherits child join pg_index i on i.indrelid = child.inhrelid
      where inhparent = 'analytics_events'::regclass and pg_get_indexdef(indexrelid) like '%(account_id)%'`,
  );
  const { rows: partitions } = await database.pool.query(
    `select from pg_inherits where inhparent = 'analytics_events'::regclass`,
  );
  expect(rows).toEqual([{ count: partitions.length }]);
});
