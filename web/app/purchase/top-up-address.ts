import type { Money, PaymentType } from '@kadr/contract';

/** Address of top-ups: the `external_url` of `account_refill`; null if cards are not accepted. */
export function topUpAddressOf(types: readonly PaymentType[] | undefined): string | null {
  const methods = types?.find(({ name }) => name === 'account_refill')?.payment_methods;
  return methods?.find(({ name }) => name === 'external_url')?.payment_url ?? null;
}

export interface TopUpWish {
  /** The sum that the account lacks; omitted if unknown. */
  readonly lack?: Money | null;
  /** Path of the page to continue on. Modals are outside the router: theirs is `location.pathname`. */
  readonly back: string;
}

/** Returns the address of the page that tops up the account by the missing sum, and continues from there. */
export function topUpPage(address: string, { lack = null, back }: TopUpWish): string {
  const page = new URL(address);
  if (lack !== null) {
    page.searchParams.set('amount', String(lack.amount));
    page.searchParams.set('currency', lack.currency);
  }
  page.searchParams.set('back', back);
  return page.href;
}
