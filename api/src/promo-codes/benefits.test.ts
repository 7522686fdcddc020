import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PromoBenefit, PromoCodeImport } from '@kadr/contract';
import { proveBooks } from '../ledger/proof.ts';
import { openDatabase } from '../database/database.ts';
import {
  balanceOf,
  buyAndPay,
  customerWith,
  firstOrder,
  openServices,
  openShop,
  serviceOrder,
  subscribe,
} from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { createTestApi, errorOf, testBegins } from '../testing/test-api.ts';
import type { TestApi } from '../testing/test-api.ts';

let test: TestApi;
let codes = 0;
const day = 24 * 60 * 60_000;
const message = { rus: 'Подарок' };

beforeAll(async () => {
  test = await createTestApi();
  await openShop(test);
  await openServices(test);
});
beforeEach(() => {
  test.clock.now = testBegins;
});
afterAll(() => test.close());

/** Creates a code; returns its name. */
async function codeOf(benefit: Partial<PromoBenefit> | null, over: Partial<PromoCodeImport> = {}) {
  codes += 1;
  const code = `GIFT-${codes}`;
  await test.operator().operator.importPromoCodes({
    promo_codes: [{ code, message, ...over, ...(benefit !== null && { benefit: benefit as PromoBenefit }) }],
  });
  return code;
}

/** Creates a bonus programme, by default for all brands. */
const openProgram = (alias: string, brands: string[] = []) =>
  test.operator().operator.importBonusPrograms({
    bonus_programs: [
      {
        alias,
        name: { rus: 'Клуб' },
        activation_terms: { rus: 'Условия' },
        currency: 'RUB',
        point_value: 100,
        earn_percent: 0,
        brands,
      },
    ],
  });

const redeem = ({ client }: Customer, code: string) => client.promoCodes.redeem({ code });
const nameOf = async (call: Promise<unknown>) => (await errorOf(call))?.name ?? 'fine';
const watches = async ({ client }: Customer, slug: string) =>
  (await errorOf(client.playback.start({ media_item_id: slug }))) === null;
const later = (days: number): Date => new Date(testBegins.getTime() + days * day);

/** Each price of a title's options, with the original price and the type. */
const pricesOf = async ({ purchases }: Customer, slug: string) =>
  (await purchases.options({ id: slug })).items.flatMap(({ periods }) =>
    periods.map(({ prices }) => [prices[0]?.amount, prices[0]?.original_amount, prices[0]?.type]),
  );

describe('a discount', () => {
  it('lowers what is bought next, shows what it was, and is used once, however many orders are paid at once', async () => {
    const viewer = await customerWith(test, 100_000);
    await redeem(viewer, await codeOf({ kind: 'discount_percent', percent: 25 }));
    expect(await pricesOf(viewer, 'on-sale')).toEqual([
      [29_925, 49_900, 'discount'],
      [11_175, 14_900, 'discount'],
      [18_675, 24_900, 'discount'],
    ]);
    const orders = [];
    for (const slug of ['on-sale', 'for-rent-1', 'for-rent-2'])
      orders.push(await viewer.purchases.buy(await firstOrder(viewer, slug)));
    const names = await Promise.all(
      orders.map(({ ticket_id }) =>
        nameOf(viewer.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false })),
      ),
    );
    expect(names.toSorted()).toEqual(['PRICE_CHANGED', 'PRICE_CHANGED', 'fine']);
    expect(await pricesOf(viewer, 'for-rent-3')).toEqual([[10_000, null, 'one_time']]);
  });

  it('is for one title, in one currency, as long as it lasts, and never makes a gift of it', async () => {
    const viewer = await customerWith(test, 0);
    await redeem(
      viewer,
      await codeOf({
        kind: 'discount_amount',
        amount: 99_900,
        currency: 'RUB',
        title: 'for-rent-1',
        days: 3,
      }),
    );
    await redeem(viewer, await codeOf({ kind: 'price', amount: 1000, currency: 'USD', days: null }));
    expect(await pricesOf(viewer, 'for-rent-1')).toEqual([[100, 10_000, 'discount']]);
    expect(await pricesOf(viewer, 'for-rent-2')).toEqual([[10_000, null, 'one_time']]);
    test.clock.now = later(3);
    expect(await pricesOf(viewer, 'for-rent-1')).toEqual([[10_000, null, 'one_time']]);
  });

  it('is kept for the order that was opened with it, and comes back when that is refunded in whole', async () => {
    const viewer = await customerWith(test, 100_000);
    await redeem(viewer, await codeOf({ kind: 'price', amount: 19_900, currency: 'RUB', title: 'on-sale' }));
    await buyAndPay(viewer, 'on-sale');
    expect(await balanceOf(viewer)).toBe(80_100);
    const [bought] = (await viewer.purchases.payments({})).items;
    const refund = (key: string, amount: number | null) =>
      test.operator().operator.refund({
        account: { email: viewer.email },
        payment_id: bought?.id ?? 0,
        key,
        amount,
        reason: 'x',
      });
    await refund('half', 10_000);
    await refund('rest', null);
    expect([await balanceOf(viewer), await watches(viewer, 'on-sale')]).toEqual([100_000, false]);
    expect((await pricesOf(viewer, 'on-sale'))[0]).toEqual([19_900, 49_900, 'discount']);
    expect(await proveBooks(openDatabase(test.pool))).toEqual([]);
  });

  it('lowers the first paid period of a service, after its trial, and not the next ones', async () => {
    const viewer = await customerWith(test, 100_000);
    await redeem(viewer, await codeOf({ kind: 'discount_percent', percent: 50, service: 'television' }));
    const order = await serviceOrder(viewer, 'television');
    expect(order.price.amount).toBe(5000);
    await subscribe(viewer, 'television');
    expect(await balanceOf(viewer)).toBe(95_000);
    test.clock.now = later(20);
    await test.api.renew();
    expect(await balanceOf(viewer)).toBe(85_000);
  });
});

describe('a gift', () => {
  it('of points is there once, for members and for who joins later, and pays', async () => {
    await openProgram('club');
    const viewer = await customerWith(test, 0);
    const code = await codeOf({ kind: 'points', program: 'club', points: 400 });
    const answers = await Promise.allSettled([1, 2, 3].map(() => redeem(viewer, code)));
    const [answer] = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(answer?.notification?.display.submessage?.replaceAll(/\s/g, ' ')).toMatch(
      /^Начислено: 400 баллов\./,
    );
    const [club] = (await viewer.client.bonuses.list()).items;
    expect(club).toMatchObject({ points: 400, status: 'not_registered' });
    expect((await viewer.client.bonuses.history({ id: club?.id ?? 0 })).items).toMatchObject([
      { kind: 'bonus_granted', points: 400, balance: 400 },
    ]);
    const silent = await codeOf(
      { kind: 'points', program: 'club', points: 1 },
      { submessage: { rus: 'Спасибо!' } },
    );
    expect((await redeem(viewer, silent)).notification?.display.submessage).toBe('Спасибо!');
    expect(await nameOf(redeem(viewer, await codeOf({ kind: 'points', program: 'none', points: 1 })))).toBe(
      'PROMO_CODE_EXPIRED',
    );
    expect(await proveBooks(openDatabase(test.pool))).toEqual([]);
  });

  it('of money is on the account, once for each account', async () => {
    const viewer = await customerWith(test, 0);
    const code = await codeOf({ kind: 'money', amount: 30_000, currency: 'RUB' });
    const names = await Promise.all([1, 2, 3, 4].map(() => nameOf(redeem(viewer, code))));
    expect(names.toSorted()).toEqual(['PROMO_CODE_USED', 'PROMO_CODE_USED', 'PROMO_CODE_USED', 'fine']);
    expect(await balanceOf(viewer)).toBe(30_000);
    expect(await proveBooks(openDatabase(test.pool))).toEqual([]);
  });

  it('of a title can be watched, and does not take the code of who has it', async () => {
    const viewer = await customerWith(test, 100_000);
    const code = await codeOf({ kind: 'title', title: 'on-sale' }, { max_redemptions: 1 });
    await buyAndPay(viewer, 'on-sale');
    expect(await nameOf(redeem(viewer, code))).toBe('ALREADY_PURCHASED');
    const other = await customerWith(test, 0);
    await redeem(other, code);
    expect(await watches(other, 'on-sale')).toBe(true);
    expect((await other.purchases.list({})).items).toMatchObject([{ usage_model: 'EST', ends_at: null }]);
  });

  it('of days opens a service for them, and charges nothing afterwards; who has it pays so much later', async () => {
    const viewer = await customerWith(test, 100_000);
    const code = await codeOf({ kind: 'service_days', service: 'television', days: 5 });
    await redeem(viewer, code);
    const endsOf = async ({ client }: Customer) => {
      const { items } = await client.subscriptions.list();
      return items.map(({ standing, purchase_state }) => [
        standing,
        (purchase_state.service.status_change_date ?? 0) * 1000,
      ]);
    };
    expect(await endsOf(viewer)).toEqual([['cancelled', later(5).getTime()]]);
    const payer = await customerWith(test, 100_000);
    await subscribe(payer, 'television');
    await redeem(payer, code);
    expect(await endsOf(payer)).toEqual([['active', later(25).getTime()]]);
    test.clock.now = later(24);
    await test.api.renew();
    expect([await balanceOf(viewer), await balanceOf(payer)]).toEqual([100_000, 90_000]);
    test.clock.now = later(25);
    await test.api.renew();
    expect([await balanceOf(viewer), await balanceOf(payer)]).toEqual([100_000, 80_000]);
    expect(await endsOf(payer)).toEqual([['active', later(45).getTime()]]);
  });

  it('of what is not there leaves the code unused', async () => {
    const viewer = await customerWith(test, 0);
    for (const benefit of [
      { kind: 'title', title: 'nothing' },
      { kind: 'service_days', service: 'nothing', days: 1 },
      { kind: 'discount_percent', percent: 1, service: 'nothing' },
    ] as const)
      expect(await nameOf(redeem(viewer, await codeOf(benefit)))).toBe('PROMO_CODE_EXPIRED');
  });
});

describe('a limit', () => {
  it('holds for a day, for a campaign and for an account in it, however many press at once', async () => {
    const { operator } = test.operator();
    const campaign = { slug: 'autumn', name: 'Осень', valid_to: later(9).getTime() / 1000 };
    await operator.importPromoCampaigns({
      promo_campaigns: [{ ...campaign, max_redemptions: 4, max_per_day: 3, max_per_account: 2 }],
    });
    const all = await Promise.all([1, 2, 3].map(() => codeOf(null, { campaign: 'autumn' })));
    const [anna, lev] = [await customerWith(test, 0), await customerWith(test, 0)];
    const names = async (viewer: Customer) =>
      (await Promise.all(all.map((code) => nameOf(redeem(viewer, code))))).toSorted();
    expect(await names(anna)).toEqual(['PROMO_CODE_USED', 'fine', 'fine']);
    expect(await names(lev)).toEqual(['PROMO_CODE_LATER', 'PROMO_CODE_LATER', 'fine']);
    test.clock.now = later(1);
    expect(await names(lev)).toEqual(['PROMO_CODE_EXPIRED', 'PROMO_CODE_USED', 'fine']);
    test.clock.now = later(9);
    expect(await nameOf(redeem(await customerWith(test, 0), all[0] ?? ''))).toBe('PROMO_CODE_EXPIRED');
    expect(
      await errorOf(
        operator.importPromoCodes({ promo_codes: [{ code: 'NOWHERE', message, campaign: 'nothing' }] }),
      ),
    ).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('of a code in a day begins with the day', async () => {
    const code = await codeOf(null, { max_per_day: 1 });
    const [anna, lev] = [await customerWith(test, 0), await customerWith(test, 0)];
    await redeem(anna, code);
    expect(await errorOf(redeem(lev, code))).toMatchObject({ name: 'PROMO_CODE_LATER', status: 409 });
    test.clock.now = later(1);
    await redeem(lev, code);
  });
});

it('brings nothing that the brand does not have, where the code is redeemed', async () => {
  const brands = ['ararat'];
  await test.import({
    media_items: [
      { slug: 'elsewhere', type: 'film', name: { rus: 'Там' }, usage_model: 'EST', brands },
      { slug: 'in-service-elsewhere', type: 'film', name: { rus: 'Там же' }, usage_model: 'SERVICE' },
    ],
    services: [
      {
        alias: 'elsewhere',
        name: { rus: 'Там' },
        brands,
        media_items: ['in-service-elsewhere'],
        prices: [{ duration: 1, duration_unit: 'month', amount: 100, currency: 'RUB' }],
      },
    ],
  });
  await openProgram('elsewhere', brands);
  const viewer = await customerWith(test, 0);
  const there = 'elsewhere';
  const benefits: Partial<PromoBenefit>[] = [
    { kind: 'title', title: there },
    { kind: 'service_days', service: there, days: 7 },
    { kind: 'points', program: there, points: 100 },
    { kind: 'discount_percent', percent: 25, title: there },
    { kind: 'discount_percent', percent: 25, service: there },
  ];
  for (const benefit of benefits)
    expect([benefit, await nameOf(redeem(viewer, await codeOf(benefit)))]).toEqual([
      benefit,
      'PROMO_CODE_EXPIRED',
    ]);
});
