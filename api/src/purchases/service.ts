import { KadrError, noPin } from '@kadr/contract';
import type { BuyInput, Money, Notification, Order, PaymentType, PurchaseOption } from '@kadr/contract';
import type { Viewer } from '../catalogue/card.ts';
import { entitlementItem } from '../catalogue/card.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { TitleRow } from '../catalogue/title-row.ts';
import type { ApiDependencies, RequestContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { entitlementOf } from '../entitlement/entitlement.ts';
import type { ViewerOf } from '../profiles/audience.ts';
import type { Pins } from '../profiles/pins.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionRow } from '../session/repository.ts';
import type { SessionService } from '../session/service.ts';
import { uuid } from '../session/uuid.ts';
import { findBalances, lockAccount, spend } from './ledger.ts';
import { paymentTypesOf } from './payment-methods.ts';
import { purchaseOptionsOf } from './prices.ts';
import type { PriceRow } from './prices.ts';
import {
  deleteUnpaidTicketsBefore,
  findOpenTicket,
  findTicket,
  insertPurchase,
  insertTicket,
  isOwned,
  setTicketStatus,
} from './repository.ts';
import type { TicketRow } from './repository.ts';
import { paidNotification, previewNotification } from './words.ts';

/** Buying and renting titles with an account's own money. Everything throws KadrError SIGN_IN_REQUIRED for guests. */
export interface PurchasesService {
  /** How a title can be obtained; nothing when it is not sold, or the account has it. @throws as `catalogue.title` */
  options(reference: string, context: RequestContext): Promise<PurchaseOption[]>;
  paymentMethods(types: readonly PaymentType['name'][], context: RequestContext): Promise<PaymentType[]>;
  /**
   * Opens a ticket at the price that the viewer was shown, or only looks whether that would be possible. An account has one
   * open ticket for a title: asking for the same again gives the same one, another offer takes its place.
   *
   * @throws KadrError NOT_ENOUGH_FUNDS, also for a blocked account (CM-119); ALREADY_PURCHASED; PRICE_CHANGED; PIN_WRONG,
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
  tidy(now: Date): Promise<void>;
}

/** How long an open ticket can be paid, in milliseconds: its price is kept for so long. */
const ticketLifetime = 15 * 60_000;
/** How long unpaid tickets are kept, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;
const lengths = { hour: 60 * 60_000, day: 24 * 60 * 60_000 } as const;

export interface PurchasesReach {
  readonly sessions: Pick<SessionService, 'account' | 'row'>;
  readonly catalogue: Pick<CatalogueService, 'title'>;
  readonly viewerOf: ViewerOf;
  readonly pins: Pick<Pins, 'check'>;
  readonly push: Pick<PushPublisher, 'publish'>;
}

export function createPurchasesService(
  db: Database,
  { sessions, catalogue, viewerOf, pins, push }: PurchasesReach,
  { random }: Pick<ApiDependencies, 'random'>,
): PurchasesService {
  /** The session of whoever buys. @throws KadrError SIGN_IN_REQUIRED */
  const buyer = async (context: RequestContext): Promise<SessionRow> => {
    await sessions.account(context);
    const row = await sessions.row(context);
    if (row === null) throw new KadrError('SIGN_IN_REQUIRED');
    return row;
  };

  /** What is sold of a title, at the price that was shown. */
  const offerOf = async (
    { option, price }: BuyInput,
    viewer: Viewer,
  ): Promise<{ readonly title: TitleRow; readonly offer: PriceRow }> => {
    const title = await catalogue.title(String(option.media_item_id), viewer);
    const entitlement = entitlementOf(entitlementItem(title), viewer);
    if (entitlement.allowed)
      throw new KadrError(viewer.owned.has(title.id) ? 'ALREADY_PURCHASED' : 'PRICE_CHANGED');
    if (entitlement.reason !== 'PURCHASE_REQUIRED') throw new KadrError(entitlement.reason);
    const chosen = purchaseOptionsOf(title).find(({ seq_id }) => seq_id === option.seq_id);
    const offered = chosen?.periods.flatMap(({ prices }) => prices.map(({ price_id }) => price_id));
    const offer = title.prices.find(({ id }) => id === price.price_id);
    const isAsShown =
      offer !== undefined &&
      offered?.includes(offer.id) === true &&
      offer.amount === price.amount &&
      offer.currency === price.currency;
    if (!isAsShown) throw new KadrError('PRICE_CHANGED');
    return { title, offer };
  };

  const requirePin = async (row: SessionRow, pin: string | undefined, now: Date): Promise<void> => {
    if (!row.is_purchase_pin_required) return;
    // `0000` means that none was set: whoever asks for a PIN sets one first (CM-045).
    if (pin === undefined || pin === noPin || !(await pins.check(row.account_id, pin, now)))
      throw new KadrError('PIN_WRONG', { field: 'pin_code' });
  };

  /** Holds an account that can pay. @throws KadrError NOT_ENOUGH_FUNDS for a blocked one */
  const holdAccount = async (transaction: Database, accountId: number): Promise<void> => {
    const account = await lockAccount(transaction, accountId);
    if (account === undefined || account.isBlocked) throw new KadrError('NOT_ENOUGH_FUNDS');
  };

  /** What would be left. @throws KadrError NOT_ENOUGH_FUNDS */
  const leftAfter = async (
    where: Database,
    accountId: number,
    { amount, currency }: Money,
  ): Promise<number> => {
    const balances = await findBalances(where, accountId);
    const left = (balances.find((one) => one.currency === currency)?.amount ?? 0) - amount;
    if (left < 0) throw new KadrError('NOT_ENOUGH_FUNDS');
    return left;
  };

  const openTicket = (
    row: SessionRow,
    { title, offer }: { readonly title: TitleRow; readonly offer: PriceRow },
    isEmbedded: boolean,
    now: Date,
  ): Promise<TicketRow> =>
    db.transaction(async (transaction) => {
      const accountId = row.account_id;
      await holdAccount(transaction, accountId);
      if (await isOwned(transaction, accountId, title.id, now)) throw new KadrError('ALREADY_PURCHASED');
      await leftAfter(transaction, accountId, offer);
      const open = await findOpenTicket(transaction, accountId, title.id);
      if (open !== undefined) {
        const isSame =
          open.priceId === offer.id && open.amount === offer.amount && open.currency === offer.currency;
        if (isSame && !isTooOld(open, now)) return open;
        await setTicketStatus(transaction, open.id, 'dropped');
      }
      return insertTicket(transaction, {
        id: uuid(random(16)),
        accountId,
        profileId: row.profile_id,
        mediaItemId: title.id,
        priceId: offer.id,
        usageModel: offer.usage_model,
        quality: offer.quality,
        duration: offer.duration,
        durationUnit: offer.duration_unit,
        amount: offer.amount,
        currency: offer.currency,
        isEmbedded,
        status: 'wait_payment',
        createdAt: now,
      });
    });

  return {
    options: async (reference, context) => {
      await sessions.account(context);
      const viewer = await viewerOf(context);
      const title = await catalogue.title(reference, viewer);
      const entitlement = entitlementOf(entitlementItem(title), viewer);
      return !entitlement.allowed && entitlement.reason === 'PURCHASE_REQUIRED'
        ? purchaseOptionsOf(title)
        : [];
    },

    paymentMethods: async (types, context) => {
      const { accountId } = await sessions.account(context);
      return paymentTypesOf(types, await findBalances(db, accountId), context.language);
    },

    buy: async (input, context) => {
      const row = await buyer(context);
      const viewer = await viewerOf(context);
      const wanted = await offerOf(input, viewer);
      if (!input.is_confirmed) {
        if (row.is_blocked) throw new KadrError('NOT_ENOUGH_FUNDS');
        const left = await leftAfter(db, row.account_id, wanted.offer);
        const { name } = wanted.title;
        const told = { ...wanted.offer, name, durationUnit: wanted.offer.duration_unit, left };
        const notification = previewNotification(told, context.language);
        return { ticket_id: null, status: 'preview', order_id: null, notification };
      }
      await requirePin(row, input.pin_code, viewer.now);
      const ticket = await openTicket(row, wanted, input.has_session_id, viewer.now);
      return { ticket_id: ticket.id, status: 'wait_payment', order_id: ticket.orderId, notification: null };
    },

    confirm: async (ticketId, context) => {
      const { accountId } = await sessions.account(context);
      const now = context.now();
      const asked = await findTicket(db, accountId, ticketId);
      if (asked === undefined) throw new KadrError('NOT_FOUND');
      // Before the transaction: whoever waits for the account's lock must not need a second connection.
      const { name } = await catalogue.title(String(asked.mediaItemId), await viewerOf(context));
      return db.transaction(async (transaction) => {
        await holdAccount(transaction, accountId);
        const ticket = await findTicket(transaction, accountId, ticketId);
        if (ticket === undefined) throw new KadrError('NOT_FOUND');
        if (ticket.status === 'paid') {
          const left = (await findBalances(transaction, accountId)).find(
            ({ currency }) => currency === ticket.currency,
          );
          return paidNotification({ ...ticket, name, left: left?.amount ?? 0 }, context.language);
        }
        if (ticket.status === 'dropped' || isTooOld(ticket, now)) throw new KadrError('TICKET_EXPIRED');
        const { transferId, left } = await spend(transaction, {
          accountId,
          amount: ticket.amount,
          currency: ticket.currency,
          key: `ticket:${ticket.id}`,
          now,
        });
        await insertPurchase(transaction, {
          accountId,
          mediaItemId: ticket.mediaItemId,
          ticketId: ticket.id,
          transferId,
          usageModel: ticket.usageModel,
          quality: ticket.quality,
          purchasedAt: now,
          endsAt: endOf(ticket, now),
        });
        await setTicketStatus(transaction, ticket.id, 'paid');
        await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
        return paidNotification({ ...ticket, name, left }, context.language);
      });
    },

    tidy: (now) => deleteUnpaidTicketsBefore(db, new Date(now.getTime() - keptFor)),
  };
}

function isTooOld({ createdAt }: TicketRow, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > ticketLifetime;
}

/** When a rental that begins now ends. */
function endOf({ duration, durationUnit }: TicketRow, now: Date): Date | null {
  if (duration === null || durationUnit === null) return null;
  return new Date(now.getTime() + duration * lengths[durationUnit]);
}
