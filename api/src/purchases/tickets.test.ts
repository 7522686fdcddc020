import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOrder, confirmed, customerWithCard, entryOf, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { declined, mastercard } from '../testing/scripted-bank.ts';
import { customerWith } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => {
  shop.test.clock.now = testBegins;
});
afterAll(() => shop.test.close());

describe('a ticket', () => {
  it('says what it is for, how the card is entered, and that it is paid (CM-059)', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    const ticket_id = order.ticket_id ?? '';
    expect(await viewer.purchases.ticket({ ticket_id })).toMatchObject({
      ticket_id,
      order_id: order.order_id,
      purpose: 'purchase',
      status: 'wait_payment',
      amount: 39_900,
      currency: 'RUB',
      is_should_link_card: false,
      content: { media_item_type: 'film', slug: 'on-sale', usage_model: 'EST' },
      payment: order.payment,
    });
    shop.bank.enter(entryOf(order.payment));
    await confirmed(viewer.client, ticket_id);
    expect(await viewer.purchases.ticket({ ticket_id })).toMatchObject({ status: 'paid', payment: null });
  });

  it('of a card and of a top-up says so; a refusal ends it', async () => {
    const viewer = await customerWith(shop.test, 0);
    const { ticket_id, req_id } = await viewer.client.bankCards.add({});
    const ticket = () => viewer.purchases.ticket({ ticket_id });
    expect(await ticket()).toMatchObject({ purpose: 'card_bind', status: 'wait_payment', content: null });
    shop.bank.enter(req_id, { saved: mastercard });
    await confirmed(viewer.client, ticket_id);
    expect(await ticket()).toMatchObject({ status: 'paid' });

    const topUp = await viewer.client.topUps.create({ amount: 50_000, currency: 'RUB' });
    shop.bank.enter(entryOf(topUp.payment), declined('insufficient_funds'));
    await errorOf(confirmed(viewer.client, topUp.ticket_id));
    expect(await viewer.purchases.ticket({ ticket_id: topUp.ticket_id })).toMatchObject({
      purpose: 'account_refill',
      status: 'declined',
      amount: 50_000,
      payment: null,
    });
  });

  it('is nobody’s but its account’s', async () => {
    const [viewer, other] = [await customerWith(shop.test, 0), await customerWith(shop.test, 0)];
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    const bind = await viewer.client.bankCards.add({});
    for (const ticket_id of [order.ticket_id ?? '', bind.ticket_id]) {
      expect(await errorOf(other.purchases.ticket({ ticket_id }))).toMatchObject({ name: 'NOT_FOUND' });
      expect(await errorOf(other.purchases.retryTicket({ ticket_id }))).toMatchObject({ name: 'NOT_FOUND' });
    }
  });
});

describe('another try', () => {
  it('follows a refusal, and is the same one while it is under way (CM-166)', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    const ticket_id = order.ticket_id ?? '';
    expect(await viewer.purchases.retryTicket({ ticket_id })).toEqual({ payment: order.payment });
    shop.bank.enter(entryOf(order.payment), declined('wrong_data'));
    expect(await errorOf(confirmed(viewer.client, ticket_id))).toMatchObject({
      name: 'PAYMENT_DECLINED_DATA',
    });
    expect(await viewer.purchases.ticket({ ticket_id })).toMatchObject({
      status: 'wait_payment',
      payment: null,
    });
    const [first, second] = await Promise.all([1, 2].map(() => viewer.purchases.retryTicket({ ticket_id })));
    expect(first).toEqual(second);
    expect(first?.payment).not.toEqual(order.payment);
    shop.bank.enter(entryOf(first?.payment ?? null));
    expect(await confirmed(viewer.client, ticket_id)).toMatchObject({ status: 'paid' });
    expect(await errorOf(viewer.purchases.retryTicket({ ticket_id }))).toMatchObject({
      name: 'ALREADY_PURCHASED',
    });
  });

  it('may be by a card to enter after a linked one', async () => {
    const viewer = await customerWithCard(shop);
    shop.bank.charge = () => declined('limit');
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
    const ticket_id = order.ticket_id ?? '';
    await errorOf(confirmed(viewer.client, ticket_id));
    shop.bank.charge = () => ({});
    const { payment } = await viewer.purchases.retryTicket({ ticket_id });
    shop.bank.enter(entryOf(payment));
    expect(await confirmed(viewer.client, ticket_id)).toMatchObject({ status: 'paid' });
  });

  it('comes too late after a quarter of an hour', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    const ticket_id = order.ticket_id ?? '';
    shop.bank.enter(entryOf(order.payment), declined('other'));
    await errorOf(confirmed(viewer.client, ticket_id));
    shop.test.clock.now = new Date(testBegins.getTime() + 16 * 60_000);
    expect(await viewer.purchases.ticket({ ticket_id })).toMatchObject({ status: 'expired' });
    expect(await errorOf(viewer.purchases.retryTicket({ ticket_id }))).toMatchObject({
      name: 'TICKET_EXPIRED',
    });
  });
});
