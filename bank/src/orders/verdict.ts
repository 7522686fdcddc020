import { declineReasons } from '../cards/card-table.ts';
import type { Behaviour, DeclineReason } from '../cards/card-table.ts';

export interface ChargeFacts {
  readonly behaviour: Behaviour;
  /** Earlier charges of this saved card; null when its data were typed in. */
  readonly savedCharges: number | null;
  /** Earlier payments of this card. */
  readonly payments: number;
}

/** The reason of a decline, in YooKassa's terms; null when the charge succeeds. */
export function verdict({ behaviour, savedCharges, payments }: ChargeFacts): string | null {
  if (declineReasons.includes(behaviour as DeclineReason)) return behaviour;
  if (behaviour === 'unknown') return 'invalid_card_number';
  if (behaviour === 'webhooks_reversed') return payments % 2 === 0 ? 'general_decline' : null;
  if (savedCharges === null) return null;
  if (behaviour === 'saved_insufficient') return 'insufficient_funds';
  if (behaviour === 'saved_recovers') return savedCharges < 2 ? 'insufficient_funds' : null;
  if (behaviour === 'saved_revoked') return 'permission_revoked';
  return null;
}

/** The party that declined. */
export const partyOf = (reason: string): string =>
  reason === 'country_forbidden' || reason === 'expired_on_confirmation' || reason === 'expired_on_capture'
    ? 'yoo_money'
    : 'payment_network';
