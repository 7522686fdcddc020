import type { PaymentType } from '@kadr/contract';

/** Where an account is topped up: the `external_url` of `account_refill`; null where cards are not taken. */
export function topUpAddressOf(types: readonly PaymentType[] | undefined): string | null {
  const methods = types?.find(({ name }) => name === 'account_refill')?.payment_methods;
  return methods?.find(({ name }) => name === 'external_url')?.payment_url ?? null;
}
