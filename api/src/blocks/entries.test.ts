import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueImport } from '@kadr/contract';
import { picture, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

type Blocks = NonNullable<CatalogueImport['media_views']>[number]['blocks'];

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  await test.import({
    services: [
      { alias: 'cinema', name: { rus: 'Кино', eng: 'Cinema' } },
      { alias: 'gone', name: { rus: 'Был' }, active: false },
    ],
    collections: [
      { slug: 'winter', name: { rus: 'Зима', eng: 'Winter' }, media_items: ['north-wind'] },
      { slug: 'empty', name: { rus: 'Пусто' } },
    ],
    karaoke_items: [
      { slug: 'snow', name: { rus: 'Снег', eng: 'Snow' }, artist: { name: { rus: 'Хор', eng: 'Choir' } } },
    ],
  });
});
afterAll(() => test.close());

const arrange = (alias: string, blocks: Blocks) =>
  test.import({ media_views: [{ brand: 'kadr', alias, blocks }] });
const view = (alias: string) => test.client({ language: 'eng' }).mediaViews.getById({ alias });

it('holds titles, collections, songs, services and banners in the order in which they were put (MB-003, MB-005)', async () => {
  await arrange('mixed', [
    {
      type: 'carousel',
      items: [
        { type: 'collection', slug: 'winter' },
        { type: 'media_item', slug: 'hedgehog' },
        { type: 'karaoke_item', slug: 'snow' },
        { type: 'service', slug: 'cinema' },
        { type: 'media_item', slug: 'north-wind' },
        {
          type: 'banner',
          banner: {
            title: { rus: 'Скидка', eng: 'Sale' },
            size: 'medium',
            images: [picture(1)],
            target: { type: 'collection', link: 'winter', title: { rus: 'Открыть', eng: 'Open' } },
            labels: [{ text: { rus: 'Новое', eng: 'New' }, color: '#102030' }],
            age: 12,
            rating: 7.5,
          },
        },
      ],
      query: { type: 'film', sort: 'rating', limit: 1 },
    },
  ]);
  const [block] = (await view('mixed')).media_blocks;
  expect(block?.items.map(({ type }) => type)).toEqual([
    'collection',
    'media_item',
    'karaoke_item',
    'service',
    'media_item',
    'banner',
  ]);
  expect(block?.items).toMatchObject([
    { collection: { slug: 'winter', name: 'Winter' } },
    { media_item: { slug: 'hedgehog' } },
    { karaoke_item: { slug: 'snow', name: 'Snow', artist: { name: 'Choir' }, is_favorite: false } },
    { service: { alias: 'cinema', name: 'Cinema' } },
    { media_item: { slug: 'north-wind' } },
    {
      banner: {
        title: 'Sale',
        subtitle: null,
        size: 'medium',
        images: [picture(1)],
        target: { type: 'collection', link: 'winter', title: 'Open' },
        labels: [{ text: 'New', color: '#102030' }],
        age_level: { name: '12+', age_value: 12 },
        ratings: { wink: 7.5 },
        advertiser_info: null,
      },
    },
  ]);
});

it('gives a banner with whose advertisement it is, and with the pixels that count it (AD-067)', async () => {
  const advertising = {
    advertiser_info: { owner: 'ООО «Ромашка»', token: '2Vtz', font_color: '#ff8800' },
    ad_pixel: {
      links: { show_url: 'https://ads.example/show', click_url: 'https://ads.example/click' },
    },
  };
  await arrange('advertising', [
    {
      type: 'carousel',
      items: [
        {
          type: 'banner',
          banner: { title: { rus: 'Чай' }, size: 'medium', images: [picture(1)], ...advertising },
        },
      ],
    },
  ]);
  const [block] = (await view('advertising')).media_blocks;
  expect(block?.items).toMatchObject([{ type: 'banner', banner: advertising }]);
});

it('leaves out what the viewer is not shown, and a block with nothing else (MB-003)', async () => {
  await arrange('hidden', [
    { type: 'service', items: [{ type: 'service', slug: 'gone' }] },
    {
      type: 'collection',
      items: [
        { type: 'collection', slug: 'empty' },
        { type: 'collection', slug: 'winter' },
      ],
    },
  ]);
  const { media_blocks } = await view('hidden');
  expect(media_blocks.map(({ type, items }) => [type, items.length])).toEqual([['collection', 1]]);
});

it('asks once for each kind that there is, however many there are', async () => {
  const ofWinter = (count: number): Blocks =>
    Array.from({ length: count }, () => ({
      type: 'collection',
      items: [{ type: 'collection', slug: 'winter' }],
    }));
  const statementsFor = async (count: number): Promise<number> => {
    await arrange('many', ofWinter(count));
    test.statements();
    await view('many');
    return test.statements().length;
  };
  expect(await statementsFor(12)).toBe(await statementsFor(1));
});

it('refuses what it names and there is not', async () => {
  const refused = await errorOf(
    arrange('wrong', [
      {
        type: 'collection',
        items: [
          { type: 'collection', slug: 'unheard-of' },
          { type: 'karaoke_item', slug: 'unheard-of' },
          { type: 'service', slug: 'unheard-of' },
        ],
      },
    ]),
  );
  for (const noun of ['collection', 'karaoke item', 'service'])
    expect(refused?.description).toContain(`names the ${noun} “unheard-of”, which does not exist`);
});
