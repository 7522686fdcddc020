import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MessageInputParsed } from '@kadr/contract';
import { accounts, profiles } from '../tables/accounts.ts';
import type { Database } from '../database/database.ts';
import type { DeviceReader, Reader } from '../push/waiting-messages.ts';
import { sessions } from '../tables/session.ts';
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

/** The newest first; `before` is the id of the last one known. */
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

/** Marks messages as read (`readAt`) or unread (null); polls and messages of others stay as they are. */
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

/** The message, held until the transaction ends. */
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

/** A message of any account, also an event that shows nothing. */
export async function findAnyMessage(db: Database, id: number): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

/**
 * What a device has missed: unread messages written after `since` that it has not had. A device that signed in after a
 * message reached another one has not missed it.
 */
const missedBy = (db: Database, reader: DeviceReader, since: Date): SQL | undefined =>
  and(
    readableBy(reader),
    isNull(messages.readAt),
    eq(messages.isSilent, false),
    gt(messages.createdAt, since),
    or(isNull(messages.deliveredAt), gte(messages.createdAt, sessions.createdAt)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(messageDeliveries)
        .where(
          and(
            eq(messageDeliveries.sessionId, reader.sessionId),
            eq(messageDeliveries.messageId, messages.id),
          ),
        ),
    ),
  );

/** The oldest of what a device has missed, and how many there are in all. */
export async function findMissed(
  db: Database,
  reader: DeviceReader,
  since: Date,
  limit: number,
): Promise<{ readonly rows: readonly MessageRow[]; readonly total: number }> {
  const found = await db
    .select({ row: messages, total: sql<number>`(count(*) over ())::int` })
    .from(messages)
    .innerJoin(sessions, eq(sessions.id, reader.sessionId))
    .where(missedBy(db, reader, since))
    .orderBy(asc(messages.id))
    .limit(limit);
  return { rows: found.map(({ row }) => row), total: found[0]?.total ?? 0 };
}

/** Notes at `now` that a device has had everything it has missed after the message `after`; gives the ids. */
export async function deliverMissed(
  db: Database,
  reader: DeviceReader,
  { since, after, now }: { readonly since: Date; readonly after: number; readonly now: Date },
): Promise<readonly number[]> {
  const delivered = await db
    .insert(messageDeliveries)
    .select(
      db
        .select({ sessionId: sessions.id, messageId: messages.id })
        .from(messages)
        .innerJoin(sessions, eq(sessions.id, reader.sessionId))
        .where(and(missedBy(db, reader, since), gt(messages.id, after))),
    )
    .onConflictDoNothing()
    .returning({ id: messageDeliveries.messageId });
  const ids = delivered.map(({ id }) => id);
  await setDelivered(db, ids, now);
  return ids;
}

/** Notes which devices have had a message; devices that have signed out since are passed over. */
export async function deliverTo(
  db: Database,
  messageId: number,
  sessionIds: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .insert(messageDeliveries)
    .select(
      db
        .select({ sessionId: sessions.id, messageId: sql<number>`${messageId}::int`.as('message_id') })
        .from(sessions)
        .where(inArray(sessions.id, [...sessionIds])),
    )
    .onConflictDoNothing();
  await setDelivered(db, [messageId], now);
}

async function setDelivered(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await db
    .update(messages)
    .set({ deliveredAt: now })
    .where(and(inArray(messages.id, [...ids]), isNull(messages.deliveredAt)));
}

/** The account that a sender names. */
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

/** Gives the id of the new message; undefined when its key was used for the account before. */
export async function insertMessage(db: Database, values: MessageValues): Promise<number | undefined> {
  const [row] = await db
    .insert(messages)
    .values(values)
    .onConflictDoNothing({ target: [messages.accountId, messages.key] })
    .returning({ id: messages.id });
  return row?.id;
}

export async function deleteMessagesBefore(db: Database, date: Date): Promise<void> {
  await db.delete(messages).where(lt(messages.createdAt, date));
}
