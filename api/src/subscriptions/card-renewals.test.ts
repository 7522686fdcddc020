import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentMethodIds } from '@kadr/contract';
import {
  cardOrder,
  confirmed,
  customerWithCard,
  entryOf,
  linkCard,
  openCardShop,
} from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { declined, mastercard } from '../testing/scripted-bank.ts';
import { balanceOf, customerWith, orderOf, subscribe } from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { errorOf } from '../testing/test-api.ts';

let shop: CardShop;

/** A period of two weeks that begins then ends on 1 April. */
const begins = new Date('2026-03-18T12:00:00Z');
const day = 24 * 60 * 60_000;
const month = { duration: 1, duration_unit: 'month', currency: 'RUB' } as const;

beforeAll(async () => {
  shop = await openCardShop();
  await shop.test.import({
    services: [
      {
        alias: 'two-weeks',
        name: { rus: 'Кино', eng: 'Cinema' },
        media_items: ['by-subscription'],
        prices: [{ duration: 14, duration_unit: 'day', amount: 29_900, currency: 'RUB' }],
      },
      {
        alias: 'monthly',
        name: { rus: 'Месяц' },
        prices: [{ ...month, amount: 29_900 }],
      },
      {
        alias: 'cheap-at-first',
        name: { rus: 'Начало' },
        prices: [{ ...month, amount: 50_000, intro_amount: 9900, intro_periods: 2 }],
      },
    ],
  });
});
beforeEach(() => {
  shop.test.clock.now = begins;
  Object.assign(shop.bank, { line: 'open', refunds: 'succeeded', charge: () => ({}) });
  shop.bank.asked.splice(0);
});
afterAll(() => shop.test.close());

const at = (date: string | Date): void => {
  shop.test.clock.now = new Date(date);
};
const renewedAt = async (date: string | Date): Promise<void> => {
  at(date);
  await shop.test.api.renew();
};
/** The bank's charge requests for renewals of an account, one by one. */
async function requestsFor({ email }: Pick<Customer, 'email'>): Promise<string[]> {
  const { rows } = await shop.test.pool.query<{ id: string }>(
    `select p.id from payments p join accounts a on a.id = p.account_id where a.email = $1 and p.purpose = 'renewal'`,
    [email],
  );
  return shop.bank.asked.filter((call) => rows.some(({ id }) => call === `charge ${id}`));
}
/** The number of charges for renewals of an account, without repeated requests. */
const charges = async (viewer: Pick<Customer, 'email'>): Promise<number> =>
  new Set(await requestsFor(viewer)).size;

/** A viewer who subscribes with a linked card; earlier requests to the bank are cleared. */
async function subscriber(alias = 'two-weeks', amount = 0) {
  const viewer = await customerWithCard(shop, amount);
  const order = await viewer.purchases.buy(await cardOrder(viewer, { alias }, viewer.methodId));
  await confirmed(viewer.client, order.ticket_id);
  shop.bank.asked.splice(0);
  return viewer;
}

const subscriptionOf = async (viewer: Customer) => (await viewer.client.subscriptions.list()).items[0];
const serviceIdOf = async (viewer: Customer, alias = 'two-weeks') =>
  (await viewer.client.services.getById({ id: alias })).id;
const stateOf = async (viewer: Customer, alias = 'two-weeks') => {
  const { active, purchase_state } = await viewer.client.services.getById({ id: alias });
  return { active, status: purchase_state?.service.status ?? null };
};
const messagesOf = async (viewer: Customer) =>
  (await viewer.client.messages.list({})).items.map(({ message }) => message);
const watches = async (viewer: Customer): Promise<boolean> =>
  (await errorOf(viewer.client.playback.start({ media_item_id: 'by-subscription' }))) === null;

describe('a renewal by card', () => {
  it('charges the linked card once, however many workers do it (CM-024, CM-022)', async () => {
    const viewer = await subscriber('two-weeks', 500);
    at('2026-04-01T12:00:00Z');
    await Promise.all(Array.from({ length: 8 }, () => shop.test.api.renew()));
    expect(await charges(viewer)).toBe(1);
    expect(await balanceOf(viewer)).toBe(500);
    expect(await subscriptionOf(viewer)).toMatchObject({
      standing: 'active',
      due: null,
      bank_card: { id: viewer.cardId, last4: '4444' },
      ends_at: Date.parse('2026-04-15T12:00:00Z') / 1000,
    });
    expect((await viewer.purchases.payments({})).items[0]).toMatchObject({
      kind: 'purchase',
      amount: -29_900,
      is_by_card: true,
      content: { slug: 'two-weeks' },
    });
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('pays the first period after a trial that was begun with a card (CM-061)', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { alias: 'cinema' }));
    await confirmed(viewer.client, order.ticket_id);
    await linkCard(shop.bank, viewer);
    shop.bank.asked.splice(0);
    await renewedAt(new Date(begins.getTime() + 14 * day));
    expect(await charges(viewer)).toBe(1);
    expect(await subscriptionOf(viewer)).toMatchObject({
      is_trial: false,
      ends_at: Date.parse('2026-05-01T12:00:00Z') / 1000,
    });
  });

  it('keeps the 31st as its day, in the time zone of who took it (CM-153)', async () => {
    at('2026-01-30T22:30:00Z');
    const viewer = await customerWithCard(shop);
    await shop.test.pool.query(`update accounts set time_zone = 'Asia/Yerevan' where email = $1`, [
      viewer.email,
    ]);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { alias: 'monthly' }, viewer.methodId));
    await confirmed(viewer.client, order.ticket_id);
    // It is 31 January, 02:30, in Yerevan.
    const ends: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      const { rows } = await shop.test.pool.query<{ ends_at: Date }>(
        'select ends_at from subscriptions where bank_card_id = $1',
        [viewer.cardId],
      );
      const end = rows[0]?.ends_at ?? begins;
      ends.push(end.toISOString());
      await renewedAt(end);
    }
    expect(ends).toEqual([
      '2026-02-27T22:30:00.000Z',
      '2026-03-30T22:30:00.000Z',
      '2026-04-29T22:30:00.000Z',
      '2026-05-30T22:30:00.000Z',
    ]);
  });

  it('costs less for the first periods of who never had the service (CM-013, CM-014, CM-153, CM-154)', async () => {
    const viewer = await customerWithCard(shop);
    const { items } = await viewer.purchases.serviceOptions({ id: 'cheap-at-first' });
    expect(items[0]?.periods[0]?.prices[0]).toMatchObject({
      type: 'intro',
      amount: 9900,
      original_amount: 50_000,
      intro: { duration: 1, duration_unit: 'month', periods: 2 },
    });
    expect((await viewer.client.services.getById({ id: 'cheap-at-first' })).purchase_variants).toMatchObject([
      { type: 'intro', amount: 9900, original_amount: 50_000, periods: 2 },
    ]);
    const wanted = await cardOrder(viewer, { alias: 'cheap-at-first' }, viewer.methodId);
    const preview = await viewer.purchases.buy({ ...wanted, is_confirmed: false });
    expect(preview.notification?.display.message.replaceAll(/\s/g, ' ')).toBe('Подключить «Начало» за 99 ₽?');
    await confirmed(viewer.client, (await viewer.purchases.buy(wanted)).ticket_id);
    for (const date of ['2026-04-18', '2026-05-18', '2026-06-18']) await renewedAt(`${date}T12:00:00Z`);
    const { rows } = await shop.test.pool.query<{ amount: number }>(
      'select amount from payments where bank_card_id = $1 and purpose <> $2 order by order_id',
      [viewer.cardId, 'bind'],
    );
    expect(rows.map(({ amount }) => amount)).toEqual([9900, 9900, 50_000, 50_000]);
  });

  it('is announced three days and a day before, by message and by e-mail, each once', async () => {
    const viewer = await subscriber();
    await renewedAt('2026-03-29T12:00:00Z');
    await shop.test.api.renew();
    await renewedAt('2026-03-31T12:00:00Z');
    await renewedAt('2026-03-31T13:00:00Z');
    expect(await messagesOf(viewer)).toEqual(['Скоро продление: «Кино»', 'Скоро продление: «Кино»']);
    await shop.test.api.deliverLetters();
    const letters = shop.test.sent.filter(({ to }) => to === viewer.email);
    // The first letter is the receipt of the order.
    expect(letters).toHaveLength(3);
    expect(letters[1]?.text.replaceAll(/\s/g, ' ')).toContain('спишем 299 ₽ с карты •• 4444');
  });

  it('never charges a card that was unlinked, not even by a retry or an attempt that lost its answer', async () => {
    const viewer = await subscriber();
    shop.bank.charge = () => declined('insufficient_funds');
    await renewedAt('2026-04-01T12:00:00Z');
    expect(await charges(viewer)).toBe(1);
    await viewer.client.bankCards.delete({ id: viewer.cardId });
    shop.bank.charge = () => ({});
    for (const date of [2, 4, 8, 14, 15])
      await renewedAt(`2026-04-${String(date).padStart(2, '0')}T12:00:00Z`);
    expect(await charges(viewer)).toBe(1);
    expect(await subscriptionOf(viewer)).toBeUndefined();

    at(begins);
    const other = await subscriber();
    shop.bank.line = 'away';
    await renewedAt('2026-04-01T12:00:00Z');
    await other.client.bankCards.delete({ id: other.cardId });
    shop.bank.line = 'open';
    const before = await charges(other);
    at('2026-04-01T12:05:00Z');
    await shop.test.api.checkPayments();
    expect(await charges(other)).toBe(before);
  });

  it('keeps the service open while the provider is away for hours, and is charged once', async () => {
    const viewer = await subscriber();
    shop.bank.line = 'away';
    await renewedAt('2026-04-01T12:00:00Z');
    for (const time of ['12:01', '12:05', '12:15', '13:00']) {
      at(`2026-04-01T${time}:00Z`);
      await shop.test.api.checkPayments();
    }
    at('2026-04-01T15:00:00Z');
    expect(await watches(viewer)).toBe(true);
    expect(await stateOf(viewer)).toEqual({ active: true, status: 'subscribed' });
    shop.bank.line = 'open';
    at('2026-04-02T12:00:00Z');
    await shop.test.api.checkPayments();
    expect(await messagesOf(viewer)).toEqual([]);
    at('2026-04-02T13:00:00Z');
    await shop.test.api.renew();
    await shop.test.api.checkPayments();
    expect(await charges(viewer)).toBe(2);
    expect(await subscriptionOf(viewer)).toMatchObject({
      standing: 'active',
      ends_at: Date.parse('2026-04-15T12:00:00Z') / 1000,
    });
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('of which the bank never heard is not made again once it is old: a charge is given up, or made, not both', async () => {
    const viewer = await subscriber();
    shop.bank.line = 'away';
    await renewedAt('2026-04-01T12:00:00Z');
    const { length: made } = await requestsFor(viewer);
    shop.bank.line = 'open';
    for (const time of ['12:15:01', '12:19:00', '12:21:00']) {
      at(`2026-04-01T${time}Z`);
      await Promise.all([shop.test.api.renew(), shop.test.api.checkPayments()]);
    }
    expect(await requestsFor(viewer)).toHaveLength(made);
    await renewedAt('2026-04-01T13:22:00Z');
    expect(await requestsFor(viewer)).toHaveLength(made + 1);
    expect(await subscriptionOf(viewer)).toMatchObject({ standing: 'active', due: null });
  });
});

describe('a renewal that is refused', () => {
  it('is tried again by the plan; grace, hold and end come to the second (CM-028, CM-029)', async () => {
    const viewer = await subscriber();
    shop.bank.charge = () => declined('insufficient_funds');
    await renewedAt('2026-04-01T12:00:00Z');
    expect(await stateOf(viewer)).toEqual({ active: true, status: 'unsubscribe_processing' });
    expect(await subscriptionOf(viewer)).toMatchObject({
      standing: 'grace',
      due: { amount: 29_900, until: Date.parse('2026-04-05T12:00:00Z') / 1000 },
    });
    const tries: number[] = [];
    for (let hour = 1; hour <= 14 * 24; hour += 1) {
      const before = await charges(viewer);
      await renewedAt(new Date(Date.parse('2026-04-01T12:00:00Z') + hour * 60 * 60_000));
      if ((await charges(viewer)) > before) tries.push(hour / 24);
    }
    expect(tries).toEqual([1, 3, 7, 13]);
    expect(await stateOf(viewer)).toEqual({ active: false, status: null });
    expect((await messagesOf(viewer)).toReversed()).toEqual([
      'Подписка «Кино» не оплачена',
      'Подписка «Кино» не оплачена',
      'Подписка «Кино» не оплачена',
      'Подписка «Кино» приостановлена',
      'Подписка «Кино» приостановлена',
      'Подписка «Кино» приостановлена',
      'Подписка «Кино» закончилась',
    ]);
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('opens nothing from the second on in which its grace is over', async () => {
    const viewer = await subscriber();
    shop.bank.charge = () => declined('insufficient_funds');
    await renewedAt('2026-04-01T12:00:00Z');
    at('2026-04-05T11:59:59Z');
    expect(await watches(viewer)).toBe(true);
    at('2026-04-05T12:00:00Z');
    expect(await watches(viewer)).toBe(false);
    expect(await stateOf(viewer)).toEqual({ active: false, status: 'subscribe_requested' });
  });

  it('is said by message, e-mail and text message at each step', async () => {
    const viewer = await subscriber();
    await shop.test.pool.query(
      `update accounts set phone = '+79995550001', language = 'eng' where email = $1`,
      [viewer.email],
    );
    shop.bank.charge = () => declined('insufficient_funds');
    await renewedAt('2026-04-01T12:00:00Z');
    await renewedAt('2026-04-05T12:00:00Z');
    await shop.test.api.deliverLetters();
    const sent = (to: string) => shop.test.sent.filter((one) => one.to === to).map(({ text }) => text);
    expect(sent('+79995550001')).toHaveLength(2);
    expect(sent('+79995550001')[0]?.replaceAll(/\s/g, ' ')).toMatch(
      /^“Cinema” is not paid\. The bank did not charge ₽299\..* https:\/\/.*\/my\/payments_and_services\/services$/,
    );
    expect(sent(viewer.email).filter((text) => text.includes('on hold'))).toHaveLength(1);
  });

  it('is not tried again with a card that must not be charged, and is paid by another at once (CM-062)', async () => {
    const viewer = await subscriber();
    shop.bank.charge = () => declined('card_expired', 'never');
    for (const date of ['01', '02', '04', '05']) await renewedAt(`2026-04-${date}T12:00:00Z`);
    expect(await charges(viewer)).toBe(1);
    expect(await subscriptionOf(viewer)).toMatchObject({ standing: 'hold' });
    shop.bank.charge = () => ({});
    const service_id = await serviceIdOf(viewer);
    const methodId = paymentMethodIds.anyCard;
    const payment = await viewer.client.subscriptions.pay({ service_id, payment_method_id: methodId });
    shop.bank.enter(payment.payment?.kind === 'direct_post' ? payment.payment.order : '', {
      saved: { ...mastercard, last4: '0004', token: 'another' },
    });
    expect(await confirmed(viewer.client, payment.ticket_id)).toMatchObject({ status: 'paid' });
    // The service was closed: the period begins now, and the new card pays from here on.
    expect(await subscriptionOf(viewer)).toMatchObject({
      standing: 'active',
      bank_card: { last4: '0004' },
      ends_at: Date.parse('2026-04-19T12:00:00Z') / 1000,
    });
    expect(await watches(viewer)).toBe(true);
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('is paid in grace from the balance or the card, and goes on from where it ended', async () => {
    const viewer = await subscriber('two-weeks', 30_000);
    shop.bank.charge = () => declined('limit');
    await renewedAt('2026-04-01T12:00:00Z');
    at('2026-04-03T18:00:00Z');
    const service_id = await serviceIdOf(viewer);
    expect(
      await errorOf(
        viewer.client.subscriptions
          .pay({ service_id, payment_method_id: viewer.methodId })
          .then(async (begun) => {
            await confirmed(viewer.client, begun.ticket_id);
          }),
      ),
    ).toMatchObject({ name: 'PAYMENT_DECLINED_LIMIT' });
    expect(await viewer.client.subscriptions.pay({ service_id, payment_method_id: 1 })).toEqual({
      ticket_id: null,
      status: 'paid',
      payment: null,
    });
    expect(await balanceOf(viewer)).toBe(100);
    expect(await subscriptionOf(viewer)).toMatchObject({
      standing: 'active',
      ends_at: Date.parse('2026-04-15T12:00:00Z') / 1000,
    });
    expect(
      await errorOf(viewer.client.subscriptions.pay({ service_id, payment_method_id: 1 })),
    ).toMatchObject({
      name: 'NOT_FOUND',
    });
    for (const date of ['04', '05', '08']) await renewedAt(`2026-04-${date}T12:00:00Z`);
    expect(await subscriptionOf(viewer)).toMatchObject({ standing: 'active' });
  });

  it('is paid by another card that is entered, after one that was declined, and renewed by it (CM-059, CM-062)', async () => {
    const viewer = await subscriber();
    shop.bank.charge = () => declined('limit');
    await renewedAt('2026-04-01T12:00:00Z');
    const service_id = await serviceIdOf(viewer);
    const pay = () =>
      viewer.client.subscriptions.pay({ service_id, payment_method_id: paymentMethodIds.anyCard });
    const first = await pay();
    const ticket_id = first.ticket_id ?? '';
    expect(await viewer.purchases.ticket({ ticket_id })).toMatchObject({
      purpose: 'renewal',
      status: 'wait_payment',
      amount: 29_900,
      content: { id: service_id, name: 'Кино', slug: 'two-weeks', media_item_type: null },
      payment: first.payment,
    });
    shop.bank.enter(entryOf(first.payment), declined('insufficient_funds'));
    await errorOf(confirmed(viewer.client, ticket_id));
    expect(await viewer.purchases.ticket({ ticket_id })).toMatchObject({ status: 'declined', payment: null });

    const second = await pay();
    expect(second.ticket_id).not.toBe(ticket_id);
    shop.bank.enter(entryOf(second.payment), { saved: { ...mastercard, token: 'another', last4: '5454' } });
    await confirmed(viewer.client, second.ticket_id);
    expect(await viewer.purchases.ticket({ ticket_id: second.ticket_id ?? '' })).toMatchObject({
      status: 'paid',
    });
    expect(await subscriptionOf(viewer)).toMatchObject({ standing: 'active', bank_card: { last4: '5454' } });
    const stranger = await customerWith(shop.test, 0);
    expect(await errorOf(stranger.purchases.ticket({ ticket_id }))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('is not paid by a balance that is too low: 2000035 (CM-121)', async () => {
    const viewer = await subscriber('two-weeks', 10_000);
    shop.bank.charge = () => declined('limit');
    await renewedAt('2026-04-01T12:00:00Z');
    const service_id = await serviceIdOf(viewer);
    const refused = viewer.client.subscriptions.pay({ service_id, payment_method_id: 1 });
    expect(await errorOf(refused)).toMatchObject({ name: 'BALANCE_TOO_LOW', error_code: 2_000_035 });
    expect(await balanceOf(viewer)).toBe(10_000);
    expect(await subscriptionOf(viewer)).toMatchObject({ standing: 'grace' });
  });

  it('pays back what two ways have paid at once', async () => {
    const viewer = await subscriber('two-weeks', 30_000);
    shop.bank.charge = () => declined('limit');
    await renewedAt('2026-04-01T12:00:00Z');
    const taken = shop.bank.taken();
    const service_id = await serviceIdOf(viewer);
    const { client } = viewer;
    const byCard = await client.subscriptions.pay({
      service_id,
      payment_method_id: paymentMethodIds.anyCard,
    });
    await client.subscriptions.pay({ service_id, payment_method_id: 1 });
    shop.bank.enter(byCard.payment?.kind === 'direct_post' ? byCard.payment.order : '');
    expect(await errorOf(confirmed(client, byCard.ticket_id))).toMatchObject({ name: 'PAYMENT_RETURNED' });
    await shop.test.api.checkPayments();
    expect(shop.bank.taken()).toBe(taken);
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('ends at once when it is cancelled, and what the bank takes later goes back (CM-035)', async () => {
    const viewer = await subscriber();
    const taken = shop.bank.taken();
    shop.bank.charge = () => ({ state: 'pending' });
    await renewedAt('2026-04-01T12:00:00Z');
    const { rows } = await shop.test.pool.query<{ id: string }>(
      `select id from payments where bank_card_id = $1 and purpose = 'renewal'`,
      [viewer.cardId],
    );
    await viewer.client.subscriptions.cancel({ service_id: await serviceIdOf(viewer) });
    at('2026-04-01T12:01:00Z');
    shop.bank.enter(rows[0]?.id ?? '');
    await shop.test.api.checkPayments();
    at('2026-04-01T12:02:00Z');
    await shop.test.api.checkPayments();
    expect(shop.bank.taken()).toBe(taken);
    expect(await stateOf(viewer)).toEqual({ active: false, status: null });
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('is nobody else’s to pay, and is taken as new in hold', async () => {
    const [viewer, other] = [await subscriber(), await customerWithCard(shop)];
    shop.bank.charge = () => declined('issuer');
    await renewedAt('2026-04-01T12:00:00Z');
    const service_id = await serviceIdOf(viewer);
    const theirs = { service_id, payment_method_id: other.methodId };
    expect(await errorOf(viewer.client.subscriptions.pay(theirs))).toMatchObject({ name: 'NOT_FOUND' });
    expect(await errorOf(other.client.subscriptions.pay(theirs))).toMatchObject({ name: 'NOT_FOUND' });
    expect(
      await errorOf(viewer.client.subscriptions.setCard({ service_id, bank_card_id: other.cardId })),
    ).toMatchObject({ name: 'NOT_FOUND' });
    await renewedAt('2026-04-06T12:00:00Z');
    shop.bank.charge = () => ({});
    const option = (await viewer.purchases.serviceOptions({ id: 'two-weeks' })).items[0];
    expect(orderOf(option)).toMatchObject({ option: { service_id } });
    const order = await viewer.purchases.buy(
      await cardOrder(viewer, { alias: 'two-weeks' }, viewer.methodId),
    );
    await confirmed(viewer.client, order.ticket_id);
    expect(await subscriptionOf(viewer)).toMatchObject({ standing: 'active', due: null });
  });
});

it('a subscription that the balance paid is renewed by the card that is chosen for it', async () => {
  const viewer = await customerWithCard(shop, 10_000);
  const service_id = await subscribe(viewer, 'television');
  await viewer.client.subscriptions.setCard({ service_id, bank_card_id: viewer.cardId });
  shop.bank.asked.splice(0);
  await renewedAt(new Date(begins.getTime() + 20 * day));
  expect(await charges(viewer)).toBe(1);
  await viewer.client.subscriptions.setCard({ service_id, bank_card_id: null });
  expect(await subscriptionOf(viewer)).toMatchObject({ bank_card: null });
});
