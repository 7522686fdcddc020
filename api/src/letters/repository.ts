import { and, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { dueIds } from '../database/claim.ts';
import type { Claim } from '../database/claim.ts';
import type { Database } from '../database/database.ts';
import { accounts } from '../tables/accounts.ts';
import { letters } from '../tables/letters.ts';

export type LetterRow = typeof letters.$inferSelect;

/** Inserts letters; a letter whose key already exists stays unchanged. */
export async function insertLetters(
  transaction: Database,
  values: readonly (typeof letters.$inferInsert)[],
): Promise<void> {
  if (values.length > 0)
    await transaction
      .insert(letters)
      .values([...values])
      .onConflictDoNothing();
}

/** The addresses of an account, and its language. */
export async function findReach(db: Database, accountId: number) {
  const [row] = await db
    .select({ email: accounts.email, phone: accounts.phone, language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row;
}

/** Claims the letters that are due; for others they are due at `next`. */
export async function claimLetters(db: Database, claim: Claim): Promise<LetterRow[]> {
  const { id, nextTryAt: dueAt } = letters;
  return db
    .update(letters)
    .set({ nextTryAt: claim.next })
    .where(inArray(id, dueIds(db, letters, { id, dueAt }, claim)))
    .returning();
}

export async function updateLetter(
  db: Database,
  id: number,
  values: Partial<typeof letters.$inferInsert>,
): Promise<void> {
  await db.update(letters).set(values).where(eq(letters.id, id));
}

/** Letters that were given up, the latest first. */
export async function listDeadLetters(db: Database, limit: number): Promise<LetterRow[]> {
  return db
    .select()
    .from(letters)
    .where(and(isNull(letters.sentAt), isNull(letters.nextTryAt)))
    .orderBy(desc(letters.id))
    .limit(limit);
}

/** Queues the letters that were given up; returns their number. */
export async function reviveLetters(db: Database, now: Date): Promise<number> {
  const rows = await db
    .update(letters)
    .set({ tries: 0, nextTryAt: now })
    .where(and(isNull(letters.sentAt), isNull(letters.nextTryAt)))
    .returning({ id: letters.id });
  return rows.length;
}

/** Deletes letters that were sent before a date. */
export async function deleteSentBefore(db: Database, date: Date): Promise<void> {
  await db.delete(letters).where(and(isNotNull(letters.sentAt), lt(letters.createdAt, date)));
}
