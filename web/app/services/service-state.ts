import type { Service, ServicePurchaseState } from '@kadr/contract';

/** What the state of a service says to a viewer (commerce §4). Dates are Unix seconds. */
export type ServiceState =
  | { readonly kind: 'active' | 'processing' | 'not_subscribed' }
  | { readonly kind: 'will_be_subscribed' | 'active_until'; readonly date: number };

/**
 * How a service stands by its status. Where there is a date, it wins over “processing”; what counts as active without a
 * state is so by the service's own word.
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

/** Through whom the account has a service, by name: a bundle, or somebody else who takes the money. */
export function originsOf(state: ServicePurchaseState | null): readonly string[] {
  if (state === null) return [];
  const { parent_service, external_billing } = state.service;
  return [parent_service, external_billing].flatMap((origin) => origin?.name ?? []);
}
