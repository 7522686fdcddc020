import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOrder, confirmed, customerWithCard, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { declined } from '../testing/scripted-bank.ts';
import { balanceOf, customerWith } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => {
  shop.test.clock.now = testBegins;
  Object.assign(shop.bank, { line: 'open', charge: () => ({}) });
});
afterAll(() => shop.test.close());

const topUp = { amount: 50_000, currency: 'RUB' } as const;

describe('a request with an Idempotency-Key', () => {
  it('takes effect once, and is answered the same: 5 times one after another, and 5 at once', async () => {
    const viewer = await customerWithCard(shop);
    const { topUps, purchases } = shop.test.client({ cookies: viewer.cookies, idempotencyKey: 'key-1' });
    const wanted = { ...topUp, bank_card_id: viewer.cardId };
    const first = await topUps.create(wanted);
    for (let count = 0; count < 4; count++) expect(await topUps.create(wanted)).toEqual(first);
    await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        errorOf(purchases.confirmTicket({ ticket_id: first.ticket_id, has_session_id: false })),
      ),
    );
    await confirmed(viewer.client, first.ticket_id);
    const at = shop.test.client({ cookies: viewer.cookies, idempotencyKey: 'key-2' });
    const errors = await Promise.all([1, 2, 3, 4, 5].map(() => errorOf(at.topUps.create(wanted))));
    for (const error of errors) expect(error?.name ?? 'IDEMPOTENCY_KEY_BUSY').toBe('IDEMPOTENCY_KEY_BUSY');
    await confirmed(viewer.client, (await at.topUps.create(wanted)).ticket_id);
    expect(await balanceOf(viewer)).toBe(100_000);
  });

  it('is refused with other content, and the key is its account’s alone', async () => {
    const [viewer, other] = [await customerWith(shop.test, 0), await customerWith(shop.test, 0)];
    const keyed = ({ cookies }: typeof viewer) => shop.test.client({ cookies, idempotencyKey: 'key-3' });
    const first = await keyed(viewer).topUps.create(topUp);
    expect(await errorOf(keyed(viewer).topUps.create({ ...topUp, amount: 60_000 }))).toMatchObject({
      name: 'IDEMPOTENCY_KEY_REUSED',
      status: 409,
    });
    expect(await errorOf(keyed(viewer).bankCards.add({}))).toMatchObject({ name: 'IDEMPOTENCY_KEY_REUSED' });
    const theirs = await keyed(other).topUps.create(topUp);
    expect(theirs.ticket_id).not.toBe(first.ticket_id);
  });

  it('gets a refusal again, too; an outcome that is not there yet is asked for again', async () => {
    const viewer = await customerWithCard(shop);
    const wanted = await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId);
    const next = { kind: 'redirect', url: 'https://bank.test/3ds' } as const;
    shop.bank.charge = () => ({ state: 'action_required', next });
    const { ticket_id } = await viewer.purchases.buy(wanted);
    const { purchases } = shop.test.client({ cookies: viewer.cookies, idempotencyKey: 'key-4' });
    const ask = () => purchases.confirmTicket({ ticket_id: ticket_id ?? '', has_session_id: false });
    expect(await ask()).toMatchObject({ status: 'processing' });
    shop.bank.enter(shop.bank.latest(), declined('limit'));
    expect(await errorOf(ask())).toMatchObject({ name: 'PAYMENT_DECLINED_LIMIT' });
    shop.bank.charge = () => ({});
    await viewer.purchases.buy(wanted);
    expect(await errorOf(ask())).toMatchObject({ name: 'PAYMENT_DECLINED_LIMIT' });
    expect(await confirmed(viewer.client, ticket_id)).toMatchObject({ status: 'paid' });
  });

  it('whose first try never ended is made again after a minute, as the same payment', async () => {
    const viewer = await customerWithCard(shop);
    const { topUps } = shop.test.client({ cookies: viewer.cookies, idempotencyKey: 'key-5' });
    const wanted = { ...topUp, bank_card_id: viewer.cardId };
    const { ticket_id } = await topUps.create(wanted);
    await shop.test.pool.query(`update idempotency_keys set answer = null where key = 'key-5'`);
    expect(await errorOf(topUps.create(wanted))).toMatchObject({ name: 'IDEMPOTENCY_KEY_BUSY' });
    shop.test.clock.now = new Date(testBegins.getTime() + 61_000);
    expect((await topUps.create(wanted)).ticket_id).toBe(ticket_id);
    await confirmed(viewer.client, ticket_id);
    expect(await balanceOf(viewer)).toBe(50_000);
  });

  it('is refused with a key of another form', async () => {
    const viewer = await customerWith(shop.test, 0);
    const { topUps } = shop.test.client({ cookies: viewer.cookies, idempotencyKey: 'a key' });
    expect(await errorOf(topUps.create(topUp))).toMatchObject({ name: 'INVALID_INPUT' });
  });
});
