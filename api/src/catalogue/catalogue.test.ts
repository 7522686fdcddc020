import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publishedEpisodes, publishedFilms, picture, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, readTestToken, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
});
afterEach(() => {
  test.clock.now = testBegins;
});
afterAll(() => test.close());

const slugs = (page: { items: { slug: string }[] }): string[] => page.items.map(({ slug }) => slug);

describe('a title', () => {
  it('is found by its slug and by its id, with every field of the entity (CT-043, CT-123)', async () => {
    const bySlug = await test.client().mediaItems.getById({ id: 'north-wind' });
    expect(await test.client().mediaItems.getById({ id: String(bySlug.id) })).toEqual(bySlug);
    expect(bySlug).toMatchObject({
      slug: 'north-wind',
      type: 'film',
      name: 'Северный ветер',
      original_name: 'North Wind',
      short_description: 'Шторм.',
      summary: 'Долгий шторм.',
      year: 2024,
      duration: 5400.5,
      logo: picture(1),
      visit_card: picture(3),
      background: picture(4),
      poster_bg_color: '#102030',
      screenshots: [picture(5), picture(6)],
      ratings: { wink: 7.8, user: null },
      age_level: { id: 3, name: '12+', age_value: 12 },
      usage_model: null,
      is_favorite: false,
      is_coming_soon: false,
      is_playable: true,
      actions: [{ type: 'watch', media_item_id: bySlug.id }],
      audio_languages: ['rus', 'eng'],
      subtitle_languages: ['rus'],
      max_height: 1080,
      series_position: null,
    });
    expect(bySlug.genres.map(({ alias }) => alias)).toEqual(['drama', 'docs']);
  });

  /** Fields that may be null for titles of some type. */
  const mayBeNull = [
    'series_name',
    'series_id',
    'series_slug',
    'season_short_name',
    'short_name',
    'background',
    'logo',
    'original_name',
    'year',
    'duration',
    'usage_model',
    'season_order_number',
    'order_number',
  ];
  const first = { episode_id: expect.any(Number), season_id: expect.any(Number), season_slug: 'ship-1' };

  it.each([
    ['north-wind', 'film', null],
    ['ship', 'series', expect.objectContaining(first)],
    ['ship-1-1', 'episode', null],
  ])('has what the player shows of it: %s (PL-011)', async (slug, type, series_position) => {
    const item = await test.client().mediaItems.getById({ id: slug });
    expect(item).toMatchObject({
      id: expect.any(Number),
      type,
      slug,
      name: expect.any(String),
      age_level: { name: expect.stringMatching(/^\d+\+$/) },
      screenshots: expect.any(Array),
      countries: expect.any(Array),
      ratings: { user: null },
      actions: expect.any(Array),
      children_amount: expect.any(Number),
      series_position,
    });
    for (const { name } of item.genres) expect(name).not.toBe('');
    for (const field of mayBeNull) expect(item).toHaveProperty(field);
  });

  it('comes in the viewer’s language, in Russian where a translation is missing', async () => {
    const eng = await test.client({ language: 'eng' }).mediaItems.getById({ id: 'north-wind' });
    expect(eng).toMatchObject({
      name: 'North Wind',
      short_description: 'A\u00a0storm.',
      summary: 'Долгий шторм.',
      logo: picture(2),
    });
    expect(eng.genres.map(({ name }) => name)).toEqual(['Drama', 'Документальное']);
    expect(eng.countries).toEqual(['Russia', 'Armenia', 'USSR']);
    const hye = await test.client({ language: 'hye' }).mediaItems.getById({ id: 'north-wind' });
    expect(hye).toMatchObject({
      name: 'Հյուսիսային քամի',
      short_description: 'Шторм.',
      logo: picture(1),
      countries: ['Ռուսաստան', 'Հայաստան', 'ԽՍՀՄ'],
    });
  });

  it('that is announced shows its date and cannot be watched yet (CT-100)', async () => {
    expect(await test.client().mediaItems.getById({ id: 'to-come' })).toMatchObject({
      is_coming_soon: true,
      start_date: 1_790_000_000,
      is_playable: false,
      actions: [],
    });
  });

  it('that is sold cannot be watched at once (CT-002, CT-116)', async () => {
    expect(await test.client().mediaItems.getById({ id: 'subscribers-only' })).toMatchObject({
      usage_model: 'SERVICE',
      is_playable: false,
      actions: [],
    });
  });

  it('has its trailer as a preview, the same address for everybody within an hour (CT-044, CT-086)', async () => {
    await test.publish('hedgehog', { kind: 'trailer', duration: 90 });
    const title = await test.client().mediaItems.getById({ id: 'hedgehog' });
    expect(title.has_trailer).toBe(true);
    expect(title.actions.map(({ type }) => type)).toEqual(['watch', 'trailer']);
    const [preview] = title.assets.preview_assets;
    expect(preview).toMatchObject({ is_tokenized: true, is_crypted: false, player_type: 'shaka' });
    expect(preview?.urls).toEqual({
      dash: `${preview?.url}/manifest.mpd`,
      hls: `${preview?.url}/playlist.m3u8`,
      widevine: null,
      fairplay: null,
    });
    expect(readTestToken(preview?.cdn_token?.get_parameters ?? '')).toMatchObject({
      a: preview?.url.split('/').at(-1),
      s: 'preview',
    });
    test.clock.now = new Date(test.clock.now.getTime() + 40 * 60 * 1000);
    expect((await test.client().mediaItems.getById({ id: 'hedgehog' })).assets).toEqual(title.assets);
  });

  it.each([
    'unpackaged',
    'ararat-only',
    'no-such-title',
    '999999',
    '0',
    '99999999999999999999',
    "'; drop table media_items; --",
    '<b>',
    'UPPER',
    '-1',
    '1e3',
    'я',
  ])('is not found by %j', async (id) => {
    expect(await errorOf(test.client().mediaItems.getById({ id }))).toMatchObject({
      name: 'NOT_FOUND',
      status: 404,
      error_code: 1000404,
    });
  });

  it('is shown by its brands only', async () => {
    expect((await test.client({ brand: 'ararat' }).mediaItems.getById({ id: 'ararat-only' })).slug).toBe(
      'ararat-only',
    );
    expect(slugs(await test.client({ brand: 'ararat' }).mediaItems.list({}))).toContain('ararat-only');
    expect(slugs(await test.client().mediaItems.list({}))).not.toContain('ararat-only');
  });
});

describe('a series', () => {
  it('has its seasons, and they have their episodes, in order (CT-143)', async () => {
    const series = await test.client().mediaItems.getById({ id: 'ship' });
    expect(series).toMatchObject({ children_amount: 2, is_playable: true, duration: null });
    const seasons = await test.client().mediaItems.getChildren({ id: 'ship' });
    expect(slugs(seasons)).toEqual(['ship-1', 'ship-2']);
    expect(seasons.items[0]).toMatchObject({
      type: 'season',
      order_number: 1,
      children_amount: 2,
      series_id: series.id,
      series_slug: 'ship',
    });
    expect(slugs(await test.client().mediaItems.getChildren({ id: 'ship-1' }))).toEqual([
      'ship-1-1',
      'ship-1-2',
    ]);
    expect(await test.client().mediaItems.getChildren({ id: 'north-wind' })).toEqual({ items: [] });
  });

  it('places an episode in its season, and is its least age (CT-143, PL-011)', async () => {
    expect(await test.client({ language: 'eng' }).mediaItems.getById({ id: 'ship-1-1' })).toMatchObject({
      series_slug: 'ship',
      series_name: 'The Ship',
      season_slug: 'ship-1',
      season_short_name: 'С1',
      // From its series.
      note: 'Фрагмент',
      season_order_number: 1,
      order_number: 1,
      age_level: { age_value: 16 },
    });
  });

  it('goes on with its first episode; a season with its own (CT-048, CT-158)', async () => {
    const series = await test.client().mediaItems.getById({ id: 'ship' });
    expect(series.series_position).toMatchObject({
      episode_slug: 'ship-1-1',
      season_slug: 'ship-1',
      season_number: 1,
      episode_number: 1,
    });
    const season = await test.client().mediaItems.getById({ id: 'ship-2' });
    expect(season.series_position).toMatchObject({
      episode_slug: 'ship-2-1',
      season_number: 2,
      episode_number: 1,
    });
  });
});

describe('people', () => {
  it('of a title come in the order of the credits (CT-144)', async () => {
    const { items } = await test.client({ language: 'eng' }).mediaItems.getCast({ id: 'north-wind' });
    expect(items).toMatchObject([
      { role: 'actor', character: 'Captain', person: { slug: 'anna-kern', name: 'Anna Kern' } },
      { role: 'director', character: null, person: { slug: 'lev-orlov', name: 'Лев Орлов' } },
    ]);
  });

  it('of an episode without credits are those of its series', async () => {
    const { items } = await test.client().mediaItems.getCast({ id: 'ship-1-1' });
    expect(items.map(({ person }) => person.slug)).toEqual(['anna-kern']);
  });

  it('are found by id or slug (CT-030, CT-054)', async () => {
    const person = await test.client().persons.getById({ id: 'anna-kern' });
    expect(person).toEqual({
      id: person.id,
      slug: 'anna-kern',
      name: 'Анна Керн',
      native_name: 'Anna Kern',
      photo_avatar: null,
      birth_date: '1980-02-29',
      death_date: null,
      biography: 'Актриса.',
    });
    expect(await test.client().persons.getById({ id: String(person.id) })).toEqual(person);
    expect(await errorOf(test.client().persons.getById({ id: 'nobody' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });
});

describe('lists', () => {
  it('hold films and series that pages show, and nothing else', async () => {
    expect(slugs(await test.client().mediaItems.list({ sort: 'name' })).toSorted()).toEqual([
      'apple-year',
      'hedgehog',
      'north-wind',
      'ship',
      'subscribers-only',
      'to-come',
    ]);
    expect(slugs(await test.client().mediaItems.list({ type: 'episode' }))).toHaveLength(3);
  });

  it('are chosen by theme, genre, person and type', async () => {
    const list = (input: Parameters<ReturnType<TestApi['client']>['mediaItems']['list']>[0]) =>
      test.client().mediaItems.list(input).then(slugs);
    expect((await list({ theme: 'kids' })).toSorted()).toEqual(['apple-year', 'hedgehog']);
    expect((await list({ genre: 'comedy' })).toSorted()).toEqual(['apple-year', 'to-come']);
    expect(await list({ genre: 'no-such-genre' })).toEqual([]);
    expect(await list({ type: 'series', theme: 'series' })).toEqual(['ship']);
    const { id } = await test.client().persons.getById({ id: 'anna-kern' });
    expect((await list({ person_id: id })).toSorted()).toEqual(['north-wind', 'ship']);
  });

  it('are found by part of a name, in any language and whatever the case', async () => {
    const named = (query: string) => test.client().mediaItems.list({ query }).then(slugs);
    expect(await named('северный')).toEqual(['north-wind']);
    expect(await named('NORTH wi')).toEqual(['north-wind']);
    expect(await named('%')).toEqual([]);
    expect(await named('_')).toEqual([]);
    expect(await named("' or 1=1 --")).toEqual([]);
    expect(await errorOf(test.client().mediaItems.list({ query: ' ' }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
  });

  it('are sorted by name as readers of the language do', async () => {
    expect(slugs(await test.client().mediaItems.list({ sort: 'name', type: 'film' }))).toEqual([
      'hedgehog',
      'north-wind',
      'to-come',
      'subscribers-only',
      'apple-year',
    ]);
    expect(
      slugs(await test.client({ language: 'eng' }).mediaItems.list({ sort: 'name', theme: 'kids' })),
    ).toEqual(['apple-year', 'hedgehog']);
  });

  it('are sorted by rating and by year within a day', async () => {
    expect(slugs(await test.client().mediaItems.list({ sort: 'rating', limit: 4 }))).toEqual([
      'hedgehog',
      'ship',
      'north-wind',
      'apple-year',
    ]);
    expect(slugs(await test.client().mediaItems.list({ sort: 'new', theme: 'movies' }))).toEqual([
      'north-wind',
      'apple-year',
    ]);
  });

  it.each(['popular', 'new', 'rating', 'name'] as const)(
    'go on where the page before ended, whatever comes in between: %s',
    async (sort) => {
      const whole = slugs(await test.client().mediaItems.list({ sort }));
      const first = await test.client().mediaItems.list({ sort, limit: 2 });
      const late = `late-${sort}`;
      await test.import({
        media_items: [
          { slug: late, type: 'film', name: { rus: 'Аааа' }, rating: 10, year: 2030, is_coming_soon: true },
        ],
      });
      const pages = [...slugs(first)];
      for (let cursor = first.next_cursor; cursor !== null;) {
        const page = await test.client().mediaItems.list({ sort, limit: 2, cursor });
        pages.push(...slugs(page));
        cursor = page.next_cursor;
      }
      expect(pages.filter((slug) => slug !== late)).toEqual(whole);
      await test.pool.query('delete from media_items where slug = $1', [late]);
    },
  );

  it.each([
    'x',
    'W10',
    Buffer.from('["name-rus",null,-1]').toString('base64url'),
    Buffer.from('["rating",1,1]').toString('base64url'),
    '%00',
    '{}',
  ])('refuse the cursor %j', async (cursor) => {
    expect(await errorOf(test.client().mediaItems.list({ cursor }))).toMatchObject({
      name: 'INVALID_INPUT',
      description: 'Неверное значение поля «cursor».',
    });
  });

  it.each([
    ['genre', { genre: 'x'.repeat(10_000) }],
    ['genre', { genre: 'dra\u0000ma' }],
    ['genre', { genre: '\ud800' }],
    ['limit', { limit: 0 }],
    ['limit', { limit: 101 }],
    ['person_id', { person_id: 2_147_483_648 }],
    ['cursor', { cursor: 'x'.repeat(201) }],
  ])('refuse input that is wrong in %s', async (field, input) => {
    expect(await errorOf(test.client().mediaItems.list(input))).toMatchObject({
      name: 'INVALID_INPUT',
      description: `Неверное значение поля «${field}».`,
    });
  });

  it('look for hostile text and find nothing', async () => {
    expect(await test.client().mediaItems.list({ genre: `' or 1=1 --` })).toEqual({
      items: [],
      next_cursor: null,
    });
    expect(await test.client().mediaItems.list({ genre: '<script>alert(1)</script>' })).toEqual({
      items: [],
      next_cursor: null,
    });
  });
});

describe('what is popular', () => {
  it('begins with the rating, and follows what is watched, week by week less', async () => {
    const popular = () => test.client().mediaItems.list({ theme: 'kids' }).then(slugs);
    expect(await popular()).toEqual(['hedgehog', 'apple-year']);
    for (let plays = 0; plays < 5; plays++) {
      const { playback } = test.client();
      const { playback_session_id } = await playback.start({ media_item_id: 'apple-year' });
      await playback.begun({ playback_session_id, media_item_id: 'apple-year' });
    }
    await test.api.refreshPopularity();
    expect(await popular()).toEqual(['apple-year', 'hedgehog']);
    test.clock.now = new Date(test.clock.now.getTime() + 21 * 24 * 60 * 60 * 1000);
    await test.api.refreshPopularity();
    expect(await popular()).toEqual(['hedgehog', 'apple-year']);
  });
});
