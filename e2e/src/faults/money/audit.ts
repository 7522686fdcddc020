import type { BankBooks, BankPayment } from './bank-file.ts';
import type { ServiceUnderFire } from './service-under-fire.ts';

/** The service's records of money, at one moment. */
export interface ServiceBooks {
  readonly payments: readonly OwnPayment[];
  readonly refunds: readonly {
    readonly payment: string;
    readonly amount: number;
    readonly state: string;
    readonly destination: string;
  }[];
  /** Titles that accounts own, with the payment by card that paid for them; null where the balance did. */
  readonly had: readonly {
    readonly email: string;
    readonly slug: string;
    readonly payment: string | null;
  }[];
}

interface OwnPayment {
  readonly id: string;
  readonly state: string;
  readonly is_applied: boolean;
  readonly unapplied: string | null;
  /** The paid subject: a ticket, or a period of a subscription. */
  readonly subject: string;
}

export async function readBooks({ query }: Pick<ServiceUnderFire, 'query'>): Promise<ServiceBooks> {
  return {
    payments: await query(
      `select id::text, state, applied_at is not null as is_applied, unapplied_reason as unapplied,
         coalesce(ticket_id::text, subscription_id || ' ' || period_number, id::text) as subject
       from payments where purpose <> 'bind'`,
    ),
    refunds: await query(
      'select payment_id::text as payment, amount, state, destination from refunds where payment_id is not null',
    ),
    had: await query(
      `select email, slug, payment_id::text as payment from purchases
         join accounts on accounts.id = purchases.account_id
         join media_items on media_items.id = media_item_id
         join ledger_transfers on ledger_transfers.id = transfer_id
       where refunded_at is null
       union all
       select email, alias, payment_id::text from subscription_periods
         join subscriptions on subscriptions.id = subscription_id
         join accounts on accounts.id = account_id
         join services on services.id = service_id
         join ledger_transfers on ledger_transfers.id = transfer_id`,
    ),
  };
}

export interface Audit {
  /** Tickets and periods that were charged more than once, and not refunded. */
  readonly double: readonly string[];
  /** Films that an account has twice. */
  readonly twice: readonly string[];
  /** Charges at the bank with neither their subject nor a refund. */
  readonly astray: readonly string[];
  /** Titles given for a charge that the bank does not have. */
  readonly unpaid: readonly string[];
  /** Acknowledged purchases that are missing. */
  readonly lost: readonly string[];
}

/** Compares the answers to viewers with the service's and the bank's records. */
export function audit(
  { payments, refunds, had }: ServiceBooks,
  bank: BankBooks,
  acknowledged: readonly { readonly email: string; readonly slug: string }[],
  service: string,
): Audit {
  const charged = bank.payments.filter(({ status }) => status === 'succeeded');
  const own = new Map(payments.map((payment) => [payment.id, payment]));
  const paidBack = new Map<string, number>();
  for (const { payment, amount, state, destination } of refunds)
    if (state === 'succeeded' && destination === 'card')
      paidBack.set(payment, (paidBack.get(payment) ?? 0) + amount);
  const paysFor = new Set(had.map(({ payment }) => payment));

  const isInOrder = ({ attempt, captured, refunded }: BankPayment): boolean => {
    const payment = own.get(attempt);
    if (payment?.state !== 'succeeded' || !payment.is_applied) return false;
    if (refunded !== (paidBack.get(attempt) ?? 0)) return false;
    return payment.unapplied === null ? paysFor.has(attempt) : refunded === captured;
  };
  const kept = charged.filter(({ captured, refunded }) => captured > refunded);
  const chargedIds = new Set(charged.map(({ attempt }) => attempt));
  const there = new Set(had.map(({ email, slug }) => `${email} ${slug}`));
  return {
    double: repeated(kept.map(({ attempt }) => own.get(attempt)?.subject ?? attempt)),
    twice: repeated(had.filter(({ slug }) => slug !== service).map(({ email, slug }) => `${email} ${slug}`)),
    astray: charged.filter((payment) => !isInOrder(payment)).map(({ id, attempt }) => `${id} (${attempt})`),
    unpaid: had.flatMap(({ email, slug, payment }) =>
      payment === null || chargedIds.has(payment) ? [] : [`${email} ${slug}`],
    ),
    lost: acknowledged.map(({ email, slug }) => `${email} ${slug}`).filter((one) => !there.has(one)),
  };
}

/** The repeated entries of a list, one for each repetition. */
function repeated(list: readonly string[]): string[] {
  const seen = new Set<string>();
  return list.filter((one) => {
    const isRepeated = seen.has(one);
    seen.add(one);
    return isRepeated;
  });
}
