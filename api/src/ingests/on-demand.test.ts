import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IngestInput } from '@kadr/contract';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testAsset, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { holdSeconds } from './work-on-ingest.ts';

let test: TestApi;
const slug = 'unpackaged';
const expected = {
  duration: 61.44,
  max_height: 480,
  audio: [{ language: 'rus', label: 'Русский', channels: 2 }],
};

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  test.jobs.length = 0;
  await test.pool.query(
    'truncate ingests, media_items, genres, persons, assets, attempts, channels restart identity cascade',
  );
  await test.import(sampleCatalogue);
});
afterAll(() => test.close());

const defer = (input: Partial<IngestInput> = {}) =>
  test.operator().operator.createIngest({
    slug,
    upload_id: 'abcdef0123456789',
    on_demand: true,
    expected,
    ...input,
  });
const start = (viewer = test.client()) => viewer.playback.start({ media_item_id: slug });
const prepare = (again = false) => test.client().playback.prepare({ media_item_id: slug, again });

describe('a film on demand', () => {
  it('is shown as one to watch, with what is expected of it, and waits until somebody wants it', async () => {
    const ingest = await defer();
    expect(ingest).toMatchObject({ state: 'deferred', asset_id: null, page: `/movies/${slug}` });
    expect(await test.client().mediaItems.getById({ id: slug })).toMatchObject({
      is_playable: true,
      is_coming_soon: false,
      duration: 61.44,
    });
    expect(test.jobs).toEqual([]);
    expect(await test.api.ingests.claim('w')).toBeNull();
    expect(await test.api.ingests.claim('w', ingest.id)).toBeNull();
  });

  it('is packaged before what nobody waits for, once however many want it, and then plays', async () => {
    const earlier = await test.operator().operator.createIngest({
      upload_id: 'ab12cd34',
      title: { rus: 'Раньше' },
    });
    const { id } = await defer();
    const refused = await Promise.all([errorOf(start()), errorOf(start())]);
    expect(refused.map((error) => error?.name)).toEqual(['PREPARING', 'PREPARING']);
    expect(test.jobs.at(-1)).toEqual({ name: 'ingest', payload: { ingest_id: id } });
    expect(await prepare()).toEqual({ state: 'queued', percent: 0, time_left: null });

    const claimed = await test.api.ingests.claim('w');
    expect(claimed?.id).toBe(id);
    expect(await test.api.ingests.claim('hurried', 'wanted')).toBeNull();
    expect((await test.api.ingests.claim('v'))?.id).toBe(earlier.id);
    await test.api.ingests.progress(id, 'w', { state: 'transcoding', percent: 40, time_left: 3 });
    expect(await prepare()).toEqual({ state: 'preparing', percent: 40, time_left: 3 });
    // The worker is killed: the request remains.
    test.clock.now = new Date(testBegins.getTime() + (holdSeconds + 1) * 1000);
    expect(await test.api.ingests.claim('another', 'wanted')).toMatchObject({ id, attempts: 2 });

    await test.api.ingests.publish(id, 'another', testAsset(claimed?.asset_id ?? ''));
    expect(await prepare()).toMatchObject({ state: 'ready' });
    expect(await start()).toMatchObject({ duration: 5400.5, content: { slug } });
  });

  it('says that it failed, and is tried again when a viewer asks for that, a few times', async () => {
    const { id } = await defer();
    await errorOf(start());
    const failing = async (): Promise<void> => {
      await test.api.ingests.claim('w', id);
      await test.api.ingests.fail(id, 'w', { failure: 'damaged', reason: 'The picture cannot be decoded.' });
    };
    await failing();
    expect(await errorOf(start())).toMatchObject({ name: 'PREPARATION_FAILED' });
    expect(await prepare()).toMatchObject({ state: 'failed' });
    for (let tries = 0; tries < 5; tries++) {
      expect(await prepare(true)).toMatchObject({ state: 'queued', percent: 0 });
      await failing();
    }
    expect(await errorOf(prepare(true))).toMatchObject({ name: 'TOO_MANY_REQUESTS' });
    // The operator may always retry, and the uploads are kept.
    test.clock.now = new Date(testBegins.getTime() + 30 * 86_400_000);
    expect([...(await test.api.ingests.uploadsInUse())]).toEqual(['abcdef0123456789']);
    expect(await test.operator().operator.retryIngest({ id })).toMatchObject({ state: 'queued' });
  });

  it('is not packaged as a trailer that starts by itself, and no card previews it until it is there', async () => {
    const { id } = await defer({ kind: 'trailer' });
    const trailer = { media_item_id: slug, player_type: 'trailer' } as const;
    await test.publish(slug);
    expect(await errorOf(test.client().playback.start(trailer))).toMatchObject({ name: 'PREPARING' });
    expect(await test.operator().operator.getIngest({ id })).toMatchObject({ state: 'deferred' });
    expect(await test.client().mediaItems.getById({ id: slug })).toMatchObject({
      has_trailer: true,
      assets: { preview_assets: [] },
    });
    expect(await test.client().playback.prepare(trailer)).toMatchObject({ state: 'queued' });
  });

  it('is shown on channels once it is packaged', async () => {
    const { id } = await defer();
    await test.import({
      channels: [{ slug: 'silent', name: { rus: 'Молчит' }, order_number: 9, fillers: [slug] }],
    });
    const shown = async () => {
      await test.api.refreshSchedules();
      const { rows } = await test.pool.query<{ assets: { id: string }[] }>('select assets from channel_runs');
      return rows.flatMap(({ assets }) => assets.map(({ id: asset }) => asset));
    };
    expect(await shown()).toEqual([]);
    await errorOf(start());
    const claimed = await test.api.ingests.claim('w', id);
    await test.api.ingests.publish(id, 'w', testAsset(claimed?.asset_id ?? ''));
    expect(await shown()).toContain(claimed?.asset_id);
  });

  it('tells clients when to ask again', async () => {
    await defer();
    const answer = await fetch(`${await test.listen()}/playbacks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ media_item_id: slug }),
    });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({
      error_code: 1_000_533,
      description: 'Видео готовится и скоро начнётся.',
    });
  });

  it.each<[string, Partial<IngestInput>, string]>([
    ['without its duration', { expected: null }, 'What is packaged on demand needs at least its duration.'],
    ['without a source', { upload_id: null }, 'That is no upload.'],
    ['with two sources', { source: { maker: 'demo', key: 'film/x' } }, 'That is no upload.'],
    [
      'of no title',
      { slug: 'nowhere', title: { rus: 'Новый' } },
      'What is packaged on demand needs its title.',
    ],
    ['that nobody watches', { kind: 'material', slug: null }, 'Nobody watches material.'],
  ])('is refused %s', async (_what, input, description) => {
    expect(await errorOf(defer(input))).toMatchObject({ description });
    const { rows } = await test.pool.query('select from ingests');
    expect(rows).toEqual([]);
  });

  it('may be made by a worker, which gets its name', async () => {
    const source = { maker: 'demo', key: 'film/unpackaged' };
    const { id } = await defer({ upload_id: null, source });
    await errorOf(start());
    expect(await test.api.ingests.claim('w', id)).toMatchObject({ upload_id: null, source });
  });
});
