/** Steps of a payment. */
import type { Notification, Ticket, WireCardEntry } from '@kadr/contract';
import type { Translate } from '../i18n/messages.tsx';
import type { CardExtra } from './card-fields.ts';
import type { BankFields } from './stripe-form.tsx';

/** The step of a ticket, as the page shows it. */
export type TicketStep =
  | {
      readonly name: 'card';
      readonly problem: CardProblem | null;
      /** The bank's own fields take the card; null: this page's. */
      readonly fields: BankFields | null;
    }
  /** The bank's own page takes the card; without a `url` there is no attempt to pay there yet. */
  | { readonly name: 'bank_page'; readonly url: string | null; readonly problem: CardProblem | null }
  | { readonly name: 'checking'; readonly notification: Notification | null; readonly isLong: boolean }
  | { readonly name: 'paid'; readonly notification: Notification | null }
  /** The card is linked, and the waiting promo code has been redeemed, with or without a benefit. */
  | { readonly name: 'redeemed'; readonly notification: Notification | null }
  | { readonly name: 'code_refused'; readonly code: string; readonly text: string }
  /** It can no longer be paid. */
  | { readonly name: 'over'; readonly text: string };

export interface CardProblem {
  readonly text: string;
  readonly more: string | null;
}

/** The subject of a payment: a ticket, or a card to link, whose ticket does not exist yet. */
export type Payable = Pick<
  Ticket,
  'purpose' | 'status' | 'amount' | 'currency' | 'is_should_link_card' | 'content' | 'payment'
> & {
  readonly ticket_id: string | null;
};

/** Fields that the bank requires besides the card. */
export function extrasOf(entry: WireCardEntry | null): readonly CardExtra[] {
  return entry?.kind === 'direct_post' ? entry.fields : [];
}

/** Data of the bank's own fields, if the attempt has them. */
export function fieldsOf({
  ticketId,
  entry,
}: {
  readonly ticketId: string | null;
  readonly entry: WireCardEntry | null;
}): BankFields | null {
  return entry?.kind === 'tokenise' && ticketId !== null ? { entry, ticketId } : null;
}

/** @param isReturned whether the viewer returns from the bank's page */
export function firstStep(
  { ticket_id, status, payment }: Payable,
  isReturned: boolean,
  t: Translate,
): TicketStep {
  // Paid or not: the confirmation has the text for it.
  if (isReturned) return { name: 'checking', notification: null, isLong: false };
  if (status === 'paid') return { name: 'paid', notification: null };
  if (status === 'expired') return { name: 'over', text: t('pay.expired') };
  if (payment?.kind === 'redirect') return { name: 'bank_page', url: payment.url, problem: null };
  return { name: 'card', problem: null, fields: fieldsOf({ ticketId: ticket_id, entry: payment }) };
}
