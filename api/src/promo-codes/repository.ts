import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { promoCampaigns, promoCodeRedemptions, promoCodes } from '../tables/promo-codes.ts';

export type PromoCodeRow = typeof promoCodes.$inferSelect;
export type CampaignRow = typeof promoCampaigns.$inferSelect;
export type CampaignValues = Omit<typeof promoCampaigns.$inferInsert, 'id'>;
export type PromoCodeValues = Omit<typeof promoCodes.$inferInsert, 'id'>;

/** The code, locked until the transaction ends, so that no two accounts take its last redemption. */
export async function lockPromoCode(transaction: Database, code: string): Promise<PromoCodeRow | undefined> {
  const [row] = await transaction.select().from(promoCodes).where(eq(promoCodes.code, code)).for('update');
  return row;
}

/** A campaign, locked until the transaction ends, so that its codes together keep its limits. */
export async function lockCampaign(transaction: Database, id: number): Promise<CampaignRow> {
  const [row] = await transaction
    .select()
    .from(promoCampaigns)
    .where(eq(promoCampaigns.id, id))
    .for('update');
  if (row === undefined) throw new Error('The campaign no longer exists.');
  return row;
}

/** The number of redemptions of a code, or of all codes of a campaign: in total, since a moment, or by one account. */
export async function countRedemptions(
  transaction: Database,
  of: { readonly promoCodeId: number } | { readonly campaignId: number },
  { since, accountId }: { readonly since?: Date; readonly accountId?: number } = {},
): Promise<number> {
  const [row] = await transaction
    .select({ count: count() })
    .from(promoCodeRedemptions)
    .innerJoin(promoCodes, eq(promoCodes.id, promoCodeRedemptions.promoCodeId))
    .where(
      and(
        'campaignId' in of
          ? eq(promoCodes.campaignId, of.campaignId)
          : eq(promoCodeRedemptions.promoCodeId, of.promoCodeId),
        since === undefined ? undefined : gte(promoCodeRedemptions.redeemedAt, since),
        accountId === undefined ? undefined : eq(promoCodeRedemptions.accountId, accountId),
      ),
    );
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

/** Upserts codes by name. */
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

/** Upserts campaigns by slug. */
export async function writeCampaigns(transaction: Database, rows: readonly CampaignValues[]): Promise<void> {
  for (const { slug, ...values } of rows) {
    await transaction
      .insert(promoCampaigns)
      .values({ slug, ...values })
      .onConflictDoUpdate({ target: promoCampaigns.slug, set: values });
  }
}

/** Ids of campaigns by slug. */
export async function campaignIds(transaction: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await transaction
    .select({ id: promoCampaigns.id, slug: promoCampaigns.slug })
    .from(promoCampaigns);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
