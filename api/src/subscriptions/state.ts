import type { ServicePurchaseState } from '@kadr/contract';
import type { Held } from '../entitlement/entitlement.ts';

/** What the account has of a service, as viewers are told; it is cancelled when it is not renewed. */
export function purchaseStateOf({ isRenewed, endsAt }: Held): ServicePurchaseState {
  return {
    service: {
      status: isRenewed ? 'subscribed' : 'unsubscribed',
      status_change_date: Math.floor(endsAt),
      parent_service: null,
      external_billing: null,
      autopayment: { status: isRenewed ? 'on' : 'off' },
    },
  };
}
