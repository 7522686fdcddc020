import { and, asc, eq, getTableColumns, gt, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { staffMembers } from '../tables/staff.ts';
import {
  staffChallenges,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
} from '../tables/staff-sign-in.ts';

export type SessionRow = typeof staffSessions.$inferSelect;
export type StaffPasskeyRow = typeof staffPasskeys.$inferSelect;

/** A session with its member. */
export function findSession(db: Database, secretHash: string) {
  return findSessionWhere(db, eq(staffSessions.secretHash, secretHash));
}

export function findSessionById(db: Database, id: number) {
  return findSessionWhere(db, eq(staffSessions.id, id));
}

async function findSessionWhere(db: Database, condition: SQL) {
  const [row] = await db
    .select({ session: staffSessions, member: staffMembers })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.memberId))
    .where(condition);
  return row;
}

export async function insertSession(
  db: Database,
  values: typeof staffSessions.$inferInsert,
): Promise<SessionRow> {
  return insertedRow(await db.insert(staffSessions).values(values).returning());
}

/** False when the session has ended in the meantime. */
export async function updateSession(
  db: Database,
  id: number,
  values: Partial<Pick<SessionRow, 'secretHash' | 'state' | 'reauthenticatedUntil'>>,
): Promise<boolean> {
  const rows = await db
    .update(staffSessions)
    .set(values)
    .where(eq(staffSessions.id, id))
    .returning({ id: staffSessions.id });
  return rows.length > 0;
}

/** Updates the last use of the session and of its member. */
export async function writeUse(db: Database, { id, memberId }: SessionRow, now: Date): Promise<void> {
  await db.update(staffSessions).set({ lastUsedAt: now }).where(eq(staffSessions.id, id));
  await db.update(staffMembers).set({ lastSeenAt: now }).where(eq(staffMembers.id, memberId));
}

export async function deleteSession(db: Database, secretHash: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.secretHash, secretHash));
}

export async function deleteOtherSessions(db: Database, { id, memberId }: SessionRow): Promise<void> {
  await db.delete(staffSessions).where(and(eq(staffSessions.memberId, memberId), ne(staffSessions.id, id)));
}

/**
 * Deletes sessions that began at or before one time or were last used at or before the other, and expired challenges.
 */
export async function deleteExpired(
  db: Database,
  { begun, used, now }: { readonly begun: Date; readonly used: Date; readonly now: Date },
): Promise<void> {
  await db
    .delete(staffSessions)
    .where(or(lte(staffSessions.createdAt, begun), lte(staffSessions.lastUsedAt, used)));
  await db.delete(staffChallenges).where(lte(staffChallenges.expiresAt, now));
}

/** Marks the code's time step as used; returns false if it already was. Of concurrent calls, one succeeds. */
export async function useTotpStep(db: Database, memberId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(staffMembers)
    .set({ totpStep: step })
    .where(
      and(eq(staffMembers.id, memberId), or(isNull(staffMembers.totpStep), lt(staffMembers.totpStep, step))),
    )
    .returning({ id: staffMembers.id });
  return rows.length > 0;
}

export async function countRecoveryCodes(db: Database, memberId: number): Promise<number> {
  return db.$count(staffRecoveryCodes, eq(staffRecoveryCodes.memberId, memberId));
}

export async function replaceRecoveryCodes(
  transaction: Database,
  memberId: number,
  hashes: readonly string[],
): Promise<void> {
  await transaction.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, memberId));
  await transaction.insert(staffRecoveryCodes).values(hashes.map((hash) => ({ memberId, hash })));
}

/** Consumes a recovery code; false when the member has no such code. */
export async function takeRecoveryCode(db: Database, memberId: number, hash: string): Promise<boolean> {
  const rows = await db
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.memberId, memberId), eq(staffRecoveryCodes.hash, hash)))
    .returning({ hash: staffRecoveryCodes.hash });
  return rows.length > 0;
}

export async function findPasskeysOf(db: Database, memberId: number): Promise<StaffPasskeyRow[]> {
  return db
    .select()
    .from(staffPasskeys)
    .where(eq(staffPasskeys.memberId, memberId))
    .orderBy(asc(staffPasskeys.id));
}

/** A passkey of a member who may sign in, with the member's name. */
export async function findPasskey(
  db: Database,
  credentialId: string,
): Promise<(StaffPasskeyRow & { memberName: string }) | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(staffPasskeys), memberName: staffMembers.name })
    .from(staffPasskeys)
    .innerJoin(staffMembers, eq(staffMembers.id, staffPasskeys.memberId))
    .where(and(eq(staffPasskeys.credentialId, credentialId), eq(staffMembers.isDisabled, false)));
  return row;
}

/** Undefined when the credential is already registered. */
export async function insertPasskey(
  db: Database,
  values: typeof staffPasskeys.$inferInsert,
): Promise<StaffPasskeyRow | undefined> {
  const [row] = await db.insert(staffPasskeys).values(values).onConflictDoNothing().returning();
  return row;
}

export async function notePasskeyUse(
  db: Database,
  id: number,
  values: Pick<StaffPasskeyRow, 'counter' | 'lastUsedAt'>,
): Promise<void> {
  await db.update(staffPasskeys).set(values).where(eq(staffPasskeys.id, id));
}

/** Returns whether the member had such a passkey. */
export async function deletePasskey(db: Database, memberId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.memberId, memberId), eq(staffPasskeys.id, id)))
    .returning({ id: staffPasskeys.id });
  return rows.length > 0;
}

export async function insertChallenge(
  db: Database,
  values: typeof staffChallenges.$inferInsert,
): Promise<void> {
  await db.insert(staffChallenges).values(values);
}

/** Consumes a challenge; false when none is valid for this member, or for a sign-in with any passkey (null). */
export async function takeChallenge(
  db: Database,
  { hash, memberId }: { readonly hash: string; readonly memberId: number | null },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.hash, hash),
        memberId === null ? isNull(staffChallenges.memberId) : eq(staffChallenges.memberId, memberId),
        gt(staffChallenges.expiresAt, now),
      ),
    )
    .returning({ hash: staffChallenges.hash });
  return rows.length > 0;
}
