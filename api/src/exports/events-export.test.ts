import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDuckDb, rowsOf } from '../analytics/day-files/duckdb.ts';
import { readCsv } from '../spreadsheets/read-csv.ts';
import { createTestApi, operatorToken } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let address: string;
const folder = await mkdtemp(path.join(tmpdir(), 'kadr-events-'));
const duckdb = openDuckDb(folder);

beforeAll(async () => {
  test = await createTestApi({ config: { eventFolder: folder } });
  address = `${await test.listen()}/operator/exports`;
  await test.pool.query(
    `insert into analytics_events (name, happened_at, received_at, account_id, session_id, device_id, device_type, brand, language, page, data)
      select 'search', at, at, who, 'session-' || who, 'device-' || who, 'NCWEB', case who when 3 then 'ararat' else 'kadr' end, 'rus', '/', '{"query": "=cmd", "results": 2, "fingerprint": "mine"}'
      from unnest(array[1, 1, 2, 3]) who, (values ('2026-02-20T12:00:00Z'::timestamptz)) moment(at)`,
  );
  await test.api.keepEventDays();
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const asked = 'from=2026-02-01&to=2026-02-28&reason=a+study';
const get = (file: string, token = operatorToken) =>
  fetch(`${address}/${file}`, { headers: { authorization: `Bearer ${token}` } });
const parquet = async (query = asked, token?: string) => {
  const response = await get(`events.parquet?${query}`, token);
  const file = path.join(folder, 'answered.parquet');
  await writeFile(file, new Uint8Array(await response.arrayBuffer()));
  return duckdb.use((connection) => rowsOf(connection, sql.raw(`select * from read_parquet('${file}')`)));
};

it('has events as Parquet, with keys that tell viewers apart in this file and name nobody', async () => {
  const rows = await parquet();
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatchObject({ name: 'search', query: '=cmd', results: 2, brand: 'kadr' });
  expect(new Set(rows.map((row) => row['viewer_key'])).size).toBe(3);
  expect(JSON.stringify(rows)).not.toMatch(/session|device-|mine|account/);
  const [again] = await parquet();
  expect(again?.['viewer_key']).not.toBe(rows[0]?.['viewer_key']);
  expect(await parquet(`${asked}&brand=ararat`)).toHaveLength(1);
  expect((await readdir(folder)).filter((name) => name.startsWith('export'))).toEqual([]);
});

it('has the same as CSV, without formulas', async () => {
  const response = await get(`events.csv?${asked}`);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  expect(text).toContain("'=cmd");
  const rows: (readonly string[])[] = [];
  for await (const row of readCsv(
    (async function* () {
      yield new TextEncoder().encode(text);
    })(),
  ))
    rows.push(row);
  expect(rows).toHaveLength(5);
  expect(rows[1]).toHaveLength(rows[0]?.length ?? 0);
});

it('says who it was to those who may see personal data only', async () => {
  const keyOf = async (...permissions: ('analytics:read' | 'analytics:export' | 'personal:read')[]) =>
    (await test.operator().operator.createKey({ name: permissions.join(), permissions, expires_at: null }))
      .secret;
  const rows = await parquet(`${asked}&personal=yes`, await keyOf('analytics:export', 'personal:read'));
  expect(rows[0]).toMatchObject({ account_id: expect.any(Number), session_id: expect.any(String) });
  const exporter = await keyOf('analytics:export');
  expect((await get(`events.csv?${asked}&personal=yes`, exporter)).status).toBe(403);
  expect((await get(`events.parquet?${asked}&personal=yes`, exporter)).status).toBe(403);
  expect((await get(`events.csv?${asked}`, await keyOf('analytics:read'))).status).toBe(403);
});

it('is audited with its reason, and takes one', async () => {
  const refused = await get('events.parquet?from=2026-02-01&to=2026-02-28');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ description: expect.stringContaining('reason') });
  expect((await get(`events.xlsx?${asked}`)).status).toBe(404);
  await parquet();
  const { items } = await test.operator().operator.listAudit({ operation: 'exportEvents', limit: 1 });
  expect(items[0]).toMatchObject({ outcome: 'ok', input: expect.stringContaining('"reason":"a study"') });
});
