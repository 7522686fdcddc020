import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardOrder, confirmed, customerWithCard, eventsWhile, openCardShop } from '../testing/card-shop.ts';
import type { CardShop } from '../testing/card-shop.ts';
import { declined } from '../testing/scripted-bank.ts';
import type { WebhookCall } from '../testing/scripted-bank.ts';
import { customerWith } from '../testing/shop.ts';
import { errorOf, testBegins } from '../testing/test-api.ts';

let shop: CardShop;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => {
  shop.test.clock.now = testBegins;
  Object.assign(shop.bank, {
    line: 'open',
    refunds: 'succeeded',
    charge: () => ({}),
    onWait: () => undefined,
  });
});
afterAll(() => shop.test.close());

const take = (call: WebhookCall) => shop.test.api.takeWebhook(call);

/** A viewer who is about to enter a card for a film. */
async function paying() {
  const viewer = await customerWith(shop.test, 0);
  const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }));
  const { rows } = await shop.test.pool.query<{ id: string; ref: string }>(
    'select id, ref from payments where ticket_id = $1',
    [order.ticket_id],
  );
  return { viewer, ticketId: order.ticket_id, key: rows[0]?.id ?? '', ref: rows[0]?.ref ?? '' };
}

async function stateOf(key: string): Promise<string | undefined> {
  const { rows } = await shop.test.pool.query<{ state: string }>('select state from payments where id = $1', [
    key,
  ]);
  return rows[0]?.state;
}

describe('a webhook', () => {
  it('has the payment read again: a film is bought without its viewer', async () => {
    const { viewer, ref } = await paying();
    shop.bank.enter(ref);
    expect(await eventsWhile(shop.test, () => take(shop.bank.webhook(ref)))).toEqual(['sync_purchase']);
    expect((await viewer.purchases.list({})).items).toHaveLength(1);
  });

  it('is not believed: what the bank does not say has not happened', async () => {
    const { viewer, ref, key } = await paying();
    expect(await take(shop.bank.webhook(ref))).toEqual({ status: 200, body: 'OK' });
    expect(await stateOf(key)).toBe('pending');
    expect((await viewer.purchases.list({})).items).toEqual([]);
  });

  it('comes several times at once, and again later: one purchase', async () => {
    const { viewer, ref } = await paying();
    shop.bank.enter(ref);
    const before = shop.bank.asked.length;
    await Promise.all(Array.from({ length: 6 }, () => take(shop.bank.webhook(ref))));
    const once = shop.bank.asked.length;
    expect(await take(shop.bank.webhook(ref))).toEqual({ status: 200, body: 'OK' });
    expect(shop.bank.asked).toHaveLength(once);
    expect(once).toBeGreaterThan(before);
    expect((await viewer.purchases.payments({})).items).toHaveLength(1);
  });

  it('comes before the answer to the charge: it is found by our key', async () => {
    const viewer = await customerWithCard(shop);
    const before = shop.bank.taken();
    let hook: Promise<unknown> | undefined;
    shop.bank.charge = () => {
      hook = Promise.resolve().then(() => take(shop.bank.webhook(shop.bank.latest())));
      return {};
    };
    const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
    await hook;
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid' });
    expect(shop.bank.taken() - before).toBe(39_900);
  });

  it('comes in any order: a decline of one attempt, then the success of the next', async () => {
    const viewer = await customerWithCard(shop);
    const wanted = await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId);
    shop.bank.charge = () => declined('issuer');
    const order = await viewer.purchases.buy(wanted);
    const first = shop.bank.latest();
    shop.bank.charge = () => ({});
    await viewer.purchases.buy(wanted);
    await take(shop.bank.webhook(shop.bank.latest()));
    await take(shop.bank.webhook(first));
    expect(await confirmed(viewer.client, order.ticket_id)).toMatchObject({ status: 'paid' });
    expect((await viewer.purchases.payments({})).items).toHaveLength(1);
  });

  it('is taken again when the bank could not be asked', async () => {
    const { viewer, ref } = await paying();
    shop.bank.enter(ref);
    shop.bank.line = 'away';
    await expect(take(shop.bank.webhook(ref))).rejects.toThrow('did not return');
    shop.bank.line = 'open';
    await take(shop.bank.webhook(ref));
    expect((await viewer.purchases.list({})).items).toHaveLength(1);
  });

  it('that is forged, of a payment that nobody knows, or of another provider changes nothing', async () => {
    const { ref, key } = await paying();
    shop.bank.enter(ref);
    expect(await take({ ...shop.bank.webhook(ref), remoteAddress: '203.0.113.9' })).toMatchObject({
      status: 403,
    });
    expect(await take(shop.bank.webhook('nobody-knows'))).toMatchObject({ status: 200 });
    expect(await take({ ...shop.bank.webhook(ref), provider: 'another' })).toBeNull();
    expect(await stateOf(key)).toBe('pending');
  });

  it('of a refund has the refund read again', async () => {
    const { ticketId, ref } = await paying();
    await shop.test.pool.query(`update purchase_tickets set status = 'dropped' where id = $1`, [ticketId]);
    shop.bank.enter(ref);
    await take(shop.bank.webhook(ref));
    shop.bank.refunds = 'pending';
    await shop.test.api.checkPayments();
    const { rows } = await shop.test.pool.query<{ ref: string; state: string }>(
      'select r.ref, r.state from refunds r join payments p on p.id = r.payment_id where p.ref = $1',
      [ref],
    );
    expect(rows).toMatchObject([{ state: 'pending' }]);
    shop.bank.refunds = 'succeeded';
    await take(shop.bank.webhook(rows[0]?.ref ?? '', { kind: 'refund' }));
    expect(await shop.test.api.proveBooks()).toEqual([]);
    const after = await shop.test.pool.query('select state from refunds where ref = $1', [rows[0]?.ref]);
    expect(after.rows).toEqual([{ state: 'succeeded' }]);
  });
});

it('a dispute is noted, and once it is lost its card is charged no more', async () => {
  const viewer = await customerWithCard(shop);
  const order = await viewer.purchases.buy(await cardOrder(viewer, { slug: 'on-sale' }, viewer.methodId));
  await confirmed(viewer.client, order.ticket_id);
  const ref = shop.bank.latest();
  const disputesAfter = async (dispute: 'open' | 'won' | 'lost') => {
    shop.bank.enter(ref, { dispute });
    await take(shop.bank.webhook(ref, { id: `${dispute} ${ref}`, kind: 'dispute' }));
    const { rows } = await shop.test.pool.query('select state, amount from disputes where ref = $1', [ref]);
    return rows as unknown[];
  };
  expect(await disputesAfter('open')).toEqual([{ state: 'open', amount: 39_900 }]);
  expect((await viewer.client.bankCards.list()).items).toHaveLength(1);
  expect(await disputesAfter('lost')).toEqual([{ state: 'lost', amount: 39_900 }]);
  expect(await disputesAfter('won')).toEqual([{ state: 'lost', amount: 39_900 }]);
  expect((await viewer.client.bankCards.list()).items).toEqual([]);
});

describe('the books', () => {
  it('agree after all of this, with themselves and with the bank', async () => {
    shop.test.clock.now = new Date(testBegins.getTime() + 24 * 60 * 60_000);
    for (let pass = 0; pass < 3; pass++) await shop.test.api.checkPayments();
    expect(await shop.test.api.proveBooks()).toEqual([]);
    const { rows } = await shop.test.pool.query<{ sum: string }>(
      `select coalesce(sum(case when f.kind = 'bank' then t.amount else -t.amount end), 0) as sum
       from ledger_transfers t join ledger_accounts f on f.id = t.from_id join ledger_accounts g on g.id = t.to_id
       where 'bank' in (f.kind, g.kind)`,
    );
    expect(Number(rows[0]?.sum)).toBe(shop.bank.taken());
  });

  it('name what does not agree', async () => {
    const viewer = await customerWith(shop.test, 700);
    await shop.test.pool.query(
      `update ledger_accounts set balance = balance + 1 where account_id = (select id from accounts where email = $1)`,
      [viewer.email],
    );
    expect(await shop.test.api.proveBooks()).toMatchObject([
      { fault: 'balance', expected: '700', found: '701' },
      { fault: 'last_balance', expected: '700', found: '701' },
    ]);
    await shop.test.pool.query(
      `update ledger_accounts set balance = balance - 1 where account_id = (select id from accounts where email = $1)`,
      [viewer.email],
    );
  });
});

it('a payment is nobody’s but its account’s', async () => {
  const { key } = await paying();
  const topUp = await (
    await customerWith(shop.test, 0)
  ).client.topUps.create({ amount: 5000, currency: 'RUB' });
  const stranger = await customerWith(shop.test, 0);
  for (const id of [key, topUp.ticket_id])
    expect(await errorOf(confirmed(stranger.client, id))).toMatchObject({ name: 'NOT_FOUND' });
});
