import { procedures } from '../context/procedures.ts';
import type { RecordPorts } from './record-procedures.ts';

/** Promo codes and campaigns. */
export function promoProcedures({ records }: RecordPorts) {
  const { importPromoCodes, importPromoCampaigns } = procedures.operator;
  return {
    importPromoCodes: importPromoCodes.handler(async ({ input, context }) => {
      await records.writeAll('promo_code', input.promo_codes, context);
      return { promo_codes: input.promo_codes.length };
    }),
    importPromoCampaigns: importPromoCampaigns.handler(async ({ input, context }) => {
      await records.writeAll('promo_campaign', input.promo_campaigns, context);
      return { promo_campaigns: input.promo_campaigns.length };
    }),
  };
}
