import type { CodeOf } from '@kadr/contract/errors';

/** The service's error codes that the viewer can act on. */
const codes = {
  notEnoughFunds: 1_000_049 satisfies CodeOf<'NOT_ENOUGH_FUNDS'>,
  data: 1_000_543 satisfies CodeOf<'PAYMENT_DECLINED_DATA'>,
  authentication: 1_000_544 satisfies CodeOf<'PAYMENT_DECLINED_AUTHENTICATION'>,
  timeout: 1_000_547 satisfies CodeOf<'PAYMENT_DECLINED_TIMEOUT'>,
  unavailable: 1_000_548 satisfies CodeOf<'PAYMENT_UNAVAILABLE'>,
  declined: 1_000_540 satisfies CodeOf<'PAYMENT_DECLINED'>,
  funds: 1_000_541 satisfies CodeOf<'PAYMENT_DECLINED_FUNDS'>,
  expired: 1_000_542 satisfies CodeOf<'PAYMENT_DECLINED_EXPIRED'>,
  restricted: 1_000_545 satisfies CodeOf<'PAYMENT_DECLINED_RESTRICTED'>,
  limit: 1_000_546 satisfies CodeOf<'PAYMENT_DECLINED_LIMIT'>,
} as const;

const short: ReadonlySet<number | null> = new Set([
  2_000_034 satisfies CodeOf<'BALANCE_SPENT'>,
  2_000_035 satisfies CodeOf<'BALANCE_TOO_LOW'>,
]);
const again: ReadonlySet<number> = new Set([
  codes.data,
  codes.authentication,
  codes.timeout,
  codes.unavailable,
]);
const another: ReadonlySet<number> = new Set([
  codes.declined,
  codes.funds,
  codes.expired,
  codes.restricted,
  codes.limit,
]);

/** The remedy after a refusal: the same again, another means of payment, more money; null if none helps. */
export function wayOnFrom(code: number | null): 'again' | 'another_way' | 'top_up' | null {
  if (code === null) return null;
  if (code === codes.notEnoughFunds || isBalanceShort(code)) return 'top_up';
  if (again.has(code)) return 'again';
  return another.has(code) ? 'another_way' : null;
}

/** Whether the balance is insufficient for the order: a panel offers to top it up. */
export function isBalanceShort(code: number | null): boolean {
  return short.has(code);
}

/** Whether the bank itself refused the card. */
export function isDecline(code: number | null): boolean {
  return code !== null && code !== codes.unavailable && (again.has(code) || another.has(code));
}
