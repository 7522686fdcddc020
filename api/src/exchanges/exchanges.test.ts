import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, buyAndPay, customerWith, firstOrder } from '../testing/shop.ts';
import type { Customer, SoldTitle } from '../testing/shop.ts';
import { createTestApi, errorOf } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

const forGood = (slug: string, amount: number, over: Partial<SoldTitle> = {}): SoldTitle => ({
  slug,
  type: 'film',
  name: { rus: slug },
  usage_model: 'EST',
  prices: [{ usage_model: 'EST', amount, currency: 'RUB' }],
  ...over,
});

const films: SoldTitle[] = [
  forGood('given', 30_000, { rating: 5 }),
  forGood('as-dear', 30_000, { rating: 9 }),
  forGood('cheaper', 10_000, { rating: 8 }),
  forGood('dearer', 30_001),
  forGood('in-drams', 10_000, { prices: [{ usage_model: 'EST', amount: 10_000, currency: 'AMD' }] }),
  forGood('for-adults', 10_000, { age: 18, rating: 7 }),
  forGood('of-ararat', 10_000, { brands: ['ararat'] }),
  forGood('of-georgia', 10_000, { territories: ['GE'] }),
  { slug: 'free', type: 'film', name: { rus: 'Даром' } },
];

beforeAll(async () => {
  test = await createTestApi();
  await test.import({ media_items: [...films, forGood('unpackaged', 10_000)] });
  for (const { slug } of films) await test.publish(slug, { duration: 6000 });
});
afterAll(() => test.close());

const idOf = async ({ client }: Customer, slug: string) => (await client.mediaItems.getById({ id: slug })).id;
const actionsOf = async ({ client }: Customer, slug: string) =>
  (await client.mediaItems.getById({ id: slug })).actions.map(({ type }) => type);

async function ownerOf(slug: string): Promise<Customer> {
  const viewer = await customerWith(test, 100_000);
  await buyAndPay(viewer, slug);
  return viewer;
}

async function exchange(viewer: Customer, given: string, wanted: string) {
  const action = (await viewer.client.mediaItems.getById({ id: given })).actions.find(
    ({ type }) => type === 'exchange',
  );
  return viewer.client.exchanges.make({
    action: { type: 'exchange', media_item_id: action?.media_item_id ?? (await idOf(viewer, given)) },
    wanted_media_item_id: await idOf(viewer, wanted),
  });
}

it('offers films that cost no more, the most popular first, page after page', async () => {
  const viewer = await ownerOf('given');
  const id = await idOf(viewer, 'given');
  const first = await viewer.client.exchanges.offers({ id, limit: 2 });
  expect(first.items.map(({ slug }) => slug)).toEqual(['as-dear', 'cheaper']);
  const next = await viewer.client.exchanges.offers({ id, limit: 2, cursor: first.next_cursor ?? '' });
  expect([next.items.map(({ slug }) => slug), next.next_cursor]).toEqual([['for-adults'], null]);
});

it('runs the exchange action of a bought film: one goes, the other comes, for nothing, once (CT-093, CT-129, PL-159)', async () => {
  const viewer = await ownerOf('given');
  expect(await actionsOf(viewer, 'given')).toContain('exchange');
  const left = await balanceOf(viewer);
  const { notification } = await exchange(viewer, 'given', 'cheaper');
  expect(notification).toMatchObject({
    event_type: 'sync_purchase',
    display: { message: '«cheaper» теперь у вас навсегда' },
  });
  expect(await balanceOf(viewer)).toBe(left);
  expect(await actionsOf(viewer, 'cheaper')).toEqual(['watch']);
  expect(await actionsOf(viewer, 'given')).toEqual(['buy']);
  const { items } = await viewer.purchases.list({});
  expect(items.map(({ media_item }) => media_item.slug)).toEqual(['cheaper']);
  // A title from an exchange cannot be exchanged, nor can one that was given away.
  for (const given of ['cheaper', 'given'])
    expect([given, await errorOf(exchange(viewer, given, 'as-dear'))]).toMatchObject([
      given,
      { name: 'EXCHANGE_NOT_POSSIBLE' },
    ]);
});

it('gives nothing that costs more, is not sold, is the account’s already or not for the viewer', async () => {
  const viewer = await ownerOf('given');
  await buyAndPay(viewer, 'as-dear');
  for (const wanted of ['dearer', 'in-drams', 'of-georgia', 'free', 'as-dear', 'given'])
    expect([wanted, await errorOf(exchange(viewer, 'given', wanted))]).toMatchObject([
      wanted,
      { name: 'EXCHANGE_NOT_OFFERED' },
    ]);
  const elsewhere = test.client({ brand: 'ararat' }).mediaItems.getById({ id: 'of-ararat' });
  const hidden = viewer.client.exchanges.make({
    action: { type: 'exchange', media_item_id: await idOf(viewer, 'given') },
    wanted_media_item_id: (await elsewhere).id,
  });
  expect(await errorOf(hidden)).toMatchObject({ name: 'NOT_FOUND' });
  const { items: levels } = await viewer.client.profiles.getAgeLimits();
  const twelve = levels.find(({ age_value }) => age_value === 12)?.id ?? 0;
  const [own] = (await viewer.client.profiles.getAll()).items;
  await viewer.client.profiles.edit({ id: own?.id ?? 0, default_age_limit_id: twelve });
  const offers = await viewer.client.exchanges.offers({ id: await idOf(viewer, 'given') });
  expect(offers.items.map(({ slug }) => slug)).toEqual(['cheaper']);
});

it('is over once more than a quarter was watched, whatever became of the history (CT-129)', async () => {
  const viewer = await ownerOf('given');
  const media_item_id = await idOf(viewer, 'given');
  const watchTo = (timepoint: number, sequence: number) =>
    viewer.client.positions.save({
      media_item_id,
      timepoint,
      playback_session_id: '11111111-1111-4111-8111-111111111111',
      sequence,
    });
  await watchTo(1500, 1);
  expect(await actionsOf(viewer, 'given')).toContain('exchange');
  await watchTo(1600, 2);
  await watchTo(10, 3);
  await viewer.client.positions.clear();
  expect(await actionsOf(viewer, 'given')).not.toContain('exchange');
  expect(await errorOf(viewer.client.exchanges.offers({ id: media_item_id }))).toMatchObject({
    name: 'EXCHANGE_NOT_POSSIBLE',
  });
});

it('drops an order of the film that it gives', async () => {
  const viewer = await ownerOf('given');
  const { ticket_id } = await viewer.purchases.buy(await firstOrder(viewer, 'cheaper'));
  await exchange(viewer, 'given', 'cheaper');
  const paying = viewer.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false });
  expect(await errorOf(paying)).toMatchObject({ name: 'TICKET_EXPIRED' });
});

it('is done once, however many ask at the same moment', async () => {
  const viewer = await ownerOf('given');
  const outcomes = await Promise.all(
    ['cheaper', 'as-dear', 'for-adults'].map((wanted) => errorOf(exchange(viewer, 'given', wanted))),
  );
  expect(outcomes.filter((error) => error === null)).toHaveLength(1);
  expect(outcomes.flatMap((error) => error?.name ?? [])).toEqual([
    'EXCHANGE_NOT_POSSIBLE',
    'EXCHANGE_NOT_POSSIBLE',
  ]);
  expect((await viewer.purchases.list({})).items).toHaveLength(1);
});

describe('an operator’s offer', () => {
  const write = (record: Record<string, unknown>) =>
    test.operator().operator.createRecord({ kind: 'exchange_offer', record: { name: 'Обмен', ...record } });
  afterEach(() => test.pool.query('truncate exchange_offers cascade'));

  it('says which films can be received, and no other one is', async () => {
    const viewer = await ownerOf('given');
    await write({ slug: 'cheap', media_items: ['cheaper', 'dearer'] });
    const { items } = await viewer.client.exchanges.offers({ id: await idOf(viewer, 'given') });
    expect(items.map(({ slug }) => slug)).toEqual(['cheaper']);
    expect(await errorOf(exchange(viewer, 'given', 'as-dear'))).toMatchObject({
      name: 'EXCHANGE_NOT_OFFERED',
    });
    await exchange(viewer, 'given', 'cheaper');
    expect((await viewer.client.mediaItems.getById({ id: 'cheaper' })).is_playable).toBe(true);
  });

  it('sets the days, and ends exchanges with none; another brand’s does not count', async () => {
    const viewer = await ownerOf('given');
    await write({ slug: 'elsewhere', brands: ['ararat'], days: 0 });
    expect(await actionsOf(viewer, 'given')).toContain('exchange');
    await write({ slug: 'none', order_number: 1, days: 0 });
    expect(await actionsOf(viewer, 'given')).not.toContain('exchange');
    expect(await errorOf(exchange(viewer, 'given', 'cheaper'))).toMatchObject({
      name: 'EXCHANGE_NOT_POSSIBLE',
    });
    await write({ slug: 'ours', days: 1 });
    expect(await actionsOf(viewer, 'given')).toContain('exchange');
  });

  it('is refused with what it names that does not exist, and keeps its films from being deleted', async () => {
    const refused = await errorOf(write({ slug: 'bad', brands: ['nobody'], media_items: ['no-title'] }));
    expect(refused).toMatchObject({ name: 'INVALID_INPUT' });
    expect(refused?.description).toContain('“nobody”');
    expect(refused?.description).toContain('“no-title”');
    await write({ slug: 'good', media_items: ['unpackaged'] });
    const reference = { kind: 'title', id: 'unpackaged' } as const;
    const { version } = await test.operator().operator.getRecord(reference);
    const editor = test.client({ principal: { kind: 'token' }, ifMatch: `"${version}"` }).operator;
    expect((await errorOf(editor.removeRecord(reference)))?.description).toContain('exchange offer “good”');
  });
});
