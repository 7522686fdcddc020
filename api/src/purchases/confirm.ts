import { KadrError } from '@kadr/contract';
import type { TicketConfirmation, Notification } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { lackAs } from '../ledger/lack.ts';
import { findPaymentOf } from '../payments/repository.ts';
import type { PaymentRow } from '../payments/repository.ts';
import { isFinal } from '../payments/settle.ts';
import { refusalOf } from '../payments/wire.ts';
import { isByCard as isCard, methodOf } from '../prices/payment-methods.ts';
import { holdAccount, leftAfter } from './checkout.ts';
import { dueFor, tellOrder } from './order-terms.ts';
import { paidNotice, processingNotice } from './payment-notices.ts';
import { payTicket } from './pay-ticket.ts';
import { leftOfPoints } from './member-terms.ts';
import { isTooOld } from './purchases-context.ts';
import type { PurchasesContext } from './purchases-context.ts';
import { findTicket } from './repository.ts';
import type { TicketRow } from './repository.ts';

/** Confirms a ticket of a purchase, a card link, or a top-up. */
export async function confirm(
  ctx: PurchasesContext,
  ticketId: string,
  context: RequestContext,
): Promise<TicketConfirmation> {
  const { accountId } = await ctx.sessions.requireAccount(context);
  const ticket = await findTicket(ctx.db, accountId, ticketId);
  if (ticket !== undefined) return confirmTicket(ctx, ticket, context);
  const payment = await findPaymentOf(ctx.db, accountId, ticketId);
  if (payment === undefined) throw new KadrError('NOT_FOUND');
  const outcome = await outcomeOf(ctx, payment);
  if (!isFinal(outcome)) return processing(outcome, context);
  return paid(paidNotice(outcome, context.language));
}

async function confirmTicket(
  ctx: PurchasesContext,
  ticket: TicketRow,
  context: RequestContext,
): Promise<TicketConfirmation> {
  // Before the transaction: while it waits for the account's lock it must not need a second connection.
  const { name } = await ctx.offers.contentOf(ticket, await ctx.viewerOf(context));
  const told = (left: number | null) => paid(tellOrder('paid', { ...ticket, name }, left, context.language));
  const isByCard = isCard(methodOf(ticket.paymentMethodId));
  if (!isByCard || dueFor(ticket).amount === 0 || ticket.status === 'paid')
    return told(await payFromAccount(ctx, ticket, { isByCard, now: context.now() }));
  const payment = await findPaymentOf(ctx.db, ticket.accountId, ticket.id);
  if (payment === undefined)
    throw new KadrError(ticket.status === 'dropped' ? 'TICKET_EXPIRED' : 'NOT_FOUND');
  const outcome = await outcomeOf(ctx, payment).catch((error: unknown) =>
    refusedUnlessPaid(ctx, ticket, error),
  );
  if (outcome === 'paid' || isFinal(outcome)) return told(null);
  return processing(outcome, context);
}

/**
 * Pays a ticket from the account's balance or points and returns the remainder, even if already paid. Null for cards.
 */
function payFromAccount(
  { db, push }: PurchasesContext,
  { id, accountId, currency }: TicketRow,
  { isByCard, now }: { readonly isByCard: boolean; readonly now: Date },
): Promise<number | null> {
  return db.transaction(async (transaction) => {
    await holdAccount(transaction, accountId);
    const ticket = await findTicket(transaction, accountId, id);
    if (ticket === undefined) throw new KadrError('NOT_FOUND');
    const told = (left: number): number | null => (isByCard ? null : left);
    if (ticket.status === 'paid')
      return told(
        ticket.points === null
          ? await leftAfter(transaction, accountId, { amount: 0, currency })
          : await leftOfPoints(transaction, ticket, 0),
      );
    if (ticket.status === 'dropped' || isTooOld(ticket, now)) throw new KadrError('TICKET_EXPIRED');
    const { bankCardId } = ticket;
    const left = await payTicket(transaction, ticket, { now, paymentId: null, bankCardId }).catch(
      lackAs('BALANCE_SPENT'),
    );
    await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
    return told(left);
  });
}

/** The outcome of a payment, within the time that a viewer waits. @throws KadrError if it was refused or refunded */
async function outcomeOf({ payments }: PurchasesContext, payment: PaymentRow): Promise<PaymentRow> {
  const outcome = await payments.waitFor(payment);
  if (isFinal(outcome) && (outcome.state !== 'succeeded' || outcome.unappliedReason !== null))
    throw refusalOf(outcome);
  return outcome;
}

/** A ticket that was paid another way in the meantime is paid, regardless of this payment. */
async function refusedUnlessPaid(
  { db }: { readonly db: Database },
  { accountId, id }: TicketRow,
  error: unknown,
): Promise<'paid'> {
  if ((await findTicket(db, accountId, id))?.status === 'paid') return 'paid';
  throw error;
}

function paid(notification: Notification): TicketConfirmation {
  return { status: 'paid', notification, payment: null };
}

function processing({ next }: PaymentRow, { language }: RequestContext): TicketConfirmation {
  return { status: 'processing', notification: processingNotice(language), payment: next };
}
