import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { createTestDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { findDueWork } from './find-due-work.ts';
import type { KindOfWork } from './find-due-work.ts';

const now = new Date('2026-11-27T12:00:00Z');
const past = '2026-11-27T11:00:00Z';
const future = '2026-11-27T12:01:00Z';
const over = JSON.stringify([{ countries: null, from: null, until: now.getTime() / 1000 - 1 }]);

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.pool);
});
afterAll(() => database.drop());

type Row = readonly [table: string, values: Readonly<Record<string, unknown>>];

/** Finds the work that is due with one row in a table, which is replaced by a temporary one without constraints. */
async function dueWith([table, values]: Row): Promise<readonly KindOfWork[]> {
  const names = Object.keys(values).map((name) => sql.identifier(name));
  const given = Object.values(values).map((value) => sql`${value}`);
  const undone = new Error('The table goes with its transaction.');
  let due: readonly KindOfWork[] = [];
  await db
    .transaction(async (transaction) => {
      await transaction.execute(
        sql`create temporary table ${sql.identifier(table)} as select * from ${sql.raw(`public.${table}`)} limit 0`,
      );
      await transaction.execute(
        sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(given, sql`, `)})`,
      );
      due = [...(await findDueWork(transaction, now))];
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return due;
}

it.each<readonly [KindOfWork, ...Row]>([
  ['ad_clips', 'ad_clips', { state: 'waiting' }],
  ['ad_clips', 'ad_clips', { state: 'making', claimed_at: past }],
  ['broadcasts', 'broadcasts', { due_at: past }],
  ['broadcasts', 'broadcasts', { expires_at: past, finished_at: past }],
  ['certificates', 'certificates', { state: 'paid', recipient_email: 'ann@example.com', send_at: past }],
  ['drafts', 'record_drafts', { publish_at: past }],
  ['imports', 'file_imports', { state: 'waiting' }],
  ['imports', 'file_imports', { state: 'applying', claimed_until: past }],
  ['letters', 'letters', { next_try_at: past }],
  ['payments', 'payments', { next_check_at: past }],
  ['payments', 'refunds', { next_check_at: past }],
  ['payments', 'receipts', { next_check_at: past }],
  ['quality', 'asset_quality', { state: 'waiting' }],
  ['quality', 'asset_quality', { state: 'measuring', held_until: past }],
  ['rights', 'media_items', { is_withdrawn: false, is_coming_soon: false, rights: over }],
  ['schedules', 'channels', { is_schedule_due: true }],
  ['webhooks', 'webhook_deliveries', { next_try_at: past }],
])('finds %s in %s with %j', async (kind, ...row) => {
  expect(await dueWith(row)).toEqual([kind]);
});

it.each<Row>([
  ['ad_clips', { state: 'made' }],
  ['ad_clips', { state: 'making', claimed_at: now.toISOString() }],
  ['broadcasts', { due_at: future }],
  ['broadcasts', { expires_at: past, finished_at: past, expired_at: past }],
  ['certificates', { state: 'paid', recipient_email: 'ann@example.com', send_at: past, sent_at: past }],
  ['record_drafts', { publish_at: past, error: 'INVALID_INPUT' }],
  ['file_imports', { state: 'applying', claimed_until: future }],
  ['letters', { next_try_at: future }],
  ['asset_quality', { state: 'measuring', held_until: future }],
  ['asset_quality', { state: 'done' }],
  ['payments', { next_check_at: null }],
  ['media_items', { is_withdrawn: true, is_coming_soon: false, rights: over }],
  ['channels', { is_schedule_due: false }],
  ['webhook_deliveries', { next_try_at: null }],
])('finds nothing in %s with %j', async (...row) => {
  expect(await dueWith(row)).toEqual([]);
});
