import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueImport } from '@kadr/contract';
import { picture, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testAsset } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { secondsOf } from '../text/unix-seconds.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  await test.pool.query(
    'truncate media_items, genres, persons, assets, media_views restart identity cascade',
  );
});
afterAll(() => test.close());

const everything = async (): Promise<unknown> => {
  const tables = [
    'genres',
    'persons',
    'media_items',
    'media_item_genres',
    'media_item_persons',
    'media_views',
    'media_blocks',
    'media_block_items',
  ];
  return Promise.all(
    tables.map(async (table) => (await test.pool.query(`select * from ${table} order by 1, 2`)).rows),
  );
};
const refusal = async (batch: CatalogueImport): Promise<string> => {
  const before = await everything();
  const error = await errorOf(test.import(batch));
  expect(error).toMatchObject({ name: 'INVALID_INPUT', status: 400 });
  expect(await everything()).toEqual(before);
  return error?.description ?? '';
};
const film = (slug: string, more: object = {}) => ({
  slug,
  type: 'film' as const,
  name: { rus: slug },
  ...more,
});

describe('an import', () => {
  it('tells how much it took, and changes nothing when it comes again', async () => {
    const view = {
      brand: 'kadr',
      alias: 'main',
      name: { rus: 'Главная' },
      blocks: [{ type: 'carousel' as const, items: [{ type: 'media_item' as const, slug: 'ship' }] }],
    };
    const batch: CatalogueImport = { ...sampleCatalogue, media_views: [view] };
    expect(await test.operator().operator.importCatalogue(batch)).toEqual({
      genres: 3,
      persons: 2,
      media_items: sampleCatalogue.media_items.length,
      services: 0,
      collections: 0,
      promo_events: 0,
      karaoke_items: 0,
      channels: 0,
      media_views: 1,
    });
    const once = await everything();
    test.clock.now = new Date(test.clock.now.getTime() + 1000);
    await test.import(batch);
    expect(await everything()).toEqual(once);
  });

  it('changes what has the same slug', async () => {
    await test.import({ media_items: [film('one', { is_coming_soon: true, rating: 4, year: 2000 })] });
    await test.import({
      genres: [{ alias: 'drama', name: { rus: 'Драма' } }],
      media_items: [
        film('one', { name: { rus: 'Другое' }, is_coming_soon: true, rating: 6, genres: ['drama'] }),
      ],
    });
    expect(await test.client().mediaItems.getById({ id: 'one' })).toMatchObject({
      name: 'Другое',
      year: null,
      ratings: { wink: 6 },
      genres: [{ alias: 'drama' }],
    });
  });

  it('keeps pictures that it does not name', async () => {
    await test.import({
      media_items: [
        film('one', {
          logo: picture(1),
          background: picture(2),
          poster_bg_color: '#112233',
          screenshots: [picture(3)],
          is_coming_soon: true,
        }),
      ],
    });
    await test.import({ media_items: [film('one', { background: picture(4), is_coming_soon: true })] });
    await test.import({ persons: [{ slug: 'anna', name: { rus: 'Анна' }, photo_avatar: picture(5) }] });
    await test.import({ persons: [{ slug: 'anna', name: { rus: 'Анна' } }] });
    expect((await test.client().persons.getById({ id: 'anna' })).photo_avatar).toBe(picture(5));
    expect(await test.client().mediaItems.getById({ id: 'one' })).toMatchObject({
      logo: picture(1),
      background: picture(4),
      poster_bg_color: '#112233',
      screenshots: [picture(3)],
    });
  });

  it('lets another picture stand in for a missing Russian one', async () => {
    await test.import({ media_items: [film('one', { logo: { eng: picture(7) }, is_coming_soon: true })] });
    expect((await test.client({ language: 'hye' }).mediaItems.getById({ id: 'one' })).logo).toBe(picture(7));
  });

  it('takes children before their parents, and parents that are there already', async () => {
    await test.import({ media_items: [{ slug: 's', type: 'series', name: { rus: 'Сериал' } }] });
    await test.import({
      media_items: [
        {
          slug: 's-1-1',
          type: 'episode',
          parent: 's-1',
          order_number: 1,
          name: { rus: 'Первая' },
          is_coming_soon: true,
        },
        {
          slug: 's-1',
          type: 'season',
          parent: 's',
          order_number: 1,
          name: { rus: 'Сезон' },
          is_coming_soon: true,
        },
      ],
    });
    expect(await test.client().mediaItems.getById({ id: 's-1-1' })).toMatchObject({
      series_slug: 's',
      season_slug: 's-1',
    });
  });

  it('moves a season with its episodes to another series', async () => {
    await test.import(sampleCatalogue);
    await test.publish('ship-2-1', { kind: 'episode' });
    await test.import({
      media_items: [
        { slug: 'boat', type: 'series', name: { rus: 'Лодка' }, brands: ['ararat'] },
        { slug: 'ship-2', type: 'season', parent: 'boat', order_number: 1, name: { rus: 'Сезон' } },
      ],
    });
    expect(await errorOf(test.client().mediaItems.getById({ id: 'ship' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect(await test.client({ brand: 'ararat' }).mediaItems.getById({ id: 'ship-2-1' })).toMatchObject({
      series_slug: 'boat',
    });
    expect(await errorOf(test.client().mediaItems.getById({ id: 'ship-2-1' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('shows an episode that is not free unless its series is (CT-002)', async () => {
    await test.import({
      media_items: [
        { slug: 's', type: 'series', name: { rus: 'Сериал' }, usage_model: 'SERVICE' },
        { slug: 's-1', type: 'season', parent: 's', order_number: 1, name: { rus: 'Сезон' } },
        { slug: 's-1-1', type: 'episode', parent: 's-1', order_number: 1, name: { rus: 'Первая' } },
      ],
    });
    await test.publish('s-1-1', { kind: 'episode' });
    expect(await test.client().mediaItems.getById({ id: 's-1-1' })).toMatchObject({
      usage_model: 'SERVICE',
      is_playable: false,
    });
  });

  it('exchanges the numbers of two episodes', async () => {
    await test.import(sampleCatalogue);
    await test.import({
      media_items: [
        {
          slug: 'ship-1-1',
          type: 'episode',
          parent: 'ship-1',
          order_number: 2,
          name: { rus: 'Отплытие' },
          is_coming_soon: true,
        },
        {
          slug: 'ship-1-2',
          type: 'episode',
          parent: 'ship-1',
          order_number: 1,
          name: { rus: 'Шторм' },
          is_coming_soon: true,
        },
        {
          slug: 'ship-1',
          type: 'season',
          parent: 'ship',
          order_number: 1,
          name: { rus: 'Сезон 1' },
          is_coming_soon: true,
        },
      ],
    });
    const { items } = await test.client().mediaItems.getChildren({ id: 'ship-1' });
    expect(items.map(({ slug }) => slug)).toEqual(['ship-1-2', 'ship-1-1']);
  });

  it('takes two thousand titles at once', async () => {
    await test.import({
      media_items: Array.from({ length: 2000 }, (_, at) => film(`film-${at}`, { is_coming_soon: true })),
    });
    const { rows } = await test.pool.query(
      'select count(*)::integer as amount from media_items where is_published',
    );
    expect(rows).toEqual([{ amount: 2000 }]);
  });

  it('done twice at the same time waits for itself', async () => {
    await Promise.all([
      test.import(sampleCatalogue),
      test.import(sampleCatalogue),
      test.import(sampleCatalogue),
    ]);
    const { rows } = await test.pool.query('select count(*)::integer as amount from media_items');
    expect(rows).toEqual([{ amount: sampleCatalogue.media_items.length }]);
  });
});

describe('an import is refused whole, and says why,', () => {
  it.each<[string, CatalogueImport]>([
    ['“a” names the genre “no-such”', { media_items: [film('b'), film('a', { genres: ['no-such'] })] }],
    [
      '“a” names the person “nobody”, who does not exist',
      { media_items: [film('a', { cast: [{ person: 'nobody', role: 'actor' }] })] },
    ],
    [
      '“a” names the brand “nobrand”, which does not exist',
      { media_items: [film('a', { brands: ['nobrand'] })] },
    ],
    [
      '“e” names the parent “nowhere”, which does not exist',
      {
        media_items: [{ slug: 'e', type: 'episode', parent: 'nowhere', order_number: 1, name: { rus: 'e' } }],
      },
    ],
    [
      '“e” is an episode and its parent “a” is not a season',
      {
        media_items: [
          film('a'),
          { slug: 'e', type: 'episode', parent: 'a', order_number: 1, name: { rus: 'e' } },
        ],
      },
    ],
    [
      '“s” is a season and needs its series as parent',
      { media_items: [{ slug: 's', type: 'season', order_number: 1, name: { rus: 's' } }] },
    ],
    [
      '“s” is a season and needs an order_number',
      {
        media_items: [
          { slug: 'x', type: 'series', name: { rus: 'x' } },
          { slug: 's', type: 'season', parent: 'x', name: { rus: 's' } },
        ],
      },
    ],
    ['“a” is a film and cannot have a parent', { media_items: [film('b'), film('a', { parent: 'b' })] }],
    ['media_items has “a” twice', { media_items: [film('a'), film('a')] }],
    [
      'genres has “x” twice',
      {
        genres: [
          { alias: 'x', name: { rus: 'x' } },
          { alias: 'x', name: { rus: 'y' } },
        ],
      },
    ],
    ['media_items.0.name.rus', { media_items: [film('a', { name: { rus: 'я'.repeat(10_000) } })] }],
    ['media_items.0.start_date', { media_items: [film('a', { start_date: Number.MAX_SAFE_INTEGER })] }],
    [
      'media_items.0.name.rus: has a character that cannot be stored',
      { media_items: [film('a', { name: { rus: 'a\u0000b' } })] },
    ],
    ['media_items.0.slug', { media_items: [film("a'; drop table media_items")] }],
    ['media_items.0.countries.0', { media_items: [film('a', { countries: ['Russia'] })] }],
    [
      'The view “kadr/main” names the title “gone”, which does not exist',
      {
        media_views: [
          {
            brand: 'kadr',
            alias: 'main',
            blocks: [{ type: 'carousel', items: [{ type: 'media_item', slug: 'gone' }] }],
          },
        ],
      },
    ],
    [
      'The view “kadr/main” names the genre “gone”, which does not exist',
      {
        media_items: [film('a')],
        media_views: [
          { brand: 'kadr', alias: 'main', blocks: [{ type: 'carousel', query: { genre: 'gone' } }] },
        ],
      },
    ],
    [
      'The view “other/main” names the brand “other”, which does not exist',
      { media_views: [{ brand: 'other', alias: 'main', blocks: [] }] },
    ],
    [
      'media_views has “kadr/main” twice',
      {
        media_views: [
          { brand: 'kadr', alias: 'main', blocks: [] },
          { brand: 'kadr', alias: 'main', blocks: [] },
        ],
      },
    ],
  ])('when %s', async (reason, batch) => {
    expect(await refusal(batch)).toContain(reason);
  });

  it('when two episodes claim one number', async () => {
    await test.import(sampleCatalogue);
    const again = {
      slug: 'again',
      type: 'episode' as const,
      parent: 'ship-1',
      order_number: 2,
      name: { rus: 'Снова' },
    };
    expect(await refusal({ media_items: [again] })).toContain(
      '“again” and “ship-1-2” have the same order_number',
    );
  });

  it('when a title would become another kind of thing', async () => {
    await test.import({ media_items: [film('a')] });
    expect(await refusal({ media_items: [{ slug: 'a', type: 'series', name: { rus: 'a' } }] })).toContain(
      '“a” is a film and cannot become a series',
    );
  });

  it('when PostgreSQL refuses a value that nobody foresaw', async () => {
    await test.pool.query('alter table persons alter column photo_avatar type varchar(3) using null');
    const persons = [{ slug: 'a', name: { rus: 'a' }, photo_avatar: picture(1) }];
    expect(await refusal({ persons })).toBe('В запросе ошибка.');
    await test.pool.query('alter table persons alter column photo_avatar type text');
  });
});

describe('a published title', () => {
  it('takes frames of the film for pictures that it has not', async () => {
    await test.import({
      media_items: [film('bare'), film('drawn', { logo: picture(1), poster_bg_color: '#112233' })],
    });
    const posters = [
      { image: `images/${picture(8).slice(1)}`, color: '#445566' },
      { image: `images/${picture(9).slice(1)}`, color: '#778899' },
    ];
    await test.publish('bare', { posters });
    await test.publish('drawn', { posters });
    expect(await test.client().mediaItems.getById({ id: 'bare' })).toMatchObject({
      logo: picture(8),
      visit_card: picture(8),
      background: picture(8),
      poster_bg_color: '#445566',
      screenshots: [picture(8), picture(9)],
    });
    expect(await test.client().mediaItems.getById({ id: 'drawn' })).toMatchObject({
      logo: picture(1),
      background: picture(8),
      poster_bg_color: '#112233',
    });
  });

  it('that was announced for a later day stays announced until then (CT-100)', async () => {
    const tomorrow = secondsOf(test.clock.now) + 86_400;
    await test.import({
      media_items: [
        film('later', { is_coming_soon: true, start_date: tomorrow }),
        film('now', { is_coming_soon: true }),
      ],
    });
    await test.publish('later');
    await test.publish('now');
    const state = (slug: string) => test.client().mediaItems.getById({ id: slug });
    expect(await state('now')).toMatchObject({ is_coming_soon: false, is_playable: true });
    expect(await state('later')).toMatchObject({ is_coming_soon: true, is_playable: false });
    test.clock.now = new Date((tomorrow + 1) * 1000);
    expect(await state('later')).toMatchObject({ is_coming_soon: false, is_playable: true });
  });

  it('is not announced again when the catalogue that announced it is imported again', async () => {
    const batch = {
      media_items: [
        film('one', { is_coming_soon: true }),
        { slug: 's', type: 'series' as const, name: { rus: 'Сериал' }, is_coming_soon: true },
        {
          slug: 's-1',
          type: 'season' as const,
          parent: 's',
          order_number: 1,
          name: { rus: 'Сезон' },
          is_coming_soon: true,
        },
        {
          slug: 's-1-1',
          type: 'episode' as const,
          parent: 's-1',
          order_number: 1,
          name: { rus: 'Первая' },
          is_coming_soon: true,
        },
      ],
    };
    await test.import(batch);
    await test.publish('one');
    await test.publish('s-1-1', { kind: 'episode' });
    await test.import(batch);
    for (const { slug } of batch.media_items) {
      expect(await test.client().mediaItems.getById({ id: slug })).toMatchObject({
        is_coming_soon: false,
        is_playable: true,
      });
    }
  });

  it('takes another film in place of the one that it had', async () => {
    await test.import({ media_items: [film('one')] });
    await test.publish('one');
    test.compose.answer = async () => ({ ...testAsset('b'.repeat(20)), duration: 60 });
    const parts = [{ asset_id: 'c'.repeat(20), from: 0, to: null }];
    expect(await test.operator().operator.composeAsset({ kind: 'film', slug: 'one', parts })).toEqual({
      asset_id: 'b'.repeat(20),
      duration: 60,
    });
    expect((await test.client().mediaItems.getById({ id: 'one' })).duration).toBe(60);
  });
});
