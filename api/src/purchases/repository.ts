import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { purchases, purchaseTickets } from '../tables/purchases.ts';

export type TicketRow = typeof purchaseTickets.$inferSelect;
export type PurchaseRow = typeof purchases.$inferSelect;

/** The open ticket of an account for a title or a service. */
export async function findOpenTicket(
  transaction: Database,
  accountId: number,
  { mediaItemId, serviceId }: Pick<TicketRow, 'mediaItemId' | 'serviceId'>,
): Promise<TicketRow | undefined> {
  const [row] = await transaction
    .select()
    .from(purchaseTickets)
    .where(
      and(
        eq(purchaseTickets.accountId, accountId),
        serviceId === null
          ? eq(purchaseTickets.mediaItemId, mediaItemId ?? 0)
          : eq(purchaseTickets.serviceId, serviceId),
        eq(purchaseTickets.status, 'wait_payment'),
      ),
    );
  return row;
}

export async function findTicket(
  transaction: Database,
  accountId: number,
  id: string,
): Promise<TicketRow | undefined> {
  const [row] = await transaction
    .select()
    .from(purchaseTickets)
    .where(and(eq(purchaseTickets.id, id), eq(purchaseTickets.accountId, accountId)));
  return row;
}

export async function insertTicket(
  transaction: Database,
  values: typeof purchaseTickets.$inferInsert,
): Promise<TicketRow> {
  return insertedRow(await transaction.insert(purchaseTickets).values(values).returning());
}

export async function setTicketStatus(
  transaction: Database,
  id: string,
  status: TicketRow['status'],
): Promise<void> {
  await transaction.update(purchaseTickets).set({ status }).where(eq(purchaseTickets.id, id));
}

/** Records how a ticket will be paid. */
export async function updateTicket(
  transaction: Database,
  id: string,
  way: Pick<TicketRow, 'paymentMethodId' | 'bankCardId' | 'points' | 'isLinkingCard'>,
): Promise<TicketRow> {
  const [row] = await transaction
    .update(purchaseTickets)
    .set(way)
    .where(eq(purchaseTickets.id, id))
    .returning();
  if (row === undefined) throw new Error('The ticket no longer exists.');
  return row;
}

/** Deletes tickets that were never paid. */
export async function deleteUnpaidTicketsBefore(db: Database, date: Date): Promise<void> {
  await db
    .delete(purchaseTickets)
    .where(and(ne(purchaseTickets.status, 'paid'), lt(purchaseTickets.createdAt, date)));
}

/** Whether an account has a title at a moment. */
export async function isOwned(
  transaction: Database,
  accountId: number,
  mediaItemId: number,
  now: Date,
): Promise<boolean> {
  const count = await transaction.$count(
    purchases,
    and(
      eq(purchases.accountId, accountId),
      eq(purchases.mediaItemId, mediaItemId),
      isNull(purchases.exchangedAt),
      isNull(purchases.refundedAt),
      or(isNull(purchases.endsAt), gt(purchases.endsAt, now)),
    ),
  );
  return count > 0;
}

export async function insertPurchase(
  transaction: Database,
  values: typeof purchases.$inferInsert,
): Promise<void> {
  await transaction.insert(purchases).values(values);
}

/** An account's purchases, past ones too, except exchanged ones, the latest first; `before` is the last known id. */
export async function listPurchases(
  db: Database,
  accountId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<PurchaseRow[]> {
  return db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.accountId, accountId),
        isNull(purchases.exchangedAt),
        isNull(purchases.refundedAt),
        before === null ? undefined : lt(purchases.id, before),
      ),
    )
    .orderBy(desc(purchases.id))
    .limit(limit);
}
