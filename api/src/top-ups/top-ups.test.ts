import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOrder, confirmed, customerWithCard, eventsWhile, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { declined } from '../testing/scripted-bank.ts';
import { balanceOf, customerWith } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;
const hour = 60 * 60_000;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(async () => {
  shop.test.clock.now = testBegins;
  Object.assign(shop.bank, { line: 'open', charge: () => ({}) });
  await shop.test.pool.query('delete from automatic_top_ups');
});
afterAll(() => shop.test.close());

const sum = { amount: 50_000, currency: 'RUB' } as const;

describe('a top-up', () => {
  it('comes from a card that is entered, and is told to the open pages (CM-143)', async () => {
    const viewer = await customerWith(shop.test, 100);
    const order = await viewer.client.topUps.create(sum);
    expect(order).toMatchObject({ status: 'wait_payment', payment: { kind: 'direct_post' } });
    shop.bank.enter(order.ticket_id);
    const heard = await eventsWhile(shop.test, async () => {
      const { notification } = await confirmed(viewer.client, order.ticket_id);
      expect(notification?.display.submessage?.replaceAll(/\s/g, ' ')).toBe('Зачислено 500 ₽.');
    });
    expect(heard).toEqual(['refill_by_external_url']);
    expect(await balanceOf(viewer)).toBe(50_100);
    await confirmed(viewer.client, order.ticket_id);
    expect(await balanceOf(viewer)).toBe(50_100);
  });

  it('comes from a linked card, and is spent; the history says what came from where, by kind and by month (CM-010)', async () => {
    const viewer = await customerWithCard(shop);
    const { ticket_id } = await viewer.client.topUps.create({ ...sum, bank_card_id: viewer.cardId });
    await confirmed(viewer.client, ticket_id);
    const bought = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'for-rent-1' }, 1));
    await confirmed(viewer.client, bought.ticket_id);
    const topUp = { kind: 'top_up', amount: 50_000, balance: 50_000, bank_card: { last4: '4444' } };
    const purchase = { kind: 'purchase', amount: -10_000, balance: 40_000, is_by_card: false };
    const { payments } = viewer.purchases;
    expect((await payments({})).items).toMatchObject([purchase, topUp]);
    expect(await payments({ kind: 'top_up' })).toMatchObject({
      items: [topUp],
      choices: { kinds: ['purchase', 'top_up'], months: ['2026-03'] },
    });
    const page = await payments({ limit: 1 });
    expect(await payments({ limit: 1, cursor: page.next_cursor ?? '' })).toMatchObject({ choices: null });
    expect((await payments({ month: '2026-03' })).items).toHaveLength(2);
    expect((await payments({ month: '2026-02' })).items).toEqual([]);
    expect(await errorOf(payments({ month: '2026-13' }))).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('is for a blocked account, too (CM-147)', async () => {
    const viewer = await customerWith(shop.test, 0, { is_account_blocked: true });
    const { ticket_id } = await viewer.client.topUps.create(sum);
    shop.bank.enter(ticket_id);
    await shop.test.pool.query(`update payments set next_check_at = $1 where id = $2`, [
      testBegins,
      ticket_id,
    ]);
    await shop.test.api.checkPayments();
    expect(await balanceOf(viewer)).toBe(50_000);
  });

  it('that is declined adds nothing', async () => {
    const viewer = await customerWithCard(shop);
    shop.bank.charge = () => declined('insufficient_funds');
    const { ticket_id } = await viewer.client.topUps.create({ ...sum, bank_card_id: viewer.cardId });
    expect(await errorOf(confirmed(viewer.client, ticket_id))).toMatchObject({
      name: 'PAYMENT_DECLINED_FUNDS',
    });
    expect((await viewer.purchases.payments({})).items).toEqual([]);
  });

  it.each([0, -1, 999, 10_000_001, 1.5])('of %s is refused', async (amount) => {
    const viewer = await customerWith(shop.test, 0);
    expect(await errorOf(viewer.client.topUps.create({ ...sum, amount }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
  });

  it('in a currency that no bank takes is refused', async () => {
    const viewer = await customerWith(shop.test, 0);
    expect(await errorOf(viewer.client.topUps.create({ ...sum, currency: 'AMD' }))).toMatchObject({
      name: 'PAYMENT_UNAVAILABLE',
    });
  });
});

describe('an automatic top-up', () => {
  const refillAfter = async (milliseconds: number) => {
    shop.test.clock.now = new Date(testBegins.getTime() + milliseconds);
    await shop.test.api.refill();
  };

  it('charges the card once the balance is below the sum, and once a day at most', async () => {
    const viewer = await customerWithCard(shop, 15_000);
    const automatic = { below: 10_000, amount: 2000, currency: 'RUB', bank_card_id: viewer.cardId } as const;
    await viewer.client.topUps.setAutomatic({ automatic });
    expect(await viewer.client.topUps.getAutomatic()).toEqual({ automatic, stopped: null });
    await refillAfter(0);
    expect(await balanceOf(viewer)).toBe(15_000);
    const { ticket_id } = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'for-rent-1' }, 1));
    await confirmed(viewer.client, ticket_id);
    await Promise.all([refillAfter(hour), refillAfter(hour)]);
    expect(await balanceOf(viewer)).toBe(7000);
    await refillAfter(24 * hour);
    expect(await balanceOf(viewer)).toBe(7000);
    await refillAfter(25 * hour + 1);
    expect(await balanceOf(viewer)).toBe(9000);
  });

  it('tries again the next day after a soft decline, stops after a hard one, and tells either way', async () => {
    const viewer = await customerWithCard(shop);
    const automatic = { below: 10_000, amount: 2000, currency: 'RUB', bank_card_id: viewer.cardId } as const;
    await viewer.client.topUps.setAutomatic({ automatic });
    shop.bank.charge = () => declined('insufficient_funds');
    await refillAfter(0);
    expect(await viewer.client.topUps.getAutomatic()).toMatchObject({ stopped: null });
    shop.bank.charge = () => declined('revoked', 'never');
    await refillAfter(25 * hour);
    expect(await viewer.client.topUps.getAutomatic()).toEqual({ automatic: null, stopped: 'declined' });
    const charged = shop.bank.asked.length;
    await refillAfter(50 * hour);
    expect(shop.bank.asked).toHaveLength(charged);
    const { items } = await viewer.client.messages.list({});
    expect(items.map(({ event_code }) => event_code)).toEqual(['payment_failed', 'payment_failed']);
  });

  it('ends with its card', async () => {
    const viewer = await customerWithCard(shop);
    const automatic = { below: 10_000, amount: 2000, currency: 'RUB', bank_card_id: viewer.cardId } as const;
    await viewer.client.topUps.setAutomatic({ automatic });
    await viewer.client.bankCards.delete({ id: viewer.cardId });
    expect(await viewer.client.topUps.getAutomatic()).toEqual({ automatic: null, stopped: 'card_removed' });
    await refillAfter(0);
    expect(await balanceOf(viewer)).toBeUndefined();
    expect(await errorOf(viewer.client.topUps.setAutomatic({ automatic }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });
});
