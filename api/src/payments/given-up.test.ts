import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProviderPayment } from '../context/payment-provider.ts';
import { cardOrder, confirmed, customerWithCard, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { customerWith } from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;
const minute = 60_000;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => {
  shop.test.clock.now = testBegins;
  Object.assign(shop.bank, { line: 'open', refunds: 'succeeded', charge: () => ({}) });
  shop.bank.asked.splice(0);
});
afterAll(() => shop.test.close());

const later = (minutes: number) => {
  shop.test.clock.now = new Date(testBegins.getTime() + minutes * minute);
  return shop.test.api.checkPayments();
};
const entryOf = (order: Awaited<ReturnType<Customer['purchases']['buy']>>): string =>
  order.payment?.kind === 'direct_post' ? order.payment.order : '';

describe('a viewer who closes the page', () => {
  it('before the card is entered has bought nothing: the payment takes no card after an hour', async () => {
    const viewer = await customerWith(shop.test, 0);
    const before = shop.bank.taken();
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    await later(60);
    expect(shop.bank.asked.filter((call) => call.startsWith('cancel'))).toEqual([]);
    await later(24 * 60);
    expect(shop.bank.asked.filter((call) => call.startsWith('cancel'))).toHaveLength(1);
    expect(await errorOf(confirmed(viewer.client, order.ticket_id))).toMatchObject({
      name: 'PAYMENT_DECLINED_TIMEOUT',
    });
    expect(shop.bank.taken()).toBe(before);
    const again = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    shop.bank.enter(entryOf(again));
    expect(await confirmed(viewer.client, again.ticket_id)).toMatchObject({ status: 'paid' });
    expect(shop.bank.taken() - before).toBe(39_900);
  });

  it('after the card is entered, or while it is confirmed, has bought it', async () => {
    for (const isConfirming of [false, true]) {
      const viewer = await customerWith(shop.test, 0);
      const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
      shop.bank.enter(entryOf(order));
      // The answer is lost.
      if (isConfirming) await confirmed(viewer.client, order.ticket_id);
      await later(1);
      await later(5);
      expect((await viewer.purchases.list({})).items).toMatchObject([{ media_item: { slug: 'on-sale' } }]);
    }
  });
});

it('an attempt whose way to enter a card was lost is given up, and the next press makes another', async () => {
  const viewer = await customerWith(shop.test, 0);
  const make = shop.bank.provider.createPayment.bind(shop.bank.provider);
  const lost = vi
    .spyOn(shop.bank.provider, 'createPayment')
    .mockImplementation(async (input): Promise<ProviderPayment> => ({
      ...(await make(input)),
      state: 'action_required',
      next: null,
    }));
  const wanted = await cardOrder(viewer, { slug: 'on-sale' });
  expect(await errorOf(viewer.purchases.buy(wanted))).toMatchObject({ name: 'PAYMENT_DECLINED_TIMEOUT' });
  lost.mockRestore();
  const order = await viewer.purchases.buy(wanted);
  shop.bank.enter(entryOf(order));
  expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid' });
});

it('refunds of one payment are made one after the other, each knowing what went back before', async () => {
  const viewer = await customerWithCard(shop);
  const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
  await confirmed(viewer.client, order.ticket_id);
  const [bought] = (await viewer.purchases.payments({})).items;
  const refund = (key: string, amount: number) =>
    shop.test.operator().operator.refund({
      account: { email: viewer.email },
      payment_id: bought?.id ?? 0,
      key,
      amount,
      reason: 'A test.',
    });
  const asked = vi.spyOn(shop.bank.provider, 'refund');
  shop.bank.line = 'deaf';
  await refund('first', 10_000);
  shop.test.clock.now = new Date(testBegins.getTime() + 1000);
  await refund('second', 20_000);
  await shop.test.api.checkPayments();
  await later(3);
  expect(asked.mock.calls.every(([{ amount }]) => amount.amount === 10_000)).toBe(true);
  shop.bank.line = 'open';
  await later(10);
  await later(30);
  expect(asked.mock.calls.at(-1)?.[0]).toMatchObject({ amount: { amount: 20_000 }, refundedBefore: 10_000 });
  expect((await viewer.purchases.payments({})).items.filter(({ kind }) => kind === 'payout')).toHaveLength(2);
});
