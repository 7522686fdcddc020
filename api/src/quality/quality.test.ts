import type { QualityReport } from '@kadr/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let asset_id: string;
const report: QualityReport = {
  loudness: { integrated: -22.9, range: 7.1, true_peak: -0.4 },
  black: [{ start: 0, end: 4 }],
  frozen: [],
  silence: [],
  similarity: { measure: 'ssim', height: 1080, mean: 0.9871, lowest: 0.9412, lowest_at: 12.48 },
};

beforeAll(async () => {
  test = await createTestApi();
});
beforeEach(async () => {
  test.clock.now = testBegins;
  await test.pool.query('truncate ingests, media_items, genres, persons, assets restart identity cascade');
  await test.import(sampleCatalogue);
  await test.publish('unpackaged');
  asset_id = (await operator().listTitleAssets({ slug: 'unpackaged' })).items[0]?.asset_id ?? '';
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const read = () => operator().getQuality({ asset_id });
const ask = () => operator().measureQuality({ asset_id });

it('a film that was uploaded is measured once it is published, by one worker', async () => {
  expect(await read()).toEqual({ state: 'waiting', report: null, failure: null, measured_at: null });
  const claims = await Promise.all([test.api.quality.claim(), test.api.quality.claim()]);
  expect(claims.filter((id) => id !== null)).toEqual([asset_id]);
  expect(await errorOf(ask())).toMatchObject({ name: 'CONFLICT' });
  await test.api.quality.finish(asset_id, report);
  expect(await read()).toEqual({
    state: 'done',
    report,
    failure: null,
    measured_at: testBegins.getTime() / 1000,
  });
});

it('a film is measured again on demand, and what was measured before is shown meanwhile', async () => {
  await test.api.quality.claim();
  await test.api.quality.finish(asset_id, report);
  expect(await ask()).toMatchObject({ state: 'waiting', report });
  expect(await test.api.quality.claim()).toBe(asset_id);
  await test.api.quality.fail(asset_id, 'failed');
  expect(await read()).toMatchObject({ state: 'failed', failure: 'failed', report });
});

it('what a worker has left goes to another one', async () => {
  await test.api.quality.claim();
  test.pass(60);
  expect(await test.api.quality.claim()).toBeNull();
  await test.api.quality.release(asset_id);
  expect(await test.api.quality.claim()).toBe(asset_id);
  test.pass(4 * 3600);
  expect(await test.api.quality.claim()).toBe(asset_id);
});

it('a protected film is not asked for, and what there is not cannot be measured', async () => {
  await test.publish('unpackaged', { protection: { scheme: 'cbcs' } });
  const { items } = await operator().listTitleAssets({ slug: 'unpackaged' });
  expect(await operator().getQuality({ asset_id: items[0]?.asset_id ?? '' })).toMatchObject({ state: null });
  const unknown = operator().measureQuality({ asset_id: 'x'.repeat(20) });
  expect(await errorOf(unknown)).toMatchObject({ name: 'NOT_FOUND' });
});
