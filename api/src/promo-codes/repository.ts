import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { promoCodeRedemptions, promoCodes } from '../tables/promo-codes.ts';

export type PromoCodeRow = typeof promoCodes.$inferSelect;
export type PromoCodeValues = Omit<typeof promoCodes.$inferInsert, 'id'>;

/** The code, held until the transaction ends, so that no two accounts take its last redemption. */
export async function lockPromoCode(transaction: Database, code: string): Promise<PromoCodeRow | undefined> {
  const [row] = await transaction.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update');
  return row;
}

export async function countRedemptions(transaction: Database, promoCodeId: number): Promise<number> {
  const [row] = await transaction
    .select({ count: count() })
    .from(promoCodeRedemptions)
    .where(eq(promoCodeRedemptions.promoCodeId, promoCodeId));
  return row?.count ?? 0;
}

export async function hasRedeemed(
  transaction: Database,
  promoCodeId: number,
  accountId: number,
): Promise<boolean> {
  const rows = await transaction
    .select({ one: sql`1` })
    .from(promoCodeRedemptions)
    .where(
      and(eq(promoCodeRedemptions.promoCodeId, promoCodeId), eq(promoCodeRedemptions.accountId, accountId)),
    );
  return rows.length > 0;
}

export async function addRedemption(
  transaction: Database,
  redemption: typeof promoCodeRedemptions.$inferInsert,
): Promise<void> {
  await transaction.insert(promoCodeRedemptions).values(redemption);
}

/** Writes codes over those of the same name. */
export async function writePromoCodes(
  transaction: Database,
  rows: readonly PromoCodeValues[],
): Promise<void> {
  for (const { code, ...values } of rows) {
    await transaction
      .insert(promoCodes)
      .values({ code, ...values })
      .onConflictDoUpdate({ target: promoCodes.code, set: values });
  }
}
