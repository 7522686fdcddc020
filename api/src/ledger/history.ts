import { and, desc, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { paymentKinds } from '@kadr/contract';
import type { Currency, Language, MediaItemType, Payment, UsageModel } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { bankCards } from '../tables/bank-cards.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { ledgerAccounts, ledgerTransfers } from '../tables/ledger.ts';
import { payments } from '../tables/payments.ts';
import { purchases } from '../tables/purchases.ts';
import { receipts } from '../tables/receipts.ts';
import { services } from '../tables/services.ts';
import { subscriptionPeriods, subscriptions } from '../tables/subscriptions.ts';

/** A movement of an account's money, with what it bought. */
export interface PaymentRow {
  readonly id: number;
  readonly kind: Payment['kind'];
  /** Negative when it left the account. */
  readonly amount: number;
  readonly currency: Currency;
  readonly balance: number;
  readonly createdAt: Date;
  readonly isByCard: boolean;
  /** Id of the card payment. */
  readonly orderId: number | null;
  readonly receiptId: string | null;
  readonly cardType: string | null;
  readonly cardLast4: string | null;
  readonly name: string | null;
  readonly type: MediaItemType | null;
  readonly slug: string | null;
  readonly usageModel: UsageModel | null;
}

export interface HistoryFilter {
  /** Id of the last known movement. */
  readonly before: number | null;
  readonly limit: number;
  readonly language: Language;
  readonly kind: Payment['kind'] | null;
  /** A calendar month (`2026-03`) and its time zone. */
  readonly month: { readonly month: string; readonly timeZone: string } | null;
}

/**
 * Lists movements, the latest first. A card payment for an immediate purchase has no separate entry: the purchase
 * names the card.
 */
export async function listPayments(
  db: Database,
  accountId: number,
  { before, limit, language, kind, month }: HistoryFilter,
): Promise<PaymentRow[]> {
  const own = ownAccounts(db, accountId);
  return db
    .select({
      id: ledgerTransfers.id,
      kind: sql<Payment['kind']>`${ledgerTransfers.kind}`,
      amount:
        sql<number>`case when ${inArray(ledgerTransfers.toId, own)} then ${ledgerTransfers.amount} else -${ledgerTransfers.amount} end`.mapWith(
          Number,
        ),
      currency: sql<Currency>`${ledgerTransfers.currency}`,
      balance: sql<number>`coalesce(${ledgerTransfers.balance}, 0)`.mapWith(Number),
      createdAt: ledgerTransfers.createdAt,
      isByCard: sql<boolean>`${ledgerTransfers.paymentId} is not null`,
      orderId: payments.orderId,
      receiptId: receipts.id,
      cardType: bankCards.type,
      cardLast4: bankCards.last4,
      name: sql<
        string | null
      >`coalesce(${inLanguage(mediaItems.name, language)}, ${inLanguage(services.name, language)})`,
      type: mediaItems.type,
      slug: sql<string | null>`coalesce(${mediaItems.slug}, ${services.alias})`,
      usageModel: sql<UsageModel | null>`coalesce(${purchases.usageModel}, case when ${services.id} is null then null else 'SERVICE' end)`,
    })
    .from(ledgerTransfers)
    .leftJoin(payments, eq(payments.id, ledgerTransfers.paymentId))
    .leftJoin(receipts, isReceiptOfTransfer)
    .leftJoin(bankCards, eq(bankCards.id, payments.bankCardId))
    .leftJoin(purchases, eq(purchases.transferId, ledgerTransfers.id))
    .leftJoin(mediaItems, eq(mediaItems.id, purchases.mediaItemId))
    .leftJoin(subscriptionPeriods, eq(subscriptionPeriods.transferId, ledgerTransfers.id))
    .leftJoin(subscriptions, eq(subscriptions.id, subscriptionPeriods.subscriptionId))
    .leftJoin(services, eq(services.id, subscriptions.serviceId))
    .where(
      and(
        or(inArray(ledgerTransfers.fromId, own), inArray(ledgerTransfers.toId, own)),
        inArray(ledgerTransfers.kind, kind === null ? [...paymentKinds] : [kind]),
        before === null ? undefined : lt(ledgerTransfers.id, before),
        ...(month === null ? [] : within(month)),
      ),
    )
    .orderBy(desc(ledgerTransfers.id))
    .limit(limit);
}

/** The kinds and months (`2026-03`, in a time zone) of an account's movements, the latest first. */
export async function listChoices(
  db: Database,
  accountId: number,
  timeZone: string,
): Promise<{ readonly kinds: Payment['kind'][]; readonly months: string[] }> {
  const own = ownAccounts(db, accountId);
  const rows = await db
    .selectDistinct({
      kind: sql<Payment['kind']>`${ledgerTransfers.kind}`,
      month: sql<string>`to_char(${ledgerTransfers.createdAt} at time zone ${timeZone}, 'YYYY-MM')`,
    })
    .from(ledgerTransfers)
    .where(
      and(
        or(inArray(ledgerTransfers.fromId, own), inArray(ledgerTransfers.toId, own)),
        inArray(ledgerTransfers.kind, [...paymentKinds]),
      ),
    );
  const kinds = new Set(rows.map(({ kind }) => kind));
  return {
    kinds: paymentKinds.filter((kind) => kinds.has(kind)),
    months: [...new Set(rows.map(({ month }) => month))].toSorted().toReversed(),
  };
}

function ownAccounts(db: Database, accountId: number) {
  return db
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.accountId, accountId), eq(ledgerAccounts.kind, 'prepaid')));
}

/** The receipt of a transfer: that of the payment for money paid by card, that of the refund for money returned. */
const isReceiptOfTransfer = and(
  eq(receipts.paymentId, ledgerTransfers.paymentId),
  isNotNull(receipts.issuedAt),
  sql`case ${ledgerTransfers.kind}
    when 'payout' then ${ledgerTransfers.key}
      in ('refund:' || ${receipts.refundId}, 'refund:' || ${receipts.refundId} || ':held')
    when 'refund' then false
    else ${receipts.refundId} is null end`,
);

function within({ month, timeZone }: NonNullable<HistoryFilter['month']>) {
  const begins = sql`(${`${month}-01`}::timestamp at time zone ${timeZone})`;
  const ends = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone ${timeZone})`;
  return [gte(ledgerTransfers.createdAt, begins), lt(ledgerTransfers.createdAt, ends)];
}
