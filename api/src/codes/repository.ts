import { and, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { codes, confirmations } from '../tables/codes.ts';

export type CodeRow = typeof codes.$inferSelect;
export type ConfirmationRow = typeof confirmations.$inferSelect;

/** The key of a code: one row each. */
export type CodeKey = Pick<CodeRow, 'sessionId' | 'login' | 'action'>;

const isCode = ({ sessionId, login, action }: CodeKey) =>
  and(eq(codes.sessionId, sessionId), eq(codes.login, login), eq(codes.action, action));

export async function findCode(db: Database, key: CodeKey): Promise<CodeRow | undefined> {
  const [row] = await db.select().from(codes).where(isCode(key));
  return row;
}

/** Replaces the last code, unless that was sent after `before`: of several concurrent calls one wins. */
export async function putCode(db: Database, row: CodeRow, before: Date): Promise<boolean> {
  const { sessionId: _session, login: _login, action: _action, ...values } = row;
  const rows = await db
    .insert(codes)
    .values(row)
    .onConflictDoUpdate({
      target: [codes.sessionId, codes.login, codes.action],
      set: values,
      setWhere: lte(codes.sentAt, before),
    })
    .returning({ id: codes.id });
  return rows.length > 0;
}

/** Counts a try of a code that is valid and has tries left; undefined otherwise. */
export async function tryCode(
  db: Database,
  id: string,
  most: number,
  now: Date,
): Promise<CodeRow | undefined> {
  const [row] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(eq(codes.id, id), lt(codes.tries, most), isNull(codes.usedAt), gt(codes.expiresAt, now)))
    .returning();
  return row;
}

/** Marks a code as used; false when it was used before: of several concurrent calls one wins. */
export async function useCode(db: Database, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(codes)
    .set({ usedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.usedAt)))
    .returning({ id: codes.id });
  return rows.length > 0;
}

/** The stored codes that a session has requested. */
export async function codesOfSession(db: Database, sessionId: string): Promise<CodeRow[]> {
  return db.select().from(codes).where(eq(codes.sessionId, sessionId));
}

export async function deleteCode(db: Database, id: string): Promise<void> {
  await db.delete(codes).where(eq(codes.id, id));
}

/** Deletes codes that were sent to these logins, and confirmations of them. */
export async function deleteCodesOf(db: Database, logins: readonly string[]): Promise<void> {
  if (logins.length === 0) return;
  for (const table of [codes, confirmations]) await db.delete(table).where(inArray(table.login, [...logins]));
}

export async function insertConfirmation(db: Database, row: ConfirmationRow): Promise<void> {
  await db.insert(confirmations).values(row);
}

/** Deletes a confirmation and returns it; undefined unless it is valid for these actions in this session. */
export async function takeConfirmation(
  db: Database,
  { hash, sessionId, actions }: { hash: string; sessionId: string; actions: readonly string[] },
  now: Date,
): Promise<ConfirmationRow | undefined> {
  const [row] = await db
    .delete(confirmations)
    .where(
      and(
        eq(confirmations.hash, hash),
        eq(confirmations.sessionId, sessionId),
        inArray(confirmations.action, [...actions]),
        gt(confirmations.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(codes).where(lt(codes.expiresAt, now));
  await db.delete(confirmations).where(lt(confirmations.expiresAt, now));
}

/** Deletes a session's unused confirmations. */
export async function deleteConfirmationsOf(db: Database, sessionId: string): Promise<void> {
  await db.delete(confirmations).where(eq(confirmations.sessionId, sessionId));
}
