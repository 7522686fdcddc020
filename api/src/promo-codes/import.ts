import { KadrError } from '@kadr/contract';
import type { PromoCampaignImportParsed, PromoCodeImportParsed } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { campaignIds, writeCampaigns, writePromoCodes } from './repository.ts';
import { dateOf } from '../text/unix-seconds.ts';

/** Upserts codes by name. @throws KadrError NOT_FOUND for an unknown campaign */
export async function importCodes(
  transaction: Database,
  batch: readonly PromoCodeImportParsed[],
): Promise<void> {
  const campaigns = await campaignIds(transaction);
  const campaignOf = (slug: string | null, at: number): number | null => {
    if (slug === null) return null;
    const id = campaigns.get(slug);
    if (id !== undefined) return id;
    const field = `promo_codes.${at}.campaign`;
    throw new KadrError('NOT_FOUND', { message: `${field}: there is no such campaign.`, field });
  };
  await writePromoCodes(
    transaction,
    batch.map(({ code, message, submessage, poster, target, benefit, campaign, ...rest }, at) => ({
      code: nameOf(code),
      campaignId: campaignOf(campaign, at),
      benefit,
      message,
      submessage,
      poster,
      target,
      validFrom: dateOf(rest.valid_from),
      validTo: dateOf(rest.valid_to),
      maxRedemptions: rest.max_redemptions,
      maxPerDay: rest.max_per_day,
      needsCard: rest.needs_card,
    })),
  );
}

/** Upserts campaigns by slug. */
export async function importCampaigns(
  transaction: Database,
  batch: readonly PromoCampaignImportParsed[],
): Promise<void> {
  await writeCampaigns(
    transaction,
    batch.map(({ slug, name, ...rest }) => ({
      slug,
      name,
      validFrom: dateOf(rest.valid_from),
      validTo: dateOf(rest.valid_to),
      maxRedemptions: rest.max_redemptions,
      maxPerDay: rest.max_per_day,
      maxPerAccount: rest.max_per_account,
    })),
  );
}

/** Codes are stored in upper case, regardless of how they are typed. */
export function nameOf(code: string): string {
  return code.trim().toUpperCase();
}
