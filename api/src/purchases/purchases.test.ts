import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, buyAndPay, customerWith, firstOrder, openShop, orderOf } from '../testing/shop.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
const hour = 60 * 60_000;

beforeAll(async () => {
  test = await createTestApi();
  await openShop(test);
});
afterAll(() => test.close());

describe('what is on offer', () => {
  it('has the options of a film, each with its periods and prices (CM-001, CM-012, CM-042)', async () => {
    const viewer = await customerWith(test, 0);
    const { items } = await viewer.purchases.options({ id: 'on-sale' });
    const content = { name: 'Море & чайки', media_item_type: 'film', quality: 'HD' };
    expect(items).toMatchObject([
      {
        seq_id: 1,
        usage_model: 'EST',
        content,
        is_quick_purchase: true,
        periods: [
          {
            duration: null,
            duration_unit: null,
            is_default: true,
            prices: [{ type: 'discount', amount: 39_900, original_amount: 49_900, currency: 'RUB' }],
          },
        ],
      },
      {
        seq_id: 2,
        usage_model: 'TVOD',
        is_quick_purchase: false,
        periods: [
          { duration: 48, duration_unit: 'hour', is_default: true, prices: [{ amount: 14_900 }] },
          { duration: 7, duration_unit: 'day', is_default: false, prices: [{ amount: 24_900 }] },
        ],
      },
    ]);
  });

  it('says its prices and a button to buy with on the title itself, to everybody (CM-014)', async () => {
    const title = await test.client().mediaItems.getById({ id: 'on-sale' });
    expect(title).toMatchObject({
      is_playable: false,
      usage_model: 'EST',
      actions: [{ type: 'buy' }],
      purchase_variants: [
        { usage_model: 'EST', type: 'discount', amount: 39_900, original_amount: 49_900, duration: null },
        { usage_model: 'TVOD', type: 'one_time', amount: 14_900, duration: 48, duration_unit: 'hour' },
        { usage_model: 'TVOD', amount: 24_900, duration: 7, duration_unit: 'day' },
      ],
    });
  });

  it('is told to signed-in viewers only (SS-096)', async () => {
    for (const call of [
      test.client().purchases.options({ id: 'on-sale' }),
      test.client().purchases.paymentMethods({ types: 'purchase' }),
      test.client().purchases.list({}),
      test.client().purchases.payments({}),
    ])
      expect(await errorOf(call)).toMatchObject({ name: 'SIGN_IN_REQUIRED' });
  });

  it('is nothing for what is free', async () => {
    const { purchases } = await customerWith(test, 0);
    expect(await purchases.options({ id: 'free-film' })).toEqual({ items: [] });
  });

  it('is paid from the account: its balance is the one way to purchase (CM-015, CM-016)', async () => {
    const { purchases } = await customerWith(test, 5000);
    const { items } = await purchases.paymentMethods({ types: 'purchase,account_refill' });
    expect(items).toMatchObject([
      {
        name: 'purchase',
        payment_methods: [{ name: 'account_prepaid', balances: [{ amount: 5000, currency: 'RUB' }] }],
      },
      { name: 'account_refill', payment_methods: [] },
    ]);
  });
});

describe('buying', () => {
  it('takes the price from the account once the ticket is confirmed, and lets the film be watched (CM-018, CM-063, CM-130, NT-072)', async () => {
    const viewer = await customerWith(test, 50_000);
    expect(await errorOf(viewer.client.playback.start({ media_item_id: 'on-sale' }))).toMatchObject({
      name: 'PURCHASE_REQUIRED',
    });
    const order = await viewer.purchases.buy(await firstOrder(viewer, 'on-sale'));
    expect(order).toMatchObject({ status: 'wait_payment', notification: null });
    expect(await balanceOf(viewer)).toBe(50_000);

    const { notification } = await viewer.purchases.confirmTicket({
      ticket_id: order.ticket_id ?? '',
      has_session_id: false,
    });
    expect(notification?.display.message).toBe('«Море &#38; чайки» теперь у вас навсегда');
    expect(notification?.display.submessage?.replaceAll(/\s/g, ' ')).toBe('Списано 399 ₽, на балансе 101 ₽.');
    expect(await balanceOf(viewer)).toBe(10_100);
    expect(await viewer.client.playback.start({ media_item_id: 'on-sale' })).toMatchObject({
      content: { slug: 'on-sale' },
    });
    const title = await viewer.client.mediaItems.getById({ id: 'on-sale' });
    expect(title).toMatchObject({
      is_playable: true,
      purchase_variants: [],
      purchase_state: { ends_at: null },
      actions: [{ type: 'watch' }, { type: 'exchange' }],
    });
  });

  it('only looks when it is not confirmed', async () => {
    const viewer = await customerWith(test, 50_000);
    const order = { ...(await firstOrder(viewer, 'on-sale')), is_confirmed: false };
    expect(await viewer.purchases.buy(order)).toMatchObject({
      ticket_id: null,
      status: 'preview',
      order_id: null,
    });
    const { rows } = await test.pool.query(
      'select from purchase_tickets t join accounts a on a.id = t.account_id where a.email = $1',
      [viewer.email],
    );
    expect(rows).toEqual([]);
  });

  it('rents until the time is over, and then again', async () => {
    const viewer = await customerWith(test, 30_000);
    await buyAndPay(viewer, 'for-rent-1');
    const ends = testBegins.getTime() + 48 * hour;
    expect((await viewer.purchases.list({})).items).toMatchObject([
      {
        usage_model: 'TVOD',
        media_item: { slug: 'for-rent-1', is_playable: true },
        purchased_at: testBegins.getTime() / 1000,
        ends_at: ends / 1000,
      },
    ]);
    try {
      test.clock.now = new Date(ends - 1);
      await viewer.client.playback.start({ media_item_id: 'for-rent-1' });
      expect(await viewer.client.mediaItems.getById({ id: 'for-rent-1' })).toMatchObject({
        purchase_state: { ends_at: ends / 1000 },
      });
      test.clock.now = new Date(ends);
      expect(await viewer.client.mediaItems.getById({ id: 'for-rent-1' })).toMatchObject({
        purchase_state: null,
        is_playable: false,
      });
      expect(await errorOf(viewer.client.playback.start({ media_item_id: 'for-rent-1' }))).toMatchObject({
        name: 'PURCHASE_REQUIRED',
      });
      await buyAndPay(viewer, 'for-rent-1');
      await viewer.client.playback.start({ media_item_id: 'for-rent-1' });
    } finally {
      test.clock.now = testBegins;
    }
    expect(await balanceOf(viewer)).toBe(10_000);
  });

  it('is not done twice: the same order is the same ticket, and what one has is not sold', async () => {
    const viewer = await customerWith(test, 90_000);
    const wanted = await firstOrder(viewer, 'on-sale');
    const [first, second] = [await viewer.purchases.buy(wanted), await viewer.purchases.buy(wanted)];
    expect(second).toEqual(first);
    const ticket = { ticket_id: first.ticket_id ?? '', has_session_id: false };
    await viewer.purchases.confirmTicket(ticket);
    expect(await errorOf(viewer.purchases.buy(wanted))).toMatchObject({ name: 'ALREADY_PURCHASED' });
    await viewer.purchases.confirmTicket(ticket);
    expect(await balanceOf(viewer)).toBe(50_100);
  });

  it('drops a ticket for the sake of another offer, and one that has waited for more than 15 minutes (PF-049, CM-156)', async () => {
    const viewer = await customerWith(test, 90_000);
    const { items } = await viewer.purchases.options({ id: 'on-sale' });
    const rent = await viewer.purchases.buy(orderOf(items[1], 1));
    const sale = await viewer.purchases.buy(orderOf(items[0]));
    const confirm = ({ ticket_id }: { ticket_id: string | null }) =>
      errorOf(viewer.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false }));
    expect(await confirm(rent)).toMatchObject({ name: 'TICKET_EXPIRED' });
    try {
      test.clock.now = new Date(testBegins.getTime() + 15 * 60_000 + 1);
      expect(await confirm(sale)).toMatchObject({ name: 'TICKET_EXPIRED' });
      expect(await balanceOf(viewer)).toBe(90_000);
      const inTime = await viewer.purchases.buy(orderOf(items[0]));
      test.clock.now = new Date(test.clock.now.getTime() + 15 * 60_000);
      expect(await confirm(inTime)).toBeNull();
    } finally {
      test.clock.now = testBegins;
    }
    expect(await balanceOf(viewer)).toBe(50_100);
  });

  it('refuses a price that is not, or no longer, the offer’s', async () => {
    const viewer = await customerWith(test, 90_000);
    const wanted = await firstOrder(viewer, 'on-sale');
    const other = await firstOrder(viewer, 'for-rent-1');
    for (const wrong of [
      { ...wanted, price: { ...wanted.price, amount: 1 } },
      { ...wanted, price: other.price },
      { ...wanted, option: { ...wanted.option, seq_id: 2 } },
      { ...wanted, price: { ...wanted.price, currency: 'AMD' as const } },
    ])
      expect(await errorOf(viewer.purchases.buy(wrong))).toMatchObject({ name: 'PRICE_CHANGED' });
    expect(
      await errorOf(viewer.purchases.buy({ ...wanted, price: { ...wanted.price, amount: -1 } })),
    ).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('answers 1000049 where the money is not enough, or the account blocked (CM-119)', async () => {
    const poor = await customerWith(test, 39_899);
    const wanted = await firstOrder(poor, 'on-sale');
    for (const is_confirmed of [false, true])
      expect(await errorOf(poor.purchases.buy({ ...wanted, is_confirmed }))).toMatchObject({
        status: 403,
        error_code: 1_000_049,
      });
    const blocked = await customerWith(test, 90_000, { is_account_blocked: true });
    for (const is_confirmed of [false, true])
      expect(await errorOf(blocked.purchases.buy({ ...wanted, is_confirmed }))).toMatchObject({
        error_code: 1_000_049,
      });
  });

  it('answers 2000034 where the balance has paid for something else since the order, and keeps the order (CM-121)', async () => {
    const viewer = await customerWith(test, 39_900);
    const { ticket_id } = await viewer.purchases.buy(await firstOrder(viewer, 'on-sale'));
    await buyAndPay(viewer, 'for-rent-2');
    const left = await balanceOf(viewer);
    const confirm = () =>
      viewer.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false });
    expect(await errorOf(confirm())).toMatchObject({
      name: 'BALANCE_SPENT',
      status: 403,
      error_code: 2_000_034,
    });
    expect(await balanceOf(viewer)).toBe(left);
    const account = { email: viewer.email };
    const credit = { account, amount: 39_900, currency: 'RUB' as const, key: `topped up ${viewer.email}` };
    await test.operator().operator.creditAccounts({ credits: [credit] });
    expect(await confirm()).toMatchObject({ status: 'paid' });
    expect(await balanceOf(viewer)).toBe(left);
  });

  it('asks for the PIN where the profile buys with it only (PR-077)', async () => {
    const viewer = await customerWith(test, 50_000);
    await viewer.client.profiles.pinChange({ old_pin: '0000', new_pin: '2468' });
    await test.pool.query(
      'update profiles set is_purchase_pin_required = true where account_id = (select id from accounts where email = $1)',
      [viewer.email],
    );
    const wanted = await firstOrder(viewer, 'for-rent-2');
    for (const pin of [{}, { pin_code: '0000' }, { pin_code: '1357' }])
      expect(await errorOf(viewer.purchases.buy({ ...wanted, ...pin }))).toMatchObject({ name: 'PIN_WRONG' });
    expect(await viewer.purchases.buy({ ...wanted, pin_code: '2468' })).toMatchObject({
      status: 'wait_payment',
    });
  });

  it('lets nobody confirm another account’s ticket', async () => {
    const [viewer, other] = [await customerWith(test, 50_000), await customerWith(test, 50_000)];
    const { ticket_id } = await viewer.purchases.buy(await firstOrder(viewer, 'on-sale'));
    expect(
      await errorOf(other.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false })),
    ).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('notes whether it was done in a page of another site (SS-097, CM-067, CM-163)', async () => {
    const viewer = await customerWith(test, 50_000);
    const { order_id } = await viewer.purchases.buy({
      ...(await firstOrder(viewer, 'on-sale')),
      has_session_id: true,
    });
    const { rows } = await test.pool.query<{ is_embedded: boolean }>(
      'select is_embedded from purchase_tickets where order_id = $1',
      [order_id],
    );
    expect(rows).toEqual([{ is_embedded: true }]);
  });
});

it('tells the other pages of the account that something was bought (CM-145)', async () => {
  const viewer = await customerWith(test, 50_000);
  const listener = await test.pool.connect();
  const heard: string[] = [];
  try {
    listener.on('notification', ({ payload }) => heard.push(payload ?? ''));
    const { rows } = await listener.query<{ id: number }>('select id from accounts where email = $1', [
      viewer.email,
    ]);
    await listener.query('listen kadr_push');
    await buyAndPay(viewer, 'on-sale');
    await expect
      .poll(() => heard.map((text): unknown => JSON.parse(text)))
      .toContainEqual({
        kind: 'event',
        account_id: rows[0]?.id,
        profile_id: null,
        event_code: 'sync_purchase',
      });
  } finally {
    await listener.query('unlisten *');
    listener.removeAllListeners('notification');
    listener.release();
  }
});
