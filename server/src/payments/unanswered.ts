import type { ProviderPayment } from '@kadr/api';

/** A payment whose state is unknown. */
export function unanswered({
  ref,
  key,
  createdAt,
}: Pick<ProviderPayment, 'ref' | 'key' | 'createdAt'>): ProviderPayment {
  return {
    ref,
    key,
    state: 'unknown',
    amount: null,
    refunded: null,
    next: null,
    decline: null,
    saved: null,
    dispute: null,
    createdAt,
  };
}
