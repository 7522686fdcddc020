import { KadrError } from '@kadr/contract';
import type { ApiPorts } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { findBalances, take } from '../ledger/ledger.ts';
import { insertRefund } from '../payments/refund-rows.ts';
import type { RefundRow } from '../payments/refund-rows.ts';
import { lockPayment } from '../payments/repository.ts';
import { uuid } from '../text/uuid.ts';
import type { BoughtRow } from './repository.ts';
import type { RefundWish } from './service.ts';

/**
 * Refunds the remainder of a top-up to its card, as far as it is still on the balance of the account, which must be
 * locked. The money leaves the balance immediately, so that it cannot be spent while the bank is asked.
 *
 * @throws KadrError INVALID_INPUT for more than that, and for another destination than the card
 */
export async function refundTopUp(
  { random }: Pick<ApiPorts, 'random'>,
  transaction: Database,
  {
    wish,
    accountId,
    topUp,
    before,
  }: {
    readonly wish: RefundWish;
    readonly accountId: number;
    readonly topUp: BoughtRow;
    /** All earlier refunds of the top-up. */
    readonly before: readonly RefundRow[];
  },
  now: Date,
): Promise<RefundRow> {
  const payment = topUp.paymentId === null ? undefined : await lockPayment(transaction, topUp.paymentId);
  if (payment === undefined || payment.currency !== topUp.currency)
    throw new KadrError('NOT_FOUND', { field: 'payment_id' });
  if (wish.destination !== 'origin')
    throw new KadrError('INVALID_INPUT', {
      message: 'destination: a top-up goes back to its card.',
      field: 'destination',
    });
  const { currency, provider, id: paymentId } = payment;
  const balances = await findBalances(transaction, accountId);
  const balance = balances.find((one) => one.currency === currency)?.amount ?? 0;
  // Money that the bank did not pay out is on the balance again.
  const returned = before.filter(({ destination }) => destination === 'card');
  const left = returned.reduce((rest, { amount }) => rest - amount, topUp.amount);
  const most = Math.min(left, balance);
  const amount = wish.amount ?? most;
  if (amount > most || amount <= 0)
    throw new KadrError('INVALID_INPUT', {
      message: `amount: ${most} of the top-up is still on the balance.`,
      field: 'amount',
    });
  const row = await insertRefund(transaction, {
    id: uuid(random(16)),
    paymentId,
    transferId: topUp.id,
    key: wish.key,
    amount,
    reason: wish.reason,
    state: 'waiting',
    destination: 'card',
    createdBy: 'operator',
    createdAt: now,
    nextCheckAt: now,
  });
  await take(
    transaction,
    { accountId, amount, currency, key: `refund:${row.id}:held`, paymentId, now },
    { kind: 'payout', to: { kind: 'suspense', provider } },
  );
  return row;
}
