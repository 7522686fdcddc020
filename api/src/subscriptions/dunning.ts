import type { Database } from '../database/database.ts';
import { dunningDisplay } from './dunning-messages.ts';
import { limitsOf, nextStep, stepsOf } from './dunning-plan.ts';
import type { DunningStep } from './dunning-plan.ts';
import { dueAtOf, nextAmountOf } from './pay-period.ts';
import type { RenewalPorts } from './renewal-ports.ts';
import { findOffered, updateSubscription } from './repository.ts';
import type { SubscriptionRow } from './repository.ts';
import { tell } from './tell.ts';

/** The steps of the renewal that is due, with the ends of grace and hold. */
export function planOf(subscription: SubscriptionRow): {
  readonly steps: readonly DunningStep[];
  readonly graceUntil: Date;
  readonly holdUntil: Date;
} {
  const dueAt = dueAtOf(subscription);
  const isWaking = subscription.pausedUntil !== null;
  const known = limitsOf(dueAt, { period: subscription, isWaking });
  const graceUntil = subscription.graceUntil ?? known.graceUntil;
  const holdUntil = subscription.holdUntil ?? known.holdUntil;
  return { steps: stepsOf(dueAt, { graceUntil, holdUntil }), graceUntil, holdUntil };
}

/** Advances a refused renewal to the next step and notifies the account, which must be locked. */
export async function refused(
  ports: RenewalPorts,
  transaction: Database,
  { subscription, isForGood }: { readonly subscription: SubscriptionRow; readonly isForGood: boolean },
  now: Date,
): Promise<void> {
  const { steps, graceUntil, holdUntil } = planOf(subscription);
  await goOn(transaction, subscription, now);
  const isClosed = graceUntil <= now;
  // While the service is closed, the hold has sent this message already; a new refusal repeats it.
  await say(
    ports,
    transaction,
    {
      subscription,
      kind: isClosed ? 'held' : isForGood ? 'cardRefused' : 'refused',
      date: isClosed ? holdUntil : graceUntil,
      step: `${subscription.dunningTries}-${steps[subscription.dunningTries]?.kind ?? 'charge'}`,
    },
    now,
  );
}

/** Closes a service whose grace is over, and notifies the account. */
export async function hold(
  ports: RenewalPorts,
  transaction: Database,
  subscription: SubscriptionRow,
  now: Date,
): Promise<void> {
  await goOn(transaction, subscription, now);
  const { holdUntil } = planOf(subscription);
  await ports.push.publish(transaction, {
    account_id: subscription.accountId,
    event_code: 'sync_unsubscribe',
  });
  await say(ports, transaction, { subscription, kind: 'held', date: holdUntil, step: 'hold' }, now);
}

/** Advances to the next step without a message. */
export async function goOn(transaction: Database, subscription: SubscriptionRow, now: Date): Promise<void> {
  const { steps, graceUntil, holdUntil } = planOf(subscription);
  const next = nextStep(steps, subscription.dunningTries, now);
  await updateSubscription(transaction, subscription.id, {
    dunningTries: next,
    nextTryAt: steps[next]?.at ?? holdUntil,
    graceUntil,
    holdUntil,
  });
}

async function say(
  ports: RenewalPorts,
  transaction: Database,
  {
    subscription,
    kind,
    date,
    step,
  }: {
    readonly subscription: SubscriptionRow;
    readonly kind: 'refused' | 'cardRefused' | 'held';
    readonly date: Date;
    readonly step: string;
  },
  now: Date,
): Promise<void> {
  const { id, accountId, serviceId, currency, timeZone } = subscription;
  const service = await findOffered(transaction, serviceId);
  if (service === undefined) return;
  await tell(ports, transaction, {
    accountId,
    key: `subscription/${id}/${dueAtOf(subscription).toISOString()}/${step}`,
    eventCode: 'payment_failed',
    display: dunningDisplay(kind, {
      name: service.name,
      amount: nextAmountOf(subscription),
      currency,
      date,
      timeZone,
    }),
    channels: ['email', 'sms'],
    now,
  });
}
