import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { purchases } from '../tables/purchases.ts';

/** Closes the purchase of a title paid by a transfer; the account must be locked. Returns whether there was one. */
export async function closePurchase(
  transaction: Database,
  { accountId, transferId }: { readonly accountId: number; readonly transferId: number },
  now: Date,
): Promise<boolean> {
  const titles = await transaction
    .update(purchases)
    .set({ refundedAt: now })
    .where(
      and(
        eq(purchases.accountId, accountId),
        eq(purchases.transferId, transferId),
        isNull(purchases.refundedAt),
      ),
    )
    .returning({ id: purchases.id });
  if (titles.length > 0) await closeExchanged(transaction, titles, now);
  return titles.length > 0;
}

/** Closes the titles received in exchange, through any number of exchanges. */
async function closeExchanged(
  transaction: Database,
  given: readonly { readonly id: number }[],
  now: Date,
): Promise<void> {
  const ids = given.map(({ id }) => id);
  const taken = await transaction
    .update(purchases)
    .set({ refundedAt: now })
    .where(and(inArray(purchases.exchangedFromId, ids), isNull(purchases.refundedAt)))
    .returning({ id: purchases.id });
  if (taken.length > 0) await closeExchanged(transaction, taken, now);
}
