import { afterAll, beforeAll, expect, it } from 'vitest';
import type { IngestInput } from '@kadr/contract';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi({ config: { filmSources: ['address', 'folder'] } });
  await test.import(sampleCatalogue);
});
afterAll(() => test.close());

const operator = () => test.operator().operator;
const create = (source: IngestInput['source'], over: Partial<IngestInput> = {}) =>
  operator().createIngest({ slug: 'unpackaged', source, file_name: 'film.mp4', ...over });

it('a film may come from the places that the service has', async () => {
  expect(await operator().listFilmSources()).toEqual({ items: ['address', 'folder'] });
  const { id } = await create({ maker: 'address', key: 'https://films.example/film.mp4' });
  expect(await test.api.ingests.claim('w', id)).toMatchObject({
    upload_id: null,
    source: { maker: 'address', key: 'https://films.example/film.mp4' },
  });
  const failed = await test.api.ingests.fail(id, 'w', { failure: 'source_gone', reason: 'It answers 404.' });
  expect(failed).toMatchObject({ state: 'failed', failure: 'source_gone', reason: 'It answers 404.' });
  expect(await operator().retryIngest({ id })).toMatchObject({
    state: 'queued',
    failure: null,
    reason: null,
  });
});

it.each<[string, IngestInput['source'], Partial<IngestInput>]>([
  ['from a place that it has not', { maker: 'bucket', key: 'film.mp4' }, {}],
  ['from nowhere', { maker: 'folder', key: '' }, {}],
  ['from two places', { maker: 'folder', key: 'film.mp4' }, { upload_id: 'abcdef0123456789' }],
  ['that is a song', { maker: 'folder', key: 'song.mp4' }, { kind: 'karaoke' }],
])('but none %s', async (_, source, over) => {
  expect(await errorOf(create(source, over))).toMatchObject({ name: 'INVALID_INPUT' });
});
