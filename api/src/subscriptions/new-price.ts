import { KadrError } from '@kadr/contract';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Currency } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { services } from '../tables/services.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import { dunningDisplay } from './dunning-messages.ts';
import type { Period } from './periods.ts';
import type { RenewalPorts } from './renewal-ports.ts';
import { findOffered } from './repository.ts';
import type { SubscriptionRow } from './repository.ts';
import { tell } from './tell.ts';

export interface NewPrice extends Period {
  /** Alias of the service. */
  readonly service: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly from: Date;
}

export interface NewPrices {
  /**
   * Asks the subscribers of a service on some terms to agree to another price for the renewals from a moment on; gives how many
   * were asked. A lower one is agreed to already.
   *
   * @throws KadrError NOT_FOUND, INVALID_INPUT for a moment that is not a week ahead
   */
  ask(price: NewPrice, now: Date): Promise<number>;
}

const week = 7 * 24 * 60 * 60_000;
const atOnce = 200;

export function createNewPrices(db: Database, ports: RenewalPorts): NewPrices {
  return {
    ask: async (price, now) => {
      if (price.from.getTime() - now.getTime() < week)
        throw new KadrError('INVALID_INPUT', { message: 'from: this is not a week ahead.', field: 'from' });
      const [service] = await db
        .select({ id: services.id })
        .from(services)
        .where(eq(services.alias, price.service));
      if (service === undefined) throw new KadrError('NOT_FOUND');
      let asked = 0;
      for (;;) {
        const batch = await db.transaction(async (transaction) => {
          const rows = await claim(transaction, service.id, { price, now });
          for (const row of rows) await announce(transaction, ports, row, now);
          return rows.length;
        });
        asked += batch;
        if (batch < atOnce) return asked;
      }
    },
  };
}

/** Writes the price to subscriptions that have another one, and were not asked for it. */
function claim(
  transaction: Database,
  serviceId: number,
  { price, now }: { readonly price: NewPrice; readonly now: Date },
): Promise<SubscriptionRow[]> {
  const { amount, currency, duration, durationUnit, from } = price;
  const asked = transaction
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.serviceId, serviceId),
        eq(subscriptions.state, 'active'),
        eq(subscriptions.duration, duration),
        eq(subscriptions.durationUnit, durationUnit),
        eq(subscriptions.currency, currency),
        sql`${subscriptions.amount} <> ${amount}`,
        or(isNull(subscriptions.newAmount), sql`${subscriptions.newAmount} <> ${amount}`),
      ),
    )
    .orderBy(asc(subscriptions.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return transaction
    .update(subscriptions)
    .set({
      newAmount: amount,
      newAmountFrom: from,
      newAmountAskedAt: now,
      newAmountAcceptedAt: sql`case when ${subscriptions.amount} > ${amount} then ${now}::timestamptz end`,
    })
    .where(inArray(subscriptions.id, asked))
    .returning();
}

async function announce(
  transaction: Database,
  ports: RenewalPorts,
  {
    id,
    accountId,
    serviceId,
    newAmount,
    newAmountFrom,
    newAmountAcceptedAt,
    currency,
    timeZone,
  }: SubscriptionRow,
  now: Date,
): Promise<void> {
  const service = await findOffered(transaction, serviceId);
  if (service === undefined || newAmount === null || newAmountFrom === null) return;
  await tell(ports, transaction, {
    accountId,
    key: `subscription/${id}/new-price/${newAmount}/${newAmountFrom.toISOString()}`,
    eventCode: 'marketing_message',
    display: dunningDisplay(newAmountAcceptedAt === null ? 'newPrice' : 'lowerPrice', {
      name: service.name,
      amount: newAmount,
      currency,
      date: newAmountFrom,
      timeZone,
    }),
    channels: ['email'],
    now,
  });
}
