import { KadrError } from '@kadr/contract';
import type { Notification, Subscription } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { lockAccount } from '../ledger/ledger.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import { periodsAfter } from './periods.ts';
import {
  findRunning,
  insertPeriod,
  insertSubscription,
  listRunning,
  updateSubscription,
} from './repository.ts';
import type { SubscriptionRow } from './repository.ts';
import { purchaseStateOf } from './state.ts';
import { changedNotification } from './notifications.ts';
import type { purchaseTickets } from '../tables/purchases.ts';

/** The services that accounts have. Viewers' calls throw KadrError SIGN_IN_REQUIRED for guests. */
export interface SubscriptionsService {
  list(context: RequestContext): Promise<Subscription[]>;
  /** It runs to its end and is not renewed; the same again changes nothing. @throws KadrError NOT_FOUND */
  cancel(serviceId: number, context: RequestContext): Promise<Notification>;
  /** Takes that back; the same again changes nothing. @throws KadrError NOT_FOUND */
  resume(serviceId: number, context: RequestContext): Promise<Notification>;
}

export interface SubscriptionsPorts {
  readonly sessions: Pick<SessionService, 'requireAccount'>;
  readonly push: Pick<PushPublisher, 'publish'>;
  /** On whose clock dates are told. */
  readonly timeZoneOf: (context: RequestContext) => Promise<string>;
}

export function createSubscriptionsService(
  db: Database,
  { sessions, push, timeZoneOf }: SubscriptionsPorts,
): SubscriptionsService {
  const change = async (
    to: 'cancelled' | 'active',
    serviceId: number,
    context: RequestContext,
  ): Promise<Notification> => {
    const { accountId } = await sessions.requireAccount(context);
    const timeZone = await timeZoneOf(context);
    const known = (await listRunning(db, accountId, context.language)).find(
      ({ subscription }) => subscription.serviceId === serviceId,
    );
    if (known === undefined) throw new KadrError('NOT_FOUND');
    const endsAt = await db.transaction(async (transaction) => {
      await lockAccount(transaction, accountId);
      const running = await findRunning(transaction, accountId, serviceId);
      // What has ended cannot be resumed: it is taken again.
      if (running === undefined || (running.state === 'cancelled' && running.endsAt <= context.now()))
        throw new KadrError('NOT_FOUND');
      if (running.state === to) return running.endsAt;
      await updateSubscription(transaction, running.id, { state: to });
      await push.publish(transaction, {
        account_id: accountId,
        event_code: to === 'cancelled' ? 'sync_unsubscribe' : 'sync_purchase',
      });
      return running.endsAt;
    });
    const told = { name: known.name ?? '', endsAt, timeZone };
    return changedNotification(to === 'cancelled' ? 'cancelled' : 'resumed', told, context.language);
  };

  return {
    list: async (context) => {
      const { accountId } = await sessions.requireAccount(context);
      const rows = await listRunning(db, accountId, context.language);
      return rows.flatMap(({ subscription, name, ...service }) =>
        isOver(subscription, context.now())
          ? []
          : [
              toSubscription(subscription, {
                ...service,
                id: subscription.serviceId,
                name: name ?? '',
              }),
            ],
      );
    },
    cancel: (serviceId, context) => change('cancelled', serviceId, context),
    resume: (serviceId, context) => change('active', serviceId, context),
  };
}

/** Whether an account that is locked has a service; one that is over, and not tidied yet, is ended here. */
export async function isSubscribed(
  transaction: Database,
  accountId: number,
  serviceId: number,
  now: Date,
): Promise<boolean> {
  const running = await findRunning(transaction, accountId, serviceId);
  if (running === undefined) return false;
  if (!isOver(running, now)) return true;
  await updateSubscription(transaction, running.id, { state: 'ended', endReason: 'cancelled' });
  return false;
}

/**
 * Begins what a ticket is for, with its trial or the first period, in the transaction that has paid for it.
 *
 * @throws KadrError ALREADY_PURCHASED
 */
export async function beginSubscription(
  transaction: Database,
  ticket: typeof purchaseTickets.$inferSelect,
  {
    transferId,
    bankCardId,
    now,
  }: { readonly transferId: number | null; readonly bankCardId: number | null; readonly now: Date },
): Promise<void> {
  const { accountId, serviceId, duration, durationUnit, trialDuration, trialDurationUnit } = ticket;
  if (serviceId === null || duration === null || durationUnit === null || durationUnit === 'hour')
    throw new Error('A ticket of a service lacks its period.');
  if (await isSubscribed(transaction, accountId, serviceId, now)) throw new KadrError('ALREADY_PURCHASED');
  const trialEnd =
    trialDuration === null || trialDurationUnit === null
      ? null
      : periodsAfter(now, { duration: trialDuration, durationUnit: trialDurationUnit }, 1);
  const anchorAt = trialEnd ?? now;
  const paidPeriods = trialEnd === null ? 1 : 0;
  const endsAt = periodsAfter(anchorAt, { duration, durationUnit }, paidPeriods);
  const { id } = await insertSubscription(transaction, {
    accountId,
    serviceId,
    state: 'active',
    duration,
    durationUnit,
    amount: ticket.amount,
    currency: ticket.currency,
    startedAt: now,
    anchorAt,
    paidPeriods,
    endsAt,
    bankCardId,
  });
  await insertPeriod(transaction, {
    subscriptionId: id,
    number: 1,
    ticketId: ticket.id,
    transferId,
    startsAt: now,
    endsAt,
  });
}

/** A cancelled subscription whose time is over. */
function isOver({ state, endsAt }: SubscriptionRow, now: Date): boolean {
  return state === 'cancelled' && endsAt <= now;
}

function toSubscription(row: SubscriptionRow, service: Subscription['service']): Subscription {
  const endsAt = Math.floor(row.endsAt.getTime() / 1000);
  return {
    service,
    purchase_state: purchaseStateOf({ isRenewed: row.state === 'active', endsAt }),
    started_at: Math.floor(row.startedAt.getTime() / 1000),
    ends_at: endsAt,
    is_trial: row.paidPeriods === 0,
    amount: row.amount,
    currency: row.currency,
    duration: row.duration,
    duration_unit: row.durationUnit,
  };
}
