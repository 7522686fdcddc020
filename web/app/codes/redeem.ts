import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';
import { toasts } from '../ui/toasts.ts';

/** Seconds for which what a code brought is shown. */
const shownFor = 5;

/**
 * Redeems a code and shows the notification that comes back, when one does; what is shown of the account is asked for anew.
 * Rejects with what the service says.
 */
export async function redeem(queries: QueryClient, code: string): Promise<void> {
  const api = await apiOf(queries);
  const { notification } = await api.promoCodes.redeem({ code });
  if (notification !== null) {
    const { message, submessage, poster } = notification.display;
    toasts.show({
      title: message,
      ...(submessage !== null && { text: submessage }),
      poster,
      duration: shownFor,
    });
  }
  await queries.invalidateQueries({ queryKey: ['user'] });
}
