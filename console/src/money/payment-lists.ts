import type { AccountPayment } from '@kadr/contract';

/** Hundredths that can still be given back of a payment; 0 of what is none. */
export function refundableOf({ kind, amount, refunded }: AccountPayment): number {
  return kind === 'purchase' || kind === 'top_up' ? Math.max(Math.abs(amount) - refunded, 0) : 0;
}

/** The payments of an account, among all that is read of it. */
export const paymentsKey = (accountId: number) => ['people', accountId, 'payments'] as const;
