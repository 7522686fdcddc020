/** The request address for a place's advertisements. */
import { withQuery } from '../source/source.ts';
import { AdError } from './vast/ad-error.ts';
import type { AdPlace, AdPlan } from '../source/ad-plan.ts';
import { isWebAddress } from './vast/web-address.ts';

/** The only existing category. */
const CATEGORY = 0;

/**
 * The address for the slot `adPosition` (from 1 on) of `place`. In test mode the impression id says what is wanted, and
 * a preroll's slot is not named.
 *
 * @throws {AdError} `NOT_CORRECT_VAST_URL` for an address that does not begin with `http`.
 */
export function adRequestUrl(plan: AdPlan, place: AdPlace, adPosition: number): string {
  const address = plan.requests[place]?.() ?? '';
  if (!isWebAddress(address))
    throw new AdError('NOT_CORRECT_VAST_URL', { message: 'SMTH_WRONG_WITH_MAKING_VAST_URL' });
  const { testImpressionId, partnerId } = plan;
  const query = [
    ...(partnerId === undefined ? [] : [`partner_id=${partnerId}`]),
    `category=${CATEGORY}`,
    ...(testImpressionId === undefined ? [] : [`impression_id=${encodeURIComponent(testImpressionId)}`]),
    ...(hasPosition(plan, place) ? [`ad_position=${adPosition}`] : []),
  ];
  return withQuery(address, query.join('&'));
}

/** Whether the request names the slot; otherwise it is sent only once. */
export function hasPosition({ testImpressionId }: AdPlan, place: AdPlace): boolean {
  return testImpressionId === undefined || place !== 'preroll';
}
