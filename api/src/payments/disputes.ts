import { and, eq, isNull } from 'drizzle-orm';
import type { ProviderPayment } from '../context/payment-provider.ts';
import type { Database } from '../database/database.ts';
import { bankCards } from '../tables/bank-cards.ts';
import { disputes } from '../tables/payments.ts';
import type { PaymentRow } from './repository.ts';

/** Notes a dispute of a payment that is held; what is closed stays so. A lost one blocks its card: it is charged no more. */
export async function noteDispute(
  transaction: Database,
  { id, bankCardId, ref, amount }: PaymentRow,
  { dispute }: ProviderPayment,
  now: Date,
): Promise<void> {
  if (dispute === null || ref === null) return;
  const closedAt = dispute === 'open' ? null : now;
  await transaction
    .insert(disputes)
    .values({ paymentId: id, ref, amount, state: dispute, openedAt: now, closedAt })
    .onConflictDoUpdate({
      target: disputes.ref,
      set: { state: dispute, closedAt },
      setWhere: eq(disputes.state, 'open'),
    });
  if (dispute === 'lost' && bankCardId !== null)
    await transaction
      .update(bankCards)
      .set({ blockedAt: now })
      .where(and(eq(bankCards.id, bankCardId), isNull(bankCards.blockedAt)));
}
