import { and, desc, eq, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import { finalPaymentStates } from '../context/payment-provider.ts';
import { dueIds } from '../database/claim.ts';
import type { Claim } from '../database/claim.ts';
import type { Database } from '../database/database.ts';
import { accounts } from '../tables/accounts.ts';
import { paymentEvents, payments } from '../tables/payments.ts';

export type PaymentRow = typeof payments.$inferSelect;

export async function findPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Locks a payment until the transaction ends. */
export async function lockPayment(transaction: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await transaction.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

export async function findPaymentByRef(
  db: Database,
  provider: string,
  ref: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.ref, ref)));
  return row;
}

/** The payment behind an account's ticket id: the latest attempt of a purchase, otherwise the payment itself. */
export async function findPaymentOf(
  db: Database,
  accountId: number,
  ticketId: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.accountId, accountId),
        or(eq(payments.ticketId, ticketId), and(eq(payments.id, ticketId), isNull(payments.ticketId))),
      ),
    )
    .orderBy(desc(payments.orderId))
    .limit(1);
  return row;
}

/** A purpose for which a card may have only one open attempt. */
export type PaidOnce =
  | { readonly ticketId: string }
  | { readonly subscriptionId: number; readonly periodNumber: number };

/** The open attempt for a ticket or a period, with this card or with one that is entered (null). */
export async function findOpenAttempt(
  transaction: Database,
  paid: PaidOnce,
  bankCardId: number | null,
): Promise<PaymentRow | undefined> {
  const [row] = await transaction
    .select()
    .from(payments)
    .where(
      and(
        'ticketId' in paid
          ? eq(payments.ticketId, paid.ticketId)
          : and(
              eq(payments.subscriptionId, paid.subscriptionId),
              eq(payments.periodNumber, paid.periodNumber),
            ),
        bankCardId === null ? isNull(payments.bankCardId) : eq(payments.bankCardId, bankCardId),
        notInArray(payments.state, [...finalPaymentStates]),
      ),
    );
  return row;
}

/** The latest attempt to pay for a period, whatever its outcome. */
export async function findLatestOfPeriod(
  db: Database,
  subscriptionId: number,
  periodNumber: number,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.subscriptionId, subscriptionId), eq(payments.periodNumber, periodNumber)))
    .orderBy(desc(payments.orderId))
    .limit(1);
  return row;
}

export async function insertPayment(
  transaction: Database,
  values: typeof payments.$inferInsert,
): Promise<PaymentRow> {
  return insertedRow(await transaction.insert(payments).values(values).returning());
}

export async function updatePayment(
  transaction: Database,
  id: string,
  values: Partial<typeof payments.$inferInsert>,
): Promise<PaymentRow> {
  const [row] = await transaction.update(payments).set(values).where(eq(payments.id, id)).returning();
  if (row === undefined) throw new Error('The payment no longer exists.');
  return row;
}

/** Records that the viewer was told to wait; undefined when the payment has become final. */
export async function noteWaiting(db: Database, id: string, now: Date): Promise<PaymentRow | undefined> {
  const [row] = await db
    .update(payments)
    .set({ toldToWaitAt: now })
    .where(and(eq(payments.id, id), notInArray(payments.state, [...finalPaymentStates])))
    .returning();
  return row;
}

/** Claims the payments that are due for a check; for others they are due at `next`. */
export async function claimDue(db: Database, claim: Claim): Promise<PaymentRow[]> {
  const { id, nextCheckAt: dueAt } = payments;
  return db
    .update(payments)
    .set({ nextCheckAt: claim.next })
    .where(inArray(id, dueIds(db, payments, { id, dueAt }, claim)))
    .returning();
}

/** The payer, as the provider receives it. */
export async function findCustomer(db: Database, accountId: number | null) {
  const [row] = await db
    .select({ id: accounts.san, email: accounts.email, phone: accounts.phone })
    .from(accounts)
    .where(eq(accounts.id, accountId ?? 0));
  return row ?? { id: 'gone', email: null, phone: null };
}

/** Records an event of a provider; returns whether it was handled before. */
export async function noteEvent(
  db: Database,
  event: typeof paymentEvents.$inferInsert,
): Promise<{ readonly id: number; readonly isHandled: boolean }> {
  const row = insertedRow(
    await db
      .insert(paymentEvents)
      .values(event)
      .onConflictDoUpdate({
        target: [paymentEvents.provider, paymentEvents.dedupeKey],
        // Changes nothing, but returns the row.
        set: { dedupeKey: sql`excluded.dedupe_key` },
      })
      .returning({ id: paymentEvents.id, handledAt: paymentEvents.handledAt }),
  );
  return { id: row.id, isHandled: row.handledAt !== null };
}

export async function deleteEventsBefore(db: Database, date: Date): Promise<void> {
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, date));
}

export async function setEventHandled(db: Database, id: number, now: Date): Promise<void> {
  await db.update(paymentEvents).set({ handledAt: now }).where(eq(paymentEvents.id, id));
}
