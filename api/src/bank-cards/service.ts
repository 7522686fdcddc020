import { KadrError } from '@kadr/contract';
import type { BankCard, CardBind, Currency } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { lockAccount } from '../ledger/ledger.ts';
import type { MessagesService } from '../messages/service.ts';
import { expiringDisplay } from './messages.ts';
import {
  expiresAt,
  findCard,
  listCards,
  listExpiring,
  makeDefault,
  removeCard,
} from '../payments/linked-cards.ts';
import type { BankCardRow } from '../payments/linked-cards.ts';
import { providerFor } from '../payments/payments-context.ts';
import { attemptIdOf, originOf } from '../payments/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import { refusalOf } from '../payments/wire.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** The linked cards of accounts. Everything throws KadrError SIGN_IN_REQUIRED for guests. */
export interface BankCardsService {
  list(context: RequestContext): Promise<BankCard[]>;
  /** Begins to link a card. @throws KadrError BANK_CARDS_FULL, PAYMENT_UNAVAILABLE */
  add(currency: Currency | undefined, context: RequestContext): Promise<CardBind>;
  /** Unlinks a card: nothing more is charged to it. @throws KadrError NOT_FOUND */
  delete(id: number, context: RequestContext): Promise<void>;
  /** @throws KadrError NOT_FOUND */
  makeDefault(id: number, context: RequestContext): Promise<void>;
  /** Tells accounts of cards that expire in 30 and in 7 days, each once. */
  warn(now: Date): Promise<void>;
}

/** The most cards of one account. */
const mostCards = 10;
/** The sum charged to verify a card, and returned, in minor units: one rouble, ten drams, one dollar or euro. */
const verification: Readonly<Record<Currency, number>> = { RUB: 100, AMD: 1000, USD: 100, EUR: 100 };
/** How long before its end a card is shown as expiring soon, in milliseconds. */
const soon = 30 * 24 * 60 * 60_000;

/** Days before the expiry of a card at which its account gets a message, the fewest first. */
const warnedBefore = [7, 30] as const;

export interface BankCardsPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly payments: Pick<PaymentsService, 'attempt' | 'start'>;
  readonly messages: Pick<MessagesService, 'post'>;
}

interface BankCardsContext extends BankCardsPorts {
  readonly db: Database;
  readonly api: Pick<ApiPorts, 'payments' | 'config'>;
}

export function createBankCardsService(
  db: Database,
  ports: BankCardsPorts,
  api: Pick<ApiPorts, 'payments' | 'config'>,
): BankCardsService {
  const ctx: BankCardsContext = { db, ...ports, api };
  const { sessions, push } = ports;
  const change = async (
    id: number,
    context: RequestContext,
    work: (transaction: Database, card: BankCardRow) => Promise<void>,
  ): Promise<void> => {
    const { accountId } = await sessions.requireAccount(context);
    await db.transaction(async (transaction) => {
      await lockAccount(transaction, accountId);
      const card = await findCard(transaction, accountId, id);
      if (card === undefined) throw new KadrError('NOT_FOUND');
      await work(transaction, card);
    });
  };

  return {
    list: async (context) => {
      const { accountId } = await sessions.requireAccount(context);
      return (await listCards(db, accountId)).map((card) => toBankCard(card, context.now()));
    },
    add: (currency, context) => add(ctx, currency, context),
    delete: (id, context) =>
      change(id, context, async (transaction, card) => {
        await removeCard(transaction, card, context.now());
        await push.publish(transaction, { account_id: card.accountId, event_code: 'bank_card_deleted' });
      }),
    makeDefault: (id, context) => change(id, context, makeDefault),
    warn: (now) => warn(ctx, now),
  };
}

async function add(
  { db, sessions, payments, api }: BankCardsContext,
  wanted: Currency | undefined,
  context: RequestContext,
): Promise<CardBind> {
  const { accountId } = await sessions.requireAccount(context);
  const [first] = api.payments.byCurrency.keys();
  const currency = wanted ?? first;
  const provider = currency === undefined ? null : providerFor(api, currency);
  if (currency === undefined || provider === null) throw new KadrError('PAYMENT_UNAVAILABLE');
  const amount = provider.can.bindAtZero ? 0 : verification[currency];
  const attempt = await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    if ((await listCards(transaction, accountId)).length >= mostCards) throw new KadrError('BANK_CARDS_FULL');
    return payments.attempt(
      transaction,
      {
        ...attemptIdOf(context, accountId, 'bind'),
        accountId,
        purpose: 'bind',
        amount,
        currency,
        card: null,
        isSavingCard: true,
        initiator: 'viewer',
      },
      originOf(context, api),
    );
  });
  const payment = await payments.start(attempt);
  if (payment.state === 'declined' || payment.state === 'canceled') throw refusalOf(payment);
  if (payment.ref === null || payment.next === null) throw new KadrError('PAYMENT_UNAVAILABLE');
  return {
    order_id: payment.orderId,
    pay_amount: amount,
    currency,
    req_id: payment.ref,
    ticket_id: payment.id,
    payment: payment.next,
  };
}

/** A card causes one message for each of the two times; the shorter time replaces a longer one that was missed. */
async function warn({ db, messages }: BankCardsContext, now: Date): Promise<void> {
  const told = new Set<number>();
  for (const days of warnedBefore)
    for (const card of await listExpiring(db, now, days)) {
      if (told.has(card.id)) continue;
      told.add(card.id);
      await messages.post(db, {
        accountId: card.accountId,
        profileId: null,
        key: `bank-card/${card.id}/${card.expiryYear}-${card.expiryMonth}/${days}`,
        eventCode: 'marketing_message',
        display: expiringDisplay(card),
        createdAt: now,
      });
    }
}

function toBankCard(row: BankCardRow, now: Date): BankCard {
  const { id, first6, last4, type, expiryMonth, expiryYear, isDefault } = row;
  const left = expiresAt(row).getTime() - now.getTime();
  return {
    id,
    first6,
    last4,
    type,
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    is_default: isDefault,
    expiry: left <= 0 ? 'expired' : left <= soon ? 'soon' : 'later',
    added_at: secondsOf(row.addedAt),
  };
}
