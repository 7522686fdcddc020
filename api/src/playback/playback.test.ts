import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedEpisodes, publishedFilms, sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, readTestToken } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let cookies: Record<string, string>;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
  for (const slug of publishedFilms) await test.publish(slug);
  for (const slug of publishedEpisodes) await test.publish(slug, { kind: 'episode' });
  await test.publish('to-come', { kind: 'trailer', duration: 60, has_thumbnails: false });
  const context = test.context();
  await test.api.client(context).session.createDemo();
  cookies = { session: /^session=([^;]+)/.exec(context.set[0] ?? '')?.[1] ?? '' };
});
afterAll(() => test.close());

const start = (media_item_id: string, player_type: 'player' | 'trailer' | 'stories' = 'player') =>
  test.client({ cookies }).playback.start({ media_item_id, player_type });

describe('starting to watch', () => {
  it('gives the stream, a token for it and its thumbnails (DR-011, DR-024, DR-029, DR-036)', async () => {
    const playback = await start('north-wind');
    const { asset } = playback;
    expect(asset.url).toMatch(/^\/stream\/vod\/[0-9a-f]{24}$/);
    expect(asset.urls).toEqual({
      dash: `${asset.url}/manifest.mpd`,
      hls: `${asset.url}/playlist.m3u8`,
      widevine: null,
      fairplay: null,
    });
    const query = asset.cdn_token?.get_parameters ?? '';
    expect(playback.thumbnails_url).toBe(`${asset.url}/thumbs/hd.json?${query}`);
    expect(playback).toMatchObject({
      duration: 5400.5,
      start_time: 0,
      next_episode: null,
      content: { slug: 'north-wind', type: 'film', name: 'Северный ветер', series_name: null },
    });
    const now = test.clock.now.getTime() / 1000;
    expect(playback.expires_at).toBe(now + 5401 + 4 * 60 * 60);
    expect(readTestToken(query)).toEqual({
      a: asset.url.split('/').at(-1),
      s: expect.stringMatching(/^[0-9a-f-]{36}$/),
      e: playback.expires_at,
      p: playback.playback_session_id,
      l: `m${playback.content.id}`,
      g: now + 45,
    });
    expect((await start('north-wind')).playback_session_id).not.toBe(playback.playback_session_id);
  });

  it('is bound to the session that asks', async () => {
    const session = (playback: Awaited<ReturnType<typeof start>>): unknown =>
      readTestToken(playback.asset.cdn_token?.get_parameters ?? '');
    const [first, again] = [session(await start('north-wind')), session(await start('hedgehog'))] as {
      s: string;
    }[];
    const other = session(await test.client().playback.start({ media_item_id: 'north-wind' })) as {
      s: string;
    };
    expect(again?.s).toBe(first?.s);
    expect(other.s).not.toBe(first?.s);
  });

  it.each([
    ['ship', 'ship-1-1', 'ship-1-2'],
    ['ship-1', 'ship-1-1', 'ship-1-2'],
    ['ship-1-2', 'ship-1-2', 'ship-2-1'],
    ['ship-2', 'ship-2-1', null],
    ['ship-2-1', 'ship-2-1', null],
  ])('of %s plays %s, and %s comes next (CT-158, PL-018)', async (asked, played, next) => {
    const playback = await start(asked);
    expect(playback.content).toMatchObject({ slug: played, type: 'episode', series_name: 'Корабль' });
    expect(playback.next_episode?.episode_slug ?? null).toBe(next);
  });

  it('says where its parts and chapters are, as far as the film goes', async () => {
    const none = { recap: null, intro: null, credits: null, chapters: [] };
    const markers = {
      recap: { start: 0, end: 12 },
      intro: { start: 12, end: 47.5 },
      credits: { start: 5300, end: 5500 },
      chapters: [
        { start: 0, name: { rus: 'Отъезд', eng: 'Departure' } },
        { start: 5450, name: { rus: 'После конца' } },
      ],
    };
    const film = sampleCatalogue.media_items.find(({ slug }) => slug === 'north-wind');
    if (film === undefined) throw new Error('There is no such film.');
    expect((await start('north-wind')).markers).toEqual(none);
    await test.import({ media_items: [{ ...film, markers }] });
    expect((await start('north-wind')).markers).toEqual({
      ...markers,
      credits: { start: 5300, end: 5400.5 },
      chapters: [{ start: 0, name: 'Отъезд' }],
    });
    await test.import({ media_items: [{ ...film, markers: { credits: { start: 6000, end: 6100 } } }] });
    expect((await start('north-wind')).markers).toEqual(none);
    // As it was stored before chapters existed.
    await test.pool.query(
      `update media_items set markers = '{"intro": {"start": 1, "end": 2}, "credits": null}' where slug = 'north-wind'`,
    );
    expect((await start('north-wind')).markers).toEqual({ ...none, intro: { start: 1, end: 2 } });
    await test.import({ media_items: [film] });
  });

  it.each([
    ['a part that ends before it begins', { intro: { start: 20, end: 20 } }],
    ['parts that overlap', { recap: { start: 0, end: 20 }, intro: { start: 19, end: 30 } }],
    ['credits before the opening titles', { intro: { start: 20, end: 30 }, credits: { start: 1, end: 5 } }],
    [
      'chapters out of order',
      {
        chapters: [
          { start: 9, name: { rus: 'Б' } },
          { start: 9, name: { rus: 'А' } },
        ],
      },
    ],
  ])('refuses %s', async (_, markers) => {
    const film = sampleCatalogue.media_items.find(({ slug }) => slug === 'north-wind');
    const refused = test.import({ media_items: film === undefined ? [] : [{ ...film, markers }] });
    expect(await errorOf(refused)).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('plays a trailer of what is only announced, and no thumbnails where there are none (PL-203)', async () => {
    const playback = await start('to-come', 'trailer');
    expect(playback).toMatchObject({ duration: 60, thumbnails_url: null, content: { slug: 'to-come' } });
  });

  it('plays a short story as the title itself (PL-203)', async () => {
    expect((await start('apple-year', 'stories')).content.slug).toBe('apple-year');
  });

  it('takes an id for a slug', async () => {
    const { id } = await test.client().mediaItems.getById({ id: 'hedgehog' });
    expect((await start(String(id))).content.slug).toBe('hedgehog');
  });
});

describe('watching is refused', () => {
  it.each([
    ['to-come', 'player', 'NOT_PLAYABLE', 409],
    ['north-wind', 'trailer', 'NOT_PLAYABLE', 409],
    ['subscribers-only', 'player', 'PURCHASE_REQUIRED', 403],
    ['ararat-only', 'player', 'NOT_FOUND', 404],
    ['unpackaged', 'player', 'NOT_FOUND', 404],
    ['no-such-title', 'player', 'NOT_FOUND', 404],
    ['', 'player', 'INVALID_INPUT', 400],
    ['x'.repeat(10_000), 'player', 'INVALID_INPUT', 400],
  ] as const)('for %.20s as %s with %s', async (slug, player, name, status) => {
    expect(await errorOf(start(slug, player))).toMatchObject({ name, status });
  });

  it('for a season whose episodes are not there yet', async () => {
    await test.import({
      media_items: [
        { slug: 'soon', type: 'series', name: { rus: 'Скоро' }, is_coming_soon: true },
        {
          slug: 'soon-1',
          type: 'season',
          parent: 'soon',
          order_number: 1,
          name: { rus: 'Сезон' },
          is_coming_soon: true,
        },
      ],
    });
    expect(await errorOf(start('soon'))).toMatchObject({ name: 'NOT_PLAYABLE' });
    expect(await errorOf(start('soon-1'))).toMatchObject({ name: 'NOT_PLAYABLE' });
  });
});

describe('a start', () => {
  const begin = async (media_item_id: string): Promise<void> => {
    const { playback_session_id } = await start(media_item_id);
    await test.client({ cookies }).playback.begun({ playback_session_id, media_item_id });
    await test.client({ cookies }).playback.leave({ playback_session_id });
  };
  const counted = async (slug: string): Promise<number> => {
    const { rows } = await test.pool.query<{ sum: string | null }>(
      'select sum(plays) from media_item_plays where media_item_id = (select id from media_items where slug = $1)',
      [slug],
    );
    return Number(rows[0]?.sum ?? 0);
  };

  it('counts once its first picture was seen, not when a player gets ready', async () => {
    const before = await counted('hedgehog');
    await start('hedgehog');
    expect(await counted('hedgehog')).toBe(before);
    await begin('hedgehog');
    expect(await counted('hedgehog')).toBe(before + 1);
  });

  it('counts once, however often it is said', async () => {
    const before = await counted('hedgehog');
    const { playback_session_id } = await start('hedgehog');
    const said = { playback_session_id, media_item_id: 'hedgehog' };
    for (let times = 0; times < 3; times += 1) await test.client({ cookies }).playback.begun(said);
    expect(await counted('hedgehog')).toBe(before + 1);
    await test.client({ cookies }).playback.leave(said);
  });

  it('of an episode counts for its series too', async () => {
    const before = await counted('ship');
    await begin('ship-1-1');
    expect(await counted('ship')).toBe(before + 1);
  });

  it('that cannot be counted disturbs nobody', async () => {
    await test.pool.query('alter table media_item_plays rename to gone');
    try {
      await begin('hedgehog');
      expect(test.logged.at(-1)).toMatchObject({
        level: 'warn',
        sentence: 'failed to count a playback start',
      });
    } finally {
      await test.pool.query('alter table gone rename to media_item_plays');
    }
  });
});
