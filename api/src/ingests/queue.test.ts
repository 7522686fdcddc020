import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { IngestInput } from '@kadr/contract';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testAsset, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';
import { holdSeconds } from './work-on-ingest.ts';

let test: TestApi;
const upload_id = 'abcdef0123456789';
const conflict = { name: 'CONFLICT' };

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

const operator = () => test.operator().operator;
const create = async (input: Partial<IngestInput> = {}): Promise<number> =>
  (await operator().createIngest({ kind: 'material', upload_id, ...input })).id;

describe('a cancelled ingest', () => {
  it('is no longer worked on, and its uploads are dropped', async () => {
    const id = await create();
    expect(await operator().cancelIngest({ id })).toMatchObject({ id, state: 'cancelled' });
    expect(test.jobs).toHaveLength(2);
    expect(await test.api.ingests.claim('w')).toBeNull();
    expect(await test.api.ingests.findCancelled('w')).toEqual({
      id,
      asset_id: expect.stringMatching(/^[0-9a-f]{24}$/),
      uploads: [upload_id],
    });
    await test.api.ingests.cleared(id);
    expect(await test.api.ingests.findCancelled('w')).toBeNull();
    expect(await errorOf(operator().cancelIngest({ id }))).toMatchObject(conflict);
    expect(await errorOf(operator().retryIngest({ id }))).toMatchObject(conflict);
    expect(await errorOf(operator().cancelIngest({ id: 999 }))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('is taken from its worker, which removes the partial output; another worker does so when that one is silent', async () => {
    const id = await create();
    const claimed = await test.api.ingests.claim('w');
    const work = test.api.ingests;
    await work.progress(id, 'w', { state: 'transcoding', percent: 40, time_left: 60 });
    await operator().cancelIngest({ id });
    await expect(
      work.progress(id, 'w', { state: 'transcoding', percent: 41, time_left: 60 }),
    ).rejects.toMatchObject({ error: 'CONFLICT' });
    const asset = testAsset(claimed?.asset_id ?? '');
    await expect(work.publish(id, 'w', asset)).rejects.toMatchObject({ error: 'CONFLICT' });
    expect(await work.findCancelled('other')).toBeNull();
    expect(await work.findCancelled('w')).toMatchObject({ id, asset_id: claimed?.asset_id });
    test.clock.now = new Date(test.clock.now.getTime() + (holdSeconds + 1) * 1000);
    expect(await work.findCancelled('other')).toMatchObject({ id });
  });

  it('keeps uploads that another ingest needs', async () => {
    const id = await create({ upload_id: 'aa11bb22cc33', subtitles: [{ upload_id, file_name: 'film.srt' }] });
    await create();
    await operator().cancelIngest({ id });
    expect(await test.api.ingests.findCancelled('w')).toMatchObject({ id, uploads: ['aa11bb22cc33'] });
  });

  it('goes back to waiting for a viewer when it is on demand, once it is cleaned up', async () => {
    const id = await create({
      kind: 'film',
      slug: 'unpackaged',
      on_demand: true,
      expected: { duration: 60 },
    });
    expect(await errorOf(operator().cancelIngest({ id }))).toMatchObject(conflict);
    await test.pool.query("update ingests set state = 'queued', wanted_at = now()");
    await test.api.ingests.claim('w');
    expect(await operator().cancelIngest({ id })).toMatchObject({ state: 'deferred', percent: 0 });
    await test.pool.query("update ingests set state = 'queued', wanted_at = now()");
    expect(await test.api.ingests.claim('other')).toBeNull();
    expect(await test.api.ingests.findCancelled('w')).toMatchObject({ id, uploads: [] });
    await test.api.ingests.cleared(id);
    expect(await test.api.ingests.claim('other')).toMatchObject({ id });
  });
});

describe('the queue', () => {
  const order = async (): Promise<number[]> => {
    const { items } = await operator().listIngests({ state: 'open' });
    return items
      .filter(({ place }) => place !== null)
      .toSorted((a, b) => Number(a.place) - Number(b.place))
      .map(({ id }) => id);
  };

  it('is processed in the order that an operator sets', async () => {
    const [a, b, c, d] = [await create(), await create(), await create(), await create()];
    expect(await order()).toEqual([a, b, c, d]);
    await operator().moveIngest({ id: d, before: a });
    expect(await order()).toEqual([d, a, b, c]);
    await operator().moveIngest({ id: a, before: null });
    await operator().moveIngest({ id: b, before: b });
    expect(await order()).toEqual([d, b, c, a]);
    const e = await create();
    await operator().moveIngest({ id: e, before: c });
    expect(await order()).toEqual([d, b, e, c, a]);
    const taken = [];
    for (let next = 0; next < 5; next++) taken.push((await test.api.ingests.claim(`w${next}`))?.id);
    expect(taken).toEqual([d, b, e, c, a]);
  });

  it('does not move ingests that are running or over, or those that a viewer waits for', async () => {
    const [a, b, c] = [await create(), await create(), await create()];
    await test.api.ingests.claim('w');
    expect(await errorOf(operator().moveIngest({ id: a, before: null }))).toMatchObject(conflict);
    expect(await errorOf(operator().moveIngest({ id: c, before: a }))).toMatchObject(conflict);
    expect(await errorOf(operator().moveIngest({ id: c, before: 999 }))).toMatchObject({ name: 'NOT_FOUND' });
    await operator().cancelIngest({ id: b });
    expect(await errorOf(operator().moveIngest({ id: c, before: b }))).toMatchObject(conflict);
    const wanted = await create();
    await test.pool.query('update ingests set wanted_at = now() where id = $1', [wanted]);
    expect((await test.api.ingests.claim('other'))?.id).toBe(wanted);
    const open = (await operator().listIngests({ state: 'open' })).items.map(({ id }) => id);
    expect(open).toEqual([wanted, c, a]);
  });
});
