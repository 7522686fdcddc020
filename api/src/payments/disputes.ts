import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ProviderPayment } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import { book } from '../ledger/ledger.ts';
import { takeBackEarned } from '../ledger/points.ts';
import { bankCards } from '../tables/bank-cards.ts';
import { ledgerTransfers } from '../tables/ledger.ts';
import { disputes } from '../tables/payments.ts';
import type { ClosePaid } from './payments-context.ts';
import type { PaymentRow } from './repository.ts';

/**
 * Records a dispute of a locked payment, whose account is locked too; a closed dispute stays closed. For a lost one,
 * the money is booked as taken by the bank, the purchase is closed, and the card is no longer charged.
 */
export async function noteDispute(
  transaction: Database,
  payment: PaymentRow,
  { dispute }: Pick<ProviderPayment, 'dispute'>,
  { closePaid, now }: { readonly closePaid: ClosePaid; readonly now: Date },
): Promise<void> {
  const { id, bankCardId, ref, amount } = payment;
  if (dispute === null || ref === null) return;
  const closedAt = dispute === 'open' ? null : now;
  const changed = await transaction
    .insert(disputes)
    .values({ paymentId: id, ref, amount, state: dispute, openedAt: now, closedAt })
    .onConflictDoUpdate({
      target: disputes.ref,
      set: { state: dispute, closedAt },
      setWhere: eq(disputes.state, 'open'),
    })
    .returning({ id: disputes.id });
  if (dispute !== 'lost' || changed.length === 0) return;
  if (bankCardId !== null)
    await transaction
      .update(bankCards)
      .set({ blockedAt: now })
      .where(and(eq(bankCards.id, bankCardId), isNull(bankCards.blockedAt)));
  await chargeBack(transaction, payment, { closePaid, now });
}

async function chargeBack(
  transaction: Database,
  { id, ref, accountId, amount, currency, provider, purpose, unappliedReason }: PaymentRow,
  { closePaid, now }: { readonly closePaid: ClosePaid; readonly now: Date },
): Promise<void> {
  // Money that pays for nothing is refunded anyway, and the bank returns the amount that verifies a card.
  if (purpose === 'bind' || unappliedReason !== null || amount === 0) return;
  await book(
    transaction,
    { amount, currency, key: `dispute:${ref}`, paymentId: id, now },
    { kind: 'chargeback', from: { kind: 'chargebacks' }, to: { kind: 'bank', provider } },
  );
  const bought = await transaction
    .select({ id: ledgerTransfers.id, paid: ledgerTransfers.amount })
    .from(ledgerTransfers)
    .where(
      and(eq(ledgerTransfers.paymentId, id), inArray(ledgerTransfers.kind, ['purchase', 'certificate_sale'])),
    );
  if (accountId !== null)
    for (const { id: transferId, paid } of bought) {
      await takeBackEarned(transaction, { accountId, transferId, paid, returned: paid }, now);
      await closePaid(transaction, { accountId, transferId }, now);
    }
}
