import { KadrError } from '@kadr/contract';
import type { AutomaticTopUp, Currency, TopUp } from '@kadr/contract';
import type { ApiPorts, RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findBalances, lockAccount } from '../ledger/ledger.ts';
import { findCard } from '../payments/linked-cards.ts';
import type { BankCardRow } from '../payments/linked-cards.ts';
import type { PaymentRow } from '../payments/repository.ts';
import { attemptIdOf, originOf, ownOrigin } from '../payments/service.ts';
import type { PaymentsService } from '../payments/service.ts';
import { refusalOf } from '../payments/wire.ts';
import type { SessionRow } from '../session/repository.ts';
import { deleteAutomatic, findAutomatic, listLow, putAutomatic, updateAutomatic } from './repository.ts';

export interface TopUpInput {
  readonly amount: number;
  readonly currency: Currency;
  readonly bank_card_id?: number | undefined;
  readonly is_should_link_card?: boolean | undefined;
  readonly pin_code?: string | undefined;
}

/** Tops up accounts from cards. Viewers' calls throw KadrError SIGN_IN_REQUIRED for guests. */
export interface TopUpsService {
  /**
   * @throws KadrError NOT_FOUND for a card that is not the account's, PIN_WRONG and its variants, PAYMENT_UNAVAILABLE
   */
  create(input: TopUpInput, context: RequestContext): Promise<TopUp>;
  automatic(context: RequestContext): Promise<{
    automatic: AutomaticTopUp | null;
    stopped: 'declined' | 'card_removed' | null;
  }>;
  /** @throws KadrError NOT_FOUND for a card that is not the account's, PAYMENT_UNAVAILABLE */
  setAutomatic(setting: AutomaticTopUp | null, context: RequestContext): Promise<void>;
  /** Charges the cards of accounts whose balance is below their own threshold, each once a day at most. */
  refill(): Promise<void>;
}

const day = 24 * 60 * 60_000;
/** The largest number of accounts topped up in one run. */
const atOnce = 200;

export interface TopUpsPorts {
  /** The session of the buyer. @throws KadrError SIGN_IN_REQUIRED */
  readonly buyerOf: (context: RequestContext) => Promise<SessionRow>;
  /** @throws KadrError PIN_WRONG and its variants */
  readonly requirePin: (row: SessionRow, pin: string | undefined, now: Date) => Promise<void>;
  readonly payments: Pick<PaymentsService, 'attempt' | 'start' | 'takes'>;
}

interface TopUpsContext extends TopUpsPorts, Pick<ApiPorts, 'clock' | 'config' | 'brands' | 'log'> {
  readonly db: Database;
}

export function createTopUpsService(
  db: Database,
  ports: TopUpsPorts,
  { clock, config, brands, log }: Pick<ApiPorts, 'clock' | 'config' | 'brands' | 'log'>,
): TopUpsService {
  const ctx: TopUpsContext = { db, ...ports, clock, config, brands, log };
  return {
    create: (input, context) => create(ctx, input, context),
    automatic: async (context) => {
      const row = await findAutomatic(db, (await ports.buyerOf(context)).account_id);
      if (row === undefined) return { automatic: null, stopped: null };
      const { below, amount, currency, bankCardId: bank_card_id, stopped } = row;
      return { automatic: stopped === null ? { below, amount, currency, bank_card_id } : null, stopped };
    },
    setAutomatic: (setting, context) => setAutomatic(ctx, setting, context),
    refill: () => refill(ctx),
  };
}

async function create(
  ctx: TopUpsContext,
  { amount, currency, bank_card_id, is_should_link_card = false, pin_code }: TopUpInput,
  context: RequestContext,
): Promise<TopUp> {
  const row = await ctx.buyerOf(context);
  await ctx.requirePin(row, pin_code, context.now());
  const accountId = row.account_id;
  const attempt = await ctx.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const card = bank_card_id === undefined ? null : await cardOf(transaction, accountId, bank_card_id);
    const isSavingCard = card === null && is_should_link_card;
    return ctx.payments.attempt(
      transaction,
      {
        ...attemptIdOf(context, accountId, 'top_up'),
        accountId,
        purpose: 'top_up',
        amount,
        currency,
        card,
        isSavingCard,
        initiator: 'viewer',
      },
      originOf(context, ctx),
    );
  });
  return toTopUp(await ctx.payments.start(attempt));
}

function toTopUp(payment: PaymentRow): TopUp {
  const isOpen = payment.isSavedCard || payment.next !== null || payment.state === 'succeeded';
  if (!isOpen && (payment.state === 'declined' || payment.state === 'canceled')) throw refusalOf(payment);
  if (!isOpen) throw new KadrError('PAYMENT_UNAVAILABLE');
  const { id, orderId, next } = payment;
  return { ticket_id: id, order_id: orderId, status: 'wait_payment', payment: next };
}

/** @throws KadrError NOT_FOUND */
async function cardOf(transaction: Database, accountId: number, id: number): Promise<BankCardRow> {
  const card = await findCard(transaction, accountId, id);
  if (card === undefined) throw new KadrError('NOT_FOUND');
  return card;
}

async function setAutomatic(
  { db, buyerOf, payments }: TopUpsContext,
  setting: AutomaticTopUp | null,
  context: RequestContext,
): Promise<void> {
  const { account_id: accountId } = await buyerOf(context);
  await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    if (setting === null) return deleteAutomatic(transaction, accountId);
    const { bank_card_id, ...terms } = setting;
    const card = await cardOf(transaction, accountId, bank_card_id);
    if (!payments.takes(terms.currency)) throw new KadrError('PAYMENT_UNAVAILABLE');
    await putAutomatic(transaction, { accountId, bankCardId: card.id, ...terms });
  });
}

async function refill(ctx: TopUpsContext): Promise<void> {
  const since = new Date(ctx.clock().getTime() - day);
  for (const accountId of await listLow(ctx.db, since, atOnce)) {
    try {
      const attempt = await begin(ctx, accountId);
      if (attempt !== null) await ctx.payments.start(attempt);
    } catch (error) {
      // The other accounts must not wait for it.
      ctx.log.error({ err: error, account: accountId }, 'failed to top up an account');
    }
  }
}

/** The attempt to top up an account, which counts as the day's; null when it is no longer due. */
function begin(ctx: TopUpsContext, accountId: number): Promise<PaymentRow | null> {
  const now = ctx.clock();
  return ctx.db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const setting = await findAutomatic(transaction, accountId);
    if (setting === undefined || setting.stopped !== null) return null;
    const { amount, currency, below, bankCardId, triedAt } = setting;
    const balances = await findBalances(transaction, accountId);
    const balance = balances.find((one) => one.currency === currency)?.amount ?? 0;
    const isTriedToday = triedAt !== null && now.getTime() - triedAt.getTime() < day;
    const card = await findCard(transaction, accountId, bankCardId);
    if (balance >= below || isTriedToday || card === undefined) return null;
    await updateAutomatic(transaction, accountId, { triedAt: now });
    return ctx.payments.attempt(
      transaction,
      { accountId, purpose: 'top_up', amount, currency, card, initiator: 'service' },
      ownOrigin(ctx),
    );
  });
}
