import type { AdPlan } from '@kadr/contract';
import type { AdPlan as PlayerAdPlan } from '@kadr/player';

/**
 * Converts the service's plan of advertisements to the player's. The partner is looked up at each request: the framing
 * page may name one at any time, which overrides the service's.
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

/** Appends the partner to an address; the existing part stays exactly as written. */
function withPartner(address: string, partner: number | null): string {
  if (partner === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}partner_id=${partner}`;
}
