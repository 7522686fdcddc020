import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOrder, confirmed, customerWithCard, eventsWhile, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { declined, mastercard } from '../testing/scripted-bank.ts';
import { balanceOf, buyAndPay, customerWith, orderOf } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;
const minute = 60_000;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => {
  shop.test.clock.now = testBegins;
  Object.assign(shop.bank, {
    line: 'open',
    refunds: 'succeeded',
    charge: () => ({}),
    onWait: () => undefined,
  });
  shop.bank.asked.splice(0);
});
afterAll(() => shop.test.close());

const later = (milliseconds: number) => {
  shop.test.clock.now = new Date(testBegins.getTime() + milliseconds);
  return shop.test.api.checkPayments();
};

/** The outcomes of a ticket's payments. */
async function paymentsFor(ticketId: string | null) {
  const { rows } = await shop.test.pool.query<{ state: string; unapplied_reason: string | null }>(
    'select state, unapplied_reason from payments where ticket_id = $1 order by order_id',
    [ticketId],
  );
  return rows;
}

/** The bank charges the first attempt of a ticket late, and sends its webhook. */
async function chargeLate(ticketId: string | null): Promise<void> {
  const { rows } = await shop.test.pool.query<{ id: string }>(
    'select id from payments where ticket_id = $1 order by order_id',
    [ticketId],
  );
  const { ref } = await shop.bank.provider.chargeSaved({
    key: rows[0]?.id ?? '',
    amount: { amount: 39_900, currency: 'RUB' },
    token: mastercard.token,
    initiator: 'viewer',
    returnUrl: 'https://kadr.test/',
    description: '',
    customer: { id: '1', email: null, phone: null },
    receipt: null,
  });
  await shop.test.api.takeWebhook(shop.bank.webhook(ref ?? ''));
}

describe('a price', () => {
  it('is there once for each method that can pay it (CM-013)', async () => {
    const viewer = await customerWithCard(shop);
    const { items } = await viewer.purchases.options({ id: 'on-sale' });
    const prices = items[0]?.periods[0]?.prices;
    expect(prices?.map(({ payment_method_id }) => payment_method_id)).toEqual([1, viewer.methodId, 2]);
    expect(prices).toMatchObject(
      [1, 2, 3].map(() => ({ type: 'discount', amount: 39_900, intro: null, bonus_program: null })),
    );
  });
});

describe('any card', () => {
  it('pays in order: a ticket, the payment at the bank, the confirmation (CM-018, CM-059, CM-129, CM-130)', async () => {
    const viewer = await customerWith(shop.test, 100);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    expect(order).toMatchObject({
      status: 'wait_payment',
      order_id: expect.any(Number),
      notification: null,
      payment: { kind: 'direct_post', payment_url: 'https://bank.test/card' },
    });
    const entry = order.payment?.kind === 'direct_post' ? order.payment.order : '';
    shop.bank.enter(entry);
    const { status, notification } = await confirmed(viewer.client, order.ticket_id);
    expect(status).toBe('paid');
    expect(notification?.display.submessage?.replaceAll(/\s/g, ' ')).toBe('Оплачено картой: 399 ₽.');
    expect(await balanceOf(viewer)).toBe(100);
    expect((await viewer.purchases.list({})).items).toMatchObject([{ media_item: { slug: 'on-sale' } }]);
    expect((await viewer.purchases.payments({})).items).toMatchObject([
      { kind: 'purchase', amount: -39_900, balance: 100, is_by_card: true, bank_card: null },
      { kind: 'credit', amount: 100, is_by_card: false },
    ]);
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid' });
  });

  it('is linked when that is asked for, and pays the renewals of a service (CM-066)', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy({
      ...(await cardOrder(viewer, { alias: 'television' })),
      is_should_link_card: true,
    });
    shop.bank.enter(order.payment?.kind === 'direct_post' ? order.payment.order : '', { saved: mastercard });
    await confirmed(viewer.client, order.ticket_id);
    const [card] = (await viewer.client.bankCards.list()).items;
    expect(card).toMatchObject({ last4: '4444', is_default: true });
    const { rows } = await shop.test.pool.query('select from subscriptions where bank_card_id = $1', [
      card?.id,
    ]);
    expect(rows).toHaveLength(1);
    expect((await viewer.purchases.payments({})).items).toMatchObject([
      { is_by_card: true, bank_card: { type: 'mastercard', last4: '4444' } },
    ]);
  });

  it('is entered where the bank has said first, when the bank says later only that it waits', async () => {
    const viewer = await customerWith(shop.test, 0);
    const wanted = await cardOrder(viewer, { slug: 'on-sale' });
    const { ticket_id, payment } = await viewer.purchases.buy(wanted);
    shop.bank.enter(payment?.kind === 'direct_post' ? payment.order : '', { state: 'action_required' });
    expect(await confirmed(viewer.client, ticket_id)).toMatchObject({ status: 'processing', payment });
    expect(await viewer.purchases.ticket({ ticket_id: ticket_id ?? '' })).toMatchObject({ payment });
    expect(await viewer.purchases.buy(wanted)).toMatchObject({ ticket_id, payment });
  });

  it('is not linked when the bank keeps it unasked', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'for-rent-1' }));
    shop.bank.enter(order.payment?.kind === 'direct_post' ? order.payment.order : '', { saved: mastercard });
    await confirmed(viewer.client, order.ticket_id);
    expect((await viewer.client.bankCards.list()).items).toEqual([]);
  });

  it('begins a trial without a payment; the card that is linked then pays its renewals (CM-061)', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { alias: 'cinema' }));
    expect(order).toMatchObject({ status: 'wait_payment', payment: null });
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid' });
    expect((await viewer.client.subscriptions.list()).items).toMatchObject([{ is_trial: true }]);
    expect(shop.bank.asked).toEqual([]);
    const bind = await viewer.client.bankCards.add({});
    shop.bank.enter(bind.req_id, { saved: mastercard });
    await confirmed(viewer.client, bind.ticket_id);
    const [card] = (await viewer.client.bankCards.list()).items;
    const { rows } = await shop.test.pool.query('select from subscriptions where bank_card_id = $1', [
      card?.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe('a linked card', () => {
  it('is charged by buying, and the confirmation says so (CM-062, CM-129)', async () => {
    const viewer = await customerWithCard(shop);
    const wanted = await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId);
    const order = await viewer.purchases.buy({ ...wanted, bank_card_id: viewer.cardId });
    expect(order).toMatchObject({ status: 'wait_payment', payment: null });
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid' });
    expect((await viewer.purchases.payments({})).items).toMatchObject([
      { amount: -39_900, balance: 0, is_by_card: true, bank_card: { last4: '4444' } },
    ]);
  });

  it('asks for 3-D Secure where the bank wants it', async () => {
    const viewer = await customerWithCard(shop);
    const next = { kind: 'redirect', url: 'https://bank.test/3ds' } as const;
    shop.bank.charge = () => ({ state: 'action_required', next });
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
    expect(order.payment).toEqual(next);
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({
      status: 'processing',
      payment: next,
    });
    shop.bank.enter(shop.bank.asked[2]?.split(' ')[1] ?? '');
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid', payment: null });
  });

  it.each([
    ['insufficient_funds', 'PAYMENT_DECLINED_FUNDS'],
    ['card_expired', 'PAYMENT_DECLINED_EXPIRED'],
    ['wrong_data', 'PAYMENT_DECLINED_DATA'],
    ['authentication', 'PAYMENT_DECLINED_AUTHENTICATION'],
    ['issuer', 'PAYMENT_DECLINED'],
    ['restricted', 'PAYMENT_DECLINED_RESTRICTED'],
    ['revoked', 'PAYMENT_DECLINED_RESTRICTED'],
    ['limit', 'PAYMENT_DECLINED_LIMIT'],
    ['fraud', 'PAYMENT_DECLINED'],
    ['timeout', 'PAYMENT_DECLINED_TIMEOUT'],
    ['other', 'PAYMENT_DECLINED'],
  ] as const)(
    'that is declined (%s) says what to do: %s, and the next try is another payment',
    async (reason, name) => {
      const viewer = await customerWithCard(shop);
      const wanted = await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId);
      shop.bank.charge = () => declined(reason);
      const order = await viewer.purchases.buy(wanted);
      expect(await errorOf(confirmed(viewer.client, order.ticket_id))).toMatchObject({ name, status: 402 });
      shop.bank.charge = () => ({});
      const again = await viewer.purchases.buy(wanted);
      expect(again.ticket_id).toBe(order.ticket_id);
      expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid' });
      expect((await paymentsFor(order.ticket_id)).map(({ state }) => state)).toEqual([
        'declined',
        'succeeded',
      ]);
    },
  );

  it('is nobody’s but its account’s', async () => {
    const [viewer, other] = [await customerWithCard(shop), await customerWithCard(shop)];
    const wanted = await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId);
    const theirs = { ...wanted, price: { ...wanted.price, payment_method_id: other.methodId } };
    expect(await errorOf(viewer.purchases.buy(theirs))).toMatchObject({ name: 'PRICE_CHANGED' });
    expect(await errorOf(viewer.purchases.buy({ ...wanted, bank_card_id: other.cardId }))).toMatchObject({
      name: 'INVALID_INPUT',
    });
    await viewer.client.bankCards.delete({ id: viewer.cardId });
    expect(await errorOf(viewer.purchases.buy(wanted))).toMatchObject({ name: 'PRICE_CHANGED' });
    expect(shop.bank.asked.filter((call) => call.startsWith('charge'))).toEqual([]);
  });
});

describe('what may go wrong', () => {
  it('two tabs pay one ticket at once: one payment, one purchase', async () => {
    const viewer = await customerWithCard(shop);
    const before = shop.bank.taken();
    const wanted = await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId);
    const bought = await Promise.allSettled(
      [1, 2, 3].map(async () => {
        const { ticket_id } = await viewer.purchases.buy(wanted);
        return Promise.all([1, 2].map(() => confirmed(viewer.client, ticket_id)));
      }),
    );
    // A buyer who comes after the payment gets ALREADY_PURCHASED.
    for (const one of bought)
      expect(one).toMatchObject(
        one.status === 'fulfilled'
          ? { value: [{ status: 'paid' }, { status: 'paid' }] }
          : { reason: { code: 'ALREADY_PURCHASED' } },
      );
    expect(bought.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(shop.bank.taken() - before).toBe(39_900);
    expect((await viewer.purchases.list({})).items).toHaveLength(1);
  });

  it('a card is entered and the balance pays, too: the card gets its money back', async () => {
    const viewer = await customerWith(shop.test, 50_000);
    const before = shop.bank.taken();
    const byCard = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    const fromBalance = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, 1));
    expect(fromBalance.ticket_id).toBe(byCard.ticket_id);
    await confirmed(viewer.client, fromBalance.ticket_id);
    shop.bank.enter(byCard.payment?.kind === 'direct_post' ? byCard.payment.order : '');
    await later(minute);
    await later(2 * minute);
    expect(await paymentsFor(byCard.ticket_id)).toEqual([
      { state: 'succeeded', unapplied_reason: 'ticket_paid' },
    ]);
    expect(shop.bank.taken()).toBe(before);
    expect(await balanceOf(viewer)).toBe(10_100);
  });

  it('the bank answers late: the viewer is told to wait, then hears by push (CM-144)', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    const waits: number[] = [];
    shop.bank.onWait = (milliseconds) => void waits.push(milliseconds);
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({
      status: 'processing',
      notification: { event_type: 'payment_processing' },
    });
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(10_000);
    shop.bank.enter(order.payment?.kind === 'direct_post' ? order.payment.order : '', declined('issuer'));
    expect(await eventsWhile(shop.test, () => later(minute))).toEqual(['payment_failed']);
    expect((await paymentsFor(order.ticket_id))[0]?.state).toBe('declined');
    expect(await errorOf(confirmed(viewer.client, order.ticket_id))).toMatchObject({
      name: 'PAYMENT_DECLINED',
    });
  });

  it('the answer comes while the viewer waits', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    let waits = 0;
    shop.bank.onWait = () => {
      waits += 1;
      if (waits === 3) shop.bank.enter(order.payment?.kind === 'direct_post' ? order.payment.order : '');
    };
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid' });
    expect(waits).toBe(3);
  });

  it('the answer to a charge is lost: it is found by its key, and charged once', async () => {
    const viewer = await customerWithCard(shop);
    const before = shop.bank.taken();
    shop.bank.line = 'deaf';
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'processing' });
    shop.bank.line = 'open';
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid' });
    expect(shop.bank.taken() - before).toBe(39_900);
  });

  it('the bank is away for an hour: what it never heard of is given up, and charges nothing', async () => {
    const viewer = await customerWithCard(shop);
    const before = shop.bank.taken();
    shop.bank.line = 'away';
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
    for (const minutes of [1, 5, 15, 60]) await later(minutes * minute);
    expect((await paymentsFor(order.ticket_id))[0]?.state).toBe('unknown');
    shop.bank.line = 'open';
    await later(24 * 60 * minute);
    expect((await paymentsFor(order.ticket_id))[0]?.state).toBe('canceled');
    expect(shop.bank.taken()).toBe(before);
  });

  it('the request arrives at the bank after it was given up: what it has charged buys the film, or goes back', async () => {
    for (const isPaidMeanwhile of [false, true]) {
      shop.test.clock.now = testBegins;
      const viewer = await customerWithCard(shop, 40_000);
      const before = shop.bank.taken();
      shop.bank.line = 'away';
      const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
      shop.bank.line = 'open';
      await later(21 * minute);
      expect(await paymentsFor(order.ticket_id)).toMatchObject([{ state: 'canceled' }]);
      if (isPaidMeanwhile) await buyAndPay(viewer, 'on-sale');
      await chargeLate(order.ticket_id);
      await later(22 * minute);
      expect(await paymentsFor(order.ticket_id)).toMatchObject([
        { state: 'succeeded', unapplied_reason: isPaidMeanwhile ? 'ticket_dropped' : null },
      ]);
      expect((await viewer.purchases.list({})).items).toHaveLength(1);
      expect(shop.bank.taken() - before).toBe(isPaidMeanwhile ? 0 : 39_900);
    }
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('a card that cannot be entered is no order', async () => {
    const viewer = await customerWith(shop.test, 0);
    shop.bank.line = 'away';
    expect(await errorOf(viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' })))).toMatchObject({
      name: 'PAYMENT_UNAVAILABLE',
      status: 409,
    });
  });

  it('a success comes after the ticket’s time: accepted while it still waits, paid back once it is dropped', async () => {
    const viewer = await customerWith(shop.test, 0);
    const before = shop.bank.taken();
    const pay = async (slug: string) => {
      const order = await viewer.purchases.buy(await cardOrder(viewer, { slug }));
      return { ...order, entry: order.payment?.kind === 'direct_post' ? order.payment.order : '' };
    };
    const waiting = await pay('for-rent-1');
    const dropped = await pay('on-sale');
    const { items } = await viewer.purchases.options({ id: 'on-sale' });
    await viewer.purchases.buy({ ...orderOf(items[1]), is_confirmed: true }).catch(() => undefined);
    await shop.test.pool.query(`update purchase_tickets set status = 'dropped' where id = $1`, [
      dropped.ticket_id,
    ]);
    shop.bank.enter(waiting.entry);
    shop.bank.enter(dropped.entry);
    await later(60 * minute);
    await later(61 * minute);
    expect(await paymentsFor(waiting.ticket_id)).toEqual([{ state: 'succeeded', unapplied_reason: null }]);
    expect(await paymentsFor(dropped.ticket_id)).toEqual([
      { state: 'succeeded', unapplied_reason: 'ticket_dropped' },
    ]);
    expect(await errorOf(confirmed(viewer.client, dropped.ticket_id))).toMatchObject({
      name: 'PAYMENT_RETURNED',
    });
    expect(shop.bank.taken() - before).toBe(10_000);
  });

  it('the account is blocked meanwhile: the money goes back', async () => {
    const viewer = await customerWith(shop.test, 0);
    const before = shop.bank.taken();
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    await shop.test.pool.query('update accounts set is_blocked = true where email = $1', [viewer.email]);
    shop.bank.enter(order.payment?.kind === 'direct_post' ? order.payment.order : '');
    await later(minute);
    await later(2 * minute);
    expect((await paymentsFor(order.ticket_id))[0]?.unapplied_reason).toBe('account_blocked');
    expect(shop.bank.taken()).toBe(before);
  });

  it('the price changes meanwhile: the ticket keeps its own', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'for-rent-2' }));
    await shop.test.pool.query(
      `update title_prices set amount = 1 from media_items m where m.id = media_item_id and m.slug = 'for-rent-2'`,
    );
    shop.bank.enter(order.payment?.kind === 'direct_post' ? order.payment.order : '');
    await confirmed(viewer.client, order.ticket_id);
    expect((await viewer.purchases.payments({})).items).toMatchObject([{ amount: -10_000 }]);
  });

  it('the account is erased meanwhile: the money goes back', async () => {
    const viewer = await customerWith(shop.test, 0);
    const before = shop.bank.taken();
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    await shop.test.pool.query('delete from accounts where email = $1', [viewer.email]);
    shop.bank.enter(order.payment?.kind === 'direct_post' ? order.payment.order : '');
    await later(minute);
    await later(2 * minute);
    expect(shop.bank.taken()).toBe(before);
  });

  it('money that cannot be paid back at once is asked about again', async () => {
    const viewer = await customerWith(shop.test, 0);
    const before = shop.bank.taken();
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    await shop.test.pool.query(`update purchase_tickets set status = 'dropped' where id = $1`, [
      order.ticket_id,
    ]);
    shop.bank.enter(order.payment?.kind === 'direct_post' ? order.payment.order : '');
    shop.bank.refunds = 'pending';
    await later(minute);
    expect(shop.bank.taken() - before).toBe(39_900);
    shop.bank.refunds = 'succeeded';
    await later(6 * minute);
    expect(shop.bank.taken()).toBe(before);
  });
});
