import type { Notification } from '@kadr/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { toasts } from '../data/toasts.ts';
import { refresh } from '../data/query-families.ts';

/** Seconds for which a code's result is shown. */
const shownFor = 5;

/** The format of the codes of gift certificates, with or without hyphens. */
const certificate = /^[A-Z2-9]{4}(?:-?[A-Z2-9]{4}){3}$/i;

/**
 * Redeems a promo code or a certificate and refetches what is shown of the account. Rejects with the service's refusal.
 */
export async function redeem(queries: QueryClient, code: string): Promise<Notification | null> {
  const api = await apiOf(queries);
  const { notification } = await (certificate.test(code)
    ? api.certificates.redeem({ code })
    : api.promoCodes.redeem({ code }));
  await refresh(queries, 'user', 'purchases', 'payments', 'payment-methods', 'subscriptions');
  return notification;
}

/** Shows a code's result over the next page. */
export function tellOf({ display: { message, submessage, poster } }: Notification): void {
  toasts.show({
    title: message,
    ...(submessage !== null && { text: submessage }),
    poster,
    duration: shownFor,
  });
}
