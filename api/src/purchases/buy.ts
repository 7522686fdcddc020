import { KadrError } from '@kadr/contract';
import type { BuyInput, Order } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findCard } from '../payments/linked-cards.ts';
import type { BankCardRow } from '../payments/linked-cards.ts';
import type { PaymentRow } from '../payments/repository.ts';
import { originOf } from '../payments/service.ts';
import { refusalOf } from '../payments/wire.ts';
import { isByCard, methodOf } from '../prices/payment-methods.ts';
import type { ChosenMethod } from '../prices/payment-methods.ts';
import type { SessionRow } from '../session/repository.ts';
import { isSubscribed } from '../subscriptions/begin.ts';
import { uuid } from '../text/uuid.ts';
import { buyerOf, holdAccount, leftAfter, requirePin } from './checkout.ts';
import { leftOfPoints } from './member-terms.ts';
import { dueFor, tellOrder } from './order-terms.ts';
import type { Offer } from './offers.ts';
import { isTooOld } from './purchases-context.ts';
import type { PurchasesContext } from './purchases-context.ts';
import { findOpenTicket, insertTicket, isOwned, setTicketStatus, updateTicket } from './repository.ts';
import type { TicketRow } from './repository.ts';

/** An order, and its means of payment. */
interface Wish {
  readonly offer: Offer;
  readonly method: ChosenMethod;
  readonly card: BankCardRow | null;
  readonly input: BuyInput;
  readonly origin: string;
  /** Brand and country of the order. */
  readonly place: Pick<TicketRow, 'brand' | 'country'>;
}

export async function buy(ctx: PurchasesContext, input: BuyInput, context: RequestContext): Promise<Order> {
  const row = await buyerOf(ctx.sessions, context);
  const viewer = await ctx.viewerOf(context);
  const offer = await ctx.offers.wanted(input, row.account_id, viewer);
  const { method, card } = await methodWanted(ctx.db, input, row.account_id);
  if (!input.is_confirmed) {
    if (row.is_blocked) throw new KadrError('NOT_ENOUGH_FUNDS');
    const left = await leftBy(ctx.db, row.account_id, { offer, method, input });
    const notification = tellOrder('preview', { ...offer, points: pointsOf(input) }, left, context.language);
    return { ticket_id: null, status: 'preview', order_id: null, notification, payment: null };
  }
  await requirePin(ctx.pins, row, input.pin_code, viewer.now);
  const place = { brand: viewer.brand, country: viewer.country ?? null };
  const wish: Wish = { offer, method, card, input, origin: originOf(context, ctx), place };
  const { ticket, attempt } = await openTicket(ctx, row, wish, viewer.now);
  const payment = attempt === null ? null : await startPayment(ctx, attempt);
  return {
    ticket_id: ticket.id,
    status: 'wait_payment',
    order_id: ticket.orderId,
    notification: null,
    payment: payment?.next ?? null,
  };
}

/** The points that were shown as the price; null for money. */
function pointsOf({ price }: BuyInput): number | null {
  return price.points ?? null;
}

/**
 * The balance or points left by a payment; null when a card pays.
 *
 * @throws KadrError NOT_ENOUGH_FUNDS, NOT_ENOUGH_BONUSES
 */
async function leftBy(
  db: Database,
  accountId: number,
  { offer, method, input }: Pick<Wish, 'offer' | 'method' | 'input'>,
): Promise<number | null> {
  if (isByCard(method)) return null;
  if (method.name !== 'bonus') return leftAfter(db, accountId, dueFor(offer));
  const { payment_method_id: paymentMethodId } = input.price;
  return leftOfPoints(db, { accountId, paymentMethodId }, pointsOf(input) ?? 0);
}

/** @throws KadrError NOT_FOUND for another account's card, INVALID_INPUT for a card other than that of the method */
async function methodWanted(
  db: Database,
  { price, bank_card_id }: BuyInput,
  accountId: number,
): Promise<Pick<Wish, 'method' | 'card'>> {
  const method = methodOf(price.payment_method_id);
  if (method === null) throw new KadrError('PRICE_CHANGED');
  const cardId = method.name === 'linked_card' ? method.cardId : undefined;
  if (bank_card_id !== undefined && bank_card_id !== cardId)
    throw new KadrError('INVALID_INPUT', {
      message: 'bank_card_id: this is not the card of the payment method.',
      field: 'bank_card_id',
    });
  if (cardId === undefined) return { method, card: null };
  const card = await findCard(db, accountId, cardId);
  if (card === undefined) throw new KadrError('NOT_FOUND');
  return { method, card };
}

function openTicket(
  ctx: PurchasesContext,
  row: SessionRow,
  wish: Wish,
  now: Date,
): Promise<{ readonly ticket: TicketRow; readonly attempt: PaymentRow | null }> {
  return ctx.db.transaction(async (transaction) => {
    const accountId = row.account_id;
    await holdAccount(transaction, accountId);
    const { mediaItemId, serviceId } = wish.offer;
    const isHad =
      serviceId === null
        ? await isOwned(transaction, accountId, mediaItemId ?? 0, now)
        : await isSubscribed(transaction, accountId, serviceId, now);
    if (isHad) throw new KadrError('ALREADY_PURCHASED');
    const due = dueFor(wish.offer);
    await leftBy(transaction, accountId, wish);
    const ticket = await ticketFor(ctx, transaction, { row, wish }, now);
    if (!isByCard(wish.method) || due.amount === 0) return { ticket, attempt: null };
    const attempt = await ctx.payments.attempt(
      transaction,
      {
        accountId,
        purpose: 'ticket',
        ticketId: ticket.id,
        ...due,
        card: wish.card,
        isSavingCard: ticket.isLinkingCard,
        initiator: 'viewer',
        isEmbedded: ticket.isEmbedded,
      },
      wish.origin,
    );
    return { ticket, attempt };
  });
}

/** The open ticket for the same offer, with the payment method that was chosen last; or a new one. */
async function ticketFor(
  { random }: PurchasesContext,
  transaction: Database,
  { row, wish: { offer, method, card, input, place } }: { readonly row: SessionRow; readonly wish: Wish },
  now: Date,
): Promise<TicketRow> {
  const { name: _, ...terms } = offer;
  const way = {
    paymentMethodId: input.price.payment_method_id,
    bankCardId: card?.id ?? null,
    points: pointsOf(input),
    isLinkingCard: method.name === 'any_card' && input.is_should_link_card === true,
  };
  const open = await findOpenTicket(transaction, row.account_id, terms);
  if (open !== undefined) {
    const isSame =
      open.priceId === offer.priceId &&
      open.amount === offer.amount &&
      open.introAmount === offer.introAmount &&
      open.replacesId === offer.replacesId &&
      open.creditAmount === offer.creditAmount &&
      open.discountId === offer.discountId &&
      open.currency === offer.currency &&
      open.trialDuration === offer.trialDuration;
    if (isSame && !isTooOld(open, now)) return updateTicket(transaction, open.id, way);
    await setTicketStatus(transaction, open.id, 'dropped');
  }
  return insertTicket(transaction, {
    ...terms,
    ...way,
    ...place,
    id: uuid(random(16)),
    accountId: row.account_id,
    profileId: row.profile_id,
    isEmbedded: input.has_session_id,
    status: 'wait_payment',
    createdAt: now,
  });
}

/**
 * Sends a payment to the provider. A linked card may be charged already: its confirmation shows that.
 *
 * @throws KadrError PAYMENT_UNAVAILABLE when a card cannot be entered, PAYMENT_DECLINED and its variants
 */
export async function startPayment({ payments }: PurchasesContext, attempt: PaymentRow): Promise<PaymentRow> {
  const payment = await payments.start(attempt);
  if (payment.isSavedCard || payment.next !== null || payment.state === 'succeeded') return payment;
  if (payment.state === 'declined' || payment.state === 'canceled') throw refusalOf(payment);
  throw new KadrError('PAYMENT_UNAVAILABLE');
}
