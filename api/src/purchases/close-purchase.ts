import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { purchases } from '../tables/purchases.ts';

/** Takes back the title that a transfer has paid for, of an account that is locked; gives whether there was one. */
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

/** What was given for a title goes with it, through however many exchanges. */
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
