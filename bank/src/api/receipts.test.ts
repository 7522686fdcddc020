import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, orderOf, plainCard } from '../testing/shop.ts';
import type { Json, Shop } from '../testing/shop.ts';

/** A shop that registers its receipts by the bank, as 54-FZ requires. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ needsReceipts: true });
});
afterAll(() => shop.close());

const roubles = (value: string) => ({ value, currency: 'RUB' });
const receiptOf = (value: string, item: object = {}) => ({
  customer: { email: 'anna@kadr.example' },
  items: [
    {
      description: 'Фильм «Тихая гавань»',
      quantity: 1,
      amount: roubles(value),
      vat_code: 11,
      payment_subject: 'service',
      payment_mode: 'full_payment',
      ...item,
    },
  ],
});

async function paid(card = plainCard): Promise<Json> {
  const payment = await shop.pay({ receipt: receiptOf('199.00') });
  await shop.card(orderOf(payment), card);
  return shop.read(payment);
}
const receiptsOf = async (query: string) => (await shop.api('GET', `receipts?${query}`)).body.items;

it('a payment in roubles without a receipt is refused, one in another currency is not', async () => {
  expect(await shop.pay()).toMatchObject({ code: 'invalid_request', parameter: 'receipt' });
  expect(await shop.pay({ amount: { value: '199.00', currency: 'AMD' } })).toMatchObject({
    status: 'pending',
  });
});

it.each([
  ['receipt.items', receiptOf('198.99')],
  ['receipt.items', receiptOf('199.00', { quantity: 2 })],
  ['receipt.items', { ...receiptOf('199.00'), items: [] }],
  ['receipt.items.0.description', receiptOf('199.00', { description: 'x'.repeat(129) })],
  ['receipt.items.0.vat_code', receiptOf('199.00', { vat_code: 13 })],
  ['receipt.items.0.payment_subject', receiptOf('199.00', { payment_subject: 'film' })],
  ['receipt.items.0.payment_mode', receiptOf('199.00', { payment_mode: 'later' })],
  ['receipt.customer', { ...receiptOf('199.00'), customer: {} }],
  ['receipt.customer.phone', { ...receiptOf('199.00'), customer: { phone: '+7 999' } }],
])('a receipt whose %s is wrong is refused', async (parameter, receipt) => {
  expect(await shop.pay({ receipt })).toMatchObject({ code: 'invalid_request', parameter });
});

it('is registered after the payment, with its fiscal numbers', async () => {
  const payment = await paid();
  expect(await receiptsOf(`payment_id=${payment.id}`)).toMatchObject([
    { type: 'payment', payment_id: payment.id, status: 'pending' },
  ]);
  await shop.tick(5);
  const [receipt] = await receiptsOf(`payment_id=${payment.id}`);
  expect(receipt).toMatchObject({
    status: 'succeeded',
    fiscal_document_number: expect.stringMatching(/^\d+$/),
    fiscal_storage_number: expect.stringMatching(/^\d{16}$/),
    fiscal_attribute: expect.stringMatching(/^\d{10}$/),
    registered_at: expect.stringMatching(/Z$/),
    items: receiptOf('199.00').items,
  });
  expect(await shop.read(payment)).toMatchObject({ receipt_registration: 'succeeded' });
});

it('is not registered with the card that says so', async () => {
  const payment = await paid('2204000000001602');
  await shop.tick(5);
  const [receipt] = await receiptsOf(`payment_id=${payment.id}`);
  expect(receipt).toMatchObject({ status: 'canceled' });
  expect(receipt).not.toHaveProperty('fiscal_attribute');
});

it('a part that goes back needs a receipt, the whole has one of the payment’s', async () => {
  const refund = (payment: Json, value: string, receipt?: object) =>
    shop.api('POST', 'refunds', { payment_id: payment.id, amount: roubles(value), receipt });
  const payment = await paid();
  expect((await refund(payment, '99.00')).body).toMatchObject({ parameter: 'receipt' });
  expect((await refund(payment, '99.00', receiptOf('98.00'))).body).toMatchObject({
    parameter: 'receipt.items',
  });
  const { body: part } = await refund(payment, '99.00', receiptOf('99.00'));
  expect(part).toMatchObject({ status: 'succeeded', receipt_registration: 'pending' });
  const other = await paid();
  const { body: whole } = await refund(other, '199.00');
  await shop.tick(5);
  expect(await receiptsOf(`refund_id=${part.id}`)).toMatchObject([
    { type: 'refund', refund_id: part.id, status: 'succeeded', items: [{ amount: roubles('99.00') }] },
  ]);
  expect(await receiptsOf(`refund_id=${whole.id}`)).toMatchObject([
    { status: 'succeeded', items: [{ amount: roubles('199.00') }] },
  ]);
});

it('is dropped when the payment is declined, and a list wants to know whose it is', async () => {
  const payment = await paid('2200000000000053');
  expect(await receiptsOf(`payment_id=${payment.id}`)).toEqual([]);
  expect(await receiptsOf('payment_id=nobody')).toEqual([]);
  expect((await shop.api('GET', 'receipts')).status).toBe(400);
});
