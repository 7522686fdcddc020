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

/** Buying and renting titles, and taking services. Everything throws KadrError SIGN_IN_REQUIRED for guests. */
export interface PurchasesService {
  /** How a title can be obtained; nothing when it is not sold, or the account has it. @throws as `catalogue.title` */
  options(reference: string, context: RequestContext): Promise<PurchaseOption[]>;
  /** How a service can be taken; nothing when it is not offered, or the account has it. @throws KadrError NOT_FOUND */
  serviceOptions(reference: string, context: RequestContext): Promise<PurchaseOption[]>;
  paymentMethods(types: readonly PaymentType['name'][], context: RequestContext): Promise<PaymentType[]>;
  /**
   * Opens a ticket at the price that the viewer was shown, or only looks whether that would be possible. An account has one
   * open ticket for a title, and for a service: asking for the same again gives the same one, another offer takes its place.
   * A linked card is charged; for a card to enter the order says how.
   *
   * @throws KadrError NOT_ENOUGH_FUNDS, also for a blocked account; ALREADY_PURCHASED; PRICE_CHANGED; NOT_FOUND for a card
   *   that is not the account's; PAYMENT_UNAVAILABLE; PIN_WRONG, PIN_TOO_SOON, PIN_BLOCKED where the profile buys with the
   *   PIN only; as `catalogue.title`
   */
  buy(input: BuyInput, context: RequestContext): Promise<Order>;
  /**
   * Pays a ticket, once, however often and from wherever it is confirmed; says what became of a payment by card.
   *
   * @throws KadrError NOT_FOUND, TICKET_EXPIRED, NOT_ENOUGH_FUNDS, BALANCE_SPENT, PAYMENT_RETURNED, PAYMENT_DECLINED and its like
   */
  confirm(ticketId: string, context: RequestContext): Promise<TicketConfirmation>;
  /** What a ticket is for, and how far it is, as far as this service knows. @throws KadrError NOT_FOUND */
  ticket(ticketId: string, context: RequestContext): Promise<Ticket>;
  /**
   * Another try to pay a purchase by a card that is entered; one that is under way is taken instead.
   *
   * @throws KadrError NOT_FOUND, TICKET_EXPIRED, ALREADY_PURCHASED, NOT_ENOUGH_FUNDS for a blocked account,
   *   PAYMENT_UNAVAILABLE
   */
  retry(ticketId: string, context: RequestContext): Promise<{ payment: WireCardEntry }>;
  /** Forgets orders that were never paid. */
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
