import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testAsset, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate ingests, media_items, genres, persons, assets restart identity cascade');
  await test.import(sampleCatalogue);
});
afterAll(() => test.close());

const operator = () => test.operator().operator;

/** An ingest that is packaged and waits for review. */
async function packaged() {
  const { id } = await operator().createIngest({
    upload_id: 'abcdef0123456789',
    title: { rus: 'Новый фильм' },
    needs_review: true,
  });
  const claimed = await test.api.ingests.claim('w', id);
  const asset = {
    ...testAsset(claimed?.asset_id ?? ''),
    posters: [{ image: `images/${'a'.repeat(64)}`, color: '#102030' }],
  };
  return { id, asset, ingest: await test.api.ingests.publish(id, 'w', asset) };
}

it('what needs a review is packaged, belongs to no title, and no worker takes it up again', async () => {
  const { id, asset, ingest } = await packaged();
  expect(ingest).toMatchObject({ state: 'review', asset_id: asset.id, media_item_id: null, page: null });
  test.pass(3600);
  expect(await test.api.ingests.claim('other')).toBeNull();
  // A worker that crashed after the commit reports it again.
  expect(await test.api.ingests.publish(id, 'w', asset)).toMatchObject({ state: 'review' });
  expect(await operator().getTracks({ asset_id: asset.id })).toMatchObject({ use: 'none', title: null });
  expect((await operator().listIngests({ state: 'open' })).items).toEqual([]);
});

it('an operator publishes it once, with the tracks as they are then, and with its pictures', async () => {
  const { id, asset } = await packaged();
  const published = await operator().publishIngest({ id });
  expect(published).toMatchObject({ state: 'published', page: '/movies/noviy-film' });
  expect(await operator().getTracks({ asset_id: asset.id })).toMatchObject({
    use: 'film',
    title: { name: 'Новый фильм' },
  });
  const film = await operator().getRecord({ kind: 'title', id: 'noviy-film' });
  expect(film.record).toMatchObject({ logo: `/${'a'.repeat(64)}` });
  expect(await errorOf(operator().publishIngest({ id }))).toMatchObject({ name: 'CONFLICT' });
  expect(await errorOf(operator().publishIngest({ id: 999 }))).toMatchObject({ name: 'NOT_FOUND' });
});

it('an operator discards it, and a worker removes its output', async () => {
  const { id, asset } = await packaged();
  expect(await operator().cancelIngest({ id })).toMatchObject({ state: 'cancelled', asset_id: null });
  expect(await test.api.ingests.findCancelled('w')).toMatchObject({ id, asset_id: asset.id });
});

it('what is shown before it is packaged cannot wait for review', async () => {
  const refused = operator().createIngest({
    upload_id: 'abcdef0123456789',
    slug: 'unpackaged',
    on_demand: true,
    expected: { duration: 60 },
    needs_review: true,
  });
  expect(await errorOf(refused)).toMatchObject({ name: 'INVALID_INPUT' });
});
