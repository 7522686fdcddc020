import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApi } from '../../testing/test-api.ts';
import type { TestApi } from '../../testing/test-api.ts';
import { openDuckDb, rowsOf } from './duckdb.ts';
import { fileLayout } from './write-day.ts';

let test: TestApi;
let account: number;
const folder = await mkdtemp(path.join(tmpdir(), 'kadr-events-'));
const duckdb = openDuckDb(folder);

beforeAll(async () => {
  test = await createTestApi({ config: { eventFolder: folder } });
  const email = 'anna@kadr.example';
  const { operator } = test.operator();
  await operator.importAccounts({ accounts: [{ email, password: 'a-good-password', profile_name: 'Анна' }] });
  account = (await operator.listAccounts({ q: email })).items[0]?.id ?? 0;
});
beforeEach(async () => {
  test.clock.now = new Date('2026-03-01T12:00:00Z');
  await test.pool.query('truncate analytics_events, analytics_day_versions');
  for (const file of await readdir(folder)) await rm(path.join(folder, file), { recursive: true });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const insert = (receivedAt: string, accountId: number | null = null) =>
  test.pool.query(
    `insert into analytics_events (name, happened_at, received_at, account_id, session_id, device_id, device_type, brand, language, page, data)
      values ('playback_start', $1, $1, $2, 'session', 'device', 'NCWEB', 'kadr', 'rus', '/', '{"startup_seconds": 1}')`,
    [receivedAt, accountId],
  );
const starts = async (day: string): Promise<number> => {
  const { rows } = await test.operator().operator.getAnalytics({ question: 'quality', from: day, to: day });
  return rows[0]?.figures[0] ?? 0;
};
const filesOf = async (day: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith(day) && name.endsWith('.parquet'));
/** The ids of accounts, sessions and devices in a day's files. */
const namesIn = (day: string) =>
  duckdb.use((connection) =>
    rowsOf(
      connection,
      sql.raw(
        `select account_id, session_id, device_id from read_parquet('${path.join(folder, `${day}.*.parquet`)}')`,
      ),
    ),
  );

it('makes a file of a day once it is over, and answers from it', async () => {
  await insert('2026-02-20T12:00:00Z');
  await test.api.keepEventDays();
  expect(await filesOf('2026-02-20')).toEqual([`2026-02-20.0.${fileLayout}.parquet`]);
  await insert('2026-02-20T12:00:00Z');
  expect(await starts('2026-02-20')).toBe(1);
});

it('has events of today, at most five minutes later', async () => {
  await insert('2026-03-01T10:00:00Z');
  await test.api.keepEventDays();
  expect(await starts('2026-03-01')).toBe(1);
  await insert('2026-03-01T11:00:00Z');
  expect(await starts('2026-03-01')).toBe(1);
  test.clock.now = new Date('2026-03-01T12:06:00Z');
  expect(await starts('2026-03-01')).toBe(2);
});

it('reads the table while rows wait for the partition of their day', async () => {
  await insert('2026-02-21T12:00:00Z');
  await test.pool.query('drop table if exists analytics_events_2026_02_22');
  await insert('2026-02-22T12:00:00Z');
  expect(await starts('2026-02-22')).toBe(1);
  expect(await filesOf('2026-02-22')).toEqual([]);
});

it('reads the table when files cannot be made', async () => {
  await insert('2026-02-23T12:00:00Z');
  // A folder in the place of the file that would be written.
  await mkdir(path.join(folder, `2026-02-23.0.${fileLayout}.parquet.jsonl`));
  await test.api.keepEventDays();
  expect(await starts('2026-02-23')).toBe(1);
  expect(test.logged.map(({ sentence }) => sentence)).toContain('failed to write event files');
});

it('takes an erased account out of the files, and keeps its events as nobody’s', async () => {
  await insert('2026-02-20T12:00:00Z', account);
  await insert('2026-02-21T12:00:00Z');
  await test.api.keepEventDays();
  expect(await namesIn('2026-02-20')).toMatchObject([{ account_id: account, session_id: 'session' }]);
  await test.operator().operator.eraseAccount({ id: account, reason: 'asked by letter' });
  await test.api.keepEventDays();
  expect(await filesOf('2026-02-20')).toEqual([`2026-02-20.1.${fileLayout}.parquet`]);
  expect(await filesOf('2026-02-21')).toEqual([`2026-02-21.0.${fileLayout}.parquet`]);
  expect(await namesIn('2026-02-20')).toEqual([{ account_id: null, session_id: null, device_id: null }]);
  expect(await starts('2026-02-20')).toBe(1);
});

it('deletes files with the days that had their time, those of releases with other columns, and what was left unfinished', async () => {
  await insert('2026-02-20T12:00:00Z');
  for (const name of ['export-1.parquet', '2026-02-20.0.0123ef.parquet']) {
    const left = path.join(folder, name);
    await writeFile(left, '');
    await utimes(left, 0, 0);
  }
  await test.api.keepEventDays();
  expect(await filesOf('2026-02-20')).toEqual([`2026-02-20.0.${fileLayout}.parquet`]);
  test.clock.now = new Date('2026-06-01T12:00:00Z');
  await test.api.keepEventDays();
  expect(await filesOf('2026-02')).toEqual([]);
  expect(await filesOf('export')).toEqual([]);
});
