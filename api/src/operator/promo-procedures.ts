import { procedures } from '../context/procedures.ts';
import type { PromoCodesService } from '../promo-codes/service.ts';

export interface PromoPorts {
  readonly promoCodes: Pick<PromoCodesService, 'import' | 'importCampaigns'>;
}

/** Promo codes and their campaigns. */
export function promoProcedures({ promoCodes }: PromoPorts) {
  const { importPromoCodes, importPromoCampaigns } = procedures.operator;
  return {
    importPromoCodes: importPromoCodes.handler(async ({ input }) => {
      await promoCodes.import(input.promo_codes);
      return { promo_codes: input.promo_codes.length };
    }),
    importPromoCampaigns: importPromoCampaigns.handler(async ({ input }) => {
      await promoCodes.importCampaigns(input.promo_campaigns);
      return { promo_campaigns: input.promo_campaigns.length };
    }),
  };
}
