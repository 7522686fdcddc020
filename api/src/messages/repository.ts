import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MessageInputParsed } from '@kadr/contract';
import { accounts, profiles } from '../tables/accounts.ts';
import type { Database } from '../database/database.ts';
import type { Delivery, DeviceReader, Reader } from '../push/waiting-messages.ts';
import { messageDeliveries, messages } from '../tables/messages.ts';

export type MessageRow = typeof messages.$inferSelect;
export type MessageValues = typeof messages.$inferInsert;

const readableBy = ({ accountId, profileId }: Reader): SQL | undefined =>
  and(
    eq(messages.accountId, accountId),
    or(isNull(messages.profileId), eq(messages.profileId, profileId)),
    isNotNull(messages.display),
  );
const isPoll = eq(messages.eventCode, 'poll');
const isNoPoll = sql`${messages.eventCode} <> 'poll'`;

/** Lists messages, the newest first; `before` is the id of the last known one. */
export async function listMessages(
  db: Database,
  reader: Reader,
  {
    kind,
    before,
    limit,
  }: {
    readonly kind: 'message' | 'poll' | undefined;
    readonly before: number | null;
    readonly limit: number;
  },
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        readableBy(reader),
        kind === undefined ? undefined : kind === 'poll' ? isPoll : isNoPoll,
        before === null ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
}

export async function countUnread(db: Database, reader: Reader): Promise<number> {
  return db.$count(messages, and(readableBy(reader), isNull(messages.readAt)));
}

/** The number of unread messages of each reader; readers without any are missing. */
export async function countUnreadOf(
  db: Database,
  readers: readonly Reader[],
): Promise<(Reader & { readonly unread: number })[]> {
  const { rows } = await db.execute<{ accountId: number; profileId: number; unread: number }>(sql`
    select r.account as "accountId", r.profile as "profileId", count(*)::int as unread
    from unnest(${sql.param(readers.map(({ accountId }) => accountId))}::int[],
      ${sql.param(readers.map(({ profileId }) => profileId))}::int[]) as r(account, profile)
    join messages m on m.account_id = r.account and (m.profile_id is null or m.profile_id = r.profile)
      and m.display is not null and m.read_at is null
    group by r.account, r.profile`);
  return rows;
}

/** Marks messages as read (`readAt`) or unread (null); polls and other readers' messages stay unchanged. */
export async function markRead(
  db: Database,
  reader: Reader,
  ids: readonly number[],
  readAt: Date | null,
): Promise<void> {
  await db
    .update(messages)
    .set({ readAt })
    .where(and(readableBy(reader), isNoPoll, inArray(messages.id, [...ids])));
}

export async function findMessage(db: Database, reader: Reader, id: number): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(readableBy(reader), eq(messages.id, id)));
  return row;
}

/** The message, locked until the transaction ends. */
export async function lockMessage(
  transaction: Database,
  reader: Reader,
  id: number,
): Promise<MessageRow | undefined> {
  const [row] = await transaction
    .select()
    .from(messages)
    .where(and(readableBy(reader), eq(messages.id, id)))
    .for('update');
  return row;
}

export async function updateMessage(
  db: Database,
  id: number,
  values: Partial<Pick<MessageValues, 'shownAt' | 'clickedAt' | 'readAt' | 'chosen'>>,
): Promise<void> {
  await db.update(messages).set(values).where(eq(messages.id, id));
}

/** Messages of any account, including events that show nothing. */
export async function findMessages(db: Database, ids: readonly number[]): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(inArray(messages.id, [...ids]));
}

/**
 * Messages that devices have missed, the oldest first: unread, written after `since`, and not delivered to the device.
 * A device that signed in after a message was delivered to another one has not missed it.
 */
export async function findMissed(
  db: Database,
  devices: readonly DeviceReader[],
  since: Date,
): Promise<{ readonly sessionId: string; readonly ids: readonly number[] }[]> {
  const { rows } = await db.execute<{ sessionId: string; ids: number[] }>(sql`
    select s.id as "sessionId", array_agg(m.id order by m.id) as ids
    from unnest(${sql.param(devices.map(({ sessionId }) => sessionId))}::uuid[],
      ${sql.param(devices.map(({ profileId }) => profileId))}::int[]) as d(session, profile)
    join sessions s on s.id = d.session
    join messages m on m.account_id = s.account_id and (m.profile_id is null or m.profile_id = d.profile)
      and m.display is not null and m.read_at is null and not m.is_silent and m.created_at > ${since}
      and (m.delivered_at is null or m.created_at >= s.created_at)
    where not exists (select from ${messageDeliveries} h where h.session_id = s.id and h.message_id = m.id)
    group by s.id`);
  return rows;
}

/** Records deliveries of messages to devices; skips deleted messages and devices that have signed out. */
export async function deliver(db: Database, deliveries: readonly Delivery[], now: Date): Promise<void> {
  const messageIds = deliveries.map(({ messageId }) => messageId);
  await db.execute(sql`
    insert into ${messageDeliveries} (session_id, message_id)
    select s.id, d.message
    from unnest(${sql.param(deliveries.map(({ sessionId }) => sessionId))}::uuid[], ${sql.param(messageIds)}::int[]) as d(session, message)
    join sessions s on s.id = d.session
    join messages m on m.id = d.message
    on conflict do nothing`);
  await setDelivered(db, [...new Set(messageIds)], now);
}

async function setDelivered(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(messages)
    .set({ deliveredAt: now })
    .where(and(inArray(messages.id, [...ids]), isNull(messages.deliveredAt)));
}

/** The account that a sender addresses. */
export async function findAddressee(
  db: Database,
  account: MessageInputParsed['account'],
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      'san' in account
        ? eq(accounts.san, account.san)
        : 'email' in account
          ? eq(accounts.email, account.email.toLowerCase())
          : eq(accounts.phone, account.phone),
    );
  return row?.id;
}

export async function isProfileOf(db: Database, profileId: number, accountId: number): Promise<boolean> {
  return (await db.$count(profiles, and(eq(profiles.id, profileId), eq(profiles.accountId, accountId)))) > 0;
}

/** Returns the id of the new message; undefined when the account has a message with its key. */
export async function insertMessage(db: Database, values: MessageValues): Promise<number | undefined> {
  const [row] = await db
    .insert(messages)
    .values(values)
    .onConflictDoNothing({ target: [messages.accountId, messages.key] })
    .returning({ id: messages.id });
  return row?.id;
}

/** Returns the new messages; those whose account has a message with their key are skipped. */
export async function insertMessages(
  db: Database,
  values: MessageValues[],
): Promise<{ readonly id: number; readonly accountId: number }[]> {
  return db
    .insert(messages)
    .values(values)
    .onConflictDoNothing({ target: [messages.accountId, messages.key] })
    .returning({ id: messages.id, accountId: messages.accountId });
}

export async function deleteMessagesBefore(db: Database, date: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, date));
}
