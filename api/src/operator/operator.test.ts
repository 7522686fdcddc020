import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KadrError } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';
import type { ComposeRequest } from '../context/context.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { createTestApi, errorOf, readTestToken, testAsset } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await test.import(sampleCatalogue);
});
afterAll(() => test.close());

const parts = [{ asset_id: 'c'.repeat(20) }];

it.each<[string, (client: KadrClient) => Promise<unknown>]>([
  [
    'importCatalogue',
    (client) =>
      client.operator.importCatalogue({ media_items: [{ slug: 'x', type: 'film', name: { rus: 'x' } }] }),
  ],
  [
    'createIngest',
    (client) => client.operator.createIngest({ upload_id: 'abcdef0123456789', title: { rus: 'x' } }),
  ],
  ['getIngest', (client) => client.operator.getIngest({ id: 1 })],
  ['retryIngest', (client) => client.operator.retryIngest({ id: 1 })],
  ['composeAsset', (client) => client.operator.composeAsset({ kind: 'film', slug: 'unpackaged', parts })],
  [
    'importAccounts',
    (client) =>
      client.operator.importAccounts({ accounts: [{ email: 'x@kadr.example', password: 'x'.repeat(8) }] }),
  ],
  [
    'importPromoCodes',
    (client) => client.operator.importPromoCodes({ promo_codes: [{ code: 'XXX', message: { rus: 'x' } }] }),
  ],
  ['setToggle', (client) => client.operator.setToggle({ key: 'x', is_enabled: true })],
  ['wrong input', (client) => client.operator.importCatalogue({ media_items: 'nonsense' } as never)],
])('%s is for the operator', async (_what, call) => {
  test.statements();
  expect(await errorOf(call(test.client()))).toMatchObject({
    name: 'UNAUTHORIZED',
    status: 401,
    error_code: 1000401,
    description: 'Сначала войдите.',
  });
  expect(test.statements()).toEqual([]);
});

describe('composing', () => {
  it('has media make the asset and gives it to the title', async () => {
    const asked: ComposeRequest[] = [];
    test.compose.answer = async (request) => {
      asked.push(request);
      return { ...testAsset('d'.repeat(20)), duration: 321.5 };
    };
    expect(await test.operator().operator.composeAsset({ kind: 'episode', slug: 'ship-1-1', parts })).toEqual(
      { asset_id: 'd'.repeat(20), duration: 321.5 },
    );
    expect(asked).toEqual([
      { kind: 'episode', slug: 'ship-1-1', parts: [{ ...parts[0], from: 0, to: null }], subtitles: [] },
    ]);
    expect(await test.client().mediaItems.getById({ id: 'ship-1-1' })).toMatchObject({
      duration: 321.5,
      is_playable: true,
    });
  });

  it('plays a film for its editor whatever viewers may, with a separate token', async () => {
    const { operator } = test.operator();
    await test.import({
      media_items: [
        {
          slug: 'for-sale',
          type: 'film',
          name: { rus: 'За деньги' },
          usage_model: 'EST',
          territories: ['AM'],
        },
      ],
    });
    expect(await operator.getFilmStream({ slug: 'for-sale' })).toEqual({
      state: 'none',
      asset: null,
      thumbnails_url: null,
      duration: null,
      expires_at: null,
    });
    await test.publish('for-sale');
    const { state, asset, ...stream } = await operator.getFilmStream({ slug: 'for-sale' });
    expect({ state, duration: stream.duration }).toEqual({
      state: 'ready',
      duration: testAsset('x').duration,
    });
    expect(readTestToken(asset?.cdn_token?.get_parameters ?? '')).toEqual({
      a: expect.any(String),
      s: 'operator',
      e: stream.expires_at,
    });
    expect(await errorOf(operator.getFilmStream({ slug: 'nowhere' }))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('asks nothing of media for a title that cannot have it', async () => {
    test.compose.answer = () => Promise.reject(new Error('nobody was to ask'));
    const compose = (kind: 'film' | 'episode' | 'karaoke', slug: string) =>
      errorOf(test.operator().operator.composeAsset({ kind, slug, parts }));
    expect(await compose('film', 'nowhere')).toMatchObject({
      name: 'NOT_FOUND',
      description: 'There is no title “nowhere”.',
    });
    expect(await compose('film', 'ship')).toMatchObject({
      name: 'INVALID_INPUT',
      description: '“ship” is a series and cannot be given a film.',
    });
    expect(await compose('karaoke', 'unpackaged')).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('tells what media says, and changes nothing', async () => {
    test.compose.answer = () =>
      Promise.reject(new KadrError('INVALID_INPUT', { message: 'The parts have different codecs.' }));
    expect(
      await errorOf(test.operator().operator.composeAsset({ kind: 'film', slug: 'unpackaged', parts })),
    ).toMatchObject({ description: 'The parts have different codecs.' });
    expect(await errorOf(test.client().mediaItems.getById({ id: 'unpackaged' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });
});
