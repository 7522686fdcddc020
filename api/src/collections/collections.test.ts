import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CollectionImport } from '@kadr/contract';
import { picture, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

const winter: CollectionImport = {
  slug: 'winter',
  name: { rus: 'Зима', eng: 'Winter' },
  description: { rus: 'Холодное.', eng: 'Cold things.' },
  logo: picture(3),
  color: '#203040',
  copyright_holder_logo_1: picture(4),
  order_number: 2,
  // Not visible to everybody: one is not packaged, one is another brand's.
  media_items: ['hedgehog', 'unpackaged', 'north-wind', 'ararat-only', 'apple-year'],
};

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.import({
    collections: [
      winter,
      { slug: 'first', name: { rus: 'Первая' }, order_number: 1, media_items: ['north-wind'] },
      { slug: 'ararat', name: { rus: 'Арарат' }, brands: ['ararat'], media_items: ['ararat-only'] },
      { slug: 'empty', name: { rus: 'Пустая' } },
      { slug: 'hidden', name: { rus: 'Скрытая' }, media_items: ['unpackaged'] },
      { slug: 'last', name: { rus: 'Последняя' }, order_number: 2, media_items: ['apple-year'] },
    ],
  });
});
afterAll(() => test.close());

const ask = (over = {}) => test.client(over).collections;
const slugsOf = async (over = {}) => (await ask(over).list({})).items.map(({ slug }) => slug);

it('answers a collection by slug or id, in the language asked for, counting what lists show of it (CT-053)', async () => {
  const collection = await ask({ language: 'eng' }).getById({ id: 'winter' });
  expect(collection).toEqual({
    id: collection.id,
    slug: 'winter',
    name: 'Winter',
    description: 'Cold things.',
    logo: picture(3),
    color: '#203040',
    copyright_holder_logo_1: picture(4),
    copyright_holder_logo_2: null,
    media_items_count: 3,
  });
  expect(await ask().getById({ id: String(collection.id) })).toMatchObject({ slug: 'winter', name: 'Зима' });
});

it('lists what has something for the viewer, in the editors’ order, page after page', async () => {
  expect(await slugsOf()).toEqual(['first', 'winter', 'last']);
  expect(await slugsOf({ brand: 'ararat' })).toEqual(['ararat', 'first', 'winter', 'last']);
  const first = await ask().list({ limit: 2 });
  expect(first.items.map(({ slug }) => slug)).toEqual(['first', 'winter']);
  const next = await ask().list({ limit: 2, cursor: first.next_cursor ?? '' });
  expect([next.items.map(({ slug }) => slug), next.next_cursor]).toEqual([['last'], null]);
});

it('gives its titles in the order in which they were put, page after page', async () => {
  const first = await ask().titles({ id: 'winter', limit: 2 });
  expect(first.items.map(({ slug }) => slug)).toEqual(['hedgehog', 'north-wind']);
  const next = await ask().titles({ id: 'winter', limit: 2, cursor: first.next_cursor ?? '' });
  expect([next.items.map(({ slug }) => slug), next.next_cursor]).toEqual([['apple-year'], null]);
  const ofArarat = await ask({ brand: 'ararat' }).titles({ id: 'winter' });
  expect(ofArarat.items.map(({ slug }) => slug)).toContain('ararat-only');
});

it('is nothing to a brand that does not show it, nor without a title for the viewer', async () => {
  for (const [id, brand] of [
    ['nobody', 'kadr'],
    ['2000000000', 'kadr'],
    ['9'.repeat(30), 'kadr'],
    ["'; drop table collections", 'kadr'],
    ['ararat', 'kadr'],
    ['empty', 'kadr'],
    ['hidden', 'kadr'],
  ] as const) {
    expect([id, await errorOf(ask({ brand }).getById({ id }))]).toMatchObject([id, { name: 'NOT_FOUND' }]);
    expect(await errorOf(ask({ brand }).titles({ id }))).toMatchObject({ name: 'NOT_FOUND' });
  }
  const { next_cursor } = await ask().titles({ id: 'winter', limit: 1 });
  for (const cursor of ['nonsense', next_cursor ?? ''])
    expect(await errorOf(ask().list({ cursor }))).toMatchObject({ name: 'INVALID_INPUT' });
  expect(await errorOf(ask().titles({ id: 'first', cursor: next_cursor ?? '' }))).toMatchObject({
    name: 'INVALID_INPUT',
  });
});

it('leaves out what is above the age of the profile’s lists', async () => {
  await test.import({
    media_items: [
      { slug: 'grown-up', type: 'film', name: { rus: 'Взрослое' }, age: 18, is_coming_soon: true },
    ],
    collections: [{ slug: 'for-adults', name: { rus: 'Взрослым' }, media_items: ['grown-up'] }],
  });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
  const cookies = await signIn(test);
  expect(await slugsOf()).toContain('for-adults');
  await test.pool.query('update profiles set default_age_limit_id = 3, max_age_limit_id = 3');
  expect(await slugsOf({ cookies })).not.toContain('for-adults');
  expect(await errorOf(ask({ cookies }).getById({ id: 'for-adults' }))).toMatchObject({ name: 'NOT_FOUND' });
});

it('is written over the one of its slug, whole or not at all', async () => {
  const before = await ask().getById({ id: 'last' });
  const again = { slug: 'last', name: { rus: 'Она же' }, order_number: 2, media_items: ['hedgehog'] };
  await test.import({ collections: [again] });
  await test.import({ collections: [again] });
  expect(await ask().getById({ id: 'last' })).toEqual({ ...before, name: 'Она же' });
  expect((await ask().titles({ id: 'last' })).items.map(({ slug }) => slug)).toEqual(['hedgehog']);
  const refused = await errorOf(
    test.import({
      collections: [
        { slug: 'new-one', name: { rus: 'x' } },
        { slug: 'new-one', name: { rus: 'x' } },
        {
          slug: 'last',
          name: { rus: 'x' },
          brands: ['nowhere'],
          media_items: ['unheard-of', 'hedgehog', 'hedgehog'],
        },
      ],
    }),
  );
  expect(refused?.description).toContain('collections has “new-one” twice');
  expect(refused?.description).toContain('The collection “last” names the brand “nowhere”');
  expect(refused?.description).toContain('The collection “last” names the title “unheard-of”');
  expect(refused?.description).toContain('The collection “last” names the title “hedgehog” twice');
  expect(await ask().getById({ id: 'last' })).toMatchObject({ name: 'Она же' });
});

it('stands in the sitemap of a brand that shows a title of it to everybody', async () => {
  const addresses = async (brand: string) =>
    (await test.client({ brand }).sitemap.addresses({ kind: 'collections' })).items.map(({ slug }) => slug);
  expect(await addresses('kadr')).toEqual(expect.arrayContaining(['winter', 'first']));
  expect((await addresses('kadr')).filter((slug) => ['ararat', 'empty', 'hidden'].includes(slug))).toEqual(
    [],
  );
  expect(await addresses('ararat')).toContain('ararat');
});
