import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MessageInputParsed } from '@kadr/contract';
import { accounts, profiles } from '../accounts/tables.ts';
import type { Database } from '../database/database.ts';
import { messages } from './tables.ts';

export type MessageRow = typeof messages.$inferSelect;
export type MessageValues = typeof messages.$inferInsert;

/** Who reads: what is for another profile of the account is not for him. */
export interface Reader {
  readonly accountId: number;
  readonly profileId: number;
}

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
  values: Partial<Pick<MessageValues, 'deliveredAt' | 'shownAt' | 'clickedAt' | 'readAt' | 'chosen'>>,
): Promise<void> {
  await db.update(messages).set(values).where(eq(messages.id, id));
}

/** A message whoever it is for, also an event that shows nothing. */
export async function findAnyMessage(db: Database, id: number): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

/** Messages that no page of the viewer has had yet, written after `since`; the newest first. */
export async function findUndelivered(
  db: Database,
  reader: Reader,
  since: Date,
  limit: number,
): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        readableBy(reader),
        isNull(messages.readAt),
        isNull(messages.deliveredAt),
        sql`${messages.createdAt} > ${since.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
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
