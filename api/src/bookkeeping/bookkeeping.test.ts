import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ProviderPayment, ProviderStatement } from '../context/payment-provider.ts';
import { cardOrder, confirmed, customerWithCard, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { errorOf } from '../testing/test-api.ts';

let shop: CardShop;
/** The provider's list; null while the provider is unavailable. */
let statement: ProviderStatement | null = { payments: [], refunds: [] };
let asked = 0;

beforeAll(async () => {
  shop = await openCardShop();
  Object.assign(shop.bank.provider, {
    list: () => {
      asked += 1;
      return statement === null ? Promise.reject(new Error('away')) : Promise.resolve(statement);
    },
  });
});
afterAll(() => shop.test.close());

const checked = async (date: string) => {
  shop.test.clock.now = new Date(date);
  await shop.test.api.checkBooks();
  return (await shop.test.operator().operator.listBookChecks()).checks;
};

/** All payments, as the provider would list them. */
async function listed(): Promise<ProviderPayment[]> {
  const { rows } = await shop.test.pool.query<{ ref: string }>(
    `select ref from payments where state = 'succeeded' and purpose <> 'bind' order by order_id`,
  );
  const found = await Promise.all(rows.map(({ ref }) => shop.bank.provider.getPayment({ ref })));
  return found.flatMap((payment) => payment ?? []);
}

async function buy(slug: string): Promise<void> {
  const viewer = await customerWithCard(shop);
  const order = await viewer.purchases.buy(await cardOrder(viewer, { slug }, viewer.methodId));
  await confirmed(viewer.client, order.ticket_id);
}

it('proves the books and compares the provider’s list once for each day, when all of it is settled', async () => {
  await buy('on-sale');
  statement = { payments: await listed(), refunds: [] };
  expect(await checked('2026-03-02T01:59:00Z')).toMatchObject([{ day: '2026-02-28' }, { day: '2026-02-28' }]);
  await Promise.all(Array.from({ length: 4 }, () => checked('2026-03-02T02:00:00Z')));
  const checks = await checked('2026-03-02T05:00:00Z');
  expect(checks.filter(({ day }) => day === '2026-03-01')).toHaveLength(2);
  expect(checks.flatMap(({ faults }) => faults)).toEqual([]);
});

it('names every difference, and has the operator and the log know it', async () => {
  shop.test.clock.now = new Date('2026-03-02T12:00:00Z');
  for (const slug of ['for-rent-1', 'for-rent-2', 'for-rent-3']) await buy(slug);
  const [known, missing, other, refused] = await listed();
  if (!known || !missing || !other || !refused) throw new Error('Too little was bought.');
  const strange = { ...known, ref: 'bank-of-nobody', key: 'of-nobody' };
  statement = {
    payments: [
      { ...other, amount: { amount: 9999, currency: 'RUB' } },
      { ...refused, state: 'canceled' },
      strange,
    ],
    refunds: [{ ref: 'r-1', payment: 'x', amount: { amount: 5, currency: 'RUB' }, state: 'succeeded' }],
  };
  const checks = await checked('2026-03-03T02:00:00Z');
  expect(checks.find(({ kind }) => kind === 'statement')?.faults).toEqual([
    { fault: 'payment_amount', id: other.key, expected: '10000 RUB', found: '9999 RUB' },
    { fault: 'payment_state', id: refused.key, expected: 'succeeded', found: 'canceled' },
    { fault: 'payment_unknown', id: 'bank-of-nobody', expected: '', found: 'succeeded' },
    { fault: 'payment_missing', id: missing.key, expected: 'succeeded', found: '' },
    { fault: 'refund_unknown', id: 'r-1', expected: '', found: 'succeeded' },
  ]);
  expect(shop.test.logged.filter(({ sentence }) => sentence === 'the books do not balance')).toHaveLength(1);
  expect(await errorOf(shop.test.client().operator.listBookChecks())).toMatchObject({ name: 'UNAUTHORIZED' });
});

it('asks a provider that is away again with the next call', async () => {
  statement = null;
  const before = asked;
  const of = (checks: Awaited<ReturnType<typeof checked>>) =>
    checks.filter(({ day }) => day === '2026-03-03').map(({ kind }) => kind);
  expect(of(await checked('2026-03-04T02:00:00Z'))).toEqual(['proof']);
  statement = { payments: [], refunds: [] };
  expect(of(await checked('2026-03-04T03:00:00Z'))).toEqual(['statement', 'proof']);
  expect(asked).toBe(before + 2);
});
