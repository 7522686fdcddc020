import { and, desc, eq, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { bookChecks } from '../tables/book-checks.ts';
import { payments, refunds } from '../tables/payments.ts';
import type { OwnMovement } from './compare.ts';

export type BookCheckRow = typeof bookChecks.$inferSelect;

export async function isChecked(
  db: Database,
  { kind, provider, day }: Pick<BookCheckRow, 'kind' | 'provider' | 'day'>,
): Promise<boolean> {
  const count = await db.$count(
    bookChecks,
    and(eq(bookChecks.kind, kind), eq(bookChecks.provider, provider), eq(bookChecks.day, day)),
  );
  return count > 0;
}

/** Stores a check; false when another process has stored the same one meanwhile. */
export async function insertCheck(db: Database, values: typeof bookChecks.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(bookChecks)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: bookChecks.id });
  return rows.length > 0;
}

export async function listChecks(db: Database, limit: number): Promise<BookCheckRow[]> {
  return db.select().from(bookChecks).orderBy(desc(bookChecks.id)).limit(limit);
}

export interface Span {
  readonly provider: string;
  readonly from: Date;
  readonly to: Date;
}

const paymentColumns = {
  id: payments.id,
  ref: payments.ref,
  amount: payments.amount,
  currency: payments.currency,
  isSucceeded: sql<boolean>`${payments.state} = 'succeeded'`,
};
/** The provider did not pay out refunds to the account. */
const isPaidOut = sql<boolean>`${refunds.state} = 'succeeded' and ${refunds.destination} = 'card'`;
const refundColumns = {
  id: refunds.id,
  ref: refunds.ref,
  amount: refunds.amount,
  currency: payments.currency,
  isSucceeded: isPaidOut,
};

/** Our payments that a provider lists by its references or our keys. */
export async function findNamedPayments(
  db: Database,
  provider: string,
  { refs, keys }: { readonly refs: readonly string[]; readonly keys: readonly string[] },
): Promise<OwnMovement[]> {
  return db
    .select(paymentColumns)
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        or(inArray(payments.ref, [...refs]), inArray(sql`${payments.id}::text`, [...keys])),
      ),
    );
}

export async function findNamedRefunds(db: Database, refs: readonly string[]): Promise<OwnMovement[]> {
  return db
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(inArray(refunds.ref, [...refs]));
}

/**
 * Our payments that succeeded and were made in a span, except those that verify a card: providers do not list all of
 * them.
 */
export async function listMadePayments(db: Database, { provider, from, to }: Span): Promise<OwnMovement[]> {
  return db
    .select(paymentColumns)
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        eq(payments.state, 'succeeded'),
        ne(payments.purpose, 'bind'),
        gte(payments.createdAt, from),
        lt(payments.createdAt, to),
      ),
    );
}

export async function listMadeRefunds(db: Database, { provider, from, to }: Span): Promise<OwnMovement[]> {
  return db
    .select(refundColumns)
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.provider, provider),
        isPaidOut,
        isNotNull(refunds.ref),
        gte(refunds.createdAt, from),
        lt(refunds.createdAt, to),
      ),
    );
}

/** Makes the next check of payments due at once, unless they have succeeded. */
export async function askNow(db: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(payments)
    .set({ nextCheckAt: now })
    .where(and(inArray(sql`${payments.id}::text`, [...ids]), ne(payments.state, 'succeeded')));
}
