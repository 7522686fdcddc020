import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  balanceOf,
  customerWith,
  openServices,
  openShop,
  orderOf,
  serviceOrder,
  subscribe,
} from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;

beforeAll(async () => {
  test = await createTestApi();
  await openShop(test);
  await openServices(test);
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.now = testBegins;
});

const day = 24 * 60 * 60;
const later = (days: number): void => {
  test.clock.now = new Date(testBegins.getTime() + days * day * 1000);
};
const seconds = (date: string): number => Date.parse(date) / 1000;
const pay = (viewer: Customer, ticket_id: string | null) =>
  viewer.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false });
const watch = (viewer: Customer) => viewer.client.playback.start({ media_item_id: 'by-subscription' });
const stateOf = async (viewer: Customer, alias: string) => {
  const { active, purchase_state } = await viewer.client.services.getById({ id: alias });
  return { active, status: purchase_state?.service.status ?? null };
};
const credit = (viewer: Customer, amount: number, key: string) =>
  test.operator().operator.creditAccounts({
    credits: [{ account: { email: viewer.email }, key, amount, currency: 'RUB' }],
  });

describe('what is on offer', () => {
  it('is a service with its periods and prices; a trial for an account that never had it (CM-011, CM-012, CM-013, CM-153)', async () => {
    const viewer = await customerWith(test, 0);
    const { items } = await viewer.purchases.serviceOptions({ id: 'cinema' });
    expect(items).toMatchObject([
      {
        usage_model: 'SERVICE',
        service: { name: 'Кино', content_type: 'service' },
        content: null,
        is_quick_purchase: false,
        periods: [
          {
            duration: 1,
            duration_unit: 'month',
            is_default: true,
            prices: [{ type: 'trial', amount: 29_900, trial: { duration: 14, duration_unit: 'day' } }],
          },
          {
            duration: 1,
            duration_unit: 'year',
            prices: [{ type: 'discount', amount: 249_900, original_amount: 358_800, trial: null }],
          },
        ],
      },
    ]);
    expect(await errorOf(test.client().purchases.serviceOptions({ id: 'cinema' }))).toMatchObject({
      name: 'SIGN_IN_REQUIRED',
    });
  });

  it('is told on the service, on what is in it and on its channels, to everybody (CT-049, CT-052, CM-014)', async () => {
    const guest = test.client();
    const service = await guest.services.getById({ id: 'cinema' });
    expect(service).toMatchObject({
      active: false,
      actions: [{ type: 'buy', service_id: service.id }],
      purchase_state: null,
      purchase_variants: [
        {
          usage_model: 'SERVICE',
          amount: 29_900,
          duration: 1,
          duration_unit: 'month',
          trial: { duration: 14, duration_unit: 'day' },
        },
        { amount: 249_900, original_amount: 358_800, type: 'discount', trial: null },
      ],
    });
    expect(await guest.mediaItems.getById({ id: 'by-subscription' })).toMatchObject({
      is_playable: false,
      usage_model: 'SERVICE',
      actions: [{ type: 'buy' }],
      purchase_variants: [{ usage_model: 'SERVICE', amount: 29_900 }, { amount: 249_900 }],
    });
    const television = await guest.services.getById({ id: 'television' });
    expect(await guest.channels.getById({ id: 'in-service' })).toMatchObject({
      usage_model: 'SERVICE',
      actions: [{ type: 'buy', service_id: television.id }],
      purchase_variants: [{ usage_model: 'SERVICE', amount: 10_000 }],
      tstv_options_channel: { is_catchup_purchased: false, is_pltv_purchased: false },
    });
  });

  it('is among the ways to obtain a title in a service (CM-036)', async () => {
    const viewer = await customerWith(test, 0);
    const { items } = await viewer.purchases.options({ id: 'by-subscription' });
    expect(items).toMatchObject([{ seq_id: 1, usage_model: 'SERVICE', service: { name: 'Кино' } }]);
  });

  it('is nothing of a service that is not offered', async () => {
    await test.import({
      services: [
        {
          alias: 'withdrawn',
          name: { rus: 'Был' },
          active: false,
          prices: [{ duration: 1, duration_unit: 'month', amount: 100, currency: 'RUB' }],
        },
      ],
    });
    const viewer = await customerWith(test, 1000);
    expect(await viewer.purchases.serviceOptions({ id: 'withdrawn' })).toEqual({ items: [] });
    const { id, actions } = await viewer.client.services.getById({ id: 'withdrawn' });
    expect(actions).toEqual([]);
    const order = {
      option: { service_id: id },
      price: { price_id: 1, payment_method_id: 1, amount: 100, currency: 'RUB' as const },
      is_confirmed: true,
      has_session_id: false,
    };
    expect(await errorOf(viewer.purchases.buy(order))).toMatchObject({ name: 'PRICE_CHANGED' });
  });
});

describe('taking a service', () => {
  it('pays the period and opens its titles and channels at once (CM-022, CM-024, CM-063, CT-049)', async () => {
    const viewer = await customerWith(test, 300_000);
    expect(await errorOf(watch(viewer))).toMatchObject({ name: 'PURCHASE_REQUIRED' });
    const order = await serviceOrder(viewer, 'cinema', 1);
    const preview = await viewer.purchases.buy({ ...order, is_confirmed: false });
    expect(preview).toMatchObject({ status: 'preview', ticket_id: null });
    expect(preview.notification?.display.submessage?.replaceAll(/\s/g, ' ')).toContain('за 1 год');
    const { ticket_id } = await viewer.purchases.buy(order);
    expect(await balanceOf(viewer)).toBe(300_000);

    const { notification } = await pay(viewer, ticket_id);
    expect(notification?.display.message).toBe('Подписка «Кино» подключена');
    expect(await balanceOf(viewer)).toBe(50_100);
    expect(await watch(viewer)).toMatchObject({ content: { slug: 'by-subscription' } });
    expect(await viewer.client.mediaItems.getById({ id: 'by-subscription' })).toMatchObject({
      is_playable: true,
      purchase_variants: [],
      actions: [{ type: 'watch' }],
    });
    expect(await viewer.client.services.getById({ id: 'cinema' })).toMatchObject({
      active: true,
      actions: [],
      purchase_variants: [],
      purchase_state: {
        service: {
          status: 'subscribed',
          status_change_date: seconds('2027-03-01T12:00:00Z'),
          autopayment: { status: 'on' },
        },
      },
    });
    expect(await viewer.purchases.serviceOptions({ id: 'cinema' })).toEqual({ items: [] });

    await subscribe(viewer, 'television');
    expect(await viewer.client.channels.getById({ id: 'in-service' })).toMatchObject({
      actions: [],
      purchase_variants: [],
      tstv_options_channel: { is_catchup_purchased: true, is_pltv_purchased: true },
    });
  });

  it('stands in the history of payments (CM-010)', async () => {
    const viewer = await customerWith(test, 10_000);
    await subscribe(viewer, 'television');
    const { items } = await viewer.purchases.payments({});
    expect(items[0]).toMatchObject({
      kind: 'purchase',
      amount: -10_000,
      balance: 0,
      content: { name: 'Телевидение', media_item_type: null, slug: 'television', usage_model: 'SERVICE' },
    });
  });

  it('begins with the trial, once for an account (CM-013)', async () => {
    const viewer = await customerWith(test, 0);
    const order = await serviceOrder(viewer, 'cinema');
    const preview = await viewer.purchases.buy({ ...order, is_confirmed: false });
    expect(preview.notification?.display.message.replaceAll(/\s/g, ' ')).toContain('бесплатно на 14 дней');
    const service_id = await subscribe(viewer, 'cinema');
    expect(await viewer.client.subscriptions.list()).toMatchObject({
      items: [{ is_trial: true, ends_at: seconds('2026-03-15T12:00:00Z'), amount: 29_900 }],
    });
    await viewer.client.subscriptions.cancel({ service_id });
    later(15);
    await test.api.renew();
    const { items } = await viewer.purchases.serviceOptions({ id: 'cinema' });
    expect(items[0]?.periods[0]?.prices).toMatchObject([{ type: 'one_time', trial: null }]);
    const { purchase_variants } = await viewer.client.services.getById({ id: 'cinema' });
    expect(purchase_variants[0]).toMatchObject({ type: 'one_time', trial: null });
    expect(await errorOf(viewer.purchases.buy(orderOf(items[0])))).toMatchObject({
      name: 'NOT_ENOUGH_FUNDS',
    });
  });

  it('is paid once by fifty confirmations at the same time', async () => {
    const viewer = await customerWith(test, 100_000);
    const { ticket_id } = await viewer.purchases.buy(await serviceOrder(viewer, 'television'));
    await Promise.all(Array.from({ length: 50 }, () => pay(viewer, ticket_id)));
    expect(await balanceOf(viewer)).toBe(90_000);
    const { items } = await viewer.client.subscriptions.list();
    expect(items).toHaveLength(1);
  });

  it('gives one ticket to fifty orders at the same time, and refuses what the account has', async () => {
    const viewer = await customerWith(test, 100_000);
    const order = await serviceOrder(viewer, 'television');
    const tickets = await Promise.all(Array.from({ length: 50 }, () => viewer.purchases.buy(order)));
    expect(new Set(tickets.map(({ ticket_id }) => ticket_id)).size).toBe(1);
    await pay(viewer, tickets[0]?.ticket_id ?? null);
    expect(await errorOf(viewer.purchases.buy(order))).toMatchObject({ name: 'ALREADY_PURCHASED' });
    expect(await balanceOf(viewer)).toBe(90_000);
  });

  it('refuses another price than the one that was shown, and what the account cannot pay (CM-119)', async () => {
    const viewer = await customerWith(test, 5000);
    const order = await serviceOrder(viewer, 'television');
    const changed = { ...order, price: { ...order.price, amount: 9000 } };
    expect(await errorOf(viewer.purchases.buy(changed))).toMatchObject({ name: 'PRICE_CHANGED' });
    expect(await errorOf(viewer.purchases.buy(order))).toMatchObject({
      name: 'NOT_ENOUGH_FUNDS',
      error_code: 1_000_049,
    });
    const other = await serviceOrder(viewer, 'cinema', 1);
    const foreign = { ...order, price: other.price };
    expect(await errorOf(viewer.purchases.buy(foreign))).toMatchObject({ name: 'PRICE_CHANGED' });
  });
});

it('is active on a promo banner for who has it (MB-119, MB-120)', async () => {
  await test.import({
    media_views: [
      {
        brand: 'kadr',
        alias: 'banner',
        blocks: [{ type: 'custom_block', tag: 'promo_banner', custom_data: { service_id: 'television' } }],
      },
    ],
  });
  const viewer = await customerWith(test, 10_000);
  const activity = async () => {
    const { media_blocks } = await viewer.client.mediaViews.getById({ alias: 'banner' });
    return media_blocks[0]?.custom_data;
  };
  expect(await activity()).toMatchObject({ service: { alias: 'television', active: false, is_sold: true } });
  await subscribe(viewer, 'television');
  expect(await activity()).toMatchObject({ service: { alias: 'television', active: true, is_sold: false } });
});

describe('cancelling', () => {
  it('lets it run to its end, and can be taken back until then (CM-027, CM-034, CM-035)', async () => {
    const viewer = await customerWith(test, 300_000);
    const service_id = await subscribe(viewer, 'cinema', 1);
    const { notification } = await viewer.client.subscriptions.cancel({ service_id });
    expect(notification.display.submessage).toContain('1 марта 2027');
    expect(await viewer.client.subscriptions.cancel({ service_id })).toEqual({ notification });
    expect(await viewer.client.subscriptions.list()).toMatchObject({
      items: [
        {
          service: { alias: 'cinema', name: 'Кино' },
          purchase_state: {
            service: {
              status: 'unsubscribed',
              status_change_date: seconds('2027-03-01T12:00:00Z'),
              autopayment: { status: 'off' },
            },
          },
        },
      ],
    });
    expect(await watch(viewer)).toBeDefined();
    await viewer.client.subscriptions.resume({ service_id });
    expect(await stateOf(viewer, 'cinema')).toEqual({ active: true, status: 'subscribed' });
    expect(await balanceOf(viewer)).toBe(50_100);
  });

  it('is for what the account has (CM-035)', async () => {
    const viewer = await customerWith(test, 0);
    const { id: service_id } = await viewer.client.services.getById({ id: 'cinema' });
    expect(await errorOf(viewer.client.subscriptions.cancel({ service_id }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect(await errorOf(viewer.client.subscriptions.resume({ service_id }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('ends it on the day, without a payment (CM-031)', async () => {
    const viewer = await customerWith(test, 100_000);
    const service_id = await subscribe(viewer, 'television');
    await viewer.client.subscriptions.cancel({ service_id });
    later(20);
    expect(await stateOf(viewer, 'television')).toEqual({ active: false, status: null });
    expect(await errorOf(viewer.client.subscriptions.resume({ service_id }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect((await viewer.client.subscriptions.list()).items).toEqual([]);
    // It can be taken again even before a worker has run.
    await subscribe(viewer, 'television');
    await test.api.renew();
    expect(await balanceOf(viewer)).toBe(80_000);
    expect(await stateOf(viewer, 'television')).toEqual({ active: true, status: 'subscribed' });
  });
});

describe('renewing', () => {
  it('pays the next period at the end of one, once however often it is tried', async () => {
    const viewer = await customerWith(test, 100_000);
    await subscribe(viewer, 'television');
    await test.api.renew();
    expect(await balanceOf(viewer)).toBe(90_000);
    later(20);
    expect(await stateOf(viewer, 'television')).toEqual({ active: true, status: 'subscribed' });
    await Promise.all(Array.from({ length: 10 }, () => test.api.renew()));
    expect(await balanceOf(viewer)).toBe(80_000);
    expect((await viewer.client.subscriptions.list()).items[0]).toMatchObject({
      started_at: seconds('2026-03-01T12:00:00Z'),
      ends_at: seconds('2026-04-10T12:00:00Z'),
    });
    const { rows } = await test.pool.query(
      `select p.number from subscription_periods p join subscriptions s on s.id = p.subscription_id
        join accounts a on a.id = s.account_id where a.email = $1 order by 1`,
      [viewer.email],
    );
    expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('pays the first period when the trial is over', async () => {
    const viewer = await customerWith(test, 30_000);
    await subscribe(viewer, 'cinema');
    expect(await balanceOf(viewer)).toBe(30_000);
    later(14);
    await test.api.renew();
    expect(await balanceOf(viewer)).toBe(100);
    expect((await viewer.client.subscriptions.list()).items[0]).toMatchObject({
      is_trial: false,
      ends_at: seconds('2026-04-15T12:00:00Z'),
    });
  });

  it('takes no money for the time in which nobody renewed it', async () => {
    const viewer = await customerWith(test, 20_000);
    await subscribe(viewer, 'television');
    later(25);
    expect(await stateOf(viewer, 'television')).toMatchObject({ active: false });
    await test.api.renew();
    expect((await viewer.client.subscriptions.list()).items[0]).toMatchObject({
      ends_at: seconds('2026-04-15T12:00:00Z'),
    });
  });

  it('ends it when there is too little money, and says so in a message (CM-031, CM-144)', async () => {
    const viewer = await customerWith(test, 15_000);
    await subscribe(viewer, 'television');
    later(20);
    await test.api.renew();
    await test.api.renew();
    expect(await balanceOf(viewer)).toBe(5000);
    expect(await stateOf(viewer, 'television')).toEqual({ active: false, status: null });
    const { items } = await viewer.client.messages.list({});
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      event_code: 'payment_failed',
      message: 'Подписка «Телевидение» закончилась',
    });
    // A failed renewal is never retried automatically.
    await credit(viewer, 10_000, 'more');
    await test.api.renew();
    expect(await balanceOf(viewer)).toBe(15_000);
    await subscribe(viewer, 'television');
    expect(await stateOf(viewer, 'television')).toEqual({ active: true, status: 'subscribed' });
  });

  it('takes nothing for a service that is no longer offered', async () => {
    const prices = [{ duration: 1, duration_unit: 'day' as const, amount: 1000, currency: 'RUB' as const }];
    const service = { alias: 'short-lived', name: { rus: 'Недолгая' }, prices };
    await test.import({ services: [service] });
    const viewer = await customerWith(test, 10_000);
    await subscribe(viewer, 'short-lived');
    await test.import({ services: [{ ...service, active: false }] });
    expect(await stateOf(viewer, 'short-lived')).toMatchObject({ active: true });
    later(1);
    await test.api.renew();
    expect(await balanceOf(viewer)).toBe(9000);
    expect(await stateOf(viewer, 'short-lived')).toMatchObject({ active: false });
    expect((await viewer.client.messages.list({})).items[0]).toMatchObject({
      event_code: 'sync_unsubscribe',
    });
  });

  it('keeps the price at which it was taken', async () => {
    const service = (amount: number) => ({
      alias: 'dearer',
      name: { rus: 'Дорожает' },
      prices: [{ duration: 1, duration_unit: 'day' as const, amount, currency: 'RUB' as const }],
    });
    await test.import({ services: [service(1000)] });
    const viewer = await customerWith(test, 10_000);
    await subscribe(viewer, 'dearer');
    await test.import({ services: [service(5000)] });
    later(1);
    await test.api.renew();
    expect(await balanceOf(viewer)).toBe(8000);
  });
});

describe('an operator', () => {
  it('takes services for accounts, once, at their cost and with their trial', async () => {
    const viewer = await customerWith(test, 10_000);
    const account = { email: viewer.email };
    const { operator } = test.operator();
    const subscriptions = [
      { account, service: 'cinema' },
      { account, service: 'television' },
    ];
    expect(await operator.subscribeAccounts({ subscriptions })).toEqual({ subscriptions: 2 });
    expect(await operator.subscribeAccounts({ subscriptions })).toEqual({ subscriptions: 0 });
    expect(await balanceOf(viewer)).toBe(0);
    expect(await stateOf(viewer, 'cinema')).toEqual({ active: true, status: 'subscribed' });
    const poor = await customerWith(test, 0);
    const refused = (input: (typeof subscriptions)[number]) =>
      errorOf(operator.subscribeAccounts({ subscriptions: [input] }));
    expect(await refused({ account: { email: poor.email }, service: 'television' })).toMatchObject({
      name: 'NOT_ENOUGH_FUNDS',
    });
    expect(await refused({ account, service: 'nobody' })).toMatchObject({ name: 'NOT_FOUND' });
    expect(await refused({ account: { email: 'nobody@kadr.example' }, service: 'cinema' })).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect(await errorOf(viewer.client.operator.subscribeAccounts({ subscriptions }))).toBeDefined();
  });
});
