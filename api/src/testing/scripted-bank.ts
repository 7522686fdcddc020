import type { Currency } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import { finalPaymentStates } from '../context/payment-provider.ts';
import type {
  AttemptKey,
  Decline,
  FiscalReceipt,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  ReceiptRegistration,
  SavedCard,
} from '../context/payment-provider.ts';

/** A bank that tests control: it follows its settings, and records requests. */
export interface ScriptedBank {
  readonly provider: PaymentProvider;
  /** The payments port of the service, with this bank for RUB. Waiting calls `onWait`, and takes no time. */
  readonly port: ApiPorts['payments'];
  /** Requests in order: the method, and the key or reference. */
  readonly asked: string[];
  /** The outcome of a charge of a saved card; initially a success. */
  charge: (key: AttemptKey, token: string) => Outcome;
  /** `away`: accepts and answers nothing. `deaf`: carries out requests and loses the answers. */
  line: 'open' | 'away' | 'deaf';
  refunds: 'succeeded' | 'pending' | 'failed';
  /** The provider's receipt settings; null: no receipts. */
  receipts: PaymentProvider['receipts'];
  /** The registration state of every receipt; null: not reported. */
  registration: ReceiptRegistration | null;
  /** The receipts that it received, one per request, by the key of the payment or the refund. */
  readonly handed: (readonly [key: AttemptKey, receipt: FiscalReceipt | null])[];
  /** Called while the service waits. */
  onWait: (milliseconds: number) => void | Promise<void>;
  /** The viewer enters a card for a payment, identified by its order, key or reference. */
  enter(order: string, outcome?: Outcome): void;
  /** The sum taken and neither refunded nor lost in a dispute, in minor units, without verifications of cards. */
  taken(): number;
  /** The reference of the latest payment. */
  latest(): string;
  /** A webhook about a payment or a refund, as the bank would send it. */
  webhook(
    ref: string,
    event?: { readonly id?: string; readonly kind?: 'payment' | 'refund' | 'dispute' },
  ): WebhookCall;
}

export interface WebhookCall {
  readonly provider: string;
  readonly raw: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly remoteAddress: string;
}

export type Outcome = Partial<
  Pick<ProviderPayment, 'state' | 'decline' | 'saved' | 'next' | 'amount' | 'dispute'>
>;

export const mastercard: SavedCard = {
  token: 'token-of-a-mastercard',
  first6: '555555',
  last4: '4444',
  type: 'mastercard',
  expiryMonth: 12,
  expiryYear: 2030,
};

export const declined = (reason: Decline['reason'], retry: Decline['retry'] = 'later'): Outcome => ({
  state: 'declined',
  decline: { reason, retry, raw: reason },
});

/** Webhooks from any other address are forged. */
const ownAddress = '198.51.100.7';

export function createScriptedBank(clock: () => Date): ScriptedBank {
  const vault: Vault = {
    payments: new Map(),
    refunds: new Map(),
    bound: new Set(),
    asked: [],
    handed: [],
    clock,
  };
  const { payments, refunds, bound, asked, handed } = vault;
  // Money lost in a dispute stays lost, whatever is reported later.
  const lost = new Set<AttemptKey>();
  // Every call reads it, so it is created before the provider.
  const told: Told & Pick<ScriptedBank, 'onWait'> = {
    charge: () => ({}),
    line: 'open',
    refunds: 'succeeded',
    receipts: { vat: 22 },
    registration: { state: 'pending', marks: null },
    onWait: () => undefined,
  };
  const provider = providerOver(vault, told);
  return Object.assign(told, {
    provider,
    port: {
      byCurrency: new Map([['RUB' as const, provider]]),
      wait: async (milliseconds: number) => {
        await told.onWait(milliseconds);
      },
    },
    asked,
    handed,
    enter: (order: string, outcome: Outcome = {}) => {
      const payment = paymentCalled(vault, order);
      if (payment === undefined) throw new Error(`The bank knows no payment ${order}.`);
      if (outcome.dispute === 'lost') lost.add(payment.key ?? '');
      payments.set(payment.key ?? '', { ...payment, state: 'succeeded', next: null, ...outcome });
    },
    latest: () => [...payments.values()].at(-1)?.ref ?? '',
    taken: () => {
      const paid = [...payments.values()].filter(
        ({ key, state }) => state === 'succeeded' && !lost.has(key ?? '') && !bound.has(key ?? ''),
      );
      const back = [...refunds.values()].filter(({ state }) => state === 'succeeded');
      const sum = (of: readonly { readonly amount: number }[]) =>
        of.reduce((all, { amount }) => all + amount, 0);
      return sum(paid.flatMap(({ amount }) => amount ?? [])) - sum(back);
    },
    webhook: (
      ref: string,
      {
        id = `event of ${ref}`,
        kind = 'payment',
      }: { readonly id?: string; readonly kind?: 'payment' | 'refund' | 'dispute' } = {},
    ) => ({
      provider: provider.id,
      raw: new TextEncoder().encode(JSON.stringify({ id, ref, kind })),
      headers: {},
      remoteAddress: ownAddress,
    }),
  });
}

/** The bank's stored data. */
interface Vault {
  readonly payments: Map<AttemptKey, ProviderPayment>;
  readonly refunds: Map<string, ProviderRefund & { readonly amount: number }>;
  /** Keys of the payments that verify cards. */
  readonly bound: Set<AttemptKey>;
  readonly asked: string[];
  readonly handed: ScriptedBank['handed'];
  readonly clock: () => Date;
}

type Told = Pick<ScriptedBank, 'charge' | 'line' | 'refunds' | 'receipts' | 'registration'>;

function paymentCalled({ payments }: Vault, name: string): ProviderPayment | undefined {
  return payments.get(name) ?? [...payments.values()].find(({ ref }) => ref === name);
}

function unknown({ clock }: Vault, key: AttemptKey, currency: Currency = 'RUB'): ProviderPayment {
  return {
    ref: null,
    key,
    state: 'unknown',
    amount: { amount: 0, currency },
    refunded: { amount: 0, currency },
    next: null,
    decline: null,
    saved: null,
    dispute: null,
    createdAt: clock(),
  };
}

/** A payment that waits for a card to be entered. */
function opened(
  vault: Vault,
  key: AttemptKey,
  amount: NonNullable<ProviderPayment['amount']>,
): ProviderPayment {
  return {
    ...unknown(vault, key, amount.currency),
    ref: `bank-${vault.payments.size + 1}`,
    state: 'pending',
    amount,
    next: {
      kind: 'direct_post',
      paymentUrl: 'https://bank.test/card',
      order: key,
      expiresAt: new Date(vault.clock().getTime() + 60 * 60_000),
      fields: [],
    },
  };
}

function providerOver(vault: Vault, told: Told): PaymentProvider {
  const { payments, bound, asked, handed } = vault;
  const answer = (what: string, key: AttemptKey, make: () => ProviderPayment): Promise<ProviderPayment> => {
    asked.push(`${what} ${key}`);
    if (told.line === 'away') return Promise.resolve(unknown(vault, key));
    const payment = payments.get(key) ?? make();
    payments.set(key, payment);
    return Promise.resolve(told.line === 'deaf' ? unknown(vault, key) : payment);
  };
  return {
    id: 'scripted',
    can: { direct: true, bindAtZero: false, chargeSaved: true, partialRefund: true, webhook: true },
    get receipts() {
      return told.receipts;
    },
    getReceipt: () => Promise.resolve(told.registration),
    paymentUrl: 'https://bank.test/card',
    createPayment: ({ key, amount, receipt }) => {
      handed.push([key, receipt]);
      return answer('create', key, () => opened(vault, key, amount));
    },
    bindCard: ({ key, verify }) => {
      bound.add(key);
      return answer('bind', key, () => opened(vault, key, verify));
    },
    chargeSaved: ({ key, amount, token, receipt }) => {
      handed.push([key, receipt]);
      return answer('charge', key, () => ({
        ...opened(vault, key, amount),
        next: null,
        state: 'succeeded',
        ...told.charge(key, token),
      }));
    },
    getPayment: (reference) => {
      const name = 'ref' in reference ? reference.ref : reference.key;
      asked.push(`get ${name}`);
      const found = 'ref' in reference ? paymentCalled(vault, name) : payments.get(name);
      return Promise.resolve(told.line === 'open' ? (found ?? null) : unknown(vault, name));
    },
    cancel: (ref) => {
      asked.push(`cancel ${ref}`);
      const found = paymentCalled(vault, ref);
      if (told.line !== 'open') return Promise.resolve(unknown(vault, ref));
      if (found === undefined || finalPaymentStates.includes(found.state))
        return Promise.resolve(found ?? null);
      const canceled = { ...found, state: 'canceled' as const, next: null };
      payments.set(found.key ?? '', canceled);
      return Promise.resolve(canceled);
    },
    ...refundsOver(vault, told),
    list: () => Promise.resolve(null),
    parseWebhook: ({ raw, remoteAddress }) => {
      if (remoteAddress !== ownAddress) return { ok: false, reply: { status: 403, body: '' } };
      const event = JSON.parse(new TextDecoder().decode(raw)) as {
        id: string;
        ref: string;
        kind: 'payment' | 'refund' | 'dispute';
      };
      return {
        ok: true,
        reply: { status: 200, body: 'OK' },
        event: { dedupeKey: event.id, kind: event.kind, ref: event.ref },
      };
    },
  };
}

function refundsOver(
  { refunds, asked, handed }: Vault,
  told: Told,
): Pick<PaymentProvider, 'refund' | 'getRefund'> {
  return {
    refund: ({ key, amount, receipt }) => {
      handed.push([key, receipt]);
      asked.push(`refund ${key}`);
      const lost = { ref: null, state: 'unknown', raw: null } as const;
      if (told.line === 'away') return Promise.resolve(lost);
      const refund = refunds.get(key) ?? {
        ref: `refund-${refunds.size + 1}`,
        state: told.refunds,
        raw: null,
        amount: amount.amount,
      };
      refunds.set(key, refund);
      return Promise.resolve(told.line === 'deaf' ? lost : refund);
    },
    getRefund: (ref) => {
      asked.push(`get ${ref}`);
      const found = [...refunds.entries()].find(([, refund]) => refund.ref === ref);
      if (found === undefined) return Promise.resolve(null);
      const [key, refund] = found;
      const now = { ...refund, state: told.refunds };
      refunds.set(key, now);
      return Promise.resolve(now);
    },
  };
}
