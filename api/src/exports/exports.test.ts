import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCsv } from '../spreadsheets/read-csv.ts';
import { readXlsx } from '../spreadsheets/read-xlsx.ts';
import { buyAndPay, customerWith, openShop } from '../testing/shop.ts';
import { createTestApi, operatorToken } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let address: string;
beforeAll(async () => {
  test = await createTestApi();
  await openShop(test);
  const viewer = await customerWith(test, 100_000);
  await buyAndPay(viewer, 'on-sale');
  address = `${await test.listen()}/operator/exports`;
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const get = (path: string, token = operatorToken) =>
  fetch(`${address}/${path}`, { headers: { authorization: `Bearer ${token}` } });
async function* bytesOf(response: Response): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await response.arrayBuffer());
}
async function listOf<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(part);
  return all;
}
const csv = async (path: string) => listOf(readCsv(bytesOf(await get(path))));
const march = 'from=2026-03-01&to=2026-03-31';
const columnOf = (rows: readonly (readonly string[])[], name: string): (string | undefined)[] => {
  const at = rows[0]?.indexOf(name) ?? -1;
  return rows.slice(1).map((row) => row[at]);
};

it('has every posting of a period, which add up to what the report says', async () => {
  const rows = await csv(`postings.csv?${march}`);
  const { rows: transfers } = await test.pool.query('select id from ledger_transfers');
  expect(rows).toHaveLength(transfers.length + 1);
  expect(columnOf(rows, 'kind')).toEqual(['credit', 'purchase']);
  expect(columnOf(rows, 'amount')).toEqual(['1000', '399']);
  expect(columnOf(rows, 'at')[0]).toBe('2026-03-01 15:00:00');
  const revenue = await csv(`revenue.csv?${march}&by=product`);
  expect(columnOf(revenue, 'gross')).toEqual(['399.00']);
  expect(columnOf(revenue, 'name')).toEqual(['Море & чайки']);
  const turnover = await csv(`turnover.csv?${march}`);
  expect(columnOf(turnover, 'closing').reduce((sum, closing) => sum + Number(closing), 0)).toBe(0);
});

it('is a workbook too, for every report', async () => {
  for (const name of ['revenue', 'subscriptions', 'turnover', 'tax', 'postings', 'payments', 'receipts']) {
    const response = await get(`${name}.xlsx?${march}`);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${name}_2026-03-01_2026-03-31.xlsx"`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    const rows = await listOf(readXlsx(() => bytesOf(new Response(bytes))));
    expect(rows[0]?.length).toBeGreaterThan(5);
  }
});

it('lists accounts with masked addresses, as the console does', async () => {
  const rows = await csv('accounts.csv');
  const { items } = await operator().listAccounts({});
  expect(columnOf(rows, 'email')).toEqual(items.map(({ email }) => email));
  expect(columnOf(rows, 'account_number')).toEqual(items.map(({ san }) => san));
});

it('has the records of a list in columns that an import takes, or as JSON', async () => {
  const rows = await csv('records/title.csv?q=on-sale');
  expect(columnOf(rows, 'name.rus')).toEqual(['Море & чайки']);
  expect(columnOf(rows, 'slug')).toEqual(['on-sale']);
  const lines = (await (await get('records/title.jsonl?sort=name')).text()).trim().split('\n');
  const { total } = await operator().listRecords({ kind: 'title' });
  expect(lines).toHaveLength(total);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ type: 'film' });
});

it('has what a question about events was answered, for members of one brand too', async () => {
  await test.pool.query(
    `insert into analytics_events (name, happened_at, received_at, session_id, device_type, brand, language, page, data)
      values ('search', '2026-03-10', '2026-03-10', 's', 'NCWEB', 'kadr', 'rus', '/', '{"query": "=cmd", "results": 0}')`,
  );
  expect(await csv(`analytics/searches.csv?${march}`)).toEqual([
    ['key', 'name', 'searches', 'without_results', 'without_click'],
    ['=cmd', '', '1', '1', '0'],
  ]);
  const text = await (await get(`analytics/searches.csv?${march}&brand=kadr`)).text();
  expect(text).toContain("'=cmd");
  const hours = await get(`analytics/hours.xlsx?${march}`);
  await hours.arrayBuffer();
  expect(hours.headers.get('content-disposition')).toContain('"hours_2026-03-01_2026-03-31.xlsx"');
  expect((await get('analytics/hours.csv?from=2026-03-01')).status).toBe(400);
});

it('takes a permission, is audited, and refuses what it does not have', async () => {
  const { secret } = await operator().createKey({
    name: 'reader',
    permissions: ['money:read', 'catalogue:read'],
    expires_at: null,
  });
  const status = async (path: string, token?: string) => (await get(path, token)).status;
  expect(await status(`postings.csv?${march}`, secret)).toBe(403);
  expect(await status('accounts.csv', secret)).toBe(403);
  expect(await status('records/genre.csv', secret)).toBe(200);
  expect(await status('records/media_view.csv', secret)).toBe(403);
  expect(await status('postings.csv?from=2026-03-31&to=2026-03-01')).toBe(400);
  expect(await status('records/title.csv?filter=x')).toBe(400);
  expect(await status('accounts.jsonl')).toBe(404);
  expect(await status('nothing.csv')).toBe(404);
  expect((await fetch(`${address}/accounts.csv`)).status).toBe(401);
  const { items } = await operator().listAudit({ operation: 'exportRecords' });
  expect(items[0]).toMatchObject({
    outcome: 'INVALID_INPUT',
    input: '{"filter":"x","file":"title.csv"}',
  });
});
