import type { Payment } from '@kadr/contract';
import type { Narrowing } from '../purchase/queries.ts';

/** All kinds, in the order of the choice. */
const kinds = Object.keys({
  purchase: true,
  top_up: true,
  credit: true,
  refund: true,
  payout: true,
  certificate_sale: true,
  certificate_redeemed: true,
} satisfies Record<Payment['kind'], true>) as Payment['kind'][];

/** Reads the filters of the history from an address; invalid ones are ignored. */
export function narrowingIn(query: URLSearchParams): Required<Narrowing> {
  const [kind, month] = [query.get('kind'), query.get('month')];
  return {
    kind: kinds.find((one) => one === kind) ?? null,
    month: month !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : null,
  };
}

/** The kinds to choose from: those found, and always the chosen one. */
export function kindsOf(
  found: readonly Payment['kind'][],
  chosen: Payment['kind'] | null,
): Payment['kind'][] {
  return kinds.filter((kind) => kind === chosen || found.includes(kind));
}

/** The months to choose from, latest first: those found, and always the chosen one. */
export function monthsOf(found: readonly string[], chosen: string | null): string[] {
  return [...new Set([...found, ...(chosen === null ? [] : [chosen])])].toSorted().toReversed();
}

/** Returns the address of the history with another choice; other parameters are kept. */
export function narrowedAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  change: Narrowing,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
}
