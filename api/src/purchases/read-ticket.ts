import { KadrError } from '@kadr/contract';
import type { Ticket } from '@kadr/contract';
import { findTrialOf } from '../bank-cards/card-binding.ts';
import type { RequestContext } from '../context/context.ts';
import { findPaymentOf } from '../payments/repository.ts';
import type { PaymentRow } from '../payments/repository.ts';
import { isFinal } from '../payments/settle.ts';
import { findSubscription } from '../subscriptions/repository.ts';
import { dueFor } from './order-terms.ts';
import { isTooOld } from './purchases-context.ts';
import type { PurchasesContext } from './purchases-context.ts';
import { findTicket } from './repository.ts';
import type { TicketRow } from './repository.ts';

/** The content and state of a ticket of the account. @throws KadrError NOT_FOUND */
export async function readTicket(
  ctx: PurchasesContext,
  ticketId: string,
  context: RequestContext,
): Promise<Ticket> {
  const { accountId } = await ctx.sessions.requireAccount(context);
  const ticket = await findTicket(ctx.db, accountId, ticketId);
  const payment = await findPaymentOf(ctx.db, accountId, ticketId);
  if (ticket === undefined) return ofPayment(ctx, ticketId, payment, context);
  return {
    ticket_id: ticketId,
    order_id: ticket.orderId,
    purpose: 'purchase',
    status: statusOf(ticket, payment, context.now()),
    ...dueFor(ticket),
    is_should_link_card: ticket.isLinkingCard,
    content: await ctx.offers.contentOf(ticket, await ctx.viewerOf(context)),
    payment: entryOf(payment),
  };
}

const purposes = {
  bind: 'card_bind',
  top_up: 'account_refill',
  renewal: 'renewal',
  certificate: 'certificate',
} as const;

/** The ticket of a payment without an order. */
async function ofPayment(
  ctx: PurchasesContext,
  ticket_id: string,
  payment: PaymentRow | undefined,
  context: RequestContext,
): Promise<Ticket> {
  if (payment === undefined || payment.purpose === 'ticket') throw new KadrError('NOT_FOUND');
  const { orderId: order_id, amount, currency, isSavingCard, purpose, state, unappliedReason } = payment;
  const isPaid = state === 'succeeded' && unappliedReason === null;
  return {
    ticket_id,
    order_id,
    purpose: purposes[purpose],
    status: isPaid ? 'paid' : isFinal(payment) ? 'declined' : 'wait_payment',
    amount,
    currency,
    is_should_link_card: isSavingCard,
    content: await serviceOf(ctx, payment, context),
    payment: entryOf(payment),
  };
}

/** The service that a payment renews, or whose trial its card is for; null for any other payment. */
async function serviceOf(
  ctx: PurchasesContext,
  payment: PaymentRow,
  context: RequestContext,
): Promise<Ticket['content']> {
  const { accountId, subscriptionId, bankCardId, purpose } = payment;
  const found =
    purpose === 'bind' && accountId !== null
      ? await findTrialOf(ctx.db, accountId, bankCardId)
      : subscriptionId === null
        ? undefined
        : await findSubscription(ctx.db, subscriptionId);
  if (found === undefined) return null;
  const thing = { mediaItemId: null, serviceId: found.serviceId, usageModel: 'SERVICE' } as const;
  return ctx.offers.contentOf(thing, await ctx.viewerOf(context));
}

/** A ticket with a payment in progress waits for it, regardless of its age. */
function statusOf(ticket: TicketRow, payment: PaymentRow | undefined, now: Date): Ticket['status'] {
  if (ticket.status === 'paid') return 'paid';
  const isUnderWay = payment !== undefined && !isFinal(payment);
  return ticket.status === 'dropped' || (isTooOld(ticket, now) && !isUnderWay) ? 'expired' : 'wait_payment';
}

function entryOf(payment: PaymentRow | undefined): Ticket['payment'] {
  return payment === undefined || isFinal(payment) ? null : payment.next;
}
