import { broadcastDays } from '@kadr/contract';
import type { AccountReference, BroadcastState } from '@kadr/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { findAddressee } from '../messages/repository.ts';
import { isOfBrand } from '../segments/segment-sql.ts';
import { broadcastAccounts, broadcasts } from '../tables/broadcasts.ts';
import { segments } from '../tables/segments.ts';

export type BroadcastRow = typeof broadcasts.$inferSelect;
export type BroadcastValues = typeof broadcasts.$inferInsert;

const withSegment = (db: Database) =>
  db
    .select({ broadcast: broadcasts, segment: segments })
    .from(broadcasts)
    .innerJoin(segments, eq(segments.id, broadcasts.segmentId));

/** A broadcast and its segment. */
export type FoundBroadcast = Awaited<ReturnType<typeof withSegment>>[number];

/** Latest first; `brands` is null for all brands. */
export async function findBroadcasts(
  db: Database,
  {
    brands,
    state,
    before,
    limit,
  }: {
    readonly brands: readonly string[] | null;
    readonly state: BroadcastState | null;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<FoundBroadcast[]> {
  return withSegment(db)
    .where(
      and(
        brands === null ? undefined : inArray(segments.brand, [...brands]),
        state === null ? undefined : eq(broadcasts.state, state),
        before === null ? undefined : lt(broadcasts.id, before),
      ),
    )
    .orderBy(desc(broadcasts.id))
    .limit(limit);
}

export async function findBroadcast(db: Database, id: number): Promise<FoundBroadcast | undefined> {
  const [row] = await withSegment(db).where(eq(broadcasts.id, id));
  return row;
}

/** Locks a broadcast until the transaction ends; waits for a batch that is being sent. */
export async function lockBroadcast(transaction: Database, id: number): Promise<void> {
  await transaction.select({ id: broadcasts.id }).from(broadcasts).where(eq(broadcasts.id, id)).for('update');
}

const isToSend = (now: Date): SQL => lte(broadcasts.dueAt, now);
const isExpired = (now: Date): SQL | undefined =>
  and(lte(broadcasts.expiresAt, now), isNull(broadcasts.expiredAt), isNotNull(broadcasts.finishedAt));

/**
 * Whether a broadcast has accounts to be sent to, or has expired and must be withdrawn from those that have not seen
 * it.
 */
export const isBroadcastDue = (now: Date): SQL | undefined => or(isToSend(now), isExpired(now));

/**
 * Claims the broadcast that has been due longest, locked until the transaction ends; skips those locked by other
 * workers.
 */
export async function claimDue(transaction: Database, now: Date): Promise<FoundBroadcast | undefined> {
  const [row] = await withSegment(transaction)
    .where(isToSend(now))
    .orderBy(asc(broadcasts.dueAt), asc(broadcasts.id))
    .limit(1)
    .for('update', { of: broadcasts, skipLocked: true });
  return row;
}

export async function insertBroadcast(db: Database, values: BroadcastValues): Promise<number> {
  const row = insertedRow(await db.insert(broadcasts).values(values).returning({ id: broadcasts.id }));
  return row.id;
}

export async function updateBroadcast(
  db: Database,
  id: number,
  values: Partial<BroadcastValues>,
): Promise<void> {
  await db.update(broadcasts).set(values).where(eq(broadcasts.id, id));
}

export async function deleteBroadcast(db: Database, id: number): Promise<void> {
  await db.delete(broadcasts).where(eq(broadcasts.id, id));
}

/** Adds accounts to a broadcast; skips erased ones, and keeps the others from being erased until it is written. */
export async function addAccounts(
  transaction: Database,
  broadcastId: number,
  accountIds: readonly number[],
  now: Date,
): Promise<void> {
  await transaction.execute(sql`
    insert into ${broadcastAccounts} (broadcast_id, account_id, outcome, due_at)
    select ${broadcastId}::integer, id, 'waiting', ${now.toISOString()}::timestamptz from accounts
    where id = any(${sql.param(accountIds)}::integer[]) for key share
    on conflict do nothing`);
}

/** The waiting accounts that are due. */
export async function findWaiting(
  transaction: Database,
  { broadcastId, now, limit }: { readonly broadcastId: number; readonly now: Date; readonly limit: number },
): Promise<{ readonly accountId: number; readonly timeZone: string | null }[]> {
  const { rows } = await transaction.execute<{ accountId: number; timeZone: string | null }>(sql`
    select w.account_id as "accountId", a.time_zone as "timeZone"
    from ${broadcastAccounts} w join accounts a on a.id = w.account_id
    where w.broadcast_id = ${broadcastId} and w.outcome = 'waiting' and w.due_at <= ${now.toISOString()}::timestamptz
    order by w.due_at, w.account_id limit ${limit} for key share of a`);
  return rows;
}

/** Those of some accounts that have received `cap` or more broadcasts within a week. */
export async function findCapped(
  transaction: Database,
  {
    accountIds,
    cap,
    now,
  }: { readonly accountIds: readonly number[]; readonly cap: number; readonly now: Date },
): Promise<Set<number>> {
  const since = new Date(now.getTime() - broadcastDays.cap * 86_400_000);
  const { rows } = await transaction.execute<{ id: number }>(sql`
    select account_id as id from ${broadcastAccounts}
    where account_id = any(${sql.param(accountIds)}::integer[]) and outcome = 'sent'
      and sent_at > ${since.toISOString()}::timestamptz
    group by account_id having count(*) >= ${cap}`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Keeps all other broadcasts from being sent until the transaction ends: two at once could exceed an account's limit.
 */
export async function sendAlone(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('broadcasts'))`);
}

export async function setOutcome(
  transaction: Database,
  broadcastId: number,
  accountIds: readonly number[],
  values: Pick<Partial<typeof broadcastAccounts.$inferInsert>, 'dueAt' | 'outcome'>,
): Promise<void> {
  if (accountIds.length === 0) return;
  await transaction
    .update(broadcastAccounts)
    .set(values)
    .where(
      and(
        eq(broadcastAccounts.broadcastId, broadcastId),
        inArray(broadcastAccounts.accountId, [...accountIds]),
      ),
    );
}

/** Records that accounts were sent to, each with its message of that key. */
export async function setSent(
  transaction: Database,
  broadcastId: number,
  accountIds: readonly number[],
  { key, now }: { readonly key: string; readonly now: Date },
): Promise<void> {
  await transaction.execute(sql`
    update ${broadcastAccounts} w set outcome = 'sent', sent_at = ${now.toISOString()}::timestamptz, message_id = m.id
    from messages m
    where w.broadcast_id = ${broadcastId} and w.account_id = any(${sql.param(accountIds)}::integer[])
      and m.account_id = w.account_id and m.key = ${key}`);
}

/** When the next of the waiting accounts is due; null without any. */
export async function findNextDue(transaction: Database, broadcastId: number): Promise<Date | null> {
  const [row] = await transaction
    .select({ dueAt: broadcastAccounts.dueAt })
    .from(broadcastAccounts)
    .where(and(eq(broadcastAccounts.broadcastId, broadcastId), eq(broadcastAccounts.outcome, 'waiting')))
    .orderBy(asc(broadcastAccounts.dueAt))
    .limit(1);
  return row?.dueAt ?? null;
}

/** Marks the accounts that still wait as expired. */
export async function expireWaiting(transaction: Database, broadcastId: number): Promise<void> {
  await transaction
    .update(broadcastAccounts)
    .set({ outcome: 'expired' })
    .where(and(eq(broadcastAccounts.broadcastId, broadcastId), eq(broadcastAccounts.outcome, 'waiting')));
}

export async function deleteWaiting(transaction: Database, broadcastId: number): Promise<void> {
  await transaction
    .delete(broadcastAccounts)
    .where(and(eq(broadcastAccounts.broadcastId, broadcastId), eq(broadcastAccounts.outcome, 'waiting')));
}

/**
 * Withdraws expired broadcasts from viewers who have not seen them: they count as read, and no panel announces them.
 */
export async function withdrawExpired(db: Database, now: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const rows = await transaction
      .update(broadcasts)
      .set({ expiredAt: now })
      .where(isExpired(now))
      .returning({ id: broadcasts.id });
    if (rows.length === 0) return;
    await transaction.execute(sql`
      update messages m set read_at = ${now.toISOString()}::timestamptz from ${broadcastAccounts} w
      where w.broadcast_id = any(${sql.param(rows.map(({ id }) => id))}::integer[]) and m.id = w.message_id
        and m.read_at is null`);
  });
}

/** Whether an account has signed in to a brand. */
export async function isAccountOf(db: Database, account: AccountReference, brand: string): Promise<boolean> {
  const id = await findAddressee(db, account);
  if (id === undefined) return false;
  const { rows } = await db.execute(sql`select from accounts a where a.id = ${id} and ${isOfBrand(brand)}`);
  return rows.length > 0;
}
