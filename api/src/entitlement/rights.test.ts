import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CatalogueImport } from '@kadr/contract';
import { buyAndPay, customerWith, firstOrder, openShop } from '../testing/shop.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

/** The tests' own network is in Armenia (`createTestApi`), all others in an unknown country. */
const yerevan = '203.0.113.7';
const day = 24 * 60 * 60;
const begins = testBegins.getTime() / 1000;

let test: TestApi;

const title = (slug: string, more: Partial<NonNullable<CatalogueImport['media_items']>[number]> = {}) => ({
  slug,
  type: 'film' as const,
  name: { rus: `Права ${slug}` },
  ...more,
});

beforeAll(async () => {
  test = await createTestApi();
  await openShop(test);
  await test.import({
    media_items: [
      title('by-country', {
        rights: [
          { countries: ['AM'], from: begins + day, until: begins + 3 * day },
          { countries: ['RU'], until: begins + 9 * day },
        ],
      }),
      title('for-a-day', { rights: [{ until: begins + day }] }),
      title('announced', {
        is_coming_soon: true,
        start_date: begins + day,
        rights: [{ from: begins + day }],
      }),
      title('saga', { type: 'series', rights: [{ until: begins + day }] }),
      title('saga-1', { type: 'season', parent: 'saga', order_number: 1 }),
      title('saga-1-1', { type: 'episode', parent: 'saga-1', order_number: 1, rights: [{ until: 1 }] }),
    ],
  });
  for (const slug of ['by-country', 'for-a-day', 'announced']) await test.publish(slug);
  await test.publish('saga-1-1', { kind: 'episode' });
});
beforeEach(() => later(0));
afterAll(() => test.close());

const later = async (days: number): Promise<void> => {
  test.clock.now = new Date((begins + days * day) * 1000);
  await test.api.refreshRights();
};
const client = (cookies: Record<string, string> = {}) => test.client({ ip: yerevan, cookies });
const start = (slug: string) => client().playback.start({ media_item_id: slug });
const refusal = async (slug: string): Promise<string | undefined> => (await errorOf(start(slug)))?.name;
const listed = async (): Promise<string[]> =>
  (await client().mediaItems.list({ query: 'права', limit: 50 })).items.map(({ slug }) => slug).toSorted();

describe('rights in windows of time', () => {
  it('let a title be watched in each country while its window is open', async () => {
    expect(await refusal('by-country')).toBe('NOT_PLAYABLE');
    await later(1);
    expect((await start('by-country')).content.slug).toBe('by-country');
    await later(3);
    expect(await refusal('by-country')).toBe('NOT_PLAYABLE');
    const nowhere = test.client({ ip: '198.51.100.7' });
    expect(await errorOf(nowhere.playback.start({ media_item_id: 'by-country' }))).toMatchObject({
      name: 'GEO_BLOCKED',
    });
  });

  it('take a title out of lists when the last one closes; its page stays, without a button', async () => {
    expect(await listed()).toEqual(['announced', 'by-country', 'for-a-day', 'saga']);
    await later(1);
    expect(await listed()).toEqual(['announced', 'by-country']);
    expect(await client().mediaItems.getById({ id: 'for-a-day' })).toMatchObject({
      is_playable: false,
      actions: [],
    });
    await later(9);
    expect(await listed()).toEqual(['announced']);
  });

  it('tell every process when a list changes', async () => {
    await test.api.push.start();
    expect(await listed()).toContain('for-a-day');
    await later(1);
    await expect.poll(listed).toEqual(['announced', 'by-country']);
    await later(0);
    await expect.poll(listed).toContain('for-a-day');
  });

  it('leave an announced title in lists before they begin', async () => {
    expect(await refusal('announced')).toBe('NOT_PLAYABLE');
    await later(1);
    expect((await start('announced')).content.slug).toBe('announced');
  });

  it('of a series are those of its episodes', async () => {
    expect((await start('saga-1-1')).content.slug).toBe('saga-1-1');
    await later(1);
    expect(await refusal('saga')).toBe('NOT_PLAYABLE');
    expect(await refusal('saga-1-1')).toBe('NOT_PLAYABLE');
  });

  it('end no playback that has begun', async () => {
    const { playback_session_id, ...rest } = await start('for-a-day');
    const said = { playback_session_id, media_item_id: rest.content.slug };
    await client().playback.begun(said);
    await later(1);
    expect(await errorOf(client().playback.heartbeat(said))).toBeNull();
    expect(await refusal('for-a-day')).toBe('NOT_PLAYABLE');
  });

  it('end a sale, but nothing that was bought', async () => {
    const [buyer, late] = [await customerWith(test, 100_000), await customerWith(test, 100_000)];
    await buyAndPay(buyer, 'on-sale');
    const lateOrder = await firstOrder(late, 'on-sale');
    await test.pool.query('update media_items set rights = $1 where slug = $2', [
      JSON.stringify([{ countries: null, from: null, until: begins }]),
      'on-sale',
    ]);
    expect(await errorOf(late.purchases.buy(lateOrder))).toMatchObject({ name: 'NOT_PLAYABLE' });
    expect(await late.purchases.options({ id: 'on-sale' })).toEqual({ items: [] });
    expect((await client(buyer.cookies).playback.start({ media_item_id: 'on-sale' })).content.slug).toBe(
      'on-sale',
    );
  });

  it.each([
    { rights: [] },
    { rights: [{ from: 20, until: 20 }] },
    { rights: [{ countries: ['armenia'] }] },
    { rights: [{ countries: [] }] },
  ])('are an error as $rights', async ({ rights }) => {
    const wrong = title('for-a-day', { rights });
    expect(await errorOf(test.import({ media_items: [wrong] }))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('that end within two weeks are found, and need somebody', async () => {
    const { operator } = test.operator();
    const find = async (rights: string) =>
      (await operator.listRecords({ kind: 'title', filter: JSON.stringify({ rights }), limit: 10 })).items
        .map(({ id }) => id)
        .toSorted();
    expect(await find('ending')).toEqual(['by-country', 'for-a-day', 'saga', 'saga-1', 'saga-1-1']);
    expect((await operator.getToday()).attention).toContainEqual({
      kind: 'rights_end',
      count: 3,
      example: 'by-country',
    });
    await later(2);
    expect(await find('ending')).toEqual(['by-country']);
    expect(await find('over')).toEqual(['for-a-day', 'on-sale', 'saga', 'saga-1', 'saga-1-1']);
  });
});
