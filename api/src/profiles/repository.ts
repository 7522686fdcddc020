import { and, asc, eq, sql } from 'drizzle-orm';
import type { AgeLimit } from '@kadr/contract';
import { insertedRow } from '../database/inserted-row.ts';
import { accounts, profiles } from '../tables/accounts.ts';
import { ageLevels } from '../tables/catalogue.ts';
import type { Database } from '../database/database.ts';
import { sessions } from '../tables/session.ts';
import type { ProfileRow } from './profile.ts';

const columns = {
  id: profiles.id,
  name: profiles.name,
  type: profiles.type,
  iconId: profiles.iconId,
  defaultAgeLimitId: profiles.defaultAgeLimitId,
  maxAgeLimitId: profiles.maxAgeLimitId,
  isEroticAllowed: profiles.isEroticAllowed,
  isPurchasePinRequired: profiles.isPurchasePinRequired,
  viewAllowedFrom: profiles.viewAllowedFrom,
  viewAllowedTo: profiles.viewAllowedTo,
  maxViewTime: profiles.maxViewTime,
  isNotificationsAllowed: profiles.isNotificationsAllowed,
};

/** Lists profiles, the master profile first, then in order of creation. */
export async function findProfiles(db: Database, accountId: number): Promise<ProfileRow[]> {
  return db
    .select(columns)
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(sql`${profiles.type} <> 'master'`, asc(profiles.id));
}

/** A profile of an account, locked until the transaction ends. */
export async function lockProfile(
  transaction: Database,
  accountId: number,
  id: number,
): Promise<ProfileRow | undefined> {
  const [row] = await transaction
    .select(columns)
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.id, id)))
    .for('update');
  return row;
}

/** Locks the account's set of profiles until the transaction ends. */
export async function lockProfilesOf(transaction: Database, accountId: number): Promise<void> {
  await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
}

export type ProfileValues = Omit<ProfileRow, 'id' | 'type'>;

export async function insertProfile(
  transaction: Database,
  accountId: number,
  values: ProfileValues,
  createdAt: Date,
): Promise<ProfileRow> {
  return insertedRow(
    await transaction
      .insert(profiles)
      .values({ accountId, type: 'additional', ...values, createdAt })
      .returning(columns),
  );
}

export async function updateProfile(
  transaction: Database,
  id: number,
  values: Partial<ProfileValues>,
): Promise<void> {
  await transaction.update(profiles).set(values).where(eq(profiles.id, id));
}

/** Deletes a profile and ends its sessions. */
export async function deleteProfile(transaction: Database, id: number): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.profileId, id));
  await transaction.delete(profiles).where(eq(profiles.id, id));
}

/** Switches a session to another profile of its account; false when the session or the profile no longer exists. */
export async function moveSession(
  db: Database,
  session: { readonly sessionId: string; readonly accountId: number },
  profileId: number,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ profileId, ageUnlockedUntil: null })
    .where(
      and(
        eq(sessions.id, session.sessionId),
        eq(sessions.accountId, session.accountId),
        sql`exists (select from profiles where id = ${profileId} and account_id = ${session.accountId})`,
      ),
    )
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function unlockSession(db: Database, sessionId: string, until: Date): Promise<void> {
  await db.update(sessions).set({ ageUnlockedUntil: until }).where(eq(sessions.id, sessionId));
}

export async function findAgeLimits(db: Database): Promise<AgeLimit[]> {
  return db
    .select({ id: ageLevels.id, name: ageLevels.name, age_value: ageLevels.ageValue })
    .from(ageLevels)
    .orderBy(asc(ageLevels.ageValue));
}
