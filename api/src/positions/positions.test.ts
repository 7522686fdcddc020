import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { countUpdates } from '../testing/hot-updates.ts';
import { publishedEpisodes, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { signIn, testAccount } from '../testing/sign-in.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { writePositions } from './repository.ts';

let test: TestApi;
let anna: Record<string, string>;
let lev: Record<string, string>;
const other = { email: 'lev@kadr.example', password: 'another-password' };
/** An account that saves too often. */
const eager = { email: 'eager@kadr.example', password: 'one-more-password' };
/** Length of every film and episode of the tests, in seconds. */
const length = 5400.5;
const playback = '11111111-1111-4111-8111-111111111111';
const later = '22222222-2222-4222-8222-222222222222';

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
  await test.import({
    media_views: [
      {
        brand: 'kadr',
        alias: 'main',
        blocks: [
          { type: 'carousel', tag: 'continue_viewing', name: { rus: 'Продолжить' } },
          { type: 'carousel', items: [{ type: 'media_item', slug: 'north-wind' }] },
        ],
      },
    ],
  });
  await test.operator().operator.importAccounts({ accounts: [testAccount, other] });
  anna = await signIn(test);
  lev = await signIn(test, other);
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate viewing_positions, attempts');
});
afterAll(() => test.close());

const of = (cookies: Record<string, string>) => test.client({ cookies });
const page = (slug: string, cookies = anna) => of(cookies).mediaItems.getById({ id: slug });
/** Reports a position ten seconds later. */
const save = async (slug: string, timepoint: number, over: { sequence?: number; playback?: string } = {}) => {
  test.pass(10);
  return of(anna).positions.save({
    media_item_id: (await page(slug, {})).id,
    timepoint,
    playback_session_id: over.playback ?? playback,
    sequence: over.sequence ?? 1,
  });
};

describe('a position', () => {
  it('is kept, shown with the title to its profile alone, and where watching goes on (CT-047, CT-091, PL-019, PL-020)', async () => {
    expect(await save('north-wind', 1200.5)).toEqual({ timepoint: 1200.5, is_viewed: false });
    expect((await page('north-wind')).media_position).toEqual({ timepoint: 1200.5, is_viewed: false });
    await save('ship-1-2', 60);
    const { items } = await of(anna).mediaItems.getChildren({ id: 'ship-1' });
    expect(items.map(({ media_position }) => media_position?.timepoint ?? null)).toEqual([null, 60]);
    for (const cookies of [lev, {}]) expect((await page('north-wind', cookies)).media_position).toBeNull();
    const start = async (cookies: Record<string, string>) =>
      (await of(cookies).playback.start({ media_item_id: 'north-wind' })).start_time;
    expect([await start(anna), await start(lev), await start({})]).toEqual([1200.5, 0, 0]);
  });

  it('near the end means viewed, and stays so; playback restarts (CT-047, CT-091)', async () => {
    expect(await save('north-wind', length * 0.94)).toMatchObject({ is_viewed: false });
    expect(await save('north-wind', 99_999, { sequence: 2 })).toEqual({ timepoint: length, is_viewed: true });
    expect((await of(anna).playback.start({ media_item_id: 'north-wind' })).start_time).toBe(0);
    expect(await save('north-wind', 600, { playback: later })).toEqual({ timepoint: 600, is_viewed: true });
    expect((await of(anna).playback.start({ media_item_id: 'north-wind' })).start_time).toBe(600);
  });

  it('does not go back because a word comes late, and leaves no trace of a first glance (CT-091)', async () => {
    await save('north-wind', 300, { sequence: 3 });
    expect(await save('north-wind', 290, { sequence: 2 })).toEqual({ timepoint: 300, is_viewed: false });
    expect(await save('north-wind', 120, { sequence: 4 })).toMatchObject({ timepoint: 120 });
    expect(await save('north-wind', 2, { sequence: 5 })).toMatchObject({ timepoint: 2 });
    await save('hedgehog', 4);
    expect((await page('hedgehog')).media_position).toBeNull();
  });

  it('is saved again without writing an index', async () => {
    await save('north-wind', 100);
    const { rows: kept } = await test.pool.query<{ profile_id: number; media_item_id: number }>(
      'select profile_id, media_item_id from viewing_positions',
    );
    await openDatabase(test.pool).transaction(async (db) => {
      const counts = await countUpdates(db, 'viewing_positions', async () => {
        for (const sequence of [2, 3, 4]) {
          test.pass(30);
          await writePositions(db, [
            {
              profileId: kept[0]?.profile_id ?? 0,
              mediaItemId: kept[0]?.media_item_id ?? 0,
              timepoint: 100 + 30 * sequence,
              isViewed: false,
              watchedAt: test.clock.now,
              playbackSessionId: playback,
              sequence,
            },
          ]);
        }
      });
      expect(counts).toEqual({ updated: 3, hot: 3 });
    });
  });

  it('is saved of many films at once, each by its own latest word', async () => {
    const slugs = ['north-wind', 'hedgehog'];
    const all = Array.from({ length: 20 }, (_, at) =>
      save(slugs[at % 2] ?? '', 100 + at, { sequence: at + 1 }),
    );
    await Promise.all(all);
    for (const [at, slug] of slugs.entries())
      expect((await page(slug)).media_position).toEqual({ timepoint: 118 + at, is_viewed: false });
  });

  it('is refused of what is no film or episode, of what is not shown, without a session, and too often', async () => {
    const said = { timepoint: 60, playback_session_id: playback, sequence: 1 };
    const { id } = await page('north-wind');
    const series = (await page('ship')).id;
    const refusal = async (media_item_id: number, over = {}, cookies = anna) =>
      (await errorOf(of(cookies).positions.save({ ...said, media_item_id, ...over })))?.name;
    expect(await refusal(series)).toBe('NOT_PLAYABLE');
    expect(await refusal(999_999)).toBe('NOT_FOUND');
    for (const over of [
      { timepoint: -1 },
      { timepoint: Infinity },
      { sequence: 0 },
      { playback_session_id: 'x' },
    ])
      expect(await refusal(id, over)).toBe('INVALID_INPUT');
    for (const ask of [
      of({}).positions.save({ ...said, media_item_id: id }),
      of({}).positions.list({}),
      of({}).positions.delete({ media_item_id: id }),
      of({}).positions.clear(),
    ])
      expect(await errorOf(ask)).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
    await test.operator().operator.importAccounts({ accounts: [eager] });
    const cookies = await signIn(test, eager);
    for (let saves = 0; saves < 120; saves += 1) await refusal(series, {}, cookies);
    expect(await refusal(id, {}, cookies)).toBe('TOO_MANY_REQUESTS');
    expect(await refusal(id)).toBeUndefined();
    test.pass(60);
    expect(await refusal(id, {}, cookies)).toBeUndefined();
  });
});

describe('a series', () => {
  it('goes on where its profile is, with the next episode after the end of one, and from the start after the last (CT-048, CT-089, CT-091)', async () => {
    const next = async (slug = 'ship', cookies = anna) =>
      (await page(slug, cookies)).series_position?.episode_slug;
    expect(await next()).toBe('ship-1-1');
    await save('ship-1-1', 100);
    expect(await next()).toBe('ship-1-1');
    await save('ship-1-1', length, { sequence: 2 });
    expect(await next()).toBe('ship-1-2');
    await save('ship-1-2', length);
    expect((await page('ship')).series_position).toMatchObject({
      episode_slug: 'ship-2-1',
      season_slug: 'ship-2',
      season_number: 2,
      episode_number: 1,
    });
    const { content, start_time } = await of(anna).playback.start({ media_item_id: 'ship' });
    expect([content.slug, start_time]).toEqual(['ship-2-1', 0]);
    await save('ship-2-1', 700);
    expect((await of(anna).playback.start({ media_item_id: 'ship' })).start_time).toBe(700);
    expect([await next('ship-1'), await next('ship-2')]).toEqual(['ship-1-1', 'ship-2-1']);
    await save('ship-2-1', length, { sequence: 2 });
    expect(await next()).toBe('ship-1-1');
    expect(await next('ship', lev)).toBe('ship-1-1');
  });
});

describe('the block to go on with', () => {
  const block = async (cookies = anna) => {
    const { media_blocks } = await of(cookies).mediaViews.getById({ alias: 'main' });
    return media_blocks.find(({ tag }) => tag === 'continue_viewing');
  };
  const slugs = async () =>
    ((await block())?.items ?? []).map((item) =>
      item.type === 'media_item' ? item.media_item.slug : item.type,
    );

  it('has one title per series, the latest first, and the next episode where one is over (CT-088, CT-090)', async () => {
    await save('ship-1-1', 100);
    await save('north-wind', 300);
    await save('hedgehog', 400);
    await save('ship-1-2', 200);
    expect(await slugs()).toEqual(['ship-1-2', 'hedgehog', 'north-wind']);
    await save('hedgehog', length, { sequence: 2 });
    await save('ship-1-2', length, { sequence: 2 });
    expect(await slugs()).toEqual(['ship-2-1', 'north-wind']);
    await save('ship-2-1', length);
    expect(await slugs()).toEqual(['north-wind']);
    expect((await block())?.items[0]).toMatchObject({ media_item: { media_position: { timepoint: 300 } } });
  });

  it('is not there for who is in the middle of nothing, and asks nothing for a guest', async () => {
    expect([await block(), await block({})]).toEqual([undefined, undefined]);
    test.statements();
    await block({});
    const forGuests = test.statements().length;
    await save('north-wind', 300);
    test.statements();
    await block();
    // The session, the titles to continue, and its marks of titles.
    expect(test.statements().length).toBe(forGuests + 3);
  });
});

describe('the history', () => {
  const slugs = async (input = {}) =>
    (await of(anna).positions.list(input)).items.map(({ media_item }) => media_item.slug);

  it('has every film and episode, the latest first, page after page (CT-032)', async () => {
    for (const slug of ['ship-1-1', 'north-wind', 'ship-1-2']) await save(slug, 100);
    await save('ship-1-1', 200, { sequence: 2 });
    const first = await of(anna).positions.list({ limit: 2 });
    expect(first.items.map(({ media_item }) => media_item.slug)).toEqual(['ship-1-1', 'ship-1-2']);
    expect(first.items[0]).toMatchObject({
      watched_at: testBegins.getTime() / 1000 + 40,
      media_item: { series_slug: 'ship', media_position: { timepoint: 200, is_viewed: false } },
    });
    expect(await slugs({ limit: 2, cursor: first.next_cursor })).toEqual(['north-wind']);
    expect((await of(lev).positions.list({})).items).toEqual([]);
  });

  it('deletes one title, or all, of its profile only', async () => {
    for (const slug of ['ship-1-1', 'north-wind', 'hedgehog']) await save(slug, 100);
    const { id } = await page('north-wind');
    await of(lev).positions.clear();
    await of(anna).positions.delete({ media_item_id: id });
    await of(anna).positions.delete({ media_item_id: id });
    expect(await slugs()).toEqual(['hedgehog', 'ship-1-1']);
    await of(anna).positions.clear();
    expect(await slugs()).toEqual([]);
    expect((await page('ship')).series_position?.episode_slug).toBe('ship-1-1');
  });

  it('goes back a thousand titles', async () => {
    await test.pool
      .query(`insert into media_items (slug, type, name, age, countries, themes, is_coming_soon, brands, screenshots, created_at)
      select 'seen-' || n, 'film', '{"rus": "x"}', 0, '{}', '{}', true, '{}', '{}', now() from generate_series(1, 1000) n`);
    await test.pool.query(
      `insert into viewing_positions
      select p.id, m.id, 10, false, $1::timestamptz - interval '1 day' + m.id * interval '1 second', $2, 1
      from profiles p join accounts a on a.id = p.account_id, media_items m where a.email = $3 and m.slug like 'seen-%'`,
      [testBegins.toISOString(), playback, testAccount.email],
    );
    await save('north-wind', 100);
    const { rows } = await test.pool.query<{ count: number; oldest: string }>(
      `select count(*)::integer as count, (array_agg(m.slug order by p.watched_at))[1] as oldest
      from viewing_positions p join media_items m on m.id = p.media_item_id`,
    );
    expect(rows).toEqual([{ count: 1000, oldest: 'seen-2' }]);
  });
});
