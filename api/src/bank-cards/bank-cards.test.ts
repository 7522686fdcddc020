import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmed, customerWithCard, linkCard, openCardShop } from '../testing/card-shop.ts';
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
  shop.bank.line = 'open';
});
afterAll(() => shop.test.close());

describe('linking a card', () => {
  it('gives an order, the sum to verify it, a request and a ticket; then the card is listed (CM-019, CM-132, CM-143)', async () => {
    const viewer = await customerWith(shop.test, 0);
    const bind = await viewer.client.bankCards.add({});
    expect(bind).toMatchObject({
      order_id: expect.any(Number),
      pay_amount: 100,
      currency: 'RUB',
      req_id: expect.stringMatching(/^bank-/),
      payment: { kind: 'direct_post', payment_url: 'https://bank.test/card', order: bind.ticket_id },
    });
    expect((await viewer.client.bankCards.list()).items).toEqual([]);
    shop.bank.enter(bind.req_id, { saved: mastercard });
    expect(await confirmed(viewer.client, bind.ticket_id)).toMatchObject({
      status: 'paid',
      notification: { event_type: 'bank_card_added' },
    });
    const { items } = await viewer.client.bankCards.list();
    expect(items).toMatchObject([
      {
        last4: '4444',
        type: 'mastercard',
        expiry_month: 12,
        expiry_year: 2030,
        is_default: true,
        expiry: 'later',
      },
    ]);
    expect(JSON.stringify(items)).not.toContain(mastercard.token);
  });

  it('keeps the token sealed, and the same card once', async () => {
    const viewer = await customerWithCard(shop);
    await linkCard(shop.bank, viewer);
    const other = await linkCard(shop.bank, viewer, { last4: '1111', type: 'visa' });
    const { items } = await viewer.client.bankCards.list();
    expect(items.map(({ id, is_default }) => [id, is_default])).toEqual([
      [viewer.cardId, true],
      [other, false],
    ]);
    const { rows } = await shop.test.pool.query<{ token: string }>('select token from bank_cards');
    expect(JSON.stringify(rows)).not.toContain(mastercard.token);
  });

  it('fails with the bank’s reason, and with PAYMENT_UNAVAILABLE while the bank is away', async () => {
    const viewer = await customerWith(shop.test, 0);
    const bind = await viewer.client.bankCards.add({});
    shop.bank.enter(bind.req_id, declined('card_expired', 'never'));
    expect(await errorOf(confirmed(viewer.client, bind.ticket_id))).toMatchObject({
      name: 'PAYMENT_DECLINED_EXPIRED',
      status: 402,
    });
    shop.bank.line = 'away';
    expect(await errorOf(viewer.client.bankCards.add({}))).toMatchObject({ name: 'PAYMENT_UNAVAILABLE' });
    expect((await viewer.client.bankCards.list()).items).toEqual([]);
  });

  it('has an end: ten cards', async () => {
    const viewer = await customerWith(shop.test, 0);
    for (let card = 0; card < 10; card++) await linkCard(shop.bank, viewer, { last4: String(1000 + card) });
    expect(await errorOf(viewer.client.bankCards.add({}))).toMatchObject({ name: 'BANK_CARDS_FULL' });
  });
});

describe('a linked card', () => {
  it('is removed at once: its token is gone, and the next card is the default one (CM-143)', async () => {
    const viewer = await customerWithCard(shop);
    const other = await linkCard(shop.bank, viewer, { last4: '1111' });
    await viewer.client.bankCards.delete({ id: viewer.cardId });
    expect((await viewer.client.bankCards.list()).items).toMatchObject([{ id: other, is_default: true }]);
    const { rows } = await shop.test.pool.query('select token, last4 from bank_cards where id = $1', [
      viewer.cardId,
    ]);
    expect(rows).toEqual([{ token: null, last4: '4444' }]);
    expect(await errorOf(viewer.client.bankCards.delete({ id: viewer.cardId }))).toMatchObject({
      name: 'NOT_FOUND',
    });
  });

  it('becomes the default one, alone', async () => {
    const viewer = await customerWithCard(shop);
    const other = await linkCard(shop.bank, viewer, { last4: '1111' });
    await viewer.client.bankCards.makeDefault({ id: other });
    expect(
      (await viewer.client.bankCards.list()).items.map(({ id, is_default }) => [id, is_default]),
    ).toEqual([
      [other, true],
      [viewer.cardId, false],
    ]);
  });

  it('says when it expires soon, and when it has expired', async () => {
    const viewer = await customerWithCard(shop);
    const expiryOf = async (month: number, year: number) => {
      await shop.test.pool.query('update bank_cards set expiry_month = $1, expiry_year = $2 where id = $3', [
        month,
        year,
        viewer.cardId,
      ]);
      return (await viewer.client.bankCards.list()).items[0]?.expiry;
    };
    expect(await expiryOf(4, 2026)).toBe('later');
    expect(await expiryOf(3, 2026)).toBe('later');
    shop.test.clock.now = new Date('2026-03-02T00:00:00Z');
    expect(await expiryOf(3, 2026)).toBe('soon');
    expect(await expiryOf(2, 2026)).toBe('expired');
  });

  it('is announced to expire 30 and 7 days ahead, each time once', async () => {
    const viewer = await customerWithCard(shop, 0, { expiryMonth: 3, expiryYear: 2026 });
    const messagesAt = async (day: string) => {
      shop.test.clock.now = new Date(`${day}T12:00:00Z`);
      await shop.test.api.warnOfExpiringCards();
      await shop.test.api.warnOfExpiringCards();
      const { rows } = await shop.test.pool.query<{ key: string }>(
        `select m.key from messages m join accounts a on a.id = m.account_id where a.email = $1 order by m.id`,
        [viewer.email],
      );
      return rows.map(({ key }) => key.split('/').at(-1));
    };
    expect(await messagesAt('2026-03-01')).toEqual([]);
    expect(await messagesAt('2026-03-03')).toEqual(['30']);
    expect(await messagesAt('2026-03-24')).toEqual(['30']);
    expect(await messagesAt('2026-03-26')).toEqual(['30', '7']);
    expect(await messagesAt('2026-04-02')).toEqual(['30', '7']);
  });

  it('goes with its account', async () => {
    const viewer = await customerWithCard(shop);
    await shop.test.pool.query('delete from accounts where email = $1', [viewer.email]);
    const { rows } = await shop.test.pool.query('select from bank_cards where id = $1', [viewer.cardId]);
    expect(rows).toEqual([]);
  });
});

describe('payment methods', () => {
  it('are the balance, the linked cards and any card; linking and topping up say where (CM-015, CM-016, CM-085, CM-131)', async () => {
    const viewer = await customerWithCard(shop, 5000);
    const { items } = await viewer.purchases.paymentMethods({ types: 'purchase,card_bind,account_refill' });
    const anyCard = { name: 'any_card', payment_url: 'https://bank.test/card', bank_card: null };
    expect(items).toMatchObject([
      {
        name: 'purchase',
        payment_methods: [
          { id: 1, name: 'account_prepaid', balances: [{ amount: 5000, currency: 'RUB' }] },
          { id: viewer.methodId, name: 'linked_card', bank_card: { id: viewer.cardId, last4: '4444' } },
          { id: 2, ...anyCard },
        ],
      },
      { name: 'card_bind', payment_methods: [anyCard] },
      {
        name: 'account_refill',
        payment_methods: [{ name: 'external_url', payment_url: 'http://localhost/pay' }],
      },
    ]);
  });
});

it('lets a promo code work that wants a card first, and only while there is one (PC-014)', async () => {
  const viewer = await customerWith(shop.test, 0);
  const codes = ['CARD-1', 'CARD-2'].map((code) => ({ code, message: { rus: 'x' }, needs_card: true }));
  await shop.test.operator().operator.importPromoCodes({ promo_codes: codes });
  const redeem = (code: string) => viewer.client.promoCodes.redeem({ code });
  expect(await errorOf(redeem('CARD-1'))).toMatchObject({ error_code: 2_000_021 });
  const id = await linkCard(shop.bank, viewer);
  expect(await redeem('CARD-1')).toMatchObject({ notification: { event_type: 'promocode_activated' } });
  await viewer.client.bankCards.delete({ id });
  expect(await errorOf(redeem('CARD-2'))).toMatchObject({ error_code: 2_000_021 });
});
