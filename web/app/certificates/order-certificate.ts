import type { QueryClient } from '@tanstack/react-query';
import type { KadrClient } from '@kadr/contract/client';
import { isEmbedded } from '../data/entry-parameters.ts';
import { apiOf } from '../data/query-client.ts';
import { refresh } from '../data/query-families.ts';
import { cardPageOf } from '../purchase/card-page-address.ts';
import { confirmTicket } from '../purchase/confirm-ticket.ts';
import { createMoneyKeys } from '../purchase/money-keys.ts';

export type CertificateWish = Parameters<KadrClient['certificates']['buy']>[0];
/** `left`: the browser goes to the page that takes the card; `open`: the bank has not answered yet. */
export type Ordered = 'paid' | 'open' | 'left';

const keys = createMoneyKeys();

/** Buys a certificate; a new card leads to the page that takes it. Rejects with the service's refusal. */
export async function orderCertificate(
  queries: QueryClient,
  wish: CertificateWish,
  leave: (address: string) => void = (address) => location.assign(address),
): Promise<Ordered> {
  const api = await apiOf(queries);
  const order = await keys.call(wish, (keyed) => api.certificates.buy(wish, keyed));
  const address = cardPageOf(order);
  if (address !== null) {
    leave(address);
    return 'left';
  }
  const outcome =
    order.ticket_id === null
      ? ({ kind: 'paid' } as const)
      : await confirmTicket(api, {
          ticketId: order.ticket_id,
          hasSessionId: isEmbedded(),
          onWaiting: () => undefined,
          isOver: () => false,
        });
  await refresh(queries, 'purchases', 'payments', 'payment-methods', 'user');
  if (outcome.kind !== 'bank_page') return outcome.kind;
  leave(outcome.url);
  return 'left';
}
