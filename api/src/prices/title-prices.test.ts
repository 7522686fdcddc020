import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueImport } from '@kadr/contract';
import { customerWith, firstOrder, openShop, rental } from '../testing/shop.ts';
import type { SoldTitle } from '../testing/shop.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await openShop(test);
});
afterAll(() => test.close());

describe('prices', () => {
  it('are all of a title’s: an import takes the place of those before, an offer that stays keeps its id', async () => {
    const viewer = await customerWith(test, 0);
    const film = (prices: SoldTitle['prices']): CatalogueImport => ({
      media_items: [{ slug: 'for-rent-3', type: 'film', name: { rus: 'x' }, usage_model: 'TVOD', prices }],
    });
    const two = { ...rental, duration: 2, duration_unit: 'day' } as const;
    const wanted = await firstOrder(viewer, 'for-rent-3');
    await test.import(
      film([
        { ...rental, duration: 9, duration_unit: 'day', amount: 1 },
        { ...two, amount: 9 },
      ]),
    );
    const [option] = (await viewer.purchases.options({ id: 'for-rent-3' })).items;
    expect(option?.periods.map(({ duration, prices }) => [duration, prices[0]?.amount])).toEqual([
      [9, 1],
      [2, 9],
    ]);
    expect(option?.periods[1]?.prices[0]?.price_id).toBe(wanted.price.price_id);
    await test.import(film([]));
    expect((await viewer.purchases.options({ id: 'for-rent-3' })).items).toEqual([]);
  });

  it.each<[string, Partial<SoldTitle>, string]>([
    [
      'without a usage model',
      { prices: [{ ...rental, duration: 1, duration_unit: 'day', amount: 1 }] },
      'needs the usage_model',
    ],
    [
      'a rental without its time',
      { usage_model: 'TVOD', prices: [{ ...rental, amount: 1 }] },
      'a rental needs a duration',
    ],
    [
      'a fraction',
      { usage_model: 'EST', prices: [{ usage_model: 'EST', currency: 'RUB', amount: 0.5 }] },
      'prices',
    ],
    [
      'a discount that is none',
      {
        usage_model: 'EST',
        prices: [{ usage_model: 'EST', currency: 'RUB', amount: 2, original_amount: 2 }],
      },
      'must be above the amount',
    ],
    [
      'two for the same',
      {
        usage_model: 'EST',
        prices: [
          { usage_model: 'EST', currency: 'RUB', amount: 2 },
          { usage_model: 'EST', currency: 'RUB', amount: 3 },
        ],
      },
      'two prices for EST HD',
    ],
    [
      'of a series',
      { type: 'series', usage_model: 'EST', prices: [{ usage_model: 'EST', currency: 'RUB', amount: 2 }] },
      'films and episodes',
    ],
  ])('are refused %s', async (_what, title, reason) => {
    const refused = await errorOf(
      test.operator().operator.importCatalogue({
        media_items: [{ slug: 'refused', type: 'film', name: { rus: 'x' }, ...title }],
      }),
    );
    expect(refused?.name).toBe('INVALID_INPUT');
    expect(refused?.description).toContain(reason);
  });
});
