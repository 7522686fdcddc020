import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testAsset, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let asset_id: string;
const gone = new Set<string>();
const upload = 'abcdef0123456789';

beforeAll(async () => {
  test = await createTestApi({ media: { hasUpload: async (id) => !gone.has(id) } });
});
beforeEach(async () => {
  gone.clear();
  test.clock.now = testBegins;
  await test.pool.query('truncate ingests, media_items, genres, persons, assets restart identity cascade');
  await test.import(sampleCatalogue);
  await test.publish('unpackaged', { protection: { scheme: 'cbcs' } });
  asset_id = await shown();
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const again = (over: { further_codecs?: 'av1'[] } = {}) => operator().repackageAsset({ asset_id, ...over });
const shown = async () => (await operator().listTitleAssets({ slug: 'unpackaged' })).items[0]?.asset_id ?? '';

it('a film is packaged again from its source, and plays what it has until that is ready', async () => {
  const { id, state } = await again({ further_codecs: ['av1'] });
  expect(state).toBe('queued');
  expect((await operator().listIngests({ state: 'open' })).items).toMatchObject([
    { id, is_again: true, slug: 'unpackaged', place: 1 },
  ]);
  const claimed = await test.api.ingests.claim('w', id);
  expect(claimed).toMatchObject({
    upload_id: upload,
    replaces: asset_id,
    further_codecs: ['av1'],
    key: { scheme: 'cbcs' },
  });
  expect(await shown()).toBe(asset_id);
  const made = testAsset(claimed?.asset_id ?? '');
  await test.api.ingests.publish(id, 'w', {
    ...made,
    is_crypted: true,
    key_ids: [claimed?.key?.keyId ?? ''],
  });
  expect(await shown()).toBe(made.id);
  // The previous asset is still there for those who are watching it.
  expect(await operator().getTracks({ asset_id })).toMatchObject({ use: 'none' });
});

it('only one at a time, only what is shown, and only what an ingest has made', async () => {
  const [first, second] = await Promise.all([errorOf(again()), errorOf(again())]);
  expect([first, second].filter((error) => error === null)).toHaveLength(1);
  expect(await errorOf(again())).toMatchObject({ name: 'CONFLICT' });
  await test.pool.query('truncate ingests restart identity cascade');
  expect(await errorOf(again())).toMatchObject({ name: 'NOT_FOUND' });
  await test.publish('unpackaged');
  const now = await shown();
  await test.pool.query('update media_items set asset_id = null');
  expect(await errorOf(operator().repackageAsset({ asset_id: now }))).toMatchObject({ name: 'CONFLICT' });
});

it('is refused in the words of the caller when the source is not kept', async () => {
  gone.add(upload);
  expect(await errorOf(again())).toMatchObject({
    name: 'SOURCE_NOT_KEPT',
    description: 'Исходный файл уже не хранится: загрузите его снова.',
  });
});

it('does not take the place of a film that the title has got meanwhile', async () => {
  const { id } = await again();
  const claimed = await test.api.ingests.claim('w', id);
  await test.publish('unpackaged', { protection: { scheme: 'cbcs' } });
  const made = {
    ...testAsset(claimed?.asset_id ?? ''),
    is_crypted: true,
    key_ids: [claimed?.key?.keyId ?? ''],
  };
  await expect(test.api.ingests.publish(id, 'w', made)).rejects.toMatchObject({ error: 'INVALID_INPUT' });
});

it('sources of published films are kept for their days', async () => {
  expect([...(await test.api.ingests.uploadsInUse())]).toEqual([upload]);
  test.pass(29 * 86_400);
  expect([...(await test.api.ingests.uploadsInUse())]).toEqual([upload]);
  test.pass(2 * 86_400);
  expect([...(await test.api.ingests.uploadsInUse())]).toEqual([]);
});
