import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentMethodIds } from '@kadr/contract';
import type { BonusProgramImport } from '@kadr/contract';
import { eventsWhile, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { balanceOf, buyAndPay, customerWith, firstOrder, subscribe } from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;
const day = 24 * 60 * 60_000;

const club: BonusProgramImport = {
  alias: 'club',
  name: { rus: 'Клуб', eng: 'The Club' },
  activation_terms: { rus: 'Правила клуба' },
  required_login_type: 'phone',
  allows_custom_login: true,
  currency: 'RUB',
  point_value: 100,
  earn_percent: 5,
  expires_after_days: 10,
};

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(async () => {
  shop.test.clock.now = testBegins;
  await put({});
});
afterAll(() => shop.test.close());

const operator = () => shop.test.operator().operator;
const put = (over: Partial<BonusProgramImport>) =>
  operator().importBonusPrograms({ bonus_programs: [{ ...club, ...over }] });
const grant = ({ email }: Customer, points: number, key = 'gift') =>
  operator().grantBonuses({ grants: [{ account: { email }, program: 'club', key, points }] });

async function programOf({ client }: Customer) {
  const [program] = (await client.bonuses.list()).items;
  if (program === undefined) throw new Error('There is no programme.');
  return program;
}

let phones = 0;

/** Joins the club with another phone number than the account's. */
async function join(viewer: Customer): Promise<string> {
  phones += 1;
  const login = `7916${String(phones).padStart(7, '0')}`;
  const { id } = await programOf(viewer);
  const asked = await viewer.client.bonuses.changeLogin({ id, login, login_type: 'phone' });
  await viewer.client.bonuses.confirm({
    action: 'change_login',
    request_id: asked.request_id ?? '',
    confirmation_code: shop.test.codeFor(`+${login}`) ?? '',
  });
  return login;
}

/** The points price of a title's first option, and the order that pays it. */
async function pointsOrder(viewer: Customer, slug: string) {
  const { id } = await programOf(viewer);
  const [option] = (await viewer.purchases.options({ id: slug })).items;
  const price = option?.periods[0]?.prices.find(
    ({ payment_method_id }) => payment_method_id === paymentMethodIds.bonus + id,
  );
  const order = await firstOrder(viewer, slug);
  return {
    price,
    order: {
      ...order,
      price: {
        ...order.price,
        payment_method_id: price?.payment_method_id ?? 0,
        points: price?.bonus_program?.points ?? 1,
      },
    },
  };
}

async function payWithPoints(viewer: Customer, slug: string) {
  const { ticket_id } = await viewer.purchases.buy((await pointsOrder(viewer, slug)).order);
  return viewer.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false });
}

describe('joining', () => {
  it('sends a code to the login, and lets in who confirms it (CM-017, CM-020, CM-135, CM-136, CM-160, CM-168)', async () => {
    const viewer = await customerWith(shop.test, 0);
    const program = await programOf(viewer);
    expect(program).toMatchObject({
      name: 'Клуб',
      status: 'not_registered',
      actions: ['register', 'use_custom_login'],
      required_login_type: 'phone',
      activation_terms: 'Правила клуба',
    });
    const wish = { id: program.id, login: '79165550001', login_type: 'phone' } as const;
    const asked = await viewer.client.bonuses.changeLogin(wish);
    expect(asked).toEqual({ status: 'need_confirm', request_id: expect.any(String), resend_after: 60 });
    shop.test.clock.now = new Date(testBegins.getTime() + 20_000);
    // Repeated while the code is valid, it is the same request, with the remaining seconds.
    expect(await viewer.client.bonuses.changeLogin(wish)).toEqual({ ...asked, resend_after: 40 });
    const confirmed = (confirmation_code: string) =>
      viewer.client.bonuses.confirm({
        action: 'change_login',
        request_id: asked.request_id ?? '',
        confirmation_code,
      });
    const code = shop.test.codeFor('+79165550001') ?? '';
    expect(await errorOf(confirmed(code === '0000' ? '1111' : '0000'))).toMatchObject({ name: 'CODE_WRONG' });
    const heard = await eventsWhile(shop.test, async () => {
      expect(await confirmed(code)).toEqual({ status: 'registered' });
    });
    expect(JSON.stringify(heard)).toContain('bonuses_changed');
    expect(await programOf(viewer)).toMatchObject({ status: 'registered', login: '+7•••••••01' });
    expect(await errorOf(confirmed(code))).toMatchObject({ name: 'NOT_FOUND' });
  });

  it('takes the account’s own login, and another one only where the programme does (CM-134)', async () => {
    await put({ required_login_type: 'email', allows_custom_login: false });
    const viewer = await customerWith(shop.test, 0);
    const { id } = await programOf(viewer);
    const other = { id, login: 'other@kadr.example', login_type: 'email' } as const;
    expect(await errorOf(viewer.client.bonuses.register(other))).toMatchObject({ name: 'BONUS_LOGIN_FIXED' });
    expect(await errorOf(viewer.client.bonuses.changeLogin(other))).toMatchObject({
      name: 'BONUS_LOGIN_FIXED',
    });
    const asked = await viewer.client.bonuses.register({ id, login: viewer.email, login_type: 'email' });
    expect(asked.status).toBe('need_confirm');
    expect(shop.test.sent.at(-1)?.text).toContain('бонусную программу');
    const done = await viewer.client.bonuses.confirm({
      action: 'register',
      request_id: asked.request_id ?? '',
      confirmation_code: shop.test.codeFor(viewer.email) ?? '',
    });
    expect(done).toEqual({ status: 'registered' });
    // From another tab: there is nothing to confirm.
    expect(await viewer.client.bonuses.register({ id, login: viewer.email, login_type: 'email' })).toEqual({
      status: 'registered',
      request_id: null,
      resend_after: 0,
    });
  });

  it('lets one account in by a login, and another type of login is refused', async () => {
    const first = await customerWith(shop.test, 0);
    const login = await join(first);
    const second = await customerWith(shop.test, 0);
    const { id } = await programOf(second);
    const asked = await second.client.bonuses.changeLogin({ id, login, login_type: 'phone' });
    const refused = second.client.bonuses.confirm({
      action: 'change_login',
      request_id: asked.request_id ?? '',
      confirmation_code: shop.test.codeFor(`+${login}`) ?? '',
    });
    expect(await errorOf(refused)).toMatchObject({ name: 'BONUS_LOGIN_TAKEN', status: 409 });
    expect(
      await errorOf(second.client.bonuses.register({ id, login: second.email, login_type: 'email' })),
    ).toMatchObject({ name: 'INVALID_INPUT' });
  });

  it('waits for the operator where he lets members in (CM-017)', async () => {
    await put({ is_reviewed: true });
    const viewer = await customerWith(shop.test, 0);
    await join(viewer);
    expect(await programOf(viewer)).toMatchObject({ status: 'processing' });
    const members = [{ account: { email: viewer.email }, program: 'club', is_member: true }];
    await operator().setBonusMembers({ members });
    expect(await programOf(viewer)).toMatchObject({ status: 'registered' });
  });
});

describe('points', () => {
  it('pay for a title, once, and never for more than there are (CM-064)', async () => {
    const viewer = await customerWith(shop.test, 0);
    await grant(viewer, 500);
    const { price, order } = await pointsOrder(viewer, 'on-sale');
    // 399 ₽ are 399 points.
    expect(price).toMatchObject({
      type: 'bonus',
      amount: 39_900,
      bonus_program: { name: 'Клуб', status: 'not_registered', points: 399 },
    });
    expect(await errorOf(viewer.purchases.buy(order))).toMatchObject({ name: 'BONUS_NOT_REGISTERED' });
    await join(viewer);
    const { ticket_id, status } = await viewer.purchases.buy(order);
    expect(status).toBe('wait_payment');
    const confirmed = () =>
      viewer.purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false });
    const answers = await Promise.all([confirmed(), confirmed(), confirmed()]);
    for (const { notification } of answers)
      expect(notification?.display.submessage).toBe('Списано 399 баллов, осталось 101 балл.');
    expect((await programOf(viewer)).points).toBe(101);
    expect((await viewer.purchases.list({})).items).toHaveLength(1);
    const poor = (await pointsOrder(viewer, 'for-rent-1')).order;
    await viewer.purchases.buy(poor);
    const second = await pointsOrder(viewer, 'for-rent-2');
    await payWithPoints(viewer, 'for-rent-1');
    expect(await errorOf(viewer.purchases.buy(second.order))).toMatchObject({ name: 'NOT_ENOUGH_BONUSES' });
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('are refused at a price that was not shown, and for services', async () => {
    const viewer = await customerWith(shop.test, 0);
    await grant(viewer, 500);
    await join(viewer);
    const { order } = await pointsOrder(viewer, 'on-sale');
    const cheaper = { ...order, price: { ...order.price, points: 1 } };
    expect(await errorOf(viewer.purchases.buy(cheaper))).toMatchObject({ name: 'PRICE_CHANGED' });
    const [service] = (await viewer.purchases.serviceOptions({ id: 'television' })).items;
    expect(service?.periods[0]?.prices.every(({ bonus_program }) => bonus_program === null)).toBe(true);
  });

  it('come with what members pay in money, and go when it is given back', async () => {
    const viewer = await customerWith(shop.test, 100_000);
    await buyAndPay(viewer, 'for-rent-3');
    expect((await programOf(viewer)).points).toBe(0);
    await join(viewer);
    await buyAndPay(viewer, 'on-sale');
    await subscribe(viewer, 'television');
    // 5 % of 399 ₽, rounded down, and of 100 ₽.
    expect((await programOf(viewer)).points).toBe(19 + 5);
    const [, bought] = (await viewer.purchases.payments({})).items;
    await operator().refund({
      account: { email: viewer.email },
      payment_id: bought?.id ?? 0,
      key: 'back',
      reason: 'wrong film',
    });
    expect((await programOf(viewer)).points).toBe(5);
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('go back as points when what they paid is refunded', async () => {
    const viewer = await customerWith(shop.test, 0);
    await grant(viewer, 500);
    await join(viewer);
    await payWithPoints(viewer, 'on-sale');
    const { id } = await programOf(viewer);
    const [spent, given] = (await viewer.client.bonuses.history({ id })).items;
    expect([spent, given]).toMatchObject([
      { kind: 'purchase', points: -399, balance: 101, content: { slug: 'on-sale' } },
      { kind: 'bonus_granted', points: 500, balance: 500, content: null },
    ]);
    const refund = await operator().refund({
      account: { email: viewer.email },
      payment_id: spent?.id ?? 0,
      key: 'back',
      reason: 'wrong film',
    });
    expect(refund).toMatchObject({ amount: 399, state: 'succeeded', destination: 'bonus' });
    expect((await programOf(viewer)).points).toBe(500);
    expect((await viewer.purchases.list({})).items).toEqual([]);
    expect(await balanceOf(viewer)).toBeUndefined();
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('expire, the oldest first, once', async () => {
    const viewer = await customerWith(shop.test, 0);
    await grant(viewer, 400, 'old');
    await join(viewer);
    shop.test.clock.now = new Date(testBegins.getTime() + 5 * day);
    await grant(viewer, 300, 'young');
    await payWithPoints(viewer, 'for-rent-4');
    expect(await programOf(viewer)).toMatchObject({
      points: 600,
      expiring: { points: 300, at: (testBegins.getTime() + 10 * day) / 1000 },
    });
    shop.test.clock.now = new Date(testBegins.getTime() + 11 * day);
    await shop.test.api.expirePoints();
    await shop.test.api.expirePoints();
    expect(await programOf(viewer)).toMatchObject({ points: 300, expiring: { points: 300 } });
    expect(await grant(viewer, 300, 'young')).toEqual({ grants: 0 });
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });
});
