import { procedures } from '../context/procedures.ts';
import type { PromoCodesService } from './service.ts';

export function promoCodesProcedures(promoCodes: PromoCodesService) {
  return {
    redeem: procedures.promoCodes.redeem.handler(async ({ input, context }) => ({
      notification: await promoCodes.redeem(input.code, context),
    })),
  };
}
