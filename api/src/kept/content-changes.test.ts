import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleCatalogue, publishedEpisodes, publishedFilms } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { channelsOfTests, guideOfTests, now } from '../testing/television.ts';
import { createTestApi } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let origin: string;

beforeAll(async () => {
  test = await createTestApi();
  await test.api.push.start();
  origin = await test.listen();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
  await test.import({
    services: [{ alias: 'big-tv', name: { rus: 'Большое ТВ' }, media_items: ['apple-year'] }],
    channels: channelsOfTests,
    collections: [{ slug: 'winter', name: { rus: 'Зима' }, media_items: ['north-wind'] }],
    karaoke_items: [{ slug: 'snow', name: { rus: 'Снег' }, artist: { name: { rus: 'Хор' } } }],
    promo_events: [{ slug: 'sale', name: { rus: 'Скидки' }, media_items: ['hedgehog'] }],
    media_views: [
      {
        brand: 'kadr',
        alias: 'main',
        name: { rus: 'Главная' },
        blocks: [
          { type: 'carousel', query: { sort: 'rating', limit: 5 } },
          { type: 'carousel', query: { sort: 'popular', limit: 5 } },
          { type: 'channels', items: [] },
          { type: 'custom_block', tag: 'tvprogramms', items: [] },
          { type: 'collection', items: [{ type: 'collection', slug: 'winter' }] },
          { type: 'service', items: [{ type: 'service', slug: 'big-tv' }] },
        ],
      },
    ],
  });
  await test.operator().operator.importGuide({ guides: [guideOfTests()] });
  await test.operator().operator.importAccounts({ accounts: [testAccount] });
});
afterAll(() => test.close());

/** Every read with a kept part. */
const reads: readonly ((client: ReturnType<TestApi['client']>) => Promise<unknown>)[] = [
  (client) => client.channels.list({}),
  (client) => client.channels.themes(),
  (client) => client.channels.getById({ id: 'pervyy-kadr' }),
  (client) => client.collections.list({}),
  (client) => client.collections.getById({ id: 'winter' }),
  (client) => client.collections.titles({ id: 'winter' }),
  (client) => client.epgs.list({ id: 'pervyy-kadr' }),
  (client) => client.karaoke.list({}),
  (client) => client.karaoke.getById({ id: 'snow' }),
  (client) => client.mediaItems.list({}),
  (client) => client.mediaItems.list({ sort: 'rating', genre: 'drama' }),
  (client) => client.mediaItems.count({}),
  (client) => client.mediaItems.getFilters({}),
  (client) => client.mediaItems.getById({ id: 'north-wind' }),
  (client) => client.mediaItems.getById({ id: 'ship' }),
  (client) => client.mediaItems.getChildren({ id: 'ship' }),
  (client) => client.mediaItems.getCast({ id: 'north-wind' }),
  (client) => client.mediaViews.getById({ alias: 'main' }),
  (client) => client.mediaViews.getById({ alias: 'media_item', media_item_id: 'hedgehog' }),
  (client) => client.persons.getById({ id: 'anna-kern' }),
  (client) => client.promoEvents.list({}),
  (client) => client.promoEvents.getById({ id: 'sale' }),
  (client) => client.promoEvents.titles({ id: 'sale' }),
  (client) => client.services.list(),
  (client) => client.services.getById({ id: 'big-tv' }),
  (client) => client.shortStories.list({}),
  (client) => client.coldStart.genres(),
];

it('says of every table that guests’ pages are read from when it changes', async () => {
  const { rows: tables } = await test.pool.query<{ name: string; is_watched: boolean }>(
    `select relname as name, exists (select from pg_trigger where tgrelid = c.oid and tgname = relname || '_changed') as is_watched
     from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  test.statements();
  for (const read of reads) await read(test.client());
  const asked = test.statements().join('\n');
  expect(asked).toContain('media_items');
  const unwatched = tables.filter(
    ({ name, is_watched }) => !is_watched && new RegExp(`(?:from|join) "?${name}"?\\b`).test(asked),
  );
  // Rows of profiles: a read without a profile contains none of them.
  const ofProfiles = new Set([
    'channel_favourites',
    'karaoke_favourites',
    'programme_favourites',
    'reminders',
  ]);
  expect(unwatched.map(({ name }) => name).filter((name) => !ofProfiles.has(name))).toEqual([]);
});

it('watches all columns of titles and channels but those that viewers do not see, or that are watched otherwise', async () => {
  const { rows } = await test.pool.query<{ column: string }>(
    `select relname || '.' || attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
     where relname in ('media_items', 'channels') and relkind = 'r' and attnum > 0 and not attisdropped
       and attgenerated = '' and attidentity = ''
       and attnum <> all((select tgattr from pg_trigger where tgrelid = c.oid and tgname = relname || '_changed')::int2[])
     order by 1`,
  );
  expect(rows.map(({ column }) => column)).toEqual([
    'channels.is_schedule_due',
    'channels.xmltv_id',
    'media_items.popularity',
    'media_items.ratings_count',
    'media_items.ratings_sum',
  ]);
});

it('reads what all viewers see once, for all of them', async () => {
  const cookies = await signIn(test);
  for (const read of reads) await read(test.client());
  test.statements();
  await test.client({ cookies }).mediaViews.getById({ alias: 'main' });
  const asked = test.statements();
  expect(
    asked.filter((text) => /from\s+"?(?:media_items|channels|collections|services|media_views)\b/.test(text)),
  ).toEqual([]);
  // The session, its positions, the television that it has kept, marks of its titles.
  expect(asked.length).toBeLessThanOrEqual(4);
});

it.each<[what: string, change: () => Promise<unknown>, read: () => Promise<unknown>, after: unknown]>([
  [
    'a title',
    () =>
      test.import({
        media_items: [
          { slug: 'apple-year', type: 'film', name: { rus: 'Год груш' }, year: 2020, themes: ['movies'] },
        ],
      }),
    async () => (await test.client().mediaItems.getById({ id: 'apple-year' })).name,
    'Год груш',
  ],
  [
    'a card in a list',
    () =>
      test.import({
        media_items: [
          { slug: 'apple-year', type: 'film', name: { rus: 'Год слив' }, year: 2020, themes: ['movies'] },
        ],
      }),
    async () =>
      (await test.client().mediaItems.list({})).items.find(({ slug }) => slug === 'apple-year')?.name,
    'Год слив',
  ],
  [
    'a view',
    () => test.import({ media_views: [{ brand: 'kadr', alias: 'main', name: { rus: 'Дом' }, blocks: [] }] }),
    async () => (await test.client().mediaViews.getById({ alias: 'main' })).name,
    'Дом',
  ],
  [
    'the menu',
    () =>
      test.import({ media_views: [{ brand: 'kadr', alias: 'main', name: { rus: 'Начало' }, blocks: [] }] }),
    async () => (await test.client().session.user()).menu.items[0]?.title,
    'Начало',
  ],
  [
    'a service',
    () => test.import({ services: [{ alias: 'big-tv', name: { rus: 'ТВ' } }] }),
    async () => (await test.client().services.getById({ id: 'big-tv' })).name,
    'ТВ',
  ],
  [
    'a channel',
    () => test.import({ channels: [{ slug: 'pervyy-kadr', name: { rus: 'Второй' }, themes: ['movies'] }] }),
    async () => (await test.client().channels.getById({ id: 'pervyy-kadr' })).name,
    'Второй',
  ],
  [
    'the guide',
    () =>
      test.operator().operator.importGuide({
        guides: [
          {
            channel: 'pervyy-kadr',
            from: now - 60,
            to: now + 60,
            programmes: [{ slug: 'news', name: { rus: 'Новости' } }],
            epgs: [{ programme: 'news', start_time: now - 60, end_time: now + 60 }],
          },
        ],
      }),
    async () => (await test.client().channels.getById({ id: 'pervyy-kadr' })).epgs[0]?.name,
    'Новости',
  ],
  [
    'the answer to a guest',
    () =>
      test.import({
        media_items: [
          { slug: 'apple-year', type: 'film', name: { rus: 'Год дынь' }, year: 2020, themes: ['movies'] },
        ],
      }),
    async () => {
      const response = await fetch(`${origin}/media_items/apple-year`);
      return ((await response.json()) as { name: string }).name;
    },
    'Год дынь',
  ],
])('forgets %s when an operator changes it', async (_what, change, read, after) => {
  expect(await read()).toEqual(await read());
  await change();
  expect(await read()).toEqual(after);
});

it('forgets the rating of a title when a viewer rates it', async () => {
  const cookies = await signIn(test);
  const rating = async () => (await test.client().mediaItems.getById({ id: 'north-wind' })).ratings.wink;
  const { id } = await test.client().mediaItems.getById({ id: 'north-wind' });
  const before = await rating();
  await test.client({ cookies }).ratings.set({ content_id: id, rating: 1 });
  expect(await rating()).not.toBe(before);
});

it('forgets what is sorted by popularity when that is worked out', async () => {
  const first = async () =>
    (await test.client().mediaItems.list({ sort: 'popular', limit: 1 })).items[0]?.slug;
  const before = await first();
  await test.pool.query(`insert into media_item_plays (media_item_id, day, plays)
    select id, '2026-03-01', 1000 from media_items where slug = 'hedgehog'`);
  expect(await first()).toBe(before);
  await test.api.refreshPopularity();
  await expect.poll(first).toBe('hedgehog');
});

it('forgets that a channel plays nothing when it is planned', async () => {
  const isPlaying = async () =>
    (await test.client().channels.getById({ id: 'pervyy-kadr' })).actions.some(
      ({ type }) => type === 'watch',
    );
  expect(await isPlaying()).toBe(false);
  await test.pool.query(`insert into channel_runs (channel_id, first, ordinal, assets)
    select id, 0, 0, '[]' from channels where slug = 'pervyy-kadr'`);
  await expect.poll(isPlaying).toBe(true);
});

it('goes on with what is on by the clock', async () => {
  const onNow = async () => (await test.client().channels.getById({ id: 'pervyy-kadr' })).epgs[0]?.id;
  const { rows } = await test.pool.query<{ ends: number }>(
    `select extract(epoch from end_time)::int as ends from epgs e join channels c on c.id = e.channel_id
     where c.slug = 'pervyy-kadr' and end_time > $1 order by end_time limit 1`,
    [test.clock.now],
  );
  const before = await onNow();
  const begins = test.clock.now;
  try {
    test.clock.now = new Date((rows[0]?.ends ?? 0) * 1000 - 1);
    expect(await onNow()).toBe(before);
    test.clock.now = new Date((rows[0]?.ends ?? 0) * 1000);
    expect(await onNow()).not.toBe(before);
  } finally {
    test.clock.now = begins;
  }
});
