import type { Money, PaymentType } from '@kadr/contract';

/** Where an account is topped up: the `external_url` of `account_refill`; null where cards are not taken. */
export function topUpAddressOf(types: readonly PaymentType[] | undefined): string | null {
  const methods = types?.find(({ name }) => name === 'account_refill')?.payment_methods;
  return methods?.find(({ name }) => name === 'external_url')?.payment_url ?? null;
}

export interface TopUpWish {
  /** What the account lacks; left out where that is not known. */
  readonly lack?: Money | null;
  /** Path of the page to go on to. Modals stand outside of the router: theirs is `location.pathname`. */
  readonly back: string;
}

/** The page that tops the account up, by what is missing, and leads on from there. */
export function topUpPage(address: string, { lack = null, back }: TopUpWish): string {
  const page = new URL(address);
  if (lack !== null) {
    page.searchParams.set('amount', String(lack.amount));
    page.searchParams.set('currency', lack.currency);
  }
  page.searchParams.set('back', back);
  return page.href;
}
