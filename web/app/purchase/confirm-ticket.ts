import type { Notification, TicketConfirmation } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';

export type TicketOutcome =
  | { readonly kind: 'paid'; readonly notification: Notification | null }
  /** The bank authenticates the viewer on the page at `url`. */
  | { readonly kind: 'bank_page'; readonly url: string }
  /** The result is not known yet: a push event follows. */
  | { readonly kind: 'open'; readonly notification: Notification | null };

export interface ConfirmOptions {
  readonly ticketId: string;
  readonly hasSessionId: boolean;
  /** Called when the bank has not answered yet; it is asked again. */
  readonly onWaiting: (answer: TicketConfirmation) => void;
  /** Whether the page has been left. */
  readonly isOver: () => boolean;
  /** Waits between two attempts. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/**
 * Maximum number of confirmations of a ticket, and milliseconds between them. The service itself waits for up to 10 s.
 */
const [mostTimes, pause] = [12, 2000];

/**
 * Asks for the result of a ticket until it is known, for about two minutes. The bank's word counts, regardless of what
 * the page has seen. Rejects with the service's refusal.
 */
export async function confirmTicket(
  { purchases }: Pick<KadrClient, 'purchases'>,
  { ticketId, hasSessionId, onWaiting, isOver, wait = sleep }: ConfirmOptions,
): Promise<TicketOutcome> {
  for (let time = 1; ; time += 1) {
    const answer = await purchases.confirmTicket({ ticket_id: ticketId, has_session_id: hasSessionId });
    const { status, notification, payment } = answer;
    if (status === 'paid') return { kind: 'paid', notification };
    if (payment?.kind === 'redirect') return { kind: 'bank_page', url: payment.url };
    if (time >= mostTimes || isOver()) return { kind: 'open', notification };
    onWaiting(answer);
    await wait(pause);
    if (isOver()) return { kind: 'open', notification };
  }
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
