import type { RecordKind } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const importRows = (kind: RecordKind, rows: unknown[], isDry = false) =>
  operator().importRecords({ kind, rows, dry_run: isDry });
const newest = async () => (await operator().listChanges({ limit: 1 })).items[0]?.id;

const rows = [
  { slug: 'north-wind', year: 2023 },
  { slug: 'hedgehog', name: { rus: 'Ёжик' } },
  { slug: 'fresh', type: 'series', name: { rus: 'Новый' } },
  { slug: 'fresh-1', type: 'season', parent: 'fresh', order_number: 1, name: { rus: 'Сезон' } },
];

it('reports the effect of an import in a dry run, and changes nothing', async () => {
  const before = await newest();
  const said = { created: 2, changed: 1, unchanged: 1, errors: [] };
  expect(await importRows('title', rows, true)).toEqual(said);
  expect(await newest()).toBe(before);
  expect((await operator().listRecords({ kind: 'title', q: 'fresh' })).total).toBe(0);
  expect(await importRows('title', rows)).toEqual(said);
  expect(await importRows('title', rows)).toEqual({ created: 0, changed: 0, unchanged: 4, errors: [] });
});

it('keeps the fields that a row leaves out, and adds each change to the history', async () => {
  const { record } = await operator().getRecord({ kind: 'title', id: 'north-wind' });
  expect(record).toMatchObject({ year: 2023, rating: 7.8, genres: ['drama', 'docs'] });
  const { items } = await operator().listChanges({ kind: 'title', id: 'north-wind' });
  expect(items.map(({ action, fields }) => ({ action, fields }))).toEqual([
    { action: 'patch', fields: ['/year'] },
    { action: 'create', fields: [] },
  ]);
});

it('reports row and field of every error, and changes nothing', async () => {
  const before = await newest();
  const wrong = [
    { slug: 'apple-year', year: 1 },
    { slug: 'apple-year', year: 2000 },
    7,
    { name: { rus: 'x' } },
    { slug: 'ok', type: 'film', name: { rus: 'x' } },
  ];
  expect((await importRows('title', wrong)).errors.map(({ row, field }) => [row, field])).toEqual([
    [1, 'slug'],
    [2, null],
    [3, 'slug'],
  ]);
  const unknown = { slug: 'ok', type: 'film', name: { rus: 'x' }, colour: 1 };
  expect(await importRows('title', [{ slug: 'apple-year', year: 1 }, unknown])).toMatchObject({
    created: 0,
    errors: [
      { row: 0, field: 'year' },
      { row: 1, field: 'colour', message: 'is no field of this kind' },
    ],
  });
  const named = [
    { slug: 'apple-year', year: 2001 },
    { slug: 'ok', type: 'film', name: { rus: 'x' }, genres: ['none'] },
  ];
  expect(await importRows('title', named)).toMatchObject({
    errors: [{ row: 1, field: null, message: '“ok” names the genre “none”, which does not exist' }],
  });
  expect(await newest()).toBe(before);
});

it('imports thousands of rows at once', async () => {
  const many = Array.from({ length: 5000 }, (_, at) => ({
    slug: `person-n${at}`,
    name: { rus: `Имя ${at}` },
  }));
  expect(await importRows('person', many)).toEqual({ created: 5000, changed: 0, unchanged: 0, errors: [] });
});
