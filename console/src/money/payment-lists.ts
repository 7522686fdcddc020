import type { AccountPayment } from '@kadr/contract';

/** The refundable amount of a payment in hundredths; 0 for other entries. */
export function refundableOf({ kind, amount, refunded }: AccountPayment): number {
  return kind === 'purchase' || kind === 'top_up' ? Math.max(Math.abs(amount) - refunded, 0) : 0;
}

/** The query key of an account's payments. */
export const paymentsKey = (accountId: number) => ['people', accountId, 'payments'] as const;
