import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IngestInput } from '@kadr/contract';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testAsset, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { holdSeconds } from './work-on-ingest.ts';

let test: TestApi;
const upload_id = 'abcdef0123456789';

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  test.jobs.length = 0;
  await test.pool.query('truncate ingests, media_items, genres, persons, assets restart identity cascade');
  await test.import(sampleCatalogue);
});
afterAll(() => test.close());

const create = (input: Partial<IngestInput> = {}) =>
  test.operator().operator.createIngest({ upload_id, title: { rus: 'Новый фильм' }, ...input });
const get = (id: number) => test.operator().operator.getIngest({ id });
const conflict = { error: 'CONFLICT' };

describe('an ingest', () => {
  it('waits, and workers are notified', async () => {
    const ingest = await create({
      slug: 'unpackaged',
      file_name: 'film.mkv',
      subtitles: [{ upload_id: 'aa11bb22cc33', file_name: 'film.ru.srt', language: 'rus' }],
    });
    expect(ingest).toEqual({
      id: ingest.id,
      state: 'queued',
      percent: 0,
      time_left: null,
      failure: null,
      reason: null,
      warnings: [],
      asset_id: null,
      media_item_id: null,
      page: null,
    });
    expect(test.jobs).toEqual([{ name: 'ingest', payload: { ingest_id: ingest.id } }]);
    expect(await get(ingest.id)).toEqual(ingest);
    expect(await test.api.ingests.claim('w')).toMatchObject({
      id: ingest.id,
      kind: 'film',
      upload_id,
      file_name: 'film.mkv',
      subtitles: [{ upload_id: 'aa11bb22cc33', file_name: 'film.ru.srt', language: 'rus' }],
      asset_id: expect.stringMatching(/^[a-z0-9]{16,40}$/),
      attempts: 1,
    });
  });

  it.each<[string, Partial<IngestInput>, string]>([
    ['an upload that is a path', { upload_id: '../../etc/passwd' }, 'That is no upload.'],
    ['a subtitle that is a path', { subtitles: [{ upload_id: 'a/b', file_name: '' }] }, 'That is no upload.'],
    ['an episode without a slug', { kind: 'episode' }, 'An episode or trailer needs the slug of its title.'],
    ['an episode that is not there', { kind: 'episode', slug: 'nowhere' }, 'There is no title “nowhere”.'],
    ['a film for a series', { slug: 'ship' }, '“ship” is a series and cannot be given a film.'],
    [
      'an episode for a film',
      { kind: 'episode', slug: 'north-wind' },
      '“north-wind” is a film and cannot be given an episode.',
    ],
    ['a film without a name', { title: null, slug: 'brand-new' }, 'A new film needs a title.'],
    [
      'a name without end',
      { title: { rus: 'x'.repeat(501) } },
      'title.rus: Too big: expected string to have <=500 characters',
    ],
    ['a brand that is not there', { brand: 'nobrand' }, 'There is no brand “nobrand”.'],
    ['a song without its item', { kind: 'karaoke' }, 'A song needs the slug of its karaoke item.'],
  ])('is not made of %s', async (_what, input, description) => {
    expect(await errorOf(create(input))).toMatchObject({ description });
    const { rows } = await test.pool.query('select from ingests');
    expect(rows).toEqual([]);
  });

  it('that is not there is not found', async () => {
    expect(await errorOf(get(999))).toMatchObject({ name: 'NOT_FOUND' });
    expect(await errorOf(get(2_147_483_648))).toMatchObject({ name: 'INVALID_INPUT' });
  });
});

describe('workers', () => {
  it('never hold the same ingest', async () => {
    for (let made = 0; made < 5; made++) await create();
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, at) => test.api.ingests.claim(`worker-${at}`)),
    );
    const ids = claims.flatMap((claim) => claim?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (let rest = ids.length; rest < 5; rest++)
      ids.push((await test.api.ingests.claim(`late-${rest}`))?.id ?? 0);
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(await test.api.ingests.claim('one-more')).toBeNull();
  });

  it('take the oldest first, or the one that they ask for', async () => {
    const [first, second] = [await create(), await create()];
    expect((await test.api.ingests.claim('a', second.id))?.id).toBe(second.id);
    expect(await test.api.ingests.claim('b', second.id)).toBeNull();
    expect((await test.api.ingests.claim('b'))?.id).toBe(first.id);
  });

  it('show how far they are, and never less than before', async () => {
    const { id } = await create();
    await test.api.ingests.claim('w', id);
    await test.api.ingests.progress(id, 'w', { state: 'transcoding', percent: 42.5, time_left: 61 });
    expect(await get(id)).toMatchObject({ state: 'transcoding', percent: 42.5, time_left: 61 });
    await test.api.ingests.progress(id, 'w', { state: 'probing', percent: 3, time_left: null });
    expect(await get(id)).toMatchObject({ state: 'probing', percent: 42.5, time_left: null });
  });

  it('keep their work while they give signs of life, and lose it when they fall silent', async () => {
    const { id } = await create();
    await test.api.ingests.claim('a', id);
    test.pass(holdSeconds - 1);
    await test.api.ingests.progress(id, 'a', { state: 'packaging', percent: 10, time_left: null });
    test.pass(holdSeconds - 1);
    expect(await test.api.ingests.claim('b', id)).toBeNull();
    test.pass(2);
    expect(await test.api.ingests.claim('b', id)).toMatchObject({ id, attempts: 2 });
    await expect(
      test.api.ingests.progress(id, 'a', { state: 'packaging', percent: 11, time_left: null }),
    ).rejects.toMatchObject(conflict);
    await expect(test.api.ingests.publish(id, 'a', testAsset('a'.repeat(20)))).rejects.toMatchObject(
      conflict,
    );
    await expect(test.api.ingests.fail(id, 'a', { failure: 'damaged', reason: 'x' })).rejects.toMatchObject(
      conflict,
    );
  });

  it('take up material, which belongs to no title, encoded as it was asked for', async () => {
    const { id } = await create({ kind: 'material', encoding: 'fast', title: null });
    expect(await test.api.ingests.claim('w', id)).toMatchObject({ kind: 'material', encoding: 'fast' });
    const asset = testAsset('a'.repeat(20));
    expect(await test.api.ingests.publish(id, 'w', asset)).toMatchObject({
      state: 'published',
      asset_id: asset.id,
      media_item_id: null,
      page: null,
    });
    const { rows } = await test.pool.query(
      'select slug from media_items where asset_id = $1 or trailer_asset_id = $1',
      [asset.id],
    );
    expect(rows).toEqual([]);
  });

  it('are told what the picture is to be encoded in beside H.264, each codec once (DR-022)', async () => {
    const claimed = async (input: Partial<IngestInput>) => {
      const { id } = await create(input);
      return (await test.api.ingests.claim('w', id))?.further_codecs;
    };
    expect(await claimed({})).toEqual([]);
    expect(await claimed({ further_codecs: ['hevc', 'av1'] })).toEqual(['hevc', 'av1']);
    expect(await errorOf(create({ further_codecs: ['av1', 'av1'] }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
  });

  it('get their own work back at once, in the same place', async () => {
    const { id } = await create();
    const before = await test.api.ingests.claim('w', id);
    const again = await test.api.ingests.claim('w', id);
    expect(again).toEqual({ ...before, attempts: 2 });
  });

  it('give back what they cannot finish', async () => {
    const { id } = await create();
    await test.api.ingests.claim('a', id);
    await test.api.ingests.release(id, 'b');
    expect(await test.api.ingests.claim('b', id)).toBeNull();
    await test.api.ingests.release(id, 'a');
    expect(await test.api.ingests.claim('b', id)).toMatchObject({ id });
  });
});

describe('publishing', () => {
  it('makes a film of a name, in Latin letters, and shows it', async () => {
    const { id } = await create({ title: { rus: 'Северный ветер', eng: 'North Wind' } });
    const claim = await test.api.ingests.claim('w', id);
    const ingest = await test.api.ingests.publish(id, 'w', testAsset(claim?.asset_id ?? ''));
    expect(ingest).toMatchObject({
      state: 'published',
      percent: 100,
      time_left: 0,
      asset_id: claim?.asset_id,
      page: '/movies/severniy-veter',
    });
    expect(await get(id)).toEqual(ingest);
    const title = await test.client({ language: 'eng' }).mediaItems.getById({ id: 'severniy-veter' });
    expect(title).toMatchObject({
      id: ingest.media_item_id,
      name: 'North Wind',
      is_playable: true,
      duration: 5400.5,
    });
    expect(
      (await test.client().mediaItems.list({ theme: 'movies', sort: 'new', limit: 1 })).items,
    ).toMatchObject([{ slug: 'severniy-veter' }]);
  });

  it('gives films of one name different slugs', async () => {
    const pages = [];
    for (let made = 0; made < 3; made++) {
      const { id } = await create({ title: { rus: 'Ветер' } });
      await test.api.ingests.claim('w', id);
      pages.push((await test.api.ingests.publish(id, 'w', testAsset(`${made}`.repeat(20)))).page);
    }
    expect(pages).toEqual(['/movies/veter', '/movies/veter-2', '/movies/veter-3']);
  });

  it('uses the slug that was asked for, and shows the film to its brand only', async () => {
    const { id } = await create({ slug: 'my-film', brand: 'ararat' });
    await test.api.ingests.claim('w', id);
    expect((await test.api.ingests.publish(id, 'w', testAsset('a'.repeat(20)))).page).toBe('/movies/my-film');
    expect((await test.client({ brand: 'ararat' }).mediaItems.getById({ id: 'my-film' })).name).toBe(
      'Новый фильм',
    );
    expect(await errorOf(test.client().mediaItems.getById({ id: 'my-film' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('shows a film that no brand was named for to the main one only: another is for children', async () => {
    const { id } = await create({ slug: 'for-grown-ups' });
    await test.api.ingests.claim('w', id);
    await test.api.ingests.publish(id, 'w', testAsset('b'.repeat(20)));
    const seen = { id: 'for-grown-ups' };
    expect((await test.client().mediaItems.getById(seen)).name).toBe('Новый фильм');
    expect(await errorOf(test.client({ brand: 'ararat' }).mediaItems.getById(seen))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('of an episode shows its season and series too', async () => {
    expect(await errorOf(test.client().mediaItems.getById({ id: 'ship' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect(await test.publish('ship-2-1', { kind: 'episode' })).toBe('/episodes/ship-2-1');
    expect(await test.client().mediaItems.getById({ id: 'ship' })).toMatchObject({
      is_playable: true,
      children_amount: 1,
      series_position: { episode_slug: 'ship-2-1' },
    });
  });

  it('does all or nothing', async () => {
    const { id } = await create({ slug: 'unpackaged' });
    await test.api.ingests.claim('w', id);
    await test.pool.query("alter table ingests add constraint no_end check (state <> 'published')");
    try {
      await expect(test.api.ingests.publish(id, 'w', testAsset('a'.repeat(20)))).rejects.toThrow();
    } finally {
      await test.pool.query('alter table ingests drop constraint no_end');
    }
    const { rows } = await test.pool.query('select from assets');
    expect(rows).toEqual([]);
    expect(await errorOf(test.client().mediaItems.getById({ id: 'unpackaged' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect((await get(id)).state).toBe('queued');
    expect((await test.api.ingests.publish(id, 'w', testAsset('a'.repeat(20)))).state).toBe('published');
  });

  it('says what of the source was left out', async () => {
    const { id } = await create();
    await test.api.ingests.claim('w', id);
    const warnings = [{ code: 'subtitles_outside', language: 'rus', count: 3 }] as const;
    expect(await test.api.ingests.publish(id, 'w', testAsset('a'.repeat(20)), warnings)).toMatchObject({
      warnings,
    });
    expect(await get(id)).toMatchObject({ warnings });
  });

  it('told twice is done once', async () => {
    const { id } = await create();
    await test.api.ingests.claim('w', id);
    const asset = testAsset('a'.repeat(20));
    const first = await test.api.ingests.publish(id, 'w', asset);
    expect(await test.api.ingests.publish(id, 'w', asset)).toEqual(first);
    await expect(test.api.ingests.publish(id, 'w', testAsset('b'.repeat(20)))).rejects.toMatchObject(
      conflict,
    );
    expect(await test.api.ingests.claim('w', id)).toBeNull();
  });
});

describe('failing', () => {
  it('says why and leaves nothing in the catalogue', async () => {
    const { id } = await create();
    await test.api.ingests.claim('w', id);
    await test.api.ingests.progress(id, 'w', { state: 'transcoding', percent: 60, time_left: 10 });
    const before = await test.pool.query('select count(*) from media_items');
    await test.api.ingests.fail(id, 'w', {
      failure: 'damaged',
      reason: `The picture cannot be decoded.\u0000${'x'.repeat(2000)}`,
    });
    const ingest = await get(id);
    expect(ingest).toMatchObject({
      state: 'failed',
      percent: 60,
      time_left: null,
      page: null,
      media_item_id: null,
      asset_id: null,
    });
    expect(ingest.reason).toMatch(/^The picture cannot be decoded\.x+$/);
    expect(ingest.reason).toHaveLength(1000);
    expect((await test.pool.query('select count(*) from media_items')).rows).toEqual(before.rows);
    test.pass(10 * holdSeconds);
    expect(await test.api.ingests.claim('w', id)).toBeNull();
  });

  it('is taken back by another try, from the beginning', async () => {
    const { id } = await create();
    const operator = test.operator().operator;
    expect(await errorOf(operator.retryIngest({ id }))).toMatchObject({ name: 'CONFLICT' });
    expect(await errorOf(operator.retryIngest({ id: 999 }))).toMatchObject({ name: 'NOT_FOUND' });
    const first = await test.api.ingests.claim('w', id);
    await test.api.ingests.progress(id, 'w', { state: 'transcoding', percent: 60, time_left: 10 });
    await test.api.ingests.fail(id, 'w', { failure: 'damaged', reason: 'The disk is full.' });
    test.jobs.length = 0;
    expect(await operator.retryIngest({ id })).toMatchObject({ state: 'queued', percent: 0, reason: null });
    expect(test.jobs).toEqual([{ name: 'ingest', payload: { ingest_id: id } }]);
    expect(await errorOf(operator.retryIngest({ id }))).toMatchObject({ name: 'CONFLICT' });
    expect(await test.api.ingests.claim('other', id)).toEqual(first);
  });

  it('keeps what was uploaded in use for a week', async () => {
    const subtitles = [{ upload_id: 'aa11bb22cc33', file_name: 'film.srt' }];
    const { id } = await create({ subtitles });
    await test.api.ingests.claim('w', id);
    const used = async () => [...(await test.api.ingests.uploadsInUse())].toSorted();
    expect(await used()).toEqual(['aa11bb22cc33', upload_id]);
    await test.api.ingests.fail(id, 'w', { failure: 'damaged', reason: 'x' });
    test.pass(6 * 86_400);
    expect(await used()).toEqual(['aa11bb22cc33', upload_id]);
    test.pass(86_401);
    expect(await used()).toEqual([]);
  });
});
