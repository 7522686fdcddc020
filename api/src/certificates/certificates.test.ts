import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentMethodIds } from '@kadr/contract';
import { eventsWhile, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { declined } from '../testing/scripted-bank.ts';
import { balanceOf, customerWith, subscribe } from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;
const day = 24 * 60 * 60_000;

beforeAll(async () => {
  shop = await openCardShop();
  await shop.test.operator().operator.importCertificates({
    products: [
      { alias: 'sum-500', name: { rus: 'На 500 ₽', eng: '₽500' }, amount: 50_000, currency: 'RUB' },
      {
        alias: 'television',
        name: { rus: 'Телевидение на месяц' },
        amount: 15_000,
        currency: 'RUB',
        service: { alias: 'television', duration: 1, duration_unit: 'month' },
      },
    ],
    designs: [{ alias: 'evening', name: { rus: 'Вечер' }, from: '#102030', to: '#405060', sign: 'gift' }],
  });
});
beforeEach(() => {
  shop.test.clock.now = testBegins;
  Object.assign(shop.bank, { line: 'open', charge: () => ({}) });
});
afterAll(() => shop.test.close());

type Wish = Parameters<Customer['client']['certificates']['buy']>[0];

async function buy({ client }: Customer, over: Partial<Wish> = {}, at = 0) {
  const product = (await client.certificates.offer()).products[at];
  return client.certificates.buy({
    product_id: product?.id ?? 0,
    amount: product?.amount ?? 1,
    design: 'evening',
    payment_method_id: paymentMethodIds.prepaid,
    ...over,
  });
}

async function codeOf({ client }: Customer): Promise<string> {
  const { items } = await client.certificates.list();
  return items.find(({ code }) => code !== null)?.code ?? '';
}

const passes = async () => {
  await shop.test.api.sendCertificates();
  await shop.test.api.deliverLetters();
};

describe('a certificate', () => {
  it('is bought with the balance, announced, and redeemed once, however many ask at the same time (CM-007, CM-009)', async () => {
    const buyer = await customerWith(shop.test, 60_000);
    const heard = await eventsWhile(shop.test, async () => {
      expect(await buy(buyer)).toMatchObject({ status: 'paid', payment: null });
    });
    expect(JSON.stringify(heard)).toContain('vod_certificate_created');
    expect(await balanceOf(buyer)).toBe(10_000);
    const [owned] = (await buyer.client.certificates.list()).items;
    expect(owned).toMatchObject({ role: 'bought', state: 'ready', balance: 50_000, gift: null });
    const code = owned?.code ?? '';
    expect(code).toMatch(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    const others = await Promise.all([1, 2, 3].map(() => customerWith(shop.test, 0)));
    const tries = others.map(({ client }) =>
      client.certificates.redeem({ code: code.toLowerCase().replaceAll('-', ' ') }),
    );
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const balances = await Promise.all(others.map(balanceOf));
    expect(balances.filter((balance) => balance === 50_000)).toHaveLength(1);
    expect(await errorOf(buyer.client.certificates.redeem({ code }))).toMatchObject({
      name: 'CERTIFICATE_USED',
    });
    expect((await buyer.client.certificates.list()).items[0]).toMatchObject({
      state: 'redeemed',
      balance: 0,
      code: null,
    });
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('is sent to who is given it on the day that was chosen, once, with the words that were written', async () => {
    const buyer = await customerWith(shop.test, 50_000);
    const friend = await customerWith(shop.test, 0);
    await buy(buyer, {
      gift: {
        recipient_email: friend.email.toUpperCase(),
        recipient_name: 'Лев',
        sender_name: 'Анна',
        greeting: 'С днём рождения!',
        send_at: (testBegins.getTime() + 3 * day) / 1000,
      },
    });
    const sentTo = () => shop.test.sent.filter(({ to }) => to === friend.email);
    await passes();
    expect(sentTo()).toEqual([]);
    expect((await buyer.client.certificates.list()).items[0]).toMatchObject({ state: 'scheduled' });
    expect((await friend.client.certificates.list()).items).toEqual([]);
    shop.test.clock.now = new Date(testBegins.getTime() + 3 * day);
    await passes();
    await passes();
    expect(sentTo()).toHaveLength(1);
    const text = sentTo()[0]?.text ?? '';
    expect(text).toContain('С днём рождения!');
    const code = await codeOf(friend);
    expect(text).toContain(code);
    // After the hash, which browsers do not send.
    expect(text).toContain(`/my/certificates#${code}`);
    expect((await friend.client.certificates.list()).items[0]).toMatchObject({
      role: 'received',
      state: 'ready',
      gift: { sender_name: 'Анна' },
    });
  });

  it('is paid by a card; after a refusal by another try', async () => {
    const buyer = await customerWith(shop.test, 0);
    const order = await buy(buyer, { payment_method_id: paymentMethodIds.anyCard });
    expect(order).toMatchObject({ status: 'wait_payment', payment: { kind: 'direct_post' } });
    const ticket_id = order.ticket_id ?? '';
    expect(await buyer.purchases.ticket({ ticket_id })).toMatchObject({
      purpose: 'certificate',
      amount: 50_000,
    });
    shop.bank.enter(ticket_id, declined('insufficient_funds'));
    const confirmed = (id: string) => buyer.purchases.confirmTicket({ ticket_id: id, has_session_id: false });
    expect((await errorOf(confirmed(ticket_id)))?.status).toBe(402);
    expect((await buyer.client.certificates.list()).items).toEqual([]);
    const again = await buyer.client.certificates.retry({ ticket_id });
    shop.bank.enter(again.ticket_id);
    expect(await confirmed(again.ticket_id)).toMatchObject({ status: 'paid' });
    expect((await buyer.client.certificates.list()).items).toMatchObject([{ state: 'ready' }]);
    expect(await errorOf(buyer.client.certificates.retry({ ticket_id }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('is not made where the balance is too low: 2000035 (CM-121)', async () => {
    const buyer = await customerWith(shop.test, 49_999);
    expect(await errorOf(buy(buyer))).toMatchObject({
      name: 'BALANCE_TOO_LOW',
      status: 403,
      error_code: 2_000_035,
    });
    expect(await buyer.client.certificates.list()).toEqual({ items: [] });
    expect(await balanceOf(buyer)).toBe(49_999);
  });

  it('begins its service without renewing it; who has the service gets the sum', async () => {
    const buyer = await customerWith(shop.test, 30_000);
    const friend = await customerWith(shop.test, 0);
    await buy(buyer, {}, 1);
    const redeemed = await friend.client.certificates.redeem({ code: await codeOf(buyer) });
    expect(redeemed.gives).toBe('service');
    expect((await friend.client.subscriptions.list()).items).toMatchObject([
      { service: { alias: 'television' }, standing: 'cancelled' },
    ]);
    expect(await balanceOf(friend)).toBe(0);
    await buy(buyer, {}, 1);
    const subscriber = await customerWith(shop.test, 10_000);
    await subscribe(subscriber, 'television');
    const added = await subscriber.client.certificates.redeem({ code: await codeOf(buyer) });
    expect([added.gives, await balanceOf(subscriber)]).toEqual(['balance', 15_000]);
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('goes back in whole before it is redeemed, and then is good for nothing', async () => {
    const buyer = await customerWith(shop.test, 100_000);
    await buy(buyer);
    const code = await codeOf(buyer);
    const [paid] = (await buyer.purchases.payments({})).items;
    expect(paid).toMatchObject({ kind: 'certificate_sale', amount: -50_000 });
    const refund = (key: string, amount: number | null) =>
      shop.test.operator().operator.refund({
        account: { email: buyer.email },
        payment_id: paid?.id ?? 0,
        key,
        amount,
        reason: 'changed his mind',
      });
    expect(await errorOf(refund('part', 100))).toMatchObject({ name: 'INVALID_INPUT' });
    await refund('whole', null);
    expect(await balanceOf(buyer)).toBe(100_000);
    expect(await errorOf(buyer.client.certificates.redeem({ code }))).toMatchObject({
      name: 'CERTIFICATE_UNKNOWN',
    });
    await buy(buyer);
    await buyer.client.certificates.redeem({ code: await codeOf(buyer) });
    const [, sold] = (await buyer.purchases.payments({})).items;
    const late = shop.test.operator().operator.refund({
      account: { email: buyer.email },
      payment_id: sold?.id ?? 0,
      key: 'late',
      reason: 'too late',
    });
    expect(await errorOf(late)).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await shop.test.api.proveBooks()).toEqual([]);
  });

  it('is not guessed: six tries a day; a day that has passed is refused (CM-156)', async () => {
    const guesser = await customerWith(shop.test, 50_000);
    for (let count = 0; count < 6; count++)
      expect(
        await errorOf(guesser.client.certificates.redeem({ code: 'AAAA-BBBB-CCCC-DDDD' })),
      ).toMatchObject({
        name: 'CERTIFICATE_UNKNOWN',
      });
    expect(await errorOf(guesser.client.certificates.redeem({ code: 'AAAA-BBBB-CCCC-DDDD' }))).toMatchObject({
      name: 'CERTIFICATE_ATTEMPTS',
      status: 429,
    });
    const gift = {
      recipient_email: 'friend@kadr.example',
      send_at: testBegins.getTime() / 1000 - 3600,
    };
    expect(await errorOf(buy(guesser, { gift }))).toMatchObject({ name: 'INVALID_INPUT' });
    expect(await balanceOf(guesser)).toBe(50_000);
  });

  it('is sold by the main brand only (CM-008)', async () => {
    const elsewhere = shop.test.client({ brand: 'ararat' });
    expect(await elsewhere.certificates.offer()).toEqual({ products: [], designs: [] });
  });
});
