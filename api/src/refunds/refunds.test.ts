import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOrder, confirmed, customerWithCard, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { balanceOf, buyAndPay, customerWith, subscribe } from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => {
  shop.test.clock.now = testBegins;
  Object.assign(shop.bank, { line: 'open', refunds: 'succeeded', charge: () => ({}) });
});
afterAll(() => shop.test.close());

const refund = (viewer: Customer, payment_id: number, over: object = {}) =>
  shop.test.operator().operator.refund({
    account: { email: viewer.email },
    payment_id,
    key: 'ticket-17',
    reason: 'The film stops at once.',
    ...over,
  });

const paymentsOf = ({ email }: Pick<Customer, 'email'>) =>
  shop.test.operator().operator.listPayments({ account: { email } });

/** A viewer who has bought a film by card, and the movement of the payment. */
async function buyer() {
  const viewer = await customerWithCard(shop);
  const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
  await confirmed(viewer.client, order.ticket_id);
  return { ...viewer, paymentId: await latestOf(viewer), orderId: await orderIdOf(order.ticket_id) };
}

const latestOf = async ({ purchases }: Customer) => (await purchases.payments({})).items[0]?.id ?? 0;
const watches = async (viewer: Customer) =>
  (await errorOf(viewer.client.playback.start({ media_item_id: 'on-sale' }))) === null;
const history = async ({ purchases }: Customer) =>
  (await purchases.payments({})).items.map(({ kind, amount }) => [kind, amount]);

async function orderIdOf(ticketId: string | null): Promise<number> {
  const { rows } = await shop.test.pool.query<{ order_id: number }>(
    'select order_id from payments where ticket_id = $1',
    [ticketId],
  );
  return rows[0]?.order_id ?? 0;
}

describe('a refund', () => {
  it('of a card goes to the card, whole or in parts, and closes the title once all of it is back', async () => {
    const viewer = await buyer();
    const taken = shop.bank.taken();
    expect(await refund(viewer, viewer.paymentId, { amount: 10_000 })).toMatchObject({
      amount: 10_000,
      state: 'waiting',
      destination: 'card',
    });
    expect(await watches(viewer)).toBe(true);
    expect(await paymentsOf(viewer)).toMatchObject({
      items: [{ id: viewer.paymentId, amount: -39_900, order_id: viewer.orderId, refunded: 10_000 }],
    });
    await Promise.all(Array.from({ length: 5 }, () => shop.test.api.checkPayments()));
    expect(shop.bank.taken()).toBe(taken - 10_000);
    expect(await balanceOf(viewer)).toBe(0);
    expect(await errorOf(refund(viewer, viewer.paymentId, { key: 'more', amount: 30_000 }))).toMatchObject({
      name: 'INVALID_INPUT',
      description: 'amount: 29900 is left of what was paid.',
    });
    await refund(viewer, viewer.paymentId, { key: 'rest' });
    expect(await watches(viewer)).toBe(false);
    expect((await viewer.purchases.list({})).items).toEqual([]);
    await shop.test.api.checkPayments();
    expect(shop.bank.taken()).toBe(taken - 39_900);
    expect(await history(viewer)).toEqual([
      ['payout', -29_900],
      ['refund', 29_900],
      ['payout', -10_000],
      ['refund', 10_000],
      ['purchase', -39_900],
    ]);
    // It can be bought again.
    const again = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
    expect(await confirmed(viewer.client, again.ticket_id)).toMatchObject({ status: 'paid' });
  });

  it('is made once, however often it is asked for', async () => {
    const viewer = await buyer();
    const taken = shop.bank.taken();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refund(viewer, viewer.paymentId, { amount: 5000 })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await errorOf(refund(viewer, viewer.paymentId, { amount: 6000 }))).toMatchObject({
      name: 'IDEMPOTENCY_KEY_REUSED',
    });
    await shop.test.api.checkPayments();
    expect(shop.bank.taken()).toBe(taken - 5000);
  });

  it('that the bank does not pay out stays on the account', async () => {
    const viewer = await buyer();
    shop.bank.refunds = 'pending';
    await refund(viewer, viewer.paymentId);
    await shop.test.api.checkPayments();
    expect(await balanceOf(viewer)).toBe(0);
    shop.bank.refunds = 'failed';
    shop.test.clock.now = new Date(testBegins.getTime() + 60_000);
    await shop.test.api.checkPayments();
    expect(await balanceOf(viewer)).toBe(39_900);
  });

  it('of what the account has paid goes to the account at once', async () => {
    const viewer = await customerWith(shop.test, 50_000);
    await buyAndPay(viewer, 'on-sale');
    expect(await refund(viewer, await latestOf(viewer))).toMatchObject({
      state: 'succeeded',
      destination: 'account',
    });
    expect(await balanceOf(viewer)).toBe(50_000);
    expect(await watches(viewer)).toBe(false);
    expect((await viewer.client.messages.list({})).items[0]?.message.replaceAll(/\s/g, ' ')).toBe(
      'Вернули 399 ₽',
    );
  });

  it('of the latest period ends a subscription, of an earlier one does not (CM-031)', async () => {
    const viewer = await customerWith(shop.test, 30_000);
    await subscribe(viewer, 'television');
    const first = await latestOf(viewer);
    shop.test.clock.now = new Date('2026-03-21T12:00:00Z');
    await shop.test.api.renew();
    const second = await latestOf(viewer);
    await refund(viewer, first);
    expect(await viewer.client.services.getById({ id: 'television' })).toMatchObject({ active: true });
    await refund(viewer, second);
    expect(await viewer.client.services.getById({ id: 'television' })).toMatchObject({
      active: false,
      purchase_state: null,
    });
    expect(await balanceOf(viewer)).toBe(30_000);
    await shop.test.api.renew();
    expect(await balanceOf(viewer)).toBe(30_000);
  });

  it('is of the account’s own payments only, and an operator’s to make', async () => {
    const [viewer, other] = [await buyer(), await buyer()];
    expect(await errorOf(refund(viewer, other.paymentId))).toMatchObject({ name: 'NOT_FOUND' });
    expect(
      await errorOf(
        viewer.client.operator.refund({
          account: { email: viewer.email },
          payment_id: viewer.paymentId,
          key: 'mine',
          reason: 'I wish it.',
        }),
      ),
    ).toMatchObject({ name: 'UNAUTHORIZED' });
    const account = { email: viewer.email };
    expect(await errorOf(other.client.operator.listPayments({ account }))).toMatchObject({
      name: 'UNAUTHORIZED',
    });
    expect(
      await errorOf(shop.test.operator().operator.listPayments({ account: { email: 'nobody@kadr.test' } })),
    ).toMatchObject({ name: 'NOT_FOUND' });
  });
});

describe('a dispute', () => {
  it('that is open keeps what was bought; one that is lost closes it, is booked once and blocks the card', async () => {
    const viewer = await buyer();
    const { operator } = shop.test.operator();
    const order_id = viewer.orderId;
    await operator.noteDispute({ order_id, state: 'open' });
    expect(await watches(viewer)).toBe(true);
    await Promise.all([1, 2, 3].map(() => operator.noteDispute({ order_id, state: 'lost' })));
    expect(await watches(viewer)).toBe(false);
    expect((await viewer.client.bankCards.list()).items).toEqual([]);
    const { rows } = await shop.test.pool.query(
      `select t.amount::int as amount from ledger_transfers t join payments p on p.id = t.payment_id
        where t.kind = 'chargeback' and p.order_id = $1`,
      [order_id],
    );
    expect(rows).toEqual([{ amount: 39_900 }]);
    await operator.noteDispute({ order_id, state: 'won' });
    expect(await watches(viewer)).toBe(false);
    expect(await errorOf(operator.noteDispute({ order_id: 999_999, state: 'lost' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('that is lost ends a subscription, which is charged no more', async () => {
    const viewer = await customerWithCard(shop);
    const order = await viewer.purchases.buy(
      await cardOrder(viewer, { alias: 'television' }, viewer.methodId),
    );
    await confirmed(viewer.client, order.ticket_id);
    const order_id = await orderIdOf(order.ticket_id);
    await shop.test.operator().operator.noteDispute({ order_id, state: 'lost' });
    expect((await viewer.client.subscriptions.list()).items).toEqual([]);
    const taken = shop.bank.taken();
    shop.test.clock.now = new Date('2026-03-21T12:00:00Z');
    await shop.test.api.renew();
    expect(shop.bank.taken()).toBe(taken);
  });
});

it('leaves books that agree', async () => {
  expect(await shop.test.api.proveBooks()).toEqual([]);
});

describe('a refund of a top-up', () => {
  const sum = { amount: 50_000, currency: 'RUB' } as const;
  const message = 'amount: 10100 of the top-up is still on the balance.';

  /** A viewer who has topped up the account, and the movement of the payment. */
  async function toppedUp(start = 0) {
    const viewer = await customerWithCard(shop, start);
    const { ticket_id } = await viewer.client.topUps.create({ ...sum, bank_card_id: viewer.cardId });
    await confirmed(viewer.client, ticket_id);
    return { ...viewer, paymentId: await latestOf(viewer) };
  }

  it('takes what is asked for from the balance at once, and pays it to the card', async () => {
    const viewer = await toppedUp();
    const taken = shop.bank.taken();
    expect(await refund(viewer, viewer.paymentId, { amount: 20_000 })).toMatchObject({
      amount: 20_000,
      state: 'waiting',
      destination: 'card',
    });
    expect(await balanceOf(viewer)).toBe(30_000);
    expect(await shop.test.api.proveBooks()).toEqual([]);
    await Promise.all(Array.from({ length: 4 }, () => shop.test.api.checkPayments()));
    expect(shop.bank.taken()).toBe(taken - 20_000);
    expect(await history(viewer)).toEqual([
      ['payout', -20_000],
      ['top_up', 50_000],
    ]);
    const [payout, topUp] = (await viewer.purchases.payments({})).items;
    const receipt = await viewer.client.receipts.getById({ id: payout?.receipt_id ?? '' });
    expect(receipt).toMatchObject({ kind: 'refund', amount: 20_000, items: [{ is_advance: true }] });
    expect(receipt.related).toMatchObject([{ id: topUp?.receipt_id, kind: 'payment' }]);
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('is of what is still on the balance only, however many ask at once', async () => {
    const viewer = await toppedUp();
    await buyAndPay(viewer, 'on-sale');
    expect(await errorOf(refund(viewer, viewer.paymentId, { amount: 10_101 }))).toMatchObject({
      name: 'INVALID_INPUT',
      description: message,
    });
    const answers = await Promise.allSettled(
      ['a', 'b', 'c'].map((key) => refund(viewer, viewer.paymentId, { key, amount: 8000 })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refund(viewer, viewer.paymentId, { key: 'rest' })).toMatchObject({ amount: 2100 });
    expect(await balanceOf(viewer)).toBe(0);
    expect(await errorOf(refund(viewer, viewer.paymentId, { key: 'more' }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
  });

  it('is never more than the top-up, whatever else is on the balance, and goes to its card', async () => {
    const viewer = await toppedUp(30_000);
    expect(await errorOf(refund(viewer, viewer.paymentId, { amount: 50_001 }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
    expect(await errorOf(refund(viewer, viewer.paymentId, { destination: 'account' }))).toMatchObject({
      name: 'INVALID_INPUT',
      description: 'destination: a top-up goes back to its card.',
    });
    expect(await refund(viewer, viewer.paymentId)).toMatchObject({ amount: 50_000 });
    expect(await balanceOf(viewer)).toBe(30_000);
  });

  it('is on the balance again when the bank does not pay it out, and can be asked for again', async () => {
    const viewer = await toppedUp();
    const taken = shop.bank.taken();
    shop.bank.refunds = 'failed';
    await refund(viewer, viewer.paymentId);
    expect(await balanceOf(viewer)).toBe(0);
    await shop.test.api.checkPayments();
    expect(await balanceOf(viewer)).toBe(50_000);
    expect(await history(viewer)).toEqual([
      ['refund', 50_000],
      ['payout', -50_000],
      ['top_up', 50_000],
    ]);
    expect(await shop.test.api.proveBooks()).toEqual([]);
    const refundedNow = async () => {
      const { items } = await paymentsOf(viewer);
      return items.find(({ id }) => id === viewer.paymentId)?.refunded;
    };
    expect(await refundedNow()).toBe(0);
    shop.bank.refunds = 'succeeded';
    await refund(viewer, viewer.paymentId, { key: 'again' });
    await shop.test.api.checkPayments();
    expect(shop.bank.taken()).toBe(taken - 50_000);
    expect(await refundedNow()).toBe(50_000);
    expect(await balanceOf(viewer)).toBe(0);
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('is of no credit of an operator', async () => {
    const viewer = await customerWith(shop.test, 50_000);
    expect(await errorOf(refund(viewer, await latestOf(viewer)))).toMatchObject({ name: 'NOT_FOUND' });
  });
});
