import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOrder, confirmed, customerWithCard, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { declined } from '../testing/scripted-bank.ts';
import { balanceOf, customerWith, orderOf, serviceOrder, subscribe } from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;

const day = 24 * 60 * 60_000;
const price = (amount: number, duration = 10) => ({
  duration,
  duration_unit: 'day' as const,
  amount,
  currency: 'RUB' as const,
});

beforeAll(async () => {
  shop = await openCardShop();
  await shop.test.import({
    services: [
      { alias: 'small', name: { rus: 'Малая' }, media_items: ['by-subscription'], prices: [price(10_000)] },
      { alias: 'large', name: { rus: 'Большая' }, prices: [price(30_000)] },
      { alias: 'asked', name: { rus: 'Спросят' }, prices: [price(10_000)] },
      {
        alias: 'tempting',
        name: { rus: 'Заманчивая' },
        prices: [{ ...price(40_000), intro_amount: 5000, intro_periods: 1 }],
      },
    ],
  });
});
beforeEach(() => {
  shop.test.clock.now = testBegins;
  Object.assign(shop.bank, { line: 'open', charge: () => ({}) });
});
afterAll(() => shop.test.close());

const at = (days: number): void => {
  shop.test.clock.now = new Date(testBegins.getTime() + days * day);
};
const renewedAt = async (days: number): Promise<void> => {
  at(days);
  await shop.test.api.renew();
};
const secondsAt = (days: number) => testBegins.getTime() / 1000 + days * 24 * 60 * 60;
const listOf = async (viewer: Customer) => (await viewer.client.subscriptions.list()).items;
const idOf = async (viewer: Customer, alias: string) =>
  (await viewer.client.services.getById({ id: alias })).id;
const stateOf = async (viewer: Customer, alias: string) => {
  const { active, purchase_state } = await viewer.client.services.getById({ id: alias });
  const { status, status_change_date } = purchase_state?.service ?? {};
  return { active, status, date: status_change_date };
};

describe('a pause', () => {
  it('begins at the end of the period, opens and costs nothing, and ends with a payment (CM-026)', async () => {
    const viewer = await customerWith(shop.test, 25_000);
    const service_id = await subscribe(viewer, 'small');
    at(2);
    const until = Date.parse('2026-04-11T12:00:00Z') / 1000;
    expect(await viewer.client.subscriptions.pause({ service_id, months: 1 })).toEqual({
      pause: { from: secondsAt(10), until },
    });
    expect(await stateOf(viewer, 'small')).toMatchObject({ active: true, status: 'subscribed' });
    await renewedAt(10);
    expect(await stateOf(viewer, 'small')).toEqual({
      active: false,
      status: 'subscribe_processing',
      date: until,
    });
    expect((await listOf(viewer))[0]).toMatchObject({ standing: 'paused', due: null });
    await renewedAt(25);
    expect(await balanceOf(viewer)).toBe(15_000);
    shop.test.clock.now = new Date(until * 1000);
    await shop.test.api.renew();
    const { rows } = await shop.test.pool.query<{ ends_at: Date }>(
      'select ends_at from subscriptions where service_id = $1 order by id desc limit 1',
      [service_id],
    );
    expect(rows[0]?.ends_at.toISOString()).toBe('2026-04-21T12:00:00.000Z');
  });

  it('is taken back before it begins, and ended while it runs', async () => {
    const viewer = await customerWith(shop.test, 50_000);
    const service_id = await subscribe(viewer, 'small');
    await viewer.client.subscriptions.pause({ service_id, months: 3 });
    await viewer.client.subscriptions.resume({ service_id });
    await renewedAt(10);
    expect((await listOf(viewer))[0]).toMatchObject({
      standing: 'active',
      ends_at: secondsAt(20),
      pause: null,
    });
    await viewer.client.subscriptions.pause({ service_id, months: 1 });
    await renewedAt(22);
    expect((await listOf(viewer))[0]).toMatchObject({ standing: 'paused' });
    await viewer.client.subscriptions.resume({ service_id });
    await shop.test.api.renew();
    expect((await listOf(viewer))[0]).toMatchObject({ standing: 'active', ends_at: secondsAt(32) });
    expect(await balanceOf(viewer)).toBe(20_000);
  });

  it('whose end is not paid opens nothing until it is', async () => {
    const viewer = await customerWithCard(shop);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { alias: 'small' }, viewer.methodId));
    await confirmed(viewer.client, order.ticket_id);
    const service_id = await idOf(viewer, 'small');
    await viewer.client.subscriptions.pause({ service_id, months: 1 });
    await renewedAt(12);
    await viewer.client.subscriptions.resume({ service_id });
    shop.bank.charge = () => declined('insufficient_funds');
    await shop.test.api.renew();
    expect((await listOf(viewer))[0]).toMatchObject({ standing: 'hold', due: { amount: 10_000 } });
    expect(await stateOf(viewer, 'small')).toMatchObject({ active: false });
    shop.bank.charge = () => ({});
    await renewedAt(13);
    expect((await listOf(viewer))[0]).toMatchObject({ standing: 'active', ends_at: secondsAt(23) });
  });
});

describe('another service in the place of one', () => {
  it('begins at once when it is dearer, for its price less what is left, to the second', async () => {
    const viewer = await customerWith(shop.test, 100_000);
    const small = await subscribe(viewer, 'small');
    shop.test.clock.now = new Date(testBegins.getTime() + 2.5 * day + 1000);
    const order = await serviceOrder(viewer, 'large');
    const wanted = { ...order, option: { ...order.option, instead_of: small } };
    const preview = await viewer.purchases.buy({ ...wanted, is_confirmed: false });
    // 7.5 of 10 days, less one second, of 100 roubles: 74.99 roubles, rounded down.
    expect(preview.notification?.display.message.replaceAll(/\s/g, ' ')).toBe(
      'Подключить «Большая» за 225,01 ₽?',
    );
    const { ticket_id } = await viewer.purchases.buy(wanted);
    await Promise.all([1, 2, 3].map(() => confirmed(viewer.client, ticket_id)));
    expect(await balanceOf(viewer)).toBe(100_000 - 10_000 - 22_501);
    expect(await listOf(viewer)).toMatchObject([{ service: { alias: 'large' }, amount: 30_000 }]);
    expect(await stateOf(viewer, 'small')).toMatchObject({ active: false });
    await shop.test.api.renew();
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('is shown before: what is credited, what is paid, and when', async () => {
    const viewer = await customerWith(shop.test, 100_000);
    const asked = await subscribe(viewer, 'asked');
    at(5);
    const items = async () => (await viewer.client.subscriptions.changes({ service_id: asked })).items;
    const to = async (alias: string) => (await items()).find(({ service }) => service.alias === alias);
    expect(await to('large')).toMatchObject({
      amount: 30_000,
      begins: 'now',
      begins_at: secondsAt(5),
      credit: 5000,
      due: 25_000,
      next_payment_at: secondsAt(15),
    });
    expect(await to('small')).toMatchObject({
      begins: 'period_end',
      begins_at: secondsAt(10),
      credit: 0,
      due: 10_000,
      next_payment_at: secondsAt(20),
      option: null,
    });
    expect(await to('asked')).toBeUndefined();
    await viewer.client.subscriptions.cancel({ service_id: asked });
    expect(await to('small')).toBeUndefined();
    expect(await to('large')).toMatchObject({ begins: 'now' });
    at(11);
    expect(await errorOf(items())).toBeNull();
    expect(await items()).toEqual([]);
  });

  it('costs what was shown, for a quarter of an hour', async () => {
    const viewer = await customerWith(shop.test, 100_000);
    const small = await subscribe(viewer, 'small');
    at(5);
    const { items } = await viewer.client.subscriptions.changes({ service_id: small });
    const change = items.find(({ service }) => service.alias === 'large');
    const wanted = (credit: number) => ({
      ...orderOf(change?.option ?? undefined),
      option: { service_id: change?.service.id ?? 0, instead_of: small, credit },
    });
    shop.test.clock.now = new Date(testBegins.getTime() + 5 * day + 14 * 60_000);
    for (const credit of [4989, 5001])
      expect(await errorOf(viewer.purchases.buy(wanted(credit)))).toMatchObject({ name: 'PRICE_CHANGED' });
    const { ticket_id } = await viewer.purchases.buy(wanted(5000));
    await confirmed(viewer.client, ticket_id);
    expect(await balanceOf(viewer)).toBe(100_000 - 10_000 - 25_000);
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('takes neither a trial nor a lower price at first', async () => {
    const viewer = await customerWith(shop.test, 100_000);
    const small = await subscribe(viewer, 'small');
    const { items } = await viewer.client.subscriptions.changes({ service_id: small });
    const change = items.find(({ service }) => service.alias === 'tempting');
    expect(change).toMatchObject({ begins: 'now', amount: 40_000, credit: 10_000, due: 30_000 });
    const price = change?.option?.periods[0]?.prices[0];
    expect(price).toMatchObject({ type: 'one_time', amount: 40_000, trial: null, intro: null });
    const { ticket_id } = await viewer.purchases.buy({
      ...orderOf(change?.option ?? undefined),
      option: { service_id: change?.service.id ?? 0, instead_of: small },
    });
    await confirmed(viewer.client, ticket_id);
    expect(await balanceOf(viewer)).toBe(60_000);
  });

  it('is paid by card as any other, and pays back what comes when the old one is gone', async () => {
    const viewer = await customerWithCard(shop);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { alias: 'small' }, viewer.methodId));
    await confirmed(viewer.client, order.ticket_id);
    const small = await idOf(viewer, 'small');
    const taken = shop.bank.taken();
    at(5);
    const large = await cardOrder(viewer, { alias: 'large' });
    const begun = await viewer.purchases.buy({ ...large, option: { ...large.option, instead_of: small } });
    const movement = (await viewer.purchases.payments({})).items[0]?.id ?? 0;
    await shop.test.operator().operator.refund({
      account: { email: viewer.email },
      payment_id: movement,
      key: 'x',
      reason: 'Asked for.',
    });
    shop.bank.enter(begun.payment?.kind === 'direct_post' ? begun.payment.order : '');
    expect(await errorOf(confirmed(viewer.client, begun.ticket_id))).toMatchObject({
      name: 'PAYMENT_RETURNED',
    });
    await shop.test.api.checkPayments();
    expect(shop.bank.taken()).toBe(taken - 10_000);
    expect(await listOf(viewer)).toEqual([]);
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('comes at the end of the period when it is cheaper, once, and can be taken back', async () => {
    const viewer = await customerWith(shop.test, 100_000);
    const large = await subscribe(viewer, 'large');
    const order = await serviceOrder(viewer, 'small');
    const small = await idOf(viewer, 'small');
    const wanted = { ...order, option: { ...order.option, instead_of: large } };
    expect(await errorOf(viewer.purchases.buy(wanted))).toMatchObject({
      name: 'INVALID_INPUT',
    });
    const next = { service_id: small, price_id: order.price.price_id };
    await viewer.client.subscriptions.changeAtEnd({ service_id: large, next });
    expect((await listOf(viewer))[0]).toMatchObject({ next_service: { id: small, name: 'Малая' } });
    await viewer.client.subscriptions.changeAtEnd({ service_id: large, next: null });
    await viewer.client.subscriptions.changeAtEnd({ service_id: large, next });
    at(10);
    await Promise.all(Array.from({ length: 5 }, () => shop.test.api.renew()));
    await shop.test.api.renew();
    expect(await balanceOf(viewer)).toBe(60_000);
    expect(await listOf(viewer)).toMatchObject([
      { service: { alias: 'small' }, amount: 10_000, ends_at: secondsAt(20), is_trial: false },
    ]);
    const { items } = await viewer.purchases.payments({ kind: 'purchase' });
    expect(items.map(({ content }) => content?.slug)).toEqual(['small', 'large']);
  });

  it('is of what the account has, and of what is offered', async () => {
    const viewer = await customerWith(shop.test, 100_000);
    const order = await serviceOrder(viewer, 'large');
    const small = await idOf(viewer, 'small');
    const wanted = { ...order, option: { ...order.option, instead_of: small } };
    expect(await errorOf(viewer.purchases.buy(wanted))).toMatchObject({ name: 'NOT_FOUND' });
    await subscribe(viewer, 'small');
    const next = { service_id: small, price_id: order.price.price_id };
    expect(await errorOf(viewer.client.subscriptions.changeAtEnd({ service_id: small, next }))).toMatchObject(
      { name: 'NOT_FOUND' },
    );
  });
});

describe('a new price', () => {
  const ask = (amount: number, days: number) =>
    shop.test.operator().operator.askNewPrice({
      service: 'asked',
      duration: 10,
      duration_unit: 'day',
      amount,
      currency: 'RUB',
      from: secondsAt(days),
    });

  it('is charged to who agreed, from its day on, and ends the subscription of who did not', async () => {
    const [agrees, silent] = [await customerWith(shop.test, 50_000), await customerWith(shop.test, 50_000)];
    const service_id = await subscribe(agrees, 'asked');
    await subscribe(silent, 'asked');
    expect(await ask(15_000, 15)).toEqual({ subscriptions: 2 });
    expect(await ask(15_000, 15)).toEqual({ subscriptions: 0 });
    expect((await listOf(agrees))[0]).toMatchObject({
      amount: 10_000,
      new_price: { amount: 15_000, from: secondsAt(15), is_accepted: false },
    });
    const consent = (amount: number) => agrees.client.subscriptions.acceptPrice({ service_id, amount });
    expect(await errorOf(consent(14_000))).toMatchObject({ name: 'PRICE_CHANGED' });
    await consent(15_000);
    await renewedAt(10);
    expect([await balanceOf(agrees), await balanceOf(silent)]).toEqual([30_000, 30_000]);
    await renewedAt(20);
    expect([await balanceOf(agrees), await balanceOf(silent)]).toEqual([15_000, 30_000]);
    expect((await listOf(agrees))[0]).toMatchObject({ amount: 15_000, new_price: null });
    expect(await listOf(silent)).toEqual([]);
    const { items } = await silent.client.messages.list({});
    expect(items.map(({ message }) => message)).toContain('Новая цена: «Спросят»');
    expect(items[0]?.submessage).toContain('без вашего согласия');
  });

  it('that is lower needs no consent; one is asked for a week ahead', async () => {
    const viewer = await customerWith(shop.test, 50_000);
    await subscribe(viewer, 'asked');
    expect(await errorOf(ask(5000, 6))).toMatchObject({ name: 'INVALID_INPUT' });
    await ask(5000, 8);
    await renewedAt(10);
    expect(await balanceOf(viewer)).toBe(35_000);
  });
});
