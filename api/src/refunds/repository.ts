import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { RefundRow } from '../payments/refund-rows.ts';
import type { PaymentRow } from '../payments/repository.ts';
import { certificates } from '../tables/certificates.ts';
import { ledgerAccounts, ledgerTransfers, viewerLedgerKinds } from '../tables/ledger.ts';
import { payments, refunds } from '../tables/payments.ts';

export type BoughtRow = Pick<
  typeof ledgerTransfers.$inferSelect,
  'id' | 'kind' | 'amount' | 'currency' | 'paymentId'
>;

/** A payment of an account in money or points, or a top-up, by its number in the account's history. */
export async function findBought(
  transaction: Database,
  accountId: number,
  id: number,
): Promise<BoughtRow | undefined> {
  const { kind, amount, currency, paymentId } = ledgerTransfers;
  const [row] = await transaction
    .select({ id: ledgerTransfers.id, kind, amount, currency, paymentId })
    .from(ledgerTransfers)
    .innerJoin(
      ledgerAccounts,
      or(
        and(
          eq(ledgerAccounts.id, ledgerTransfers.fromId),
          inArray(ledgerTransfers.kind, ['purchase', 'certificate_sale']),
        ),
        and(eq(ledgerAccounts.id, ledgerTransfers.toId), eq(ledgerTransfers.kind, 'top_up')),
      ),
    )
    .where(
      and(
        eq(ledgerTransfers.id, id),
        inArray(ledgerAccounts.kind, [...viewerLedgerKinds]),
        eq(ledgerAccounts.accountId, accountId),
      ),
    );
  return row;
}

/** The refunds of a movement. Money that a bank did not pay out has gone to the account, so it counts too. */
export async function listRefundsOf(transaction: Database, transferId: number): Promise<RefundRow[]> {
  return transaction.select().from(refunds).where(eq(refunds.transferId, transferId));
}

/**
 * The sum of each movement that has been refunded, or is being refunded. Money of a top-up that a bank did not pay out
 * is on the balance again, so it is not refunded.
 */
export async function refundedOf(
  db: Database,
  transferIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: refunds.transferId, amount: sql<number>`sum(${refunds.amount})`.mapWith(Number) })
    .from(refunds)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, refunds.transferId))
    .where(
      and(
        inArray(refunds.transferId, [...transferIds]),
        or(ne(ledgerTransfers.kind, 'top_up'), eq(refunds.destination, 'card')),
      ),
    )
    .groupBy(refunds.transferId);
  return new Map(rows.flatMap(({ id, amount }) => (id === null ? [] : [[id, amount] as const])));
}

export async function findByOrder(transaction: Database, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await transaction.select().from(payments).where(eq(payments.orderId, orderId));
  return row;
}

/**
 * Whether a transfer has paid for a certificate that is not redeemed. Locks the certificate until the transaction ends.
 */
export async function isCertificateLeft(transaction: Database, transferId: number): Promise<boolean> {
  const [row] = await transaction
    .select({ state: certificates.state })
    .from(certificates)
    .where(eq(certificates.transferId, transferId))
    .for('update');
  return row?.state === 'paid';
}
