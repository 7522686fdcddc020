import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueImport } from '@kadr/contract';
import { publishedEpisodes, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

type ImportedBlock = NonNullable<CatalogueImport['media_views']>[number]['blocks'][number];

let test: TestApi;

const listed = (...slugs: string[]): ImportedBlock['items'] =>
  slugs.map((slug) => ({ type: 'media_item', slug }));

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
  await test.import({
    media_views: [
      { brand: 'kadr', alias: 'movies', name: { rus: 'Фильмы', eng: 'Movies' }, blocks: [] },
      {
        brand: 'kadr',
        alias: 'main',
        name: { rus: 'Главная' },
        title: { rus: 'Кадр — кино', eng: 'Kadr — cinema' },
        blocks: [
          {
            type: 'promo',
            tag: 'big_posters',
            items: listed('ship', 'unpackaged', 'ararat-only', 'north-wind'),
          },
          {
            type: 'carousel',
            name: { rus: 'Детям', eng: 'For children' },
            query: { theme: 'kids', sort: 'name', limit: 5 },
          },
          { type: 'top10', query: { sort: 'rating', limit: 2 }, items: listed('apple-year') },
          { type: 'carousel', name: { rus: 'Пусто' }, query: { genre: 'docs', theme: 'sport' } },
          { type: 'carousel', items: listed('unpackaged') },
          {
            type: 'custom_block',
            tag: 'hero',
            display_type: ['unauthorized'],
            custom_data: { html_id: 'top', cards: [{ title: { rus: 'Да', eng: 'Yes' } }], text: 'x' },
            variant: 'two',
            glow_color: '#ff0000',
            target: { type: 'link', link: '/movies', title: { rus: 'Все фильмы', eng: 'All films' } },
          },
        ],
      },
      {
        brand: 'kadr',
        alias: 'media_item',
        blocks: [{ type: 'carousel', name: { rus: 'Похожее' }, query: { similar: true, limit: 3 } }],
      },
      {
        brand: 'ararat',
        alias: 'main',
        name: { rus: 'Начало' },
        blocks: [{ type: 'carousel', query: { type: 'film' } }],
      },
    ],
  });
});
afterAll(() => test.close());

const slugsOf = (block: { items: readonly { type: string }[] } | undefined): string[] =>
  (block?.items ?? []).map((item) =>
    'media_item' in item ? (item.media_item as { slug: string }).slug : item.type,
  );

it('answers a main view with its blocks in order (CT-126, MB-001, MB-002, MB-003)', async () => {
  const view = await test.client().mediaViews.getById({ alias: 'main' });
  expect(view).toMatchObject({ alias: 'main', name: 'Главная', title: 'Кадр — кино', description: null });
  expect(view.media_blocks.map(({ type }) => type)).toEqual(['promo', 'carousel', 'top10', 'custom_block']);
  expect(view.media_blocks[3]).toEqual({
    id: view.media_blocks[3]?.id,
    name: null,
    sub_name: null,
    type: 'custom_block',
    tag: 'hero',
    target: { type: 'link', link: '/movies', title: 'Все фильмы' },
    image: null,
    display_type: ['unauthorized'],
    custom_data: { html_id: 'top', cards: [{ title: 'Да' }], text: 'x' },
    variant: 'two',
    glow_color: '#ff0000',
    items: [],
  });
});

it('fills a block with the titles that are listed and shown, then with what its query chooses, each once', async () => {
  const { media_blocks } = await test.client().mediaViews.getById({ alias: 'main' });
  expect(slugsOf(media_blocks[0])).toEqual(['ship', 'north-wind']);
  expect(slugsOf(media_blocks[1])).toEqual(['hedgehog', 'apple-year']);
  expect(slugsOf(media_blocks[2])).toEqual(['apple-year', 'hedgehog', 'ship']);
});

it('leaves out a block that is meant to have titles and has none', async () => {
  const { media_blocks } = await test.client().mediaViews.getById({ alias: 'main' });
  expect(media_blocks.map(({ name }) => name)).not.toContain('Пусто');
});

it('speaks the viewer’s language and chooses by it', async () => {
  const view = await test.client({ language: 'eng' }).mediaViews.getById({ alias: 'main' });
  expect(view).toMatchObject({ title: 'Kadr — cinema', name: 'Главная' });
  expect(view.media_blocks[1]?.name).toBe('For children');
  expect(slugsOf(view.media_blocks[1])).toEqual(['apple-year', 'hedgehog']);
  expect(view.media_blocks[3]?.target?.title).toBe('All films');
});

it('belongs to a brand', async () => {
  const view = await test.client({ brand: 'ararat' }).mediaViews.getById({ alias: 'main' });
  expect(slugsOf(view.media_blocks[0])).toContain('ararat-only');
  expect(
    await errorOf(test.client({ brand: 'ararat' }).mediaViews.getById({ alias: 'movies' })),
  ).toMatchObject({ name: 'NOT_FOUND' });
});

it('finds what is similar to a title by the genres that they share, best first (CT-006)', async () => {
  const similar = async (id: string) =>
    slugsOf(
      (await test.client().mediaViews.getById({ alias: 'media_item', media_item_id: id })).media_blocks[0],
    );
  expect(await similar('apple-year')).toEqual(['to-come']);
  expect(await similar('hedgehog')).toEqual(['ship', 'north-wind', 'subscribers-only']);
  expect(await similar('ship-1-1')).toEqual(['hedgehog', 'north-wind', 'subscribers-only']);
  const { media_blocks } = await test.client().mediaViews.getById({ alias: 'media_item' });
  expect(media_blocks).toEqual([]);
});

it.each([
  [{ alias: 'no-such-view' }, 'NOT_FOUND'],
  [{ alias: `main' or '1'='1` }, 'NOT_FOUND'],
  [{ alias: 'media_item', media_item_id: 'no-such-title' }, 'NOT_FOUND'],
  [{ alias: 'media_item', media_item_id: 'unpackaged' }, 'NOT_FOUND'],
  [{ alias: 'x'.repeat(61) }, 'INVALID_INPUT'],
  [{ alias: '' }, 'INVALID_INPUT'],
])('refuses %j', async (input, name) => {
  expect(await errorOf(test.client().mediaViews.getById(input))).toMatchObject({ name });
});

it('asks the database as often for forty blocks as for two', async () => {
  const block = (at: number): ImportedBlock =>
    at % 2 === 0
      ? { type: 'carousel', query: { genre: 'drama', limit: 20 } }
      : { type: 'carousel', items: listed('north-wind', 'ship') };
  for (const [alias, amount] of [
    ['two', 2],
    ['forty', 40],
  ] as const) {
    await test.import({
      media_views: [{ brand: 'kadr', alias, blocks: Array.from({ length: amount }, (_, at) => block(at)) }],
    });
  }
  const statementsOf = async (input: { alias: string; media_item_id?: string }): Promise<number> => {
    test.statements();
    await test.client().mediaViews.getById(input);
    return test.statements().length;
  };
  expect(await statementsOf({ alias: 'two' })).toBe(4);
  expect(await statementsOf({ alias: 'forty' })).toBe(4);
  expect(await statementsOf({ alias: 'media_item', media_item_id: 'ship' })).toBe(5);
});

it('keeps the ids of blocks by their place when a view is imported again', async () => {
  const at = (amount: number): CatalogueImport => ({
    media_views: [
      {
        brand: 'kadr',
        alias: 'again',
        blocks: Array.from({ length: amount }, () => ({ type: 'carousel' as const, items: listed('ship') })),
      },
    ],
  });
  const ids = async (): Promise<number[]> =>
    (await test.client().mediaViews.getById({ alias: 'again' })).media_blocks.map(({ id }) => id);
  await test.import(at(3));
  const before = await ids();
  await test.import(at(2));
  expect(await ids()).toEqual(before.slice(0, 2));
});

it('makes the menu of the views that have a name, home first (CT-138, SS-075)', async () => {
  const { menu } = await test.client({ language: 'eng' }).session.user();
  expect(menu.items).toMatchObject([
    { title: 'Главная', target: { type: 'media_view', link: 'main', title: 'Главная' }, icon: null },
    { title: 'Movies', target: { type: 'media_view', link: 'movies', title: 'Movies' } },
  ]);
});

it('answers what a custom block has beside its data, in the viewer’s language (MB-004)', async () => {
  const label = { text: { rus: 'Новое', eng: 'New' }, color: '#ff8800' };
  const target = { type: 'link', link: '/services', title: { rus: 'Подписки', eng: 'Plans' } } as const;
  await test.import({
    media_views: [
      {
        brand: 'kadr',
        alias: 'landing',
        blocks: [
          {
            type: 'custom_block',
            tag: 'faq',
            custom_data: { faq: [{ question: { rus: 'Как?', eng: 'How?' }, answer: { rus: 'Так.' } }] },
            label,
            timer: {
              end_date_time: '31.12.2026 21:00',
              color: '#00aaff',
              end_time_text: { rus: 'Всё', eng: 'Over' },
            },
            buttons: [
              { type: 'block_target', title: { rus: 'Дальше', eng: 'Further' } },
              {
                type: 'modal',
                title: { rus: 'Условия', eng: 'Terms' },
                modal: {
                  title: { rus: 'Условия', eng: 'Terms' },
                  html: { rus: '<p>Все.</p>', eng: '<p>All.</p>' },
                  label,
                  buttons: [{ title: { rus: 'К подпискам', eng: 'To the plans' }, target }],
                },
              },
            ],
            bottom_text: { rus: 'Внизу', eng: 'Below' },
          },
          { type: 'custom_block', tag: 'docs', custom_data: { docs: [] } },
        ],
      },
    ],
  });
  const { media_blocks } = await test.client({ language: 'eng' }).mediaViews.getById({ alias: 'landing' });
  expect(media_blocks[0]).toMatchObject({
    custom_data: { faq: [{ question: 'How?', answer: 'Так.' }] },
    label: { text: 'New', color: '#ff8800' },
    timer: { end_date_time: '31.12.2026 21:00', color: '#00aaff', end_time_text: 'Over' },
    buttons: [
      { type: 'block_target', title: 'Further', target: null, modal: null },
      {
        type: 'modal',
        title: 'Terms',
        modal: {
          title: 'Terms',
          html: '<p>All.</p>',
          label: { text: 'New' },
          logo: null,
          buttons: [{ title: 'To the plans', target: { type: 'link', link: '/services', title: 'Plans' } }],
        },
      },
    ],
    bottom_text: 'Below',
  });
  expect(media_blocks[1]).not.toHaveProperty('timer');
});

it('refuses a timer that is not written dd.MM.yyyy HH:mm', async () => {
  const timer = { end_date_time: '2026-12-31 21:00', color: null, end_time_text: null };
  const blocks: ImportedBlock[] = [{ type: 'custom_block', tag: 'faq', timer }];
  const failed = await errorOf(test.import({ media_views: [{ brand: 'kadr', alias: 'landing', blocks }] }));
  expect(failed?.name).toBe('INVALID_INPUT');
});

it('gives the titles of a media strip a scene each, and banners the ids that the operator has given (MB-107, MB-110)', async () => {
  await test.import({
    media_views: [
      {
        brand: 'kadr',
        alias: 'scenes',
        blocks: [
          { type: 'custom_block', tag: 'media_strip', items: listed('ship', 'north-wind') },
          { type: 'carousel', items: listed('ship') },
          {
            type: 'custom_block',
            tag: null,
            name: { rus: 'persons' },
            custom_data: { person_cards: { cards: [{ banner_id: 7 }] } },
            items: [
              { type: 'banner', banner: { id: 7, title: { rus: 'Вера' }, size: 'small' } },
              { type: 'banner', banner: { title: { rus: 'Илья' }, size: 'small' } },
            ],
          },
        ],
      },
    ],
  });
  const { media_blocks } = await test.client().mediaViews.getById({ alias: 'scenes' });
  const [strip, row, persons] = media_blocks;
  for (const item of strip?.items ?? [])
    expect(item).toMatchObject({ media_item: { screenshots: expect.any(Array) } });
  expect(strip?.items).toHaveLength(2);
  expect(row?.items[0]).not.toHaveProperty('media_item.screenshots');
  const ids = persons?.items.map((item) => (item.type === 'banner' ? item.banner.id : null));
  expect(ids?.[0]).toBe(7);
  expect(ids?.[1]).not.toBe(7);
});
