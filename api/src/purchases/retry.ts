import { KadrError } from '@kadr/contract';
import type { WireCardEntry } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import { originOf } from '../payments/service.ts';
import { startPayment } from './buy.ts';
import { holdAccount } from './checkout.ts';
import { dueFor } from './order-terms.ts';
import { isTooOld } from './purchases-context.ts';
import type { PurchasesContext } from './purchases-context.ts';
import { findTicket } from './repository.ts';

/** Another attempt to pay a ticket with an entered card. The PIN was checked when the ticket was opened. */
export async function retry(
  ctx: PurchasesContext,
  ticketId: string,
  context: RequestContext,
): Promise<{ payment: WireCardEntry }> {
  const { accountId } = await ctx.sessions.requireAccount(context);
  const attempt = await ctx.db.transaction(async (transaction) => {
    await holdAccount(transaction, accountId);
    const ticket = await findTicket(transaction, accountId, ticketId);
    if (ticket === undefined) throw new KadrError('NOT_FOUND');
    if (ticket.status === 'paid') throw new KadrError('ALREADY_PURCHASED');
    const due = dueFor(ticket);
    if (ticket.status === 'dropped' || isTooOld(ticket, context.now()) || due.amount === 0)
      throw new KadrError('TICKET_EXPIRED');
    return ctx.payments.attempt(
      transaction,
      {
        accountId,
        purpose: 'ticket',
        ticketId,
        ...due,
        card: null,
        isSavingCard: ticket.isLinkingCard,
        initiator: 'viewer',
        isEmbedded: ticket.isEmbedded,
      },
      originOf(context, ctx),
    );
  });
  const { next } = await startPayment(ctx, attempt);
  // It was paid in the meantime: its confirmation shows that.
  if (next === null) throw new KadrError('ALREADY_PURCHASED');
  return { payment: next };
}
