import type { AdPlan } from '@kadr/contract';
import type { AdPlan as PlayerAdPlan } from '@kadr/player';

/**
 * The service's plan of advertisements as the player takes it. The partner is looked up whenever it is asked for: the
 * page that frames this one may name one at any time, over the service's own.
 */
export function adPlanOf(plan: AdPlan, framePartner: () => number | null): PlayerAdPlan {
  const partner = (): number | null => framePartner() ?? plan.partner_id;
  const requests = Object.entries(plan.requests).flatMap(([place, address]) =>
    address === null ? [] : [[place, () => withPartner(address, partner())] as const],
  );
  const ad: PlayerAdPlan = {
    requests: Object.fromEntries(requests),
    midrolls: plan.midrolls,
    ...(plan.test_impression_id !== null && { testImpressionId: plan.test_impression_id }),
  };
  return Object.defineProperty(ad, 'partnerId', { enumerable: true, get: () => partner() ?? undefined });
}

/** What stands in the address already stays as it is written. */
function withPartner(address: string, partner: number | null): string {
  if (partner === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}partner_id=${partner}`;
}
