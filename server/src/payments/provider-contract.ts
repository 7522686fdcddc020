import type {
  CardEntry,
  Decline,
  FiscalReceipt,
  PaymentProvider,
  ProviderPayment,
  WebhookRequest,
} from '@kadr/api';
import type { Currency, Money } from '@kadr/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Test cards of a provider, by their behaviour. */
export interface ContractCards {
  /** How the browser submits the card. */
  readonly entry: CardEntry['kind'];
  /** Whether a payment that waits for its card can be cancelled; otherwise it expires. */
  readonly cancelsOpen: boolean;
  readonly hasWebhooks: boolean;
  readonly plain: string;
  /** Asks for 3-D Secure. */
  readonly secure: string;
  readonly declined: readonly (readonly [card: string, reason: Decline['reason'], retry: Decline['retry']])[];
  /** The first charge succeeds, those of the saved card do not. */
  readonly savedDeclined: string;
  readonly savedRevoked: string;
  /** Charges of the saved card are made, but get no answer. */
  readonly savedCut: string;
  /** A refund is pending, then fails; null where refunds are made at once. */
  readonly refundFails: string | null;
  readonly registersReceipts: boolean;
  /** A dispute opens after a minute; null where the provider reports none. */
  readonly disputed: string | null;
}

/** A provider's server, whose viewers and clock the test controls. */
export interface ContractSide {
  readonly provider: PaymentProvider;
  /** The browser: submits the card as `next` says; returns the page of 3-D Secure when the holder is asked. */
  enterCard(payment: ProviderPayment, card: string): Promise<string | null>;
  /** The browser again, on that page. */
  answer(page: string, how: 'pass' | 'fail' | 'cancel'): Promise<void>;
  /** The webhooks about a payment so far, in order. */
  webhooks(ref: string): readonly WebhookRequest[];
  /** Moves the provider's clock ahead; afterwards everything due by then has happened. */
  advance(seconds: number): Promise<void>;
  /** The same provider over a network that gives no answer. */
  readonly unreachable: PaymentProvider;
  close(): Promise<void>;
}

let attempts = 0;
const newKey = (): string => `attempt-${Date.now().toString(36)}-${(attempts += 1)}`;
const roubles = (amount: number): Money => ({ amount, currency: 'RUB' });
const rest = {
  returnUrl: 'http://localhost:3000/payments/return/1',
  description: 'Kadr 1',
  customer: { id: '17', email: 'anna@kadr.example', phone: '+79990000001' },
};
/** The sold item, for providers that require a receipt. */
const receiptOf = (unit: Money): FiscalReceipt => ({
  email: 'anna@kadr.example',
  phone: null,
  items: [{ name: 'Покупка: Море', unit, quantity: 1, vat: 22, isAdvance: false }],
});

/** The contract of every adapter, tested over its provider's server. By hand it also runs over YooKassa's test shop. */
export function providerContract(
  name: string,
  cards: ContractCards,
  open: () => Promise<ContractSide>,
): void {
  // oxlint-disable-next-line vitest/valid-title -- The adapter's name.
  describe(name, () => {
    let side: ContractSide;
    const at = (): ContractSide => side;
    beforeAll(async () => {
      side = await open();
    });
    afterAll(() => side.close());
    paymentsContract(at, cards);
    attemptsContract(at, cards);
    savedCardsContract(at, cards);
    refundsContract(at, cards);
    webhooksContract(at, cards);
    receiptsContract(at, cards);
  });
}

const start = (
  { provider }: ContractSide,
  { save = false, amount = roubles(19_900), key = newKey() } = {},
): Promise<ProviderPayment> =>
  provider.createPayment({ ...rest, key, amount, save, receipt: receiptOf(amount) });

/** @throws unless the provider knows it. */
async function read({ provider }: ContractSide, { ref }: ProviderPayment): Promise<ProviderPayment> {
  const payment = ref === null ? null : await provider.getPayment({ ref });
  if (payment === null) throw new Error('The provider does not know its payment.');
  return payment;
}

async function payWith(side: ContractSide, card: string, options = {}): Promise<ProviderPayment> {
  const payment = await start(side, options);
  await side.enterCard(payment, card);
  return read(side, payment);
}

function paymentsContract(at: () => ContractSide, cards: ContractCards): void {
  it('a payment waits for a card, then succeeds', async () => {
    const key = newKey();
    const payment = await start(at(), { key });
    expect(payment).toMatchObject({ key, state: 'action_required', amount: roubles(19_900), decline: null });
    expect(payment.next?.kind).toBe(cards.entry);
    expect(await at().enterCard(payment, cards.plain)).toBeNull();
    expect(await read(at(), payment)).toMatchObject({
      ref: payment.ref,
      key,
      state: 'succeeded',
      amount: roubles(19_900),
      refunded: roubles(0),
      next: null,
      saved: null,
      dispute: null,
    });
  });

  it.each(cards.declined)('the card %s is declined: %s, another try %s', async (card, reason, retry) => {
    expect(await payWith(at(), card)).toMatchObject({
      state: 'declined',
      decline: { reason, retry },
      saved: null,
    });
  });

  it.each([
    ['pass', 'succeeded', null],
    ['fail', 'declined', 'authentication'],
    ['cancel', 'declined', 'authentication'],
  ] as const)('3-D Secure: %s → %s', async (how, state, reason) => {
    const payment = await start(at());
    const page = await at().enterCard(payment, cards.secure);
    expect(page).toMatch(/^https?:/);
    expect((await read(at(), payment)).state).toBe('action_required');
    await at().answer(page ?? '', how);
    const after = await read(at(), payment);
    expect([after.state, after.decline?.reason ?? null]).toEqual([state, reason]);
  });
}

function attemptsContract(at: () => ContractSide, cards: ContractCards): void {
  it('the same key makes one payment, with other data it is refused', async () => {
    const key = newKey();
    const [first, second] = await Promise.all([start(at(), { key }), start(at(), { key })]);
    expect(second.ref).toBe(first.ref);
    await expect(start(at(), { key, amount: roubles(1) })).rejects.toThrow(key);
  });

  it('no answer is unknown, and a payment is found by our key', async () => {
    const key = newKey();
    const since = new Date();
    expect(await start({ ...at(), provider: at().unreachable }, { key })).toMatchObject({
      ref: null,
      key,
      state: 'unknown',
      amount: null,
    });
    expect(await at().provider.getPayment({ key, since })).toBeNull();
    expect(await at().unreachable.getPayment({ key, since })).toMatchObject({ state: 'unknown' });
    const payment = await start(at(), { key });
    expect(await at().provider.getPayment({ key, since })).toMatchObject({ ref: payment.ref, key });
    expect(await at().provider.getPayment({ ref: 'nobody' })).toBeNull();
  });

  it.each(['RUB', 'AMD', 'USD', 'EUR'] as const)('amounts in %s are exact', async (currency: Currency) => {
    for (const amount of [115, 1999, 199_000])
      expect(await payWith(at(), cards.plain, { amount: { amount, currency } })).toMatchObject({
        state: 'succeeded',
        amount: { amount, currency },
      });
  });

  it.runIf(cards.cancelsOpen)('a payment that is given up takes no card any more', async () => {
    const open = await start(at());
    expect(await at().provider.cancel(open.ref ?? '')).toMatchObject({
      ref: open.ref,
      state: 'canceled',
      next: null,
    });
    await at()
      .enterCard(open, cards.plain)
      .catch(() => null);
    expect(await read(at(), open)).toMatchObject({ state: 'canceled' });
  });

  it('what has succeeded is not given up, nor what the provider does not know', async () => {
    const paid = await payWith(at(), cards.plain);
    expect(await at().provider.cancel(paid.ref ?? '')).toMatchObject({ state: 'succeeded' });
    expect(await at().provider.cancel('nobody')).toBeNull();
  });

  it('lists what was created within a time, with its refunds', async () => {
    const payment = await payWith(at(), cards.plain);
    await at().provider.refund({
      key: newKey(),
      ref: payment.ref ?? '',
      amount: roubles(100),
      refundedBefore: 0,
      receipt: receiptOf(roubles(100)),
    });
    const from = new Date(payment.createdAt.getTime() - 1);
    const to = new Date(payment.createdAt.getTime() + 3_600_000);
    const statement = await at().provider.list({ from, to });
    // A provider without a list.
    if (statement === null) return;
    expect(statement.payments.find(({ ref }) => ref === payment.ref)).toMatchObject({
      state: 'succeeded',
      amount: roubles(19_900),
      refunded: roubles(100),
    });
    expect(statement.refunds).toContainEqual(
      expect.objectContaining({ payment: payment.ref, amount: roubles(100), state: 'succeeded' }),
    );
    expect(
      (await at().provider.list({ from: new Date(0), to: from }))?.payments.map(({ ref }) => ref),
    ).not.toContain(payment.ref);
  });
}

function savedCardsContract(at: () => ContractSide, cards: ContractCards): void {
  const charge = ({ saved }: ProviderPayment, key = newKey()): Promise<ProviderPayment> =>
    at().provider.chargeSaved({
      ...rest,
      key,
      amount: roubles(29_900),
      receipt: receiptOf(roubles(29_900)),
      token: saved?.token ?? '',
      initiator: 'service',
    });

  it('a card that was saved is charged without the viewer', async () => {
    const payment = await payWith(at(), cards.plain, { save: true });
    expect(payment.saved).toMatchObject({ last4: cards.plain.slice(-4), expiryMonth: 12, expiryYear: 2030 });
    expect(await charge(payment)).toMatchObject({ state: 'succeeded', amount: roubles(29_900), next: null });
  });

  it('a charge of a saved card is declined, or its permission is gone for good', async () => {
    const declined = await payWith(at(), cards.savedDeclined, { save: true });
    expect(await charge(declined)).toMatchObject({
      state: 'declined',
      decline: { reason: 'insufficient_funds', retry: 'later' },
    });
    const revoked = await payWith(at(), cards.savedRevoked, { save: true });
    expect(await charge(revoked)).toMatchObject({ decline: { reason: 'revoked', retry: 'never' } });
    expect(await charge({ ...revoked, saved: null })).toMatchObject({
      state: 'declined',
      decline: { retry: 'never' },
    });
  });

  it('a charge without an answer is unknown, then found, and is not made twice', async () => {
    const payment = await start(at(), { save: true });
    await at()
      .enterCard(payment, cards.savedCut)
      .catch(() => null);
    const [key, since] = [newKey(), new Date()];
    const saved = await read(at(), payment);
    // An adapter that asks at once knows by then.
    expect((await charge(saved, key)).state).toMatch(/^(?:unknown|succeeded)$/);
    const found = await at().provider.getPayment({ key, since });
    expect(found).toMatchObject({ state: 'succeeded', amount: roubles(29_900) });
    expect(await charge(saved, key)).toMatchObject({ state: 'succeeded', ref: found?.ref });
  });

  it('a card is bound, and charged after that', async () => {
    const bind = (key: string): Promise<ProviderPayment> =>
      at().provider.bindCard({ ...rest, key, verify: roubles(100) });
    const key = newKey();
    const binding = await bind(key);
    expect(binding).toMatchObject({ key, state: 'action_required', saved: null });
    expect(await bind(key)).toMatchObject({ ref: binding.ref });
    await at().enterCard(binding, cards.plain);
    const bound = await read(at(), binding);
    expect(bound).toMatchObject({ state: 'succeeded', saved: { last4: cards.plain.slice(-4) } });
    expect(bound.amount).toEqual(at().provider.can.bindAtZero ? null : roubles(100));
    expect(await charge(bound)).toMatchObject({ state: 'succeeded' });

    const refused = await bind(newKey());
    await at().enterCard(refused, cards.declined[0]?.[0] ?? '');
    expect(await read(at(), refused)).toMatchObject({ state: 'declined', saved: null });
  });
}

function refundsContract(at: () => ContractSide, cards: ContractCards): void {
  const refund = ({ ref }: ProviderPayment, amount: number, { before = 0, key = newKey() } = {}) =>
    at().provider.refund({
      key,
      ref: ref ?? '',
      amount: roubles(amount),
      refundedBefore: before,
      receipt: receiptOf(roubles(amount)),
    });

  it('money goes back in parts and whole, never more than was paid, once for each key', async () => {
    const payment = await payWith(at(), cards.plain);
    const key = newKey();
    const part = await refund(payment, 9900, { key });
    expect(part).toMatchObject({ state: 'succeeded' });
    expect(await refund(payment, 9900, { key })).toEqual(part);
    expect(await refund(payment, 10_001, { before: 9900 })).toMatchObject({ ref: null, state: 'failed' });
    expect(await refund(payment, 10_000, { before: 9900 })).toMatchObject({ state: 'succeeded' });
    expect(await read(at(), payment)).toMatchObject({ state: 'succeeded', refunded: roubles(19_900) });
    expect(await at().provider.getRefund(part.ref ?? '')).toEqual(part);
    expect(await at().provider.getRefund('nobody')).toBeNull();
  });

  it.runIf(cards.refundFails !== null)('a refund is pending, then fails', async () => {
    const payment = await payWith(at(), cards.refundFails ?? '');
    const pending = await refund(payment, 19_900);
    expect(pending).toMatchObject({ state: 'pending' });
    await at().advance(60);
    expect(await at().provider.getRefund(pending.ref ?? '')).toMatchObject({
      ref: pending.ref,
      state: 'failed',
    });
    expect(await read(at(), payment)).toMatchObject({ refunded: roubles(0) });
  });

  it('no answer to a refund is unknown', async () => {
    const { ref } = await payWith(at(), cards.plain);
    expect(
      await at().unreachable.refund({
        key: newKey(),
        ref: ref ?? '',
        amount: roubles(1),
        refundedBefore: 0,
        receipt: receiptOf(roubles(1)),
      }),
    ).toEqual({ ref: null, state: 'unknown', raw: null });
  });
}

function webhooksContract(at: () => ContractSide, cards: ContractCards): void {
  it.runIf(cards.hasWebhooks)(
    'a webhook says which payment to read; a second delivery has the same key',
    async () => {
      const payment = await payWith(at(), cards.plain);
      await at().advance(0);
      const [webhook] = at().webhooks(payment.ref ?? '');
      if (webhook === undefined) throw new Error('No webhook came.');
      const parsed = at().provider.parseWebhook(webhook);
      expect(parsed).toMatchObject({
        ok: true,
        reply: { status: 200 },
        event: { kind: 'payment', ref: payment.ref },
      });
      expect(at().provider.parseWebhook(webhook)).toEqual(parsed);
    },
  );

  it.runIf(cards.hasWebhooks)(
    'a webhook of somebody else, one that was changed and one that is old are refused',
    async () => {
      const payment = await payWith(at(), cards.plain);
      await at().advance(0);
      const [webhook] = at().webhooks(payment.ref ?? '');
      if (webhook === undefined) throw new Error('No webhook came.');
      const other = new TextEncoder().encode(
        new TextDecoder().decode(webhook.raw).replace('succeeded', 'canceled'),
      );
      const hour = 3_600_000;
      for (const forged of [
        { ...webhook, raw: other },
        { ...webhook, headers: {} },
        { ...webhook, now: new Date(webhook.now.getTime() + hour) },
        { ...webhook, now: new Date(webhook.now.getTime() - hour) },
      ])
        expect(at().provider.parseWebhook(forged)).toMatchObject({ ok: false, reply: { status: 403 } });
    },
  );

  it.runIf(cards.disputed !== null)('a dispute is told, and read from its payment', async () => {
    const payment = await payWith(at(), cards.disputed ?? '');
    await at().advance(60);
    const events = at()
      .webhooks(payment.ref ?? '')
      .map((webhook) => at().provider.parseWebhook(webhook));
    expect(events.at(-1)).toMatchObject({ ok: true, event: { kind: 'dispute', ref: payment.ref } });
    expect(await read(at(), payment)).toMatchObject({ state: 'succeeded', dispute: 'open' });
    await at().advance(120);
    expect(await read(at(), payment)).toMatchObject({ dispute: 'lost' });
  });
}

function receiptsContract(at: () => ContractSide, cards: ContractCards): void {
  const marks = {
    document: expect.stringMatching(/^\d+$/),
    storage: expect.stringMatching(/^\d+$/),
    sign: expect.stringMatching(/^\d+$/),
    registeredAt: expect.stringMatching(/^\d{4}-/),
  };

  it.runIf(cards.registersReceipts)('receipts of payments and refunds are registered', async () => {
    const payment = await payWith(at(), cards.plain);
    const ofPayment = { kind: 'payment', ref: payment.ref ?? '' } as const;
    expect(await at().provider.getReceipt(ofPayment)).toEqual({ state: 'pending', marks: null });
    const { ref } = await at().provider.refund({
      key: newKey(),
      ref: payment.ref ?? '',
      amount: roubles(9900),
      refundedBefore: 0,
      receipt: receiptOf(roubles(9900)),
    });
    await at().advance(60);
    expect(await at().provider.getReceipt(ofPayment)).toEqual({ state: 'done', marks });
    expect(await at().provider.getReceipt({ kind: 'refund', ref: ref ?? '' })).toEqual({
      state: 'done',
      marks,
    });
    expect(await at().provider.getReceipt({ kind: 'payment', ref: 'nobody' })).toBeNull();
    expect(await at().unreachable.getReceipt(ofPayment)).toBeNull();
  });

  it.runIf(cards.registersReceipts)('a receipt that does not add up to the payment is refused', async () => {
    const amount = roubles(19_900);
    for (const receipt of [receiptOf(roubles(19_899)), { ...receiptOf(amount), items: [] }])
      expect(
        await at().provider.createPayment({ ...rest, key: newKey(), amount, save: false, receipt }),
      ).toMatchObject({ state: 'declined', ref: null });
  });

  it.runIf(!cards.registersReceipts)('no receipts are registered', async () => {
    expect(at().provider.receipts).toBeNull();
    expect(await at().provider.getReceipt({ kind: 'payment', ref: 'any' })).toBeNull();
  });
}
