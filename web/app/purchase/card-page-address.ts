import type { Order } from '@kadr/contract';

/** The page that pays a ticket by card: a separate document with a stricter policy. */
export function ticketPath(ticketId: string): string {
  return `/pay?ticket_id=${ticketId}`;
}

/** The page on which an order's card is entered; null if there is none. */
export function cardPageOf({ ticket_id, payment }: Pick<Order, 'ticket_id' | 'payment'>): string | null {
  if (payment === null || ticket_id === null) return null;
  return payment.kind === 'redirect' ? payment.url : ticketPath(ticket_id);
}
