import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { RoleGrant } from '@kadr/contract';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { staffGrants, staffInvitations, staffMembers, staffRoles } from '../tables/staff.ts';
import {
  staffChallenges,
  staffPasskeys,
  staffRecoveryCodes,
  staffSessions,
} from '../tables/staff-sign-in.ts';

export type MemberRow = typeof staffMembers.$inferSelect;
export type RoleRow = typeof staffRoles.$inferSelect;
export type InvitationRow = typeof staffInvitations.$inferSelect;

/** An arbitrary lock key that nothing else of ours uses. */
const staffLock = 4_719_220_304;

/** Serializes changes to roles and members until the transaction ends. */
export async function lockStaff(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${staffLock}::bigint)`);
}

/** By name. */
export async function findMembers(db: Database): Promise<(MemberRow & { hasPasskey: boolean })[]> {
  const rows = await db.select().from(staffMembers).orderBy(asc(staffMembers.name), asc(staffMembers.id));
  const holders = await db.selectDistinct({ id: staffPasskeys.memberId }).from(staffPasskeys);
  const ids = new Set(holders.map(({ id }) => id));
  return rows.map((row) => Object.assign(row, { hasPasskey: ids.has(row.id) }));
}

export async function findMember(db: Database, id: number): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(staffMembers).where(eq(staffMembers.id, id));
  return row;
}

export async function findMemberByEmail(db: Database, email: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(staffMembers).where(eq(staffMembers.email, email));
  return row;
}

export async function insertMember(
  db: Database,
  values: typeof staffMembers.$inferInsert,
): Promise<MemberRow> {
  return insertedRow(await db.insert(staffMembers).values(values).returning());
}

export async function updateMember(
  db: Database,
  id: number,
  values: Partial<typeof staffMembers.$inferInsert>,
): Promise<void> {
  await db.update(staffMembers).set(values).where(eq(staffMembers.id, id));
}

export async function findGrants(db: Database, memberIds: readonly number[]) {
  return db
    .select()
    .from(staffGrants)
    .where(inArray(staffGrants.memberId, [...memberIds]))
    .orderBy(asc(staffGrants.id));
}

/** Replaces a member's roles. */
export async function writeGrants(
  transaction: Database,
  memberId: number,
  grants: readonly RoleGrant[],
): Promise<void> {
  await transaction.delete(staffGrants).where(eq(staffGrants.memberId, memberId));
  if (grants.length === 0) return;
  await transaction
    .insert(staffGrants)
    .values(grants.map(({ role, brand }) => ({ memberId, role, brand })))
    .onConflictDoNothing();
}

/** How many owners of the whole service can sign in. */
export async function countOwners(db: Database): Promise<number> {
  const owners = db
    .select({ id: staffGrants.memberId })
    .from(staffGrants)
    .where(and(eq(staffGrants.role, 'owner'), isNull(staffGrants.brand)));
  return db.$count(staffMembers, and(eq(staffMembers.isDisabled, false), inArray(staffMembers.id, owners)));
}

/** By slug. */
export async function findRoles(db: Database): Promise<RoleRow[]> {
  return db.select().from(staffRoles).orderBy(asc(staffRoles.role));
}

export async function writeRole(db: Database, values: RoleRow): Promise<void> {
  const { name, permissions } = values;
  await db
    .insert(staffRoles)
    .values(values)
    .onConflictDoUpdate({ target: staffRoles.role, set: { name, permissions } });
}

export async function deleteRole(db: Database, role: string): Promise<void> {
  await db.delete(staffRoles).where(eq(staffRoles.role, role));
}

/** Whether a member holds a role, or an open invitation grants it. */
export async function isRoleHeld(db: Database, role: string): Promise<boolean> {
  if ((await db.$count(staffGrants, eq(staffGrants.role, role))) > 0) return true;
  const given = sql`${staffInvitations.roles} @> ${JSON.stringify([{ role }])}::jsonb`;
  return (await db.$count(staffInvitations, given)) > 0;
}

/** Invitations to members, without the first owner's; expired ones are included. */
export async function findInvitations(db: Database): Promise<InvitationRow[]> {
  return db.select().from(staffInvitations).orderBy(asc(staffInvitations.id));
}

export async function findInvitation(db: Database, secretHash: string): Promise<InvitationRow | undefined> {
  const [row] = await db.select().from(staffInvitations).where(eq(staffInvitations.secretHash, secretHash));
  return row;
}

/** Replaces the invitation to the same address; null stands for the first owner's. */
export async function replaceInvitation(
  transaction: Database,
  values: typeof staffInvitations.$inferInsert & { readonly email: string | null },
): Promise<InvitationRow> {
  const { email } = values;
  await transaction
    .delete(staffInvitations)
    .where(email === null ? isNull(staffInvitations.email) : eq(staffInvitations.email, email));
  return insertedRow(await transaction.insert(staffInvitations).values(values).returning());
}

/** Returns whether there was such an invitation. */
export async function deleteInvitation(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .delete(staffInvitations)
    .where(eq(staffInvitations.id, id))
    .returning({ id: staffInvitations.id });
  return rows.length > 0;
}

export async function deleteInvitationsBy(db: Database, memberId: number): Promise<void> {
  await db.delete(staffInvitations).where(eq(staffInvitations.createdBy, memberId));
}

export async function deleteSessionsOf(db: Database, memberId: number): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.memberId, memberId));
}

/** Removes a member's second factors and recovery codes. */
export async function deleteSecondFactors(transaction: Database, memberId: number): Promise<void> {
  await updateMember(transaction, memberId, { totpSecret: null, totpPending: null });
  await transaction.delete(staffPasskeys).where(eq(staffPasskeys.memberId, memberId));
  await transaction.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.memberId, memberId));
  await transaction.delete(staffChallenges).where(eq(staffChallenges.memberId, memberId));
}

export async function deleteExpiredInvitations(db: Database, now: Date): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, now));
}
