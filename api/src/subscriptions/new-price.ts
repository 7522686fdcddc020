import { KadrError } from '@kadr/contract';
import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Currency } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { lockAccount } from '../ledger/ledger.ts';
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
   * Asks the subscribers of a service on some terms to agree to another price for renewals from a moment on; returns
   * how many were asked. A lower price counts as accepted.
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
      for (let last = 0; ;) {
        const found = await listOthers(db, { serviceId: service.id, after: last }, price);
        for (const one of found) asked += await askOne(db, ports, { ...one, price }, now);
        last = found.at(-1)?.id ?? last;
        if (found.length < atOnce) return asked;
      }
    },
  };
}

/** Matches subscriptions with another price whose subscribers were not asked about this one. */
function areOthers({ amount, currency, duration, durationUnit }: NewPrice) {
  return and(
    eq(subscriptions.state, 'active'),
    eq(subscriptions.duration, duration),
    eq(subscriptions.durationUnit, durationUnit),
    eq(subscriptions.currency, currency),
    ne(subscriptions.amount, amount),
    or(isNull(subscriptions.newAmount), ne(subscriptions.newAmount, amount)),
  );
}

async function listOthers(
  db: Database,
  { serviceId, after }: { readonly serviceId: number; readonly after: number },
  price: NewPrice,
): Promise<{ readonly id: number; readonly accountId: number }[]> {
  return db
    .select({ id: subscriptions.id, accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(and(eq(subscriptions.serviceId, serviceId), gt(subscriptions.id, after), areOthers(price)))
    .orderBy(asc(subscriptions.id))
    .limit(atOnce);
}

/** Asks one subscriber, unless the subscription has changed in the meantime; returns how many were asked. */
function askOne(
  db: Database,
  ports: RenewalPorts,
  { id, accountId, price }: { readonly id: number; readonly accountId: number; readonly price: NewPrice },
  now: Date,
): Promise<number> {
  return db.transaction(async (transaction) => {
    await lockAccount(transaction, accountId);
    const { amount, from } = price;
    const [row] = await transaction
      .update(subscriptions)
      .set({
        newAmount: amount,
        newAmountFrom: from,
        newAmountAskedAt: now,
        newAmountAcceptedAt: sql`case when ${subscriptions.amount} > ${amount} then ${now}::timestamptz end`,
      })
      .where(and(eq(subscriptions.id, id), areOthers(price)))
      .returning();
    if (row === undefined) return 0;
    await announce(transaction, ports, row, now);
    return 1;
  });
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
