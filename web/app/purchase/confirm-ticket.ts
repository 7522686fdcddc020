import type { Notification, TicketConfirmation } from '@kadr/contract';
import type { KadrClient } from '@kadr/contract/client';

export type TicketOutcome =
  | { readonly kind: 'paid'; readonly notification: Notification | null }
  /** The bank asks the viewer: its page is at `url`. */
  | { readonly kind: 'bank_page'; readonly url: string }
  /** Nobody knows yet: a push event says so later. */
  | { readonly kind: 'open'; readonly notification: Notification | null };

export interface ConfirmOptions {
  readonly ticketId: string;
  readonly hasSessionId: boolean;
  /** The bank has not answered yet; it is asked again. */
  readonly onWaiting: (answer: TicketConfirmation) => void;
  /** True once the page is left. */
  readonly isOver: () => boolean;
  /** The pause between two tries. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Times that a ticket is confirmed, and milliseconds between two of them. The service itself waits for up to 10 s. */
const [mostTimes, pause] = [12, 2000];

/**
 * Asks what became of a ticket until it is known, for about two minutes. The bank's word counts, whatever the page has
 * seen. Rejects with the service's refusal.
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
