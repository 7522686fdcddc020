import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOrder, confirmed, customerWithCard, entryOf, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { customerWith } from '../testing/shop.ts';
import type { Customer } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => {
  shop.test.clock.now = testBegins;
  shop.test.sent.splice(0);
  Object.assign(shop.bank, {
    line: 'open',
    refunds: 'succeeded',
    receipts: { vat: 22 },
    registration: { state: 'pending', marks: null },
    charge: () => ({}),
  });
});
afterAll(() => shop.test.close());

const sum = { amount: 50_000, currency: 'RUB' } as const;
const line = {
  name: 'Покупка: Море & чайки',
  unit: { amount: 39_900, currency: 'RUB' },
  quantity: 1,
  vat: 22,
  isAdvance: false,
};
const lastHanded = () => shop.bank.handed.at(-1)?.[1];
const later = async (seconds: number) => {
  shop.test.clock.now = new Date(shop.test.clock.now.getTime() + seconds * 1000);
  await shop.test.api.checkPayments();
};

/** Buys the film with a linked card. */
async function buy(viewer: Customer & { readonly methodId: number }): Promise<void> {
  const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
  await confirmed(viewer.client, order.ticket_id);
}

const historyOf = async ({ purchases }: Customer) => (await purchases.payments({})).items;
/** The id of the receipt of the latest movement of one kind. */
const receiptIdOf = async (viewer: Customer, kind: string) =>
  (await historyOf(viewer)).find((one) => one.kind === kind)?.receipt_id ?? '';
const latestReceipt = async (viewer: Customer, kind = 'purchase') =>
  viewer.client.receipts.getById({ id: await receiptIdOf(viewer, kind) });

function refund(viewer: Customer, payment_id: number, amount: number | null) {
  return shop.test.operator().operator.refund({
    account: { email: viewer.email },
    payment_id,
    key: `refund of ${String(amount)}`,
    amount,
    reason: 'The film stops at once.',
  });
}

describe('a receipt', () => {
  it('is handed to the bank with the payment, and is the viewer’s once it is paid (CM-010)', async () => {
    const viewer = await customerWith(shop.test, 0);
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
    expect(lastHanded()).toEqual({ email: viewer.email, phone: null, items: [line] });
    const { rows } = await shop.test.pool.query<{ id: string }>(
      'select id from receipts order by number desc limit 1',
    );
    const id = rows[0]?.id ?? '';
    expect(await errorOf(viewer.client.receipts.getById({ id }))).toMatchObject({ name: 'NOT_FOUND' });
    shop.bank.enter(entryOf(order.payment));
    await confirmed(viewer.client, order.ticket_id);
    expect(await historyOf(viewer)).toMatchObject([{ kind: 'purchase', receipt_id: id }]);
    expect(await viewer.client.receipts.getById({ id })).toMatchObject({
      kind: 'payment',
      amount: 39_900,
      currency: 'RUB',
      issued_at: testBegins.getTime() / 1000,
      items: [{ name: line.name, amount: 39_900, vat: 22, vat_amount: 7195, is_advance: false }],
      contact: viewer.email,
      bank_card: null,
      seller: { name: 'ООО «Кадр»', tax_id: '7700000000' },
      registration: { state: 'pending', document: null },
      related: [],
    });
  });

  it('is sent by e-mail, once, with the link to its page', async () => {
    const viewer = await customerWithCard(shop);
    await buy(viewer);
    await later(60);
    await shop.test.api.deliverLetters();
    const letters = shop.test.sent.filter(({ to }) => to === viewer.email);
    expect(letters).toHaveLength(1);
    const text = letters[0]?.text.replaceAll(/[^\S\n]/g, ' ') ?? '';
    const id = await receiptIdOf(viewer, 'purchase');
    expect(text.split('\n')).toEqual([
      'Оплачено картой •• 4444: 399 ₽.',
      '',
      'Покупка: Море & чайки — 399 ₽, в том числе НДС 22 %: 71,95 ₽',
      '',
      `Чек полностью: https://kadr.test/my/payments_and_services/receipts/${id}`,
    ]);
  });

  it('of a top-up is of money that is paid ahead; what the balance pays has none', async () => {
    const viewer = await customerWithCard(shop);
    const { ticket_id } = await viewer.client.topUps.create({ ...sum, bank_card_id: viewer.cardId });
    expect(lastHanded()?.items).toMatchObject([{ name: 'Пополнение баланса', isAdvance: true }]);
    await confirmed(viewer.client, ticket_id);
    const bought = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, 1));
    await confirmed(viewer.client, bought.ticket_id);
    expect(await historyOf(viewer)).toMatchObject([
      { kind: 'purchase', receipt_id: null },
      { kind: 'top_up', receipt_id: expect.any(String) },
    ]);
  });

  it('is in the viewer’s language; the cash register has it in Russian', async () => {
    const viewer = await customerWithCard(shop);
    await buy(viewer);
    const client = shop.test.client({ cookies: viewer.cookies, language: 'eng' });
    const receipt = await client.receipts.getById({ id: await receiptIdOf(viewer, 'purchase') });
    expect(receipt).toMatchObject({ items: [{ name: 'Purchase: The Sea' }], seller: { name: 'Kadr LLC' } });
    expect(lastHanded()?.items).toEqual([line]);
  });

  it('is the same when the bank is asked again, whatever the account has changed meanwhile', async () => {
    const viewer = await customerWithCard(shop);
    shop.bank.line = 'away';
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
    const first = lastHanded();
    await shop.test.pool.query(`update accounts set email = 'new@kadr.example' where email = $1`, [
      viewer.email,
    ]);
    shop.bank.line = 'open';
    await later(61);
    expect(shop.bank.handed.filter(([key]) => key === shop.bank.handed.at(-1)?.[0])).toHaveLength(2);
    expect(lastHanded()).toEqual(first);
    await confirmed(viewer.client, order.ticket_id);
  });

  it('is not there of a payment that is declined', async () => {
    const viewer = await customerWithCard(shop);
    shop.bank.charge = () => ({ state: 'declined' });
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
    await errorOf(confirmed(viewer.client, order.ticket_id));
    const { rows } = await shop.test.pool.query<{ id: string }>(
      'select id from receipts where issued_at is null order by number desc limit 1',
    );
    expect(await errorOf(viewer.client.receipts.getById({ id: rows[0]?.id ?? '' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    await shop.test.api.deliverLetters();
    expect(shop.test.sent.filter(({ to }) => to === viewer.email)).toEqual([]);
  });

  it('is for nobody but its account', async () => {
    const viewer = await customerWithCard(shop);
    await buy(viewer);
    const id = await receiptIdOf(viewer, 'purchase');
    const other = await customerWith(shop.test, 0);
    expect(await errorOf(other.client.receipts.getById({ id }))).toMatchObject({ name: 'NOT_FOUND' });
    expect(await errorOf(shop.test.client().receipts.getById({ id }))).toMatchObject({
      name: 'SIGN_IN_REQUIRED',
    });
    expect(await viewer.client.receipts.getById({ id })).toMatchObject({ id });
  });

  it('names nobody once the account is erased', async () => {
    const viewer = await customerWithCard(shop);
    await buy(viewer);
    const id = await receiptIdOf(viewer, 'purchase');
    const { confirmation_code } = await viewer.client.signIn.validatePassword({
      password: 'a-good-password',
    });
    await viewer.client.account.erase({ confirmation_code });
    const { rows } = await shop.test.pool.query(
      'select account_id, email, phone from receipts where id = $1',
      [id],
    );
    expect(rows).toEqual([{ account_id: null, email: null, phone: null }]);
  });
});

describe('the cash register', () => {
  const marks = {
    document: '17',
    storage: '9999078900000961',
    sign: '1234567890',
    registeredAt: '2026-03-01T12:00:07Z',
  };

  it('has registered a receipt once the bank says so', async () => {
    const viewer = await customerWithCard(shop);
    await buy(viewer);
    await later(10);
    expect((await latestReceipt(viewer)).registration).toMatchObject({ state: 'pending' });
    shop.bank.registration = { state: 'done', marks };
    await later(60);
    expect((await latestReceipt(viewer)).registration).toEqual({
      state: 'done',
      document: '17',
      storage: '9999078900000961',
      sign: '1234567890',
      registered_at: Date.parse(marks.registeredAt) / 1000,
    });
  });

  it('that refuses, or says nothing for a week, is an error in the log; what was bought stays', async () => {
    const viewer = await customerWithCard(shop);
    await buy(viewer);
    shop.bank.registration = { state: 'failed', marks: null };
    await later(10);
    expect((await latestReceipt(viewer)).registration).toMatchObject({ state: 'failed' });
    shop.bank.registration = null;
    const { ticket_id } = await viewer.client.topUps.create({ ...sum, bank_card_id: viewer.cardId });
    await confirmed(viewer.client, ticket_id);
    for (const seconds of [60, ...Array.from({ length: 8 }, () => 24 * 60 * 60)]) await later(seconds);
    expect(shop.test.logged.map(({ sentence }) => sentence)).toEqual(
      expect.arrayContaining([
        'a fiscal receipt was not registered',
        'a fiscal receipt has no outcome after a week',
      ]),
    );
    expect(await errorOf(viewer.client.playback.start({ media_item_id: 'on-sale' }))).toBeNull();
  });

  it('is not asked where the bank registers none: the viewer has the receipt all the same', async () => {
    shop.bank.receipts = null;
    const viewer = await customerWithCard(shop);
    await buy(viewer);
    expect(lastHanded()).toBeNull();
    expect(await latestReceipt(viewer)).toMatchObject({
      registration: null,
      items: [{ vat: null, vat_amount: 0 }],
    });
  });
});

describe('a refund', () => {
  it('has receipts of its parts, which lead to that of the payment and back', async () => {
    const viewer = await customerWithCard(shop);
    await buy(viewer);
    const paid = (await historyOf(viewer))[0]?.id ?? 0;
    await refund(viewer, paid, 10_000);
    await later(1);
    expect(lastHanded()).toEqual({
      email: viewer.email,
      phone: null,
      items: [{ ...line, unit: { amount: 10_000, currency: 'RUB' } }],
    });
    await refund(viewer, paid, null);
    await later(1);
    const whole = await latestReceipt(viewer);
    expect(whole.related).toMatchObject([
      { kind: 'refund', amount: 10_000 },
      { kind: 'refund', amount: 29_900 },
    ]);
    const part = await viewer.client.receipts.getById({ id: whole.related[0]?.id ?? '' });
    expect(part).toMatchObject({ kind: 'refund', amount: 10_000, items: [{ vat_amount: 1803 }] });
    expect(part.related.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', 39_900],
      ['refund', 29_900],
    ]);
    expect((await historyOf(viewer)).map(({ kind, receipt_id }) => [kind, receipt_id])).toEqual([
      ['payout', whole.related[1]?.id],
      ['refund', null],
      ['payout', part.id],
      ['refund', null],
      ['purchase', whole.id],
    ]);
  });

  it('that the bank does not make has none', async () => {
    const viewer = await customerWithCard(shop);
    await buy(viewer);
    shop.bank.refunds = 'failed';
    await refund(viewer, (await historyOf(viewer))[0]?.id ?? 0, null);
    await later(1);
    expect((await latestReceipt(viewer)).related).toEqual([]);
  });
});
