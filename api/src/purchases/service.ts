import type {
  BuyInput,
  Order,
  PaymentType,
  PurchaseOption,
  Ticket,
  TicketConfirmation,
  WireCardEntry,
} from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import type { WalletOf } from '../bank-cards/wallet.ts';
import { paymentTypesOf } from '../prices/payment-methods.ts';
import { buy } from './buy.ts';
import { confirm } from './confirm.ts';
import type { PurchasesContext, PurchasesPorts } from './purchases-context.ts';
import { deleteUnpaidTicketsBefore } from './repository.ts';
import { retry } from './retry.ts';
import { readTicket } from './read-ticket.ts';

/**
 * Buying and renting titles, and subscribing to services. Every operation throws KadrError SIGN_IN_REQUIRED for guests.
 */
export interface PurchasesService {
  /** The options to obtain a title; empty when it is not sold, or the account has it. @throws as `catalogue.title` */
  options(reference: string, context: RequestContext): Promise<PurchaseOption[]>;
  /**
   * The options to subscribe to a service; empty if it is not offered, or already subscribed.
   *
   * @throws KadrError NOT_FOUND
   */
  serviceOptions(reference: string, context: RequestContext): Promise<PurchaseOption[]>;
  paymentMethods(types: readonly PaymentType['name'][], context: RequestContext): Promise<PaymentType[]>;
  /**
   * Opens a ticket at the price that the viewer was shown, or only checks whether that would be possible. An account
   * has one open ticket per title, and per service: the same request again returns the same one, another offer replaces
   * it. A linked card is charged; for a card to be entered, the order describes how.
   *
   * @throws KadrError NOT_ENOUGH_FUNDS, also for a blocked account; ALREADY_PURCHASED; PRICE_CHANGED; NOT_FOUND for a
   *   card that is not the account's; PAYMENT_UNAVAILABLE; PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED when the profile needs
   *   the PIN to buy; as `catalogue.title`
   */
  buy(input: BuyInput, context: RequestContext): Promise<Order>;
  /**
   * Pays a ticket, only once for any number of confirmations; returns the outcome of a card payment.
   *
   * @throws KadrError NOT_FOUND, TICKET_EXPIRED, NOT_ENOUGH_FUNDS, BALANCE_SPENT, PAYMENT_RETURNED, PAYMENT_DECLINED
   *   and its variants
   */
  confirm(ticketId: string, context: RequestContext): Promise<TicketConfirmation>;
  /** The content and state of a ticket, as far as this service knows. @throws KadrError NOT_FOUND */
  ticket(ticketId: string, context: RequestContext): Promise<Ticket>;
  /**
   * Another attempt to pay a purchase with an entered card; an attempt in progress is returned instead.
   *
   * @throws KadrError NOT_FOUND, TICKET_EXPIRED, ALREADY_PURCHASED, NOT_ENOUGH_FUNDS for a blocked account,
   *   PAYMENT_UNAVAILABLE
   */
  retry(ticketId: string, context: RequestContext): Promise<{ payment: WireCardEntry }>;
  /** Deletes orders that were never paid. */
  purge(now: Date): Promise<void>;
}

/** How long unpaid tickets are kept, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

export function createPurchasesService(
  db: Database,
  { walletOf, ...ports }: PurchasesPorts & { readonly walletOf: WalletOf },
  { random, config }: Pick<ApiPorts, 'random' | 'config'>,
): PurchasesService {
  const ctx: PurchasesContext = { db, ...ports, random, config };
  const { sessions, offers, viewerOf } = ports;

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
      return paymentTypesOf(types, await walletOf(accountId, context), context.language);
    },

    buy: (input, context) => buy(ctx, input, context),

    confirm: (ticketId, context) => confirm(ctx, ticketId, context),

    ticket: (ticketId, context) => readTicket(ctx, ticketId, context),

    retry: (ticketId, context) => retry(ctx, ticketId, context),

    purge: (now) => deleteUnpaidTicketsBefore(db, new Date(now.getTime() - keptFor)),
  };
}
