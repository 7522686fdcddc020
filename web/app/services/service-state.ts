import type { Service, ServicePurchaseState } from '@kadr/contract';

/** The state of a service as shown to a viewer (commerce §4). Dates are Unix seconds. */
export type ServiceState =
  | { readonly kind: 'active' | 'processing' | 'not_subscribed' }
  | { readonly kind: 'will_be_subscribed' | 'active_until'; readonly date: number };

/**
 * The state of a service by its status. A date takes precedence over “processing”; without a state, the service's
 * `active` decides.
 */
export function serviceStateOf({
  active,
  purchase_state,
}: Pick<Service, 'active' | 'purchase_state'>): ServiceState {
  if (purchase_state === null) return { kind: active ? 'active' : 'not_subscribed' };
  const { status, status_change_date: date } = purchase_state.service;
  switch (status) {
    case 'subscribed':
    case 'subscribed_in_external_billing':
      return { kind: 'active' };
    case 'subscribe_processing':
      return date === null ? { kind: 'processing' } : { kind: 'will_be_subscribed', date };
    case 'unsubscribe_processing':
      return date === null ? { kind: 'processing' } : { kind: 'active_until', date };
    case 'unsubscribed':
      return date === null ? { kind: 'not_subscribed' } : { kind: 'active_until', date };
    case 'subscribe_requested':
    case 'unsubscribe_requested':
    case 'cancel_subscribe_requested':
    case 'cancel_unsubscribe_requested':
      return { kind: 'processing' };
    default:
      return { kind: 'not_subscribed' };
  }
}

/** The sources of a service by name: the bundle that includes it, or another company that bills it. */
export function originsOf(state: ServicePurchaseState | null): readonly string[] {
  if (state === null) return [];
  const { parent_service, external_billing } = state.service;
  return [parent_service, external_billing].flatMap((origin) => origin?.name ?? []);
}
