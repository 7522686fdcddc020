import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, orderOf, plainCard } from '../testing/shop.ts';
import type { Json, Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const amount = (value: string, currency = 'RUB') => ({ value, currency });
const confirmation = { type: 'redirect', return_url: 'http://localhost:3000/pay/return' };
const valid = { amount: amount('10.00'), capture: true, confirmation };

async function paid(changes: object = {}): Promise<Json> {
  const payment = await shop.pay(changes);
  await shop.card(orderOf(payment), plainCard);
  return shop.read(payment);
}

it('the same key and data get the first answer, other data an error, for 24 hours', async () => {
  const first = await shop.api('POST', 'payments', valid, 'idem-1');
  await shop.card(orderOf(first.body), plainCard);
  expect(await shop.api('POST', 'payments', valid, 'idem-1')).toEqual(first);
  expect(await shop.api('POST', 'payments', { ...valid, amount: amount('11.00') }, 'idem-1')).toMatchObject({
    status: 400,
    body: { type: 'error', code: 'invalid_request', parameter: 'Idempotence-Key' },
  });
  expect((await shop.api('POST', 'refunds', valid, 'idem-1')).status).toBe(400);
  await shop.tick(24 * 60 * 60);
  const later = await shop.api('POST', 'payments', valid, 'idem-1');
  expect(later.body.id).not.toBe(first.body.id);
});

it('an error is not remembered: the key works once the data is right', async () => {
  expect((await shop.api('POST', 'payments', { ...valid, amount: 10 }, 'idem-2')).status).toBe(400);
  expect((await shop.api('POST', 'payments', valid, 'idem-2')).status).toBe(200);
});

it.each([
  ['amount.value', { amount: amount('10') }],
  ['amount.value', { amount: amount('10.000') }],
  ['amount.value', { amount: amount('0.00') }],
  ['amount.value', { amount: amount('-1.00') }],
  ['amount.value', { amount: { value: 10, currency: 'RUB' } }],
  ['amount.value', { amount: amount('350000.01') }],
  ['amount.currency', { amount: amount('10.00', 'GBP') }],
  ['confirmation', { confirmation: undefined }],
  ['confirmation.return_url', { confirmation: { type: 'redirect', return_url: 'javascript:alert(1)' } }],
  ['description', { description: 'x'.repeat(129) }],
  ['metadata', { metadata: Object.fromEntries(Array.from({ length: 17 }, (_, at) => [`k${at}`, 'v'])) }],
  ['metadata.k', { metadata: { k: 'v'.repeat(513) } }],
  ['payment_method_id', { payment_method_id: 'nobody' }],
  [
    'receipt.items',
    {
      receipt: {
        customer: { email: 'a@kadr.example' },
        items: [{ description: 'x', quantity: 1, amount: amount('9.99'), vat_code: 1 }],
      },
    },
  ],
])('an invalid request names %s: %j', async (parameter, changes) => {
  expect(await shop.api('POST', 'payments', { ...valid, ...changes })).toMatchObject({
    status: 400,
    body: { type: 'error', code: 'invalid_request', parameter },
  });
});

it('wants a key of at most 64 characters, credentials, JSON and a known address', async () => {
  expect((await shop.api('POST', 'payments', valid, 'k'.repeat(65))).status).toBe(400);
  expect((await shop.api('POST', 'payments', valid, '')).status).toBe(400);
  const answer = await fetch(`${shop.url}/v3/payments`);
  expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'invalid_credentials' }]);
  expect((await shop.api('GET', 'payments/nobody')).body).toMatchObject({ code: 'not_found' });
  expect((await shop.api('GET', 'elsewhere')).status).toBe(404);
});

it.each(['RUB', 'AMD', 'USD', 'EUR'])('pays in %s, exactly', async (currency) => {
  expect(await paid({ amount: amount('1999.90', currency) })).toMatchObject({
    status: 'succeeded',
    amount: amount('1999.90', currency),
  });
});

it('holds money, takes a part of it, and lets go of the rest', async () => {
  const held = await paid({ capture: false });
  expect(held).toMatchObject({ status: 'waiting_for_capture', paid: true });
  expect((await shop.api('POST', `payments/${held.id}/capture`, { amount: amount('200.00') })).status).toBe(
    400,
  );
  const part = await shop.api('POST', `payments/${held.id}/capture`, { amount: amount('150.00') });
  expect(part.body).toMatchObject({ status: 'succeeded', amount: amount('150.00') });
  expect((await shop.api('POST', `payments/${held.id}/cancel`, {})).status).toBe(400);

  const other = await paid({ capture: false });
  expect((await shop.api('POST', `payments/${other.id}/cancel`, {})).body).toMatchObject({
    status: 'canceled',
    cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
  });
  const forgotten = await paid({ capture: false });
  await shop.tick(7 * 24 * 60 * 60);
  expect(await shop.read(forgotten)).toMatchObject({
    cancellation_details: { reason: 'expired_on_capture' },
  });
});

it('returns money in parts, never more than was taken', async () => {
  const payment = await paid();
  const refund = (value: string, key?: string) =>
    shop.api('POST', 'refunds', { payment_id: payment.id, amount: amount(value) }, key);
  expect((await refund('100.00', 'refund-1')).body).toMatchObject({ status: 'succeeded' });
  expect((await refund('100.00', 'refund-1')).status).toBe(200);
  expect((await refund('99.01')).body).toMatchObject({ code: 'invalid_request', parameter: 'amount' });
  expect((await refund('99.00')).status).toBe(200);
  expect(await shop.read(payment)).toMatchObject({ refundable: false, refunded_amount: amount('199.00') });
  const { body } = await shop.api('GET', `refunds?payment_id=${payment.id}`);
  expect(body.items).toHaveLength(2);
  const open = await shop.pay();
  expect((await shop.api('POST', 'refunds', { payment_id: open.id, amount: amount('1.00') })).status).toBe(
    400,
  );
});

it('binds a card at no cost, charges it, and declines others', async () => {
  const bind = async (number: string): Promise<Json> => {
    const { body } = await shop.api('POST', 'payment_methods', { type: 'bank_card', confirmation });
    await shop.card(orderOf(body), number);
    await shop.tick(0);
    return (await shop.api('GET', `payment_methods/${body.id}`)).body;
  };
  const bound = await bind(plainCard);
  expect(bound).toMatchObject({ status: 'active', saved: true, card: { last4: '2987', card_type: 'Mir' } });
  expect(
    shop.webhooks.some(({ event, object }) => event === 'payment_method.active' && object.id === bound.id),
  ).toBe(true);
  const charge = { amount: amount('10.00'), capture: true, payment_method_id: bound.id };
  expect((await shop.api('POST', 'payments', charge)).body).toMatchObject({ status: 'succeeded' });
  expect((await shop.api('POST', 'payments', { ...charge, save_payment_method: true })).body).toMatchObject({
    parameter: 'save_payment_method',
  });
  const refused = await bind('2200000000000053');
  expect(refused).toMatchObject({ status: 'inactive', saved: false });
  expect((await shop.api('POST', 'payments', { ...charge, payment_method_id: refused.id })).status).toBe(400);
});

it('lists payments by time, page by page', async () => {
  const from = (await shop.pay()).created_at;
  await shop.tick(60);
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.unshift((await shop.pay()).id);
  const to = (await shop.pay()).created_at;
  await shop.tick(60);
  await shop.pay();
  const seen: string[] = [];
  let cursor = '';
  do {
    const query = new URLSearchParams({
      'created_at.gt': from,
      'created_at.lte': to,
      limit: '4',
      ...(cursor && { cursor }),
    });
    const { body } = await shop.api('GET', `payments?${query.toString()}`);
    seen.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor ?? '';
  } while (cursor !== '');
  expect(seen).toHaveLength(6);
  expect(seen.filter((id) => ids.includes(id)).toSorted()).toEqual(ids.toSorted());
  expect((await shop.api('GET', 'payments?limit=101')).status).toBe(400);
  expect((await shop.api('GET', 'payments?cursor=x')).status).toBe(400);
});
