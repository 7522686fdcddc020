import { and, asc, desc, eq, lte, max, ne, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Language } from '@kadr/contract';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { alias } from 'drizzle-orm/pg-core';
import { finalPaymentStates } from '../context/payment-provider.ts';
import { bankCards } from '../tables/bank-cards.ts';
import { payments } from '../tables/payments.ts';
import { services } from '../tables/services.ts';
import { subscriptionPeriods, subscriptions } from '../tables/subscriptions.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The account's subscription to a service that has not ended. */
export async function findRunning(
  db: Database,
  accountId: number,
  serviceId: number,
): Promise<SubscriptionRow | undefined> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.accountId, accountId),
        eq(subscriptions.serviceId, serviceId),
        ne(subscriptions.state, 'ended'),
      ),
    );
  return row;
}

export async function findSubscription(db: Database, id: number): Promise<SubscriptionRow | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

/** Whether the account has or ever had a service. */
export async function hasEverHad(db: Database, accountId: number, serviceId: number): Promise<boolean> {
  const count = await db.$count(
    subscriptions,
    and(eq(subscriptions.accountId, accountId), eq(subscriptions.serviceId, serviceId)),
  );
  return count > 0;
}

const next = alias(services, 'next_services');

/** The account's subscriptions, the latest first, with the texts of their services. */
export async function listRunning(db: Database, accountId: number, language: Language) {
  return db
    .select({
      subscription: subscriptions,
      alias: services.alias,
      name: inLanguage(services.name, language),
      image: services.image,
      color: services.color,
      cardType: bankCards.type,
      cardLast4: bankCards.last4,
      nextName: inLanguage(next.name, language),
    })
    .from(subscriptions)
    .innerJoin(services, eq(services.id, subscriptions.serviceId))
    .leftJoin(bankCards, eq(bankCards.id, subscriptions.bankCardId))
    .leftJoin(next, eq(next.id, subscriptions.nextServiceId))
    .where(and(eq(subscriptions.accountId, accountId), ne(subscriptions.state, 'ended')))
    .orderBy(desc(subscriptions.id));
}

/** A service as a renewal needs it: whether it is still offered, and its name. */
export async function findOffered(db: Database, serviceId: number) {
  const [row] = await db
    .select({ name: services.name, alias: services.alias, isOffered: services.active })
    .from(services)
    .where(eq(services.id, serviceId));
  return row;
}

/** Ids of subscriptions with a step due by then, the earliest first, except while a card is charged. */
export async function listDue(
  db: Database,
  now: Date,
  { id, limit }: { readonly id?: number; readonly limit: number },
): Promise<{ readonly id: number; readonly accountId: number }[]> {
  const { endsAt, nextTryAt, pausedUntil, holdUntil } = subscriptions;
  const charged = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.subscriptionId, subscriptions.id),
        eq(payments.initiator, 'service'),
        notInArray(payments.state, [...finalPaymentStates]),
      ),
    );
  return db
    .select({ id: subscriptions.id, accountId: subscriptions.accountId })
    .from(subscriptions)
    .where(
      and(
        id === undefined ? undefined : eq(subscriptions.id, id),
        ne(subscriptions.state, 'ended'),
        lte(endsAt, now),
        or(
          sql`coalesce(${nextTryAt}, greatest(${endsAt}, ${pausedUntil})) <= ${now}::timestamptz`,
          lte(holdUntil, now),
        ),
        notExists(charged),
      ),
    )
    .orderBy(asc(subscriptions.endsAt), asc(subscriptions.id))
    .limit(limit);
}

export async function insertSubscription(
  transaction: Database,
  values: typeof subscriptions.$inferInsert,
): Promise<SubscriptionRow> {
  return insertedRow(await transaction.insert(subscriptions).values(values).returning());
}

export async function updateSubscription(
  transaction: Database,
  id: number,
  values: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  await transaction.update(subscriptions).set(values).where(eq(subscriptions.id, id));
}

export async function insertPeriod(
  transaction: Database,
  values: typeof subscriptionPeriods.$inferInsert,
): Promise<void> {
  await transaction.insert(subscriptionPeriods).values(values);
}

/** The number of a subscription's latest period. */
export async function latestPeriod(transaction: Database, subscriptionId: number): Promise<number> {
  const [row] = await transaction
    .select({ number: max(subscriptionPeriods.number) })
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.subscriptionId, subscriptionId));
  return row?.number ?? 0;
}
