import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, orderOf } from '../testing/shop.ts';
import type { Json, Shop } from '../testing/shop.ts';
import { isLuhn } from './card.ts';
import { declineReasons, testCards } from './card-table.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const numbersOf = (behaviour: string): string[] =>
  [...testCards].filter(([, one]) => one === behaviour).map(([number]) => number);
const first = (behaviour: string): string => numbersOf(behaviour)[0] ?? '';
const webhooksOf = ({ id }: Pick<Json, 'id'>): string[] =>
  shop.webhooks.filter(({ object }) => object.id === id).map(({ event }) => event);

/** A payment with a saved card. */
async function paid(behaviour: string, changes: object = {}): Promise<Json> {
  const payment = await shop.pay({ save_payment_method: true, ...changes });
  expect(await shop.card(orderOf(payment), first(behaviour))).toEqual({ reqStatus: 0 });
  return shop.read(payment);
}
const chargeSaved = async (payment: Json, changes: object = {}): Promise<Json> =>
  (
    await shop.api('POST', 'payments', {
      amount: { value: '299.00', currency: 'RUB' },
      capture: true,
      payment_method_id: payment.payment_method.id,
      ...changes,
    })
  ).body;

it('all numbers are those of cards', () => {
  expect(testCards.size).toBe(55);
  for (const number of testCards.keys()) expect([number, isLuhn(number)]).toEqual([number, true]);
});

it.each(numbersOf('plain'))('%s pays without 3-D Secure', async (number) => {
  const payment = await shop.pay();
  expect(payment).toMatchObject({ status: 'pending', paid: false, amount: { value: '199.00' } });
  expect(await shop.card(orderOf(payment), number)).toEqual({ reqStatus: 0 });
  const after = await shop.read(payment);
  expect(after).toMatchObject({
    status: 'succeeded',
    paid: true,
    refunded_amount: { value: '0.00', currency: 'RUB' },
    payment_method: { saved: false, card: { last4: number.slice(-4), first6: number.slice(0, 6) } },
  });
  expect(JSON.stringify(after)).not.toContain(number);
  await shop.tick(1);
  expect(webhooksOf(payment)).toEqual(['payment.succeeded']);
});

it.each(numbersOf('secure'))('%s asks for 3-D Secure, then pays', async (number) => {
  const payment = await shop.pay();
  const answer = await shop.card(orderOf(payment), number);
  expect(Object.keys(answer)).toEqual(['acs_url']);
  expect(await shop.read(payment)).toMatchObject({ status: 'pending' });
  const done = await fetch(answer.acs_url, {
    method: 'POST',
    body: new URLSearchParams({ code: '123' }),
    redirect: 'manual',
  });
  expect([done.status, done.headers.get('location')]).toEqual([303, 'http://localhost:3000/pay/return']);
  expect(await shop.read(payment)).toMatchObject({ status: 'succeeded' });
});

it.each(declineReasons.flatMap((reason) => numbersOf(reason).map((number) => [number, reason] as const)))(
  '%s is declined: %s',
  async (number, reason) => {
    const payment = await shop.pay();
    expect(await shop.card(orderOf(payment), number)).toEqual({ reqStatus: 1 });
    expect(await shop.read(payment)).toMatchObject({
      status: 'canceled',
      cancellation_details: {
        party: reason === 'country_forbidden' ? 'yoo_money' : 'payment_network',
        reason,
      },
    });
  },
);

it('a card of nobody is declined: invalid_card_number', async () => {
  const payment = await shop.pay();
  expect(await shop.card(orderOf(payment), '4242424242424242')).toEqual({ reqStatus: 1 });
  expect(await shop.read(payment)).toMatchObject({ cancellation_details: { reason: 'invalid_card_number' } });
});

it('2204000000000109 gets no answer, and the payment expires', async () => {
  const payment = await shop.pay();
  await expect(shop.card(orderOf(payment), '2204000000000109')).rejects.toThrow('fetch failed');
  expect(await shop.read(payment)).toMatchObject({ status: 'pending' });
  await shop.tick(3600);
  expect(await shop.read(payment)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'expired_on_confirmation' },
  });
});

it('2204000000000208 is charged once, but the answer is cut', async () => {
  const payment = await shop.pay({ save_payment_method: true });
  await expect(shop.card(orderOf(payment), '2204000000000208')).rejects.toThrow('fetch failed');
  const done = await shop.read(payment);
  expect(done).toMatchObject({ status: 'succeeded' });
  expect(await shop.card(orderOf(payment), '2204000000000208')).toEqual({ reqStatus: 0 });

  const body = {
    amount: { value: '5.00', currency: 'RUB' },
    capture: true,
    payment_method_id: done.payment_method.id,
  };
  await expect(shop.api('POST', 'payments', body, 'cut-1')).rejects.toThrow('fetch failed');
  const again = await shop.api('POST', 'payments', body, 'cut-1');
  expect(again).toMatchObject({ status: 200, body: { status: 'succeeded' } });
});

it('2204000000000307: each webhook comes three times, two of them at once', async () => {
  const payment = await paid('webhook_thrice');
  await shop.tick(0);
  expect(webhooksOf(payment)).toHaveLength(2);
  await shop.tick(1);
  expect(webhooksOf(payment)).toEqual(Array(3).fill('payment.succeeded'));
});

it('2204000000000406: the webhook comes after 15 minutes', async () => {
  const payment = await paid('webhook_late');
  await shop.tick(15 * 60 - 1);
  expect(webhooksOf(payment)).toEqual([]);
  await shop.tick(1);
  expect(webhooksOf(payment)).toEqual(['payment.succeeded']);
});

it('2204000000000505: declined, then paid at the second attempt, webhooks in reverse order', async () => {
  const declined = await shop.pay();
  expect(await shop.card(orderOf(declined), first('webhooks_reversed'))).toEqual({ reqStatus: 1 });
  const second = await paid('webhooks_reversed');
  await shop.tick(10);
  const order = shop.webhooks
    .map(({ object }) => object.id)
    .filter((id) => [declined.id, second.id].includes(id));
  expect(order).toEqual([second.id, declined.id]);
});

it('2204000000000604: two answers of the API are 500, the third is the stored one', async () => {
  const payment = await shop.pay({ save_payment_method: true });
  await shop.card(orderOf(payment), first('api_fails'));
  for (const status of [500, 500, 200])
    expect((await shop.api('GET', `payments/${payment.id}`)).status).toBe(status);
  const body = {
    amount: { value: '5.00', currency: 'RUB' },
    capture: true,
    payment_method_id: (await shop.read(payment)).payment_method.id,
  };
  const answers = [];
  for (let time = 0; time < 3; time++) answers.push(await shop.api('POST', 'payments', body, 'faults-1'));
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 200]);
  expect(answers[0]?.body).toMatchObject({ type: 'error', code: 'internal_server_error' });
});

it('2204000000000703: every saved charge is insufficient_funds', async () => {
  const payment = await paid('saved_insufficient');
  for (let time = 0; time < 3; time++)
    expect(await chargeSaved(payment)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'insufficient_funds' },
    });
});

it('2204000000000802: two saved charges fail, the third succeeds', async () => {
  const payment = await paid('saved_recovers');
  const statuses = [];
  for (let time = 0; time < 3; time++) statuses.push((await chargeSaved(payment)).status);
  expect(statuses).toEqual(['canceled', 'canceled', 'succeeded']);
});

it('2204000000000901: a saved charge is permission_revoked', async () => {
  expect(await chargeSaved(await paid('saved_revoked'))).toMatchObject({
    cancellation_details: { reason: 'permission_revoked' },
  });
});

it('2204000000001008: a saved charge asks for 3-D Secure, or fails without the viewer', async () => {
  const payment = await paid('saved_secure');
  expect(await chargeSaved(payment)).toMatchObject({ cancellation_details: { reason: '3d_secure_failed' } });
  const confirmation = { type: 'redirect', return_url: 'http://localhost:3000/pay/return' };
  const asked = await chargeSaved(payment, { confirmation });
  expect(asked).toMatchObject({ status: 'pending' });
  expect(asked.confirmation.sandbox).toBeUndefined();
  await fetch(asked.confirmation.confirmation_url, {
    method: 'POST',
    body: new URLSearchParams({ code: '123' }),
    redirect: 'manual',
  });
  expect(await shop.read(asked)).toMatchObject({ status: 'succeeded' });
});

it('2204000000001107 binds, and is inactive after 30 s without a webhook', async () => {
  const confirmation = { type: 'redirect', return_url: 'http://localhost:3000/pay/return' };
  const { body } = await shop.api('POST', 'payment_methods', { type: 'bank_card', confirmation });
  expect(await shop.card(orderOf(body), '2204000000001107')).toEqual({ reqStatus: 0 });
  const status = async (): Promise<string> =>
    (await shop.api('GET', `payment_methods/${body.id}`)).body.status;
  expect(await status()).toBe('pending');
  await shop.tick(30);
  expect(await status()).toBe('inactive');
  expect(webhooksOf(body)).toEqual([]);
});

it('2204000000001206: a dispute opens after a minute and is lost after three', async () => {
  const payment = await paid('disputed');
  await shop.tick(59);
  expect((await shop.read(payment)).dispute).toBeUndefined();
  await shop.tick(1);
  expect(await shop.read(payment)).toMatchObject({ dispute: { status: 'open' } });
  await shop.tick(120);
  expect(await shop.read(payment)).toMatchObject({ status: 'succeeded', dispute: { status: 'lost' } });
  expect(webhooksOf(payment)).toEqual([
    'payment.succeeded',
    'payment.dispute.opened',
    'payment.dispute.lost',
  ]);
});

it('2204000000001305: a refund is pending, then cancelled', async () => {
  const payment = await paid('refund_fails');
  const { body } = await shop.api('POST', 'refunds', {
    payment_id: payment.id,
    amount: { value: '199.00', currency: 'RUB' },
  });
  expect(body).toMatchObject({ status: 'pending' });
  await shop.tick(60);
  expect((await shop.api('GET', `refunds/${body.id}`)).body).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'insufficient_funds' },
  });
  expect(await shop.read(payment)).toMatchObject({ refunded_amount: { value: '0.00' } });
});

it('2204000000001404: the amount in the webhook is wrong', async () => {
  const payment = await paid('webhook_wrong');
  await shop.tick(0);
  const webhook = shop.webhooks.find(({ object }) => object.id === payment.id);
  expect(webhook?.object['amount']).not.toEqual(payment.amount);
});

it('2204000000001503: the webhook comes before the answer', async () => {
  const payment = await paid('webhook_first');
  expect(webhooksOf(payment)).toEqual(['payment.succeeded']);
  const charged = await chargeSaved(payment);
  expect(webhooksOf(charged)).toEqual(['payment.succeeded']);
});

it.each([
  ['receipt_fails', 'canceled'],
  ['plain', 'succeeded'],
])('a receipt of the card “%s” is %s', async (behaviour, registration) => {
  const payment = await paid(behaviour, {
    receipt: {
      customer: { email: 'anna@kadr.example' },
      items: [
        { description: 'Подписка', quantity: 1, amount: { value: '199.00', currency: 'RUB' }, vat_code: 11 },
      ],
    },
  });
  expect(payment).toMatchObject({ status: 'succeeded', receipt_registration: 'pending' });
  await shop.tick(5);
  expect(await shop.read(payment)).toMatchObject({ receipt_registration: registration });
});
