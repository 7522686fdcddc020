import { KadrError } from '@kadr/contract';
import type { Notification, Subscription, SubscriptionPayment } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { lockAccount } from '../ledger/ledger.ts';
import { findCard } from '../payments/linked-cards.ts';
import type { PaymentsService } from '../payments/service.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import { settled } from './pay-period.ts';
import { payDue } from './pay-due.ts';
import { findRunning, listRunning, updateSubscription } from './repository.ts';
import { heldOf, standingOf } from './state.ts';
import { toSubscription } from './to-subscription.ts';
import { changedNotification } from './notifications.ts';

/** Accounts' subscriptions. Viewers' calls throw KadrError SIGN_IN_REQUIRED for guests. */
export interface SubscriptionsService {
  list(context: RequestContext): Promise<Subscription[]>;
  /**
   * Cancels a subscription: it runs to its end and is not renewed; an unpaid or paused one ends immediately. A repeated
   * call changes nothing.
   *
   * @throws KadrError NOT_FOUND
   */
  cancel(serviceId: number, context: RequestContext): Promise<Notification>;
  /** Revokes a cancellation or a pause; a repeated call changes nothing. @throws KadrError NOT_FOUND */
  resume(serviceId: number, context: RequestContext): Promise<Notification>;
  /**
   * Pays an overdue renewal.
   *
   * @throws KadrError NOT_FOUND when nothing is due, and for another account's card; NOT_ENOUGH_FUNDS; BALANCE_TOO_LOW;
   *   INVALID_INPUT for an unknown method; PAYMENT_UNAVAILABLE; PAYMENT_DECLINED and its variants
   */
  pay(
    input: { readonly service_id: number; readonly payment_method_id: number },
    context: RequestContext,
  ): Promise<SubscriptionPayment>;
  /** Sets the card or balance that pays the renewals. @throws KadrError NOT_FOUND */
  setCard(
    input: { readonly service_id: number; readonly bank_card_id: number | null },
    context: RequestContext,
  ): Promise<void>;
}

export interface SubscriptionsPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly push: Pick<PushPublisher, 'publish'>;
  readonly payments: Pick<PaymentsService, 'attempt' | 'start'>;
  /** Time zone of dates in notifications. */
  readonly timeZoneOf: (context: RequestContext) => Promise<string>;
  /** Origin to which the browser returns from the bank. */
  readonly originOf: (context: RequestContext) => string;
}

interface SubscriptionsContext extends SubscriptionsPorts {
  readonly db: Database;
}

export function createSubscriptionsService(db: Database, ports: SubscriptionsPorts): SubscriptionsService {
  const ctx: SubscriptionsContext = { db, ...ports };
  const { sessions, originOf } = ports;

  return {
    list: async (context) => {
      const { accountId } = await sessions.requireAccount(context);
      const rows = await listRunning(db, accountId, context.language);
      return rows.flatMap((row) => toSubscription(row, context.now()) ?? []);
    },
    cancel: (serviceId, context) => cancel(ctx, serviceId, context),
    resume: (serviceId, context) => resume(ctx, serviceId, context),
    pay: async ({ service_id: serviceId, payment_method_id: methodId }, context) => {
      const { accountId } = await sessions.requireAccount(context);
      const now = context.now();
      return payDue(ctx, { accountId, serviceId, methodId, origin: originOf(context) }, now);
    },
    setCard: async ({ service_id, bank_card_id: bankCardId }, context) => {
      const { accountId } = await sessions.requireAccount(context);
      await db.transaction(async (transaction) => {
        await lockAccount(transaction, accountId);
        const running = await findRunning(transaction, accountId, service_id);
        const card = bankCardId === null ? null : await findCard(transaction, accountId, bankCardId);
        if (running === undefined || card === undefined) throw new KadrError('NOT_FOUND');
        await updateSubscription(transaction, running.id, { bankCardId });
      });
    },
  };
}

async function cancel(
  { db, push, sessions, timeZoneOf }: SubscriptionsContext,
  serviceId: number,
  context: RequestContext,
): Promise<Notification> {
  const { accountId } = await sessions.requireAccount(context);
  const timeZone = await timeZoneOf(context);
  const name = await nameOf(db, { accountId, serviceId }, context);
  const { endsAt, isEnded } = await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const running = await findRunning(transaction, accountId, serviceId);
    if (running === undefined) throw new KadrError('NOT_FOUND');
    const standing = standingOf(heldOf(running), context.now());
    if (running.state === 'cancelled' && standing === 'over') throw new KadrError('NOT_FOUND');
    if (running.state === 'cancelled') return { endsAt: running.endsAt, isEnded: false };
    const isUnpaid = running.endsAt <= context.now();
    await updateSubscription(
      transaction,
      running.id,
      isUnpaid
        ? { ...settled, state: 'ended', endReason: 'cancelled' }
        : { state: 'cancelled', pausedUntil: null },
    );
    await push.publish(transaction, { account_id: accountId, event_code: 'sync_unsubscribe' });
    return { endsAt: running.endsAt, isEnded: isUnpaid };
  });
  return changedNotification(isEnded ? 'ended' : 'cancelled', { name, endsAt, timeZone }, context.language);
}

async function resume(
  { db, push, sessions, timeZoneOf }: SubscriptionsContext,
  serviceId: number,
  context: RequestContext,
): Promise<Notification> {
  const { accountId } = await sessions.requireAccount(context);
  const timeZone = await timeZoneOf(context);
  const name = await nameOf(db, { accountId, serviceId }, context);
  const endsAt = await db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const running = await findRunning(transaction, accountId, serviceId);
    // An ended subscription cannot be resumed: the viewer subscribes again.
    if (running === undefined || (running.state === 'cancelled' && running.endsAt <= context.now()))
      throw new KadrError('NOT_FOUND');
    const isPaused = running.pausedUntil !== null;
    if (running.state === 'cancelled' || isPaused) {
      // A current pause ends now: the next period is due.
      const pausedUntil = isPaused && running.endsAt <= context.now() ? context.now() : null;
      await updateSubscription(transaction, running.id, { state: 'active', pausedUntil });
      await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchase' });
    }
    return running.endsAt;
  });
  return changedNotification('resumed', { name, endsAt, timeZone }, context.language);
}

/** The name of a service that the account has. @throws KadrError NOT_FOUND */
async function nameOf(
  db: Database,
  { accountId, serviceId }: { readonly accountId: number; readonly serviceId: number },
  { language }: RequestContext,
): Promise<string> {
  const known = (await listRunning(db, accountId, language)).find(
    ({ subscription }) => subscription.serviceId === serviceId,
  );
  if (known === undefined) throw new KadrError('NOT_FOUND');
  return known.name ?? '';
}
