import type { RevenueGroup, RevenueRow, TurnoverRow } from '@kadr/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardOrder, confirmed, customerWithCard, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { buyAndPay, customerWith, serviceOrder } from '../testing/shop.ts';
import { errorOf } from '../testing/test-api.ts';

let shop: CardShop;
const operator = () => shop.test.operator().operator;
const march = { from: '2026-03-01', to: '2026-03-31' };
const revenue = async (by: RevenueGroup, over: object = {}) =>
  (await operator().getRevenue({ ...march, by, ...over })).rows;

type Sum = 'gross' | 'refunds' | 'chargebacks' | 'net' | 'points' | 'sales' | 'discounts';
const sumOf = (rows: readonly RevenueRow[], name: Sum): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** The ledger's sum of transfers to or from a kind of account, in roubles. */
async function ledger(kind: string, side: 'from_id' | 'to_id'): Promise<number> {
  const { rows } = await shop.test.pool.query<{ sum: string }>(
    `select coalesce(sum(t.amount), 0) as sum from ledger_transfers t join ledger_accounts a on a.id = t.${side}
     where a.kind = $1 and a.currency = 'RUB'`,
    [kind],
  );
  return Number(rows[0]?.sum);
}

beforeAll(async () => {
  shop = await openCardShop();
  const { test } = shop;
  // Sold from the balance, in Armenia, and partly refunded.
  const anna = await customerWith(test, 100_000);
  const here = test.client({ cookies: anna.cookies, ip: '203.0.113.7', brand: 'kadr' });
  await buyAndPay({ ...anna, client: here, purchases: here.purchases }, 'on-sale');
  const [bought] = (await operator().listPayments({ account: { email: anna.email } })).items;
  const back = { account: { email: anna.email }, payment_id: bought?.id ?? 0, reason: 'late' };
  await operator().refund({ ...back, key: 'part', amount: 9_900 });
  // Sold by card, and disputed.
  const boris = await customerWithCard(shop, 50_000);
  const order = await cardOrder(boris, { slug: 'for-rent-1' }, boris.methodId);
  const { ticket_id, order_id } = await boris.purchases.buy({ ...order, bank_card_id: boris.cardId });
  await confirmed(boris, ticket_id);
  await test.api.checkPayments();
  const [paid] = (await operator().listPayments({ account: { email: boris.email } })).items;
  await operator().noteDispute({ order_id: paid?.order_id ?? order_id ?? 0, state: 'lost' });
  // A service with a trial, and one without.
  for (const alias of ['cinema', 'television']) {
    const taken = await boris.purchases.buy(await serviceOrder(boris, alias));
    await confirmed(boris, taken.ticket_id);
  }
  // An erased account: its books stay.
  const gone = await customerWith(test, 20_000);
  await buyAndPay(gone, 'for-rent-2');
  await test.pool.query('delete from accounts where email = $1', [gone.email]);
});
afterAll(() => shop.test.close());

it('sums up to the ledger, however it is grouped', async () => {
  expect(await shop.test.api.proveBooks()).toEqual([]);
  const groups = ['none', 'brand', 'product', 'method', 'country'] as const;
  for (const by of groups) {
    const rows = await revenue(by);
    expect(sumOf(rows, 'gross')).toBe(await ledger('sales', 'to_id'));
    expect(sumOf(rows, 'refunds')).toBe(await ledger('sales', 'from_id'));
    expect(sumOf(rows, 'chargebacks')).toBe(await ledger('chargebacks', 'from_id'));
    expect(sumOf(rows, 'sales')).toBe(4);
  }
  const [all] = await revenue('none');
  expect(all).toMatchObject({ gross: 69_900, refunds: 9_900, chargebacks: 10_000, net: 50_000 });
});

it('groups by product, brand, country and method, and names what it does not know null', async () => {
  const sums = async (by: RevenueGroup) =>
    Object.fromEntries((await revenue(by)).map(({ group, net }) => [String(group), net]));
  expect(await sums('product')).toEqual({
    'title/on-sale': 30_000,
    'title/for-rent-1': 0,
    'service/television': 10_000,
    null: 10_000,
  });
  expect(await sums('country')).toEqual({ AM: 30_000, null: 20_000 });
  expect(await sums('brand')).toEqual({ kadr: 40_000, null: 10_000 });
  expect((await sums('method'))['balance']).toBe(50_000);
});

it('begins days where the zone does', async () => {
  // It is noon in UTC in the tests: in Kiritimati it is the next day.
  const days = async (time_zone: string) =>
    (await revenue('none', { unit: 'day', time_zone })).map(({ period }) => period);
  expect(await days('UTC')).toEqual(['2026-03-01']);
  expect(await days('Pacific/Kiritimati')).toEqual(['2026-03-02']);
  expect(await errorOf(revenue('none', { to: '2026-02-01' }))).toMatchObject({ name: 'INVALID_INPUT' });
  expect(await errorOf(revenue('none', { to: '2036-02-01' }))).toMatchObject({ name: 'INVALID_INPUT' });
});

it('closes every account of the books at what it holds, and moves nothing out of nowhere', async () => {
  const { rows } = await operator().getTurnover(march);
  const sum = (name: 'opening' | 'received' | 'given' | 'closing', list: readonly TurnoverRow[] = rows) =>
    list.reduce((total, row) => total + row[name], 0);
  expect(sum('received')).toBe(sum('given'));
  expect(sum('closing')).toBe(0);
  const { rows: balances } = await shop.test.pool.query<{ sum: string }>(
    `select sum(balance) from ledger_accounts where kind = 'prepaid'`,
  );
  expect(
    sum(
      'closing',
      rows.filter(({ account }) => account === 'prepaid'),
    ),
  ).toBe(Number(balances[0]?.sum));
  const later = (await operator().getTurnover({ from: '2026-04-01', to: '2026-04-30' })).rows;
  expect(later.map(({ opening }) => opening)).toEqual(rows.map(({ closing }) => closing));
  expect(sum('received', later)).toBe(0);
});

it('has the tax of the receipts that were issued', async () => {
  const { rows } = await operator().getTax(march);
  const { rows: receipts } = await shop.test.pool.query<{ sum: string; count: string }>(
    'select sum(amount), count(*) from receipts where issued_at is not null and refund_id is null',
  );
  expect(rows.reduce((sum, { sold }) => sum + sold, 0)).toBe(Number(receipts[0]?.sum));
  expect(rows.reduce((sum, row) => sum + row.receipts, 0)).toBe(Number(receipts[0]?.count));
});

it('counts subscriptions, and what they bring in a month', async () => {
  const { rows } = await operator().getSubscriptionFigures({ ...march, unit: 'day' });
  const first = rows.filter(({ period }) => period === '2026-03-01');
  expect(first).toMatchObject([
    { service: 'cinema', active_at_start: 0, new: 1, active_at_end: 1, mrr: 0, churn: null },
    { service: 'television', active_at_start: 0, new: 1, active_at_end: 1, mrr: 15_219 },
  ]);
  const last = rows.filter(({ period }) => period === '2026-03-31');
  expect(last).toEqual([]);
});
