import type { FileImport } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCsv } from '../spreadsheets/read-csv.ts';
import { xlsxOf } from '../spreadsheets/write-xlsx.ts';
import { createTestApi, errorOf, operatorToken } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let address: string;
beforeAll(async () => {
  test = await createTestApi();
  address = `${await test.listen()}/operator/imports`;
  await test.import({ genres: [{ alias: 'drama', name: { rus: 'Драма' } }] });
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const send = (name: string, body: string | Uint8Array<ArrayBuffer>, kind = 'genre', token = operatorToken) =>
  fetch(`${address}?kind=${kind}&name=${name}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  });
/** Uploads a file, and has a worker check it. */
async function checked(
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
  kind?: string,
): Promise<FileImport> {
  const { id } = (await (await send(name, body, kind)).json()) as FileImport;
  await test.api.runImports();
  return operator().getImport({ id });
}
async function applied(id: number): Promise<FileImport> {
  await operator().applyImport({ id });
  await test.api.runImports();
  return operator().getImport({ id });
}
const genres = async (): Promise<string[]> => {
  const { rows } = await test.pool.query<{ alias: string }>('select alias from genres order by alias');
  return rows.map(({ alias }) => alias);
};
async function errorsFile(id: number): Promise<(readonly string[])[]> {
  const response = await fetch(`${address}/${id}/errors.csv`, {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  const rows: (readonly string[])[] = [];
  for await (const row of readCsv(response.body ?? new ReadableStream())) rows.push(row);
  return rows;
}

it('checks every row and changes nothing, then applies all rows with a history', async () => {
  const csv = 'alias,name.rus,name.eng\ndrama,Драма,Drama\ncomedy,"Комедия, лёгкая",Comedy\n';
  const found = await checked('genres.csv', csv);
  expect(found).toMatchObject({ state: 'checked', rows: 2, created: 1, changed: 1, failed: 0, errors: [] });
  expect(await genres()).toEqual(['drama']);
  expect(await applied(found.id)).toMatchObject({ state: 'applied', created: 1, changed: 1 });
  expect((await operator().getRecord({ kind: 'genre', id: 'comedy' })).record).toMatchObject({
    name: { rus: 'Комедия, лёгкая', eng: 'Comedy' },
  });
  expect((await operator().listChanges({ kind: 'genre', id: 'comedy' })).items).toHaveLength(1);
  expect(await checked('again.csv', csv)).toMatchObject({ unchanged: 2, created: 0, changed: 0 });
});

it('gives the failed rows back with their errors, and applies none of the file', async () => {
  const found = await checked(
    'bad.csv',
    'alias;name.rus\nfresh;Новый\nNOT A SLUG;Плохой\nfresh;Опять\nlast;\n',
  );
  expect(found).toMatchObject({ state: 'checked', rows: 4, created: 1, failed: 3 });
  expect(found.errors.map(({ row }) => row)).toEqual([2, 3, 4]);
  const rows = await errorsFile(found.id);
  expect(rows.map((row) => row.slice(0, 2))).toEqual([
    ['alias', 'name.rus'],
    ['NOT A SLUG', 'Плохой'],
    ['fresh', 'Опять'],
    ['last', ''],
  ]);
  expect(rows[2]?.[2]).toBe('alias: «fresh» уже есть в строке 1');
  expect(await errorOf(operator().applyImport({ id: found.id }))).toMatchObject({ name: 'CONFLICT' });
  expect(await genres()).not.toContain('fresh');
});

it('finds a row that names what does not exist among rows that do not', async () => {
  const lines = [
    { slug: 'a-film', type: 'film', name: { rus: 'Фильм' } },
    { slug: 'b-film', type: 'film', name: { rus: 'Фильм' }, genres: ['no-such'] },
    { slug: 'a-series', type: 'series', name: { rus: 'Сериал' } },
    { slug: 'a-season', type: 'season', name: { rus: 'Сезон' }, parent: 'a-series', order_number: 1 },
  ];
  const body = lines.map((line) => JSON.stringify(line)).join('\n');
  const found = await checked('titles.jsonl', body, 'title');
  expect(found).toMatchObject({ created: 3, failed: 1, errors: [{ row: 2 }] });
  expect(found.errors[0]?.message).toContain('no-such');
});

it('knows episodes of a series that stands far above them in the file', async () => {
  const line = (slug: string, more: object) => JSON.stringify({ slug, name: { rus: slug }, ...more });
  const episode = (parent: string) => (_: unknown, at: number) =>
    line(`${parent}-${at}`, { type: 'episode', parent, order_number: at + 1 });
  const body = [
    line('far-series', { type: 'series' }),
    line('far-season', { type: 'season', parent: 'far-series', order_number: 1 }),
    ...Array.from({ length: 600 }, episode('far-season')),
    line('lost', { type: 'episode', parent: 'no-season', order_number: 1 }),
  ].join('\n');
  const found = await checked('far.jsonl', body, 'title');
  expect(found).toMatchObject({ rows: 603, created: 602, failed: 1, errors: [{ row: 603 }] });
  const good = await checked('good.jsonl', body.slice(0, body.lastIndexOf('\n')), 'title');
  expect(await applied(good.id)).toMatchObject({ state: 'applied', created: 602 });
  expect(await checked('again.jsonl', body, 'title')).toMatchObject({ unchanged: 602, failed: 1 });
  const { rows } = await test.pool.query(
    "select from search_entries join media_items using (id) where kind = 'media_item' and slug = 'far-series'",
  );
  expect(rows).toHaveLength(1);
});

it('reads workbooks, and lists in one cell', async () => {
  const names = ['slug', 'type', 'name.rus', 'genres', 'age', 'start_date'];
  const chunks: Uint8Array[] = [];
  const rows = async function* () {
    yield [['xlsx-film', 'film', 'Из Excel', 'drama|comedy', 16, null]];
  };
  const sheet = { columns: names.map((name) => ({ name, type: 'text' as const })), rows: rows() };
  for await (const chunk of xlsxOf(sheet)) chunks.push(chunk);
  const found = await checked('titles.xlsx', new Uint8Array(Buffer.concat(chunks)), 'title');
  expect(found).toMatchObject({ state: 'checked', created: 1, errors: [] });
  await applied(found.id);
  expect((await operator().getRecord({ kind: 'title', id: 'xlsx-film' })).record).toMatchObject({
    genres: ['drama', 'comedy'],
    age: 16,
  });
});

it('says which columns it knows, and refuses what it cannot read', async () => {
  const unknown = await checked('x.csv', 'alias,title\na,b\n');
  expect(unknown).toMatchObject({ state: 'failed' });
  expect(unknown.reason).toContain('«title» неизвестен; есть alias, name.rus, name.eng, name.hye');
  expect(await checked('x.csv', 'name.rus\na\n')).toMatchObject({ state: 'failed' });
  expect(await checked('x.xlsx', 'no workbook')).toMatchObject({ state: 'failed' });
  expect((await send('x.pdf', 'x')).status).toBe(415);
  expect((await send('x.csv', '')).status).toBe(415);
  expect((await send('x.csv', 'x', 'nothing')).status).toBe(400);
  const template = await fetch(`${address}/templates/genre.csv`, {
    headers: { authorization: `Bearer ${operatorToken}` },
  });
  expect(await template.text()).toBe('alias,name.rus,name.eng,name.hye\r\n');
});

it('is run again when its worker is killed, and not at all when it is cancelled', async () => {
  const { id } = (await (await send('killed.csv', 'alias,name.rus\nkilled,Убит\n')).json()) as FileImport;
  await test.pool.query(`update file_imports set state = 'checking', claimed_until = $2 where id = $1`, [
    id,
    new Date(test.clock.now.getTime() + 1000),
  ]);
  await test.api.runImports();
  expect(await operator().getImport({ id })).toMatchObject({ state: 'checking' });
  test.pass(2);
  await test.api.runImports();
  expect(await operator().getImport({ id })).toMatchObject({ state: 'checked', created: 1 });
  expect(await operator().cancelImport({ id })).toMatchObject({ state: 'cancelled' });
  await test.api.runImports();
  expect(await genres()).not.toContain('killed');
  expect(await errorOf(operator().cancelImport({ id }))).toMatchObject({ name: 'CONFLICT' });
});

it('is for who may write records of the kind', async () => {
  const { secret } = await operator().createKey({
    name: 'promo',
    permissions: ['promo:write'],
    expires_at: null,
  });
  expect((await send('x.csv', 'alias\n', 'genre', secret)).status).toBe(403);
  const { items } = await operator().listImports({});
  const other = test.client({
    principal: { kind: 'key', id: 1, name: 'promo', permissions: ['promo:write'] },
  }).operator;
  expect(items.length).toBeGreaterThan(3);
  expect((await other.listImports({})).items).toEqual([]);
  expect(await errorOf(other.getImport({ id: items[0]?.id ?? 0 }))).toMatchObject({ name: 'NOT_FOUND' });
});
