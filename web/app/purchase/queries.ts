/** What buying and renting asks of the service; all of it of signed-in viewers only. */
import type { BuyInput, Payment } from '@kadr/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

/** How a title can be obtained, by id or slug. */
export const purchaseOptionsQuery = (id: number | string) =>
  queryOptions({
    queryKey: ['purchase-options', String(id)],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).purchases.options({ id: String(id) }, { signal }),
  });

/** How a service can be taken. */
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

/** How a purchase can be paid. */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: ['payment-methods'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).purchases.paymentMethods({ types: 'purchase,account_refill' }, { signal }),
  });

/** What an order would come to; nothing is bought. */
export const orderPreviewQuery = (order: Omit<BuyInput, 'is_confirmed'>) =>
  queryOptions({
    queryKey: ['purchase-preview', order.option, order.price],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client)).purchases.buy({ ...order, is_confirmed: false }, { signal }),
    retry: false,
  });

/** What the account has bought and rented, the latest first, page after page. */
export const purchasesQuery = () =>
  infiniteQueryOptions({
    queryKey: ['purchases'],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).purchases.list({ ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });

/** What of the history of payments is shown; null: all of it. */
export interface Narrowing {
  readonly kind?: Payment['kind'] | null;
  /** `2026-03`. */
  readonly month?: string | null;
}

/** The account's money: what is there, and how it came and went, the latest first, page after page. */
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
