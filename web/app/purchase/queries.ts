/** Queries of purchases and rentals; all of them for signed-in viewers only. */
import type { BuyInput, Payment } from '@kadr/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** Options to obtain a title, by id or slug. */
export const purchaseOptionsQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['purchase-options', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).purchases.options({ id: String(id) }, { signal }),
  });

/** Options to subscribe to a service. */
export const serviceOptionsQuery = (id: number) =>
  queryOptions({
    queryKey: ['purchase-options', 'service', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).purchases.serviceOptions({ id: String(id) }, { signal }),
  });

/** The services that the account has. */
export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: ['subscriptions'],
    queryFn: async ({ client, signal }) => (await apiOf(client)).subscriptions.list(undefined, { signal }),
  });

/** Payment methods of a purchase. */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: ['payment-methods'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).purchases.paymentMethods({ types: 'purchase,account_refill' }, { signal }),
  });

/** The terms of an order; nothing is bought. */
export const orderPreviewQuery = (order: Omit<BuyInput, 'is_confirmed'>) =>
  queryOptions({
    queryKey: ['purchase-preview', order.option, order.price],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).purchases.buy({ ...order, is_confirmed: false }, { signal }),
    retry: false,
  });

/** The account's purchases and rentals, latest first, page by page. */
export const purchasesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['purchases'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).purchases.list({ ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** Filters of the payment history; null: no filter. */
export interface Narrowing {
  readonly kind?: Payment['kind'] | null;
  /** `2026-03`. */
  readonly month?: string | null;
}

/** The account's balance and its movements, latest first, page by page. */
export const paymentsQuery = ({ kind = null, month = null }: Narrowing = {}) =>
  infiniteQueryOptions({
    queryKey: ['payments', kind, month],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).purchases.payments(
        {
          ...(kind !== null && { kind }),
          ...(month !== null && { month }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
