import { KadrError } from '@kadr/contract';
import type { BuyInput, Notification, Order, PaymentType, PurchaseOption } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { ViewerOf } from '../audience/audience.ts';
import type { Pins } from '../pins/pins.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionRow } from '../session/repository.ts';
import type { SessionService } from '../session/service.ts';
import { uuid } from '../text/uuid.ts';
import { isSubscribed } from '../subscriptions/service.ts';
import { findBalances } from '../ledger/ledger.ts';
import { dueFor, tellOrder } from './offers.ts';
import type { Offer, Offers } from './offers.ts';
import { payTicket } from './pay-ticket.ts';
import { paymentTypesOf } from '../prices/payment-methods.ts';
import {
  deleteUnpaidTicketsBefore,
  findOpenTicket,
  findTicket,
  insertTicket,
  isOwned,
  setTicketStatus,
} from './repository.ts';
import type { TicketRow } from './repository.ts';
import { buyerOf, holdAccount, leftAfter, requirePin } from './checkout.ts';

/** Buying and renting titles, and taking services, with an account's own money. Everything throws KadrError SIGN_IN_REQUIRED for guests. */
export interface PurchasesService {
  /** How a title can be obtained; nothing when it is not sold, or the account has it. @throws as `catalogue.title` */
  options(reference: string, context: RequestContext): Promise<PurchaseOption[]>;
  /** How a service can be taken; nothing when it is not offered, or the account has it. @throws KadrError NOT_FOUND */
  serviceOptions(reference: string, context: RequestContext): Promise<PurchaseOption[]>;
  paymentMethods(types: readonly PaymentType['name'][], context: RequestContext): Promise<PaymentType[]>;
  /**
   * Opens a ticket at the price that the viewer was shown, or only looks whether that would be possible. An account has one
   * open ticket for a title, and for a service: asking for the same again gives the same one, another offer takes its place.
   *
   * @throws KadrError NOT_ENOUGH_FUNDS, also for a blocked account; ALREADY_PURCHASED; PRICE_CHANGED; PIN_WRONG,
   *   PIN_TOO_SOON, PIN_BLOCKED where the profile buys with the PIN only; as `catalogue.title`
   */
  buy(input: BuyInput, context: RequestContext): Promise<Order>;
  /**
   * Pays a ticket, once, however often and from wherever it is confirmed.
   *
   * @throws KadrError NOT_FOUND, TICKET_EXPIRED, NOT_ENOUGH_FUNDS
   */
  confirm(ticketId: string, context: RequestContext): Promise<Notification>;
  /** Forgets orders that were never paid. */
  purge(now: Date): Promise<void>;
}

/** How long an open ticket can be paid, in milliseconds: its price is kept for so long. */
const ticketLifetime = 15 * 60_000;
/** How long unpaid tickets are kept, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

export interface PurchasesPorts {
  readonly sessions: Pick<SessionService, 'requireAccount' | 'findDetails'>;
  readonly offers: Offers;
  readonly viewerOf: ViewerOf;
  readonly pins: Pick<Pins, 'check'>;
  readonly push: Pick<PushPublisher, 'publish'>;
}

interface PurchasesContext extends PurchasesPorts, Pick<ApiPorts, 'random'> {
  readonly db: Database;
}

export function createPurchasesService(
  db: Database,
  { sessions, offers, viewerOf, pins, push }: PurchasesPorts,
  { random }: Pick<ApiPorts, 'random'>,
): PurchasesService {
  const ctx: PurchasesContext = { db, sessions, offers, viewerOf, pins, push, random };

  return {
    options: async (reference, context) => {
      const { accountId } = await sessions.requireAccount(context);
      return offers.ofTitle(reference, accountId, await viewerOf(context));
    },

    serviceOptions: async (reference, context) => {
      const { accountId } = await sessions.requireAccount(context);
      return offers.ofService(reference, accountId, await viewerOf(context));
    },

    paymentMethods: async (types, context) => {
      const { accountId } = await sessions.requireAccount(context);
      return paymentTypesOf(types, await findBalances(db, accountId), context.language);
    },

    buy: (input, context) => buy(ctx, input, context),

    confirm: (ticketId, context) => confirm(ctx, ticketId, context),

    purge: (now) => deleteUnpaidTicketsBefore(db, new Date(now.getTime() - keptFor)),
  };
}

function openTicket(
  { db, random }: PurchasesContext,
  row: SessionRow,
  { offer, isEmbedded }: { readonly offer: Offer; readonly isEmbedded: boolean },
  now: Date,
): Promise<TicketRow> {
  return db.transaction(async (transaction) => {
    const accountId = row.account_id;
    await holdAccount(transaction, accountId);
    const { name: _, ...terms } = offer;
    const isHad =
      terms.serviceId === null
        ? await isOwned(transaction, accountId, terms.mediaItemId ?? 0, now)
        : await isSubscribed(transaction, accountId, terms.serviceId, now);
    if (isHad) throw new KadrError('ALREADY_PURCHASED');
    await leftAfter(transaction, accountId, dueFor(offer));
    const open = await findOpenTicket(transaction, accountId, terms);
    if (open !== undefined) {
      const isSame =
        open.priceId === offer.priceId &&
        open.amount === offer.amount &&
        open.currency === offer.currency &&
        open.trialDuration === offer.trialDuration;
      if (isSame && !isTooOld(open, now)) return open;
      await setTicketStatus(transaction, open.id, 'dropped');
    }
    return insertTicket(transaction, {
      ...terms,
      id: uuid(random(16)),
      accountId,
      profileId: row.profile_id,
      isEmbedded,
      status: 'wait_payment',
      createdAt: now,
    });
  });
}

async function buy(ctx: PurchasesContext, input: BuyInput, context: RequestContext): Promise<Order> {
  const row = await buyerOf(ctx.sessions, context);
  const viewer = await ctx.viewerOf(context);
  const offer = await ctx.offers.wanted(input, row.account_id, viewer);
  if (!input.is_confirmed) {
    if (row.is_blocked) throw new KadrError('NOT_ENOUGH_FUNDS');
    const left = await leftAfter(ctx.db, row.account_id, dueFor(offer));
    const notification = tellOrder('preview', offer, left, context.language);
    return { ticket_id: null, status: 'preview', order_id: null, notification };
  }
  await requirePin(ctx.pins, row, input.pin_code, viewer.now);
  const ticket = await openTicket(ctx, row, { offer, isEmbedded: input.has_session_id }, viewer.now);
  return { ticket_id: ticket.id, status: 'wait_payment', order_id: ticket.orderId, notification: null };
}

async function confirm(
  { sessions, db, offers, viewerOf, push }: PurchasesContext,
  ticketId: string,
  context: RequestContext,
): Promise<Notification> {
  const { accountId } = await sessions.requireAccount(context);
  const now = context.now();
  const asked = await findTicket(db, accountId, ticketId);
  if (asked === undefined) throw new KadrError('NOT_FOUND');
  // Before the transaction: while it waits for the account's lock it must not need a second connection.
  const name = await offers.nameOf(asked, await viewerOf(context));
  return db.transaction(async (transaction) => {
    await holdAccount(transaction, accountId);
    const ticket = await findTicket(transaction, accountId, ticketId);
    if (ticket === undefined) throw new KadrError('NOT_FOUND');
    if (ticket.status === 'paid') {
      const left = await leftAfter(transaction, accountId, { amount: 0, currency: ticket.currency });
      return tellOrder('paid', { ...ticket, name }, left, context.language);
    }
    if (ticket.status === 'dropped' || isTooOld(ticket, now)) throw new KadrError('TICKET_EXPIRED');
    const left = await payTicket(transaction, ticket, now);
    await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
    return tellOrder('paid', { ...ticket, name }, left, context.language);
  });
}

function isTooOld({ createdAt }: TicketRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > ticketLifetime;
}
