import { KadrError } from '@kadr/contract';
import type { SubscriptionPayment } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { lackAs } from '../ledger/lack.ts';
import { lockAccount } from '../ledger/ledger.ts';
import { findCard } from '../payments/linked-cards.ts';
import type { BankCardRow } from '../payments/linked-cards.ts';
import type { PaymentRow } from '../payments/repository.ts';
import type { PaymentsService } from '../payments/service.ts';
import { refusalOf } from '../payments/wire.ts';
import { methodOf } from '../prices/payment-methods.ts';
import type { PushPublisher } from '../push/publisher.ts';
import { nextAmountOf, payPeriod } from './pay-period.ts';
import { findRunning, latestPeriod } from './repository.ts';
import type { SubscriptionRow } from './repository.ts';
import { heldOf, standingOf } from './state.ts';

interface PayPorts {
  readonly db: Database;
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly payments: Pick<PaymentsService, 'attempt' | 'start'>;
}

interface Wish {
  readonly accountId: number;
  readonly serviceId: number;
  readonly methodId: number;
  readonly origin: string;
}

/** Pays an overdue renewal; see `SubscriptionsService.pay`. */
export async function payDue(ports: PayPorts, wish: Wish, now: Date): Promise<SubscriptionPayment> {
  const attempt = await ports.db.transaction((transaction) => begin(ports, transaction, wish, now));
  if (attempt === null) return { ticket_id: null, status: 'paid', payment: null };
  const payment = await ports.payments.start(attempt);
  if (payment.state === 'declined' || payment.state === 'canceled') throw refusalOf(payment);
  const isOpen = payment.isSavedCard || payment.next !== null || payment.state === 'succeeded';
  if (!isOpen) throw new KadrError('PAYMENT_UNAVAILABLE');
  return { ticket_id: payment.id, status: 'wait_payment', payment: payment.next };
}

/** Stores the attempt; null when the balance has paid. */
async function begin(
  { push, payments }: PayPorts,
  transaction: Database,
  { accountId, serviceId, methodId, origin }: Wish,
  now: Date,
): Promise<PaymentRow | null> {
  const account = await lockAccount(transaction, accountId);
  const subscription = await dueOf(transaction, { accountId, serviceId }, now);
  const method = methodOf(methodId);
  if (method === null)
    throw new KadrError('INVALID_INPUT', {
      message: 'payment_method_id: there is no such method.',
      field: 'payment_method_id',
    });
  if (account?.isBlocked !== false) throw new KadrError('NOT_ENOUGH_FUNDS');
  if (method.name === 'account_prepaid') {
    await payPeriod(transaction, subscription, { now, paymentId: null }).catch(lackAs('BALANCE_TOO_LOW'));
    await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
    return null;
  }
  const card = method.name === 'linked_card' ? await cardOf(transaction, accountId, method.cardId) : null;
  return payments.attempt(
    transaction,
    {
      accountId,
      purpose: 'renewal',
      subscriptionId: subscription.id,
      periodNumber: (await latestPeriod(transaction, subscription.id)) + 1,
      amount: nextAmountOf(subscription),
      currency: subscription.currency,
      card,
      isSavingCard: card === null,
      initiator: 'viewer',
    },
    origin,
  );
}

/** @throws KadrError NOT_FOUND */
async function dueOf(
  transaction: Database,
  { accountId, serviceId }: Pick<Wish, 'accountId' | 'serviceId'>,
  now: Date,
): Promise<SubscriptionRow> {
  const subscription = await findRunning(transaction, accountId, serviceId);
  const standing = subscription === undefined ? 'over' : standingOf(heldOf(subscription), now);
  if (subscription === undefined || (standing !== 'grace' && standing !== 'hold'))
    throw new KadrError('NOT_FOUND');
  return subscription;
}

/** @throws KadrError NOT_FOUND */
async function cardOf(transaction: Database, accountId: number, id: number): Promise<BankCardRow> {
  const card = await findCard(transaction, accountId, id);
  if (card === undefined) throw new KadrError('NOT_FOUND');
  return card;
}
