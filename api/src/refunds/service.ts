import { KadrError } from '@kadr/contract';
import type { AccountReference, Refund } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { giveBackDiscount } from '../discounts/discounts.ts';
import { lockAccount, receive } from '../ledger/ledger.ts';
import { takeBackEarned } from '../ledger/points.ts';
import { soldTo } from '../ledger/sold.ts';
import { isPoints } from '../ledger/units.ts';
import { findAddressee } from '../messages/repository.ts';
import type { MessagesService } from '../messages/service.ts';
import { noteDispute } from '../payments/disputes.ts';
import type { ClosePaid } from '../payments/payments-context.ts';
import { insertRefund } from '../payments/refund-rows.ts';
import type { RefundRow } from '../payments/refund-rows.ts';
import { lockPayment } from '../payments/repository.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { uuid } from '../text/uuid.ts';
import { refundedDisplay } from './messages.ts';
import { findBought, findByOrder, isCertificateLeft, listRefundsOf } from './repository.ts';
import type { BoughtRow } from './repository.ts';
import { refundTopUp } from './top-up.ts';

export interface RefundWish {
  readonly account: AccountReference;
  /** Id of the movement in the account's history. */
  readonly payment_id: number;
  readonly key: string;
  /** Minor units; null: the entire remainder. */
  readonly amount: number | null;
  readonly reason: string;
  readonly destination: 'origin' | 'account';
}

/** Refunds that an operator makes, and disputes that he enters. */
export interface RefundsService {
  /**
   * Refunds a purchase, in whole or in part: to the card that paid, or to the account; points as points. A purchase
   * that is refunded in whole is closed immediately. For a top-up, the part still on the balance goes back to the card.
   * The same key for the same movement returns the first answer.
   *
   * @throws KadrError NOT_FOUND, INVALID_INPUT for more than is left, IDEMPOTENCY_KEY_REUSED for another amount
   */
  refund(wish: RefundWish, now: Date): Promise<Refund>;
  /** Records a dispute that the provider does not report. @throws KadrError NOT_FOUND for an order that was not paid */
  dispute(
    input: { readonly order_id: number; readonly state: 'open' | 'won' | 'lost' },
    now: Date,
  ): Promise<void>;
}

interface RefundsPorts extends Pick<ApiPorts, 'random'> {
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly messages: Pick<MessagesService, 'post'>;
  readonly closePaid: ClosePaid;
}

interface RefundsContext extends RefundsPorts {
  readonly db: Database;
}

export function createRefundsService(db: Database, ports: RefundsPorts): RefundsService {
  const ctx: RefundsContext = { db, ...ports };
  return {
    refund: (wish, now) => db.transaction((transaction) => refund(ctx, transaction, wish, now)),
    dispute: (input, now) =>
      db.transaction(async (transaction) => {
        const found = await findByOrder(transaction, input.order_id);
        if (found?.state !== 'succeeded') throw new KadrError('NOT_FOUND');
        if (found.accountId !== null) await lockAccount(transaction, found.accountId);
        const payment = await lockPayment(transaction, found.id);
        if (payment === undefined) throw new KadrError('NOT_FOUND');
        await noteDispute(
          transaction,
          payment,
          { dispute: input.state },
          { closePaid: ports.closePaid, now },
        );
      }),
  };
}

async function refund(
  ctx: RefundsContext,
  transaction: Database,
  wish: RefundWish,
  now: Date,
): Promise<Refund> {
  const { push, random, messages } = ctx;
  const accountId = await findAddressee(transaction, wish.account);
  if (accountId === undefined) throw new KadrError('NOT_FOUND', { field: 'account' });
  await lockAccount(transaction, accountId);
  const bought = await findBought(transaction, accountId, wish.payment_id);
  if (bought === undefined) throw new KadrError('NOT_FOUND', { field: 'payment_id' });
  const before = await listRefundsOf(transaction, bought.id);
  const same = before.find(({ key }) => key === wish.key);
  if (same !== undefined) {
    if (wish.amount !== null && wish.amount !== same.amount) throw new KadrError('IDEMPOTENCY_KEY_REUSED');
    return toRefund(same);
  }
  const row =
    bought.kind === 'top_up'
      ? await refundTopUp({ random }, transaction, { wish, accountId, topUp: bought, before }, now)
      : await refundBought(ctx, transaction, { wish, accountId, bought, before }, now);
  await push.publish(transaction, {
    account_id: accountId,
    event_code: isPoints(bought.currency) ? 'bonuses_changed' : 'sync_purchases',
  });
  await messages.post(transaction, {
    accountId,
    profileId: null,
    key: `refund/${row.id}`,
    eventCode: 'sync_purchases',
    display: refundedDisplay({
      amount: row.amount,
      currency: bought.currency,
      isToCard: row.destination === 'card',
    }),
    createdAt: now,
  });
  return toRefund(row);
}

/** Refunds a purchase, and closes it once all of it is refunded. */
async function refundBought(
  { random, closePaid }: RefundsContext,
  transaction: Database,
  {
    wish,
    accountId,
    bought,
    before,
  }: {
    readonly wish: RefundWish;
    readonly accountId: number;
    readonly bought: BoughtRow;
    /** All earlier refunds of the purchase. */
    readonly before: readonly RefundRow[];
  },
  now: Date,
): Promise<RefundRow> {
  const left = bought.amount - before.reduce((sum, { amount }) => sum + amount, 0);
  const amount = wish.amount ?? left;
  if (amount > left || amount <= 0)
    throw new KadrError('INVALID_INPUT', {
      message: `amount: ${left} is left of what was paid.`,
      field: 'amount',
    });
  if (bought.kind === 'certificate_sale') await requireWhole(transaction, bought, amount);
  const isToCard = bought.paymentId !== null && wish.destination === 'origin';
  const row = await insertRefund(transaction, {
    id: uuid(random(16)),
    paymentId: bought.paymentId,
    transferId: bought.id,
    key: wish.key,
    amount,
    reason: wish.reason,
    state: isToCard ? 'waiting' : 'succeeded',
    destination: isToCard ? 'card' : isPoints(bought.currency) ? 'bonus' : 'account',
    createdBy: 'operator',
    createdAt: now,
    nextCheckAt: isToCard ? now : null,
  });
  if (!isToCard) await toAccount(transaction, { accountId, bought, row }, now);
  const returned = bought.amount - left + amount;
  await takeBackEarned(transaction, { accountId, transferId: bought.id, paid: bought.amount, returned }, now);
  if (amount === left) {
    await closePaid(transaction, { accountId, transferId: bought.id }, now);
    await giveBackDiscount(transaction, bought.id);
  }
  return row;
}

/** A certificate is refunded in whole, and only before it is redeemed: after that, its worth is on a balance. */
async function requireWhole(transaction: Database, { id, amount }: BoughtRow, wanted: number): Promise<void> {
  if (wanted === amount && (await isCertificateLeft(transaction, id))) return;
  throw new KadrError('INVALID_INPUT', {
    message: 'payment_id: a certificate goes back in whole, before it is redeemed.',
    field: 'payment_id',
  });
}

async function toAccount(
  transaction: Database,
  {
    accountId,
    bought: { kind, currency, paymentId },
    row: { id, amount },
  }: { readonly accountId: number; readonly bought: BoughtRow; readonly row: RefundRow },
  now: Date,
): Promise<void> {
  await receive(
    transaction,
    { accountId, amount, currency, key: `refund:${id}:sales`, paymentId, now },
    { kind: 'refund', from: soldTo(kind) },
  );
}

function toRefund({ id, amount, state, destination }: RefundRow): Refund {
  return { id, amount, state, destination };
}
