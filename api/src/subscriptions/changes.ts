import { KadrError } from '@kadr/contract';
import type { RequestContext } from '../context/context.ts';
import type { Database } from '../database/database.ts';
import { lockAccount } from '../ledger/ledger.ts';
import type { PushPublisher } from '../push/publisher.ts';
import type { SessionService } from '../session/service.ts';
import { periodsAfter } from './periods.ts';
import { findOfferedPrice } from './replace.ts';
import { findRunning, updateSubscription } from './repository.ts';
import type { SubscriptionRow } from './repository.ts';
import { heldOf, standingOf } from './state.ts';
import { secondsOf } from '../text/unix-seconds.ts';

/** Subscribers' changes of their subscriptions. Each throws KadrError SIGN_IN_REQUIRED for guests, and NOT_FOUND. */
export interface SubscriptionChanges {
  /** Begins a pause at the end of the period; Unix seconds. */
  pause(
    input: { readonly service_id: number; readonly months: number },
    context: RequestContext,
  ): Promise<{ readonly from: number; readonly until: number }>;
  /** @throws KadrError PRICE_CHANGED */
  acceptPrice(
    input: { readonly service_id: number; readonly amount: number },
    context: RequestContext,
  ): Promise<void>;
  /** @throws KadrError ALREADY_PURCHASED */
  changeAtEnd(
    input: {
      readonly service_id: number;
      readonly next: { readonly service_id: number; readonly price_id: number } | null;
    },
    context: RequestContext,
  ): Promise<void>;
}

export function createSubscriptionChanges(
  db: Database,
  {
    sessions,
    push,
  }: {
    readonly sessions: Pick<SessionService, 'requireAccount'>;
    readonly push: Pick<PushPublisher, 'publish'>;
  },
): SubscriptionChanges {
  /** Changes a subscription that is paid and renewed, with its account locked. */
  const change = async (
    serviceId: number,
    context: RequestContext,
    valuesOf: (
      subscription: SubscriptionRow,
      transaction: Database,
    ) => Promise<Partial<SubscriptionRow>> | Partial<SubscriptionRow>,
  ): Promise<SubscriptionRow> => {
    const { accountId } = await sessions.requireAccount(context);
    return db.transaction(async (transaction) => {
      await lockAccount(transaction, accountId);
      const found = await findRunning(transaction, accountId, serviceId);
      const isActive = found !== undefined && standingOf(heldOf(found), context.now()) === 'active';
      if (!isActive || found.endsAt <= context.now()) throw new KadrError('NOT_FOUND');
      const values = await valuesOf(found, transaction);
      await updateSubscription(transaction, found.id, values);
      await push.publish(transaction, { account_id: accountId, event_code: 'sync_purchases' });
      return { ...found, ...values };
    });
  };

  return {
    pause: async ({ service_id, months }, context) => {
      const { endsAt, pausedUntil } = await change(service_id, context, (found) => ({
        pausedUntil: periodsAfter(
          found.endsAt,
          { duration: months, durationUnit: 'month' },
          1,
          found.timeZone,
        ),
      }));
      return { from: secondsOf(endsAt), until: secondsOf(pausedUntil ?? endsAt) };
    },
    acceptPrice: async ({ service_id, amount }, context) => {
      await change(service_id, context, ({ newAmount }) => {
        if (newAmount === null) throw new KadrError('NOT_FOUND');
        if (newAmount !== amount) throw new KadrError('PRICE_CHANGED');
        return { newAmountAcceptedAt: context.now() };
      });
    },
    changeAtEnd: async ({ service_id, next }, context) => {
      await change(service_id, context, async ({ accountId, currency }, transaction) => {
        if (next === null) return { nextServiceId: null, nextPriceId: null };
        const wanted = { serviceId: next.service_id, priceId: next.price_id };
        const price = await findOfferedPrice(transaction, wanted);
        if (price?.currency !== currency) throw new KadrError('NOT_FOUND');
        const had = await findRunning(transaction, accountId, next.service_id);
        if (had !== undefined) throw new KadrError('ALREADY_PURCHASED');
        return { nextServiceId: next.service_id, nextPriceId: next.price_id };
      });
    },
  };
}
