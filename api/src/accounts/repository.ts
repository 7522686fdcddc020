import { and, eq, or, sql } from 'drizzle-orm';
import type { LoginType } from '@kadr/contract';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { accounts, profiles } from '../tables/accounts.ts';

export type AccountRow = typeof accounts.$inferSelect;
export type AccountValues = Omit<typeof accounts.$inferInsert, 'id' | 'san' | 'createdAt'>;

/** Waits for other imports of accounts, and locks them out until the transaction ends. */
export async function lockAccounts(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(4719220303)`);
}

export async function findByLogin(
  db: Database,
  type: LoginType,
  login: string,
): Promise<AccountRow | undefined> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(eq(type === 'email' ? accounts.email : accounts.phone, login));
  return row;
}

export async function findById(db: Database, id: number): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row;
}

/** How many screens of an account may watch at the same time; null for the default, and without an account. */
export async function findStreamLimit(db: Database, accountId: number | null): Promise<number | null> {
  if (accountId === null) return null;
  const [row] = await db
    .select({ streamLimit: accounts.streamLimit })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.streamLimit ?? null;
}

export async function findByEitherLogin(
  db: Database,
  { email, phone }: Pick<AccountRow, 'email' | 'phone'>,
): Promise<AccountRow[]> {
  return db
    .select()
    .from(accounts)
    .where(
      or(
        email === null ? undefined : eq(accounts.email, email),
        phone === null ? undefined : eq(accounts.phone, phone),
      ),
    );
}

export async function findMasterProfile(db: Database, accountId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.accountId, accountId), eq(profiles.type, 'master')));
  return row?.id;
}

/** Adds an account with its master profile. */
export async function insertAccount(
  transaction: Database,
  values: AccountValues & Pick<AccountRow, 'san' | 'createdAt'>,
  profileName: string,
): Promise<void> {
  const row = insertedRow(await transaction.insert(accounts).values(values).returning({ id: accounts.id }));
  await transaction
    .insert(profiles)
    .values({ accountId: row.id, type: 'master', name: profileName, createdAt: values.createdAt });
}

/** Adds an account with its master profile. Undefined when one of its logins is taken. */
export async function insertNewAccount(
  transaction: Database,
  values: AccountValues & Pick<AccountRow, 'san' | 'createdAt'>,
  profileName: string,
): Promise<number | undefined> {
  const [row] = await transaction
    .insert(accounts)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (row === undefined) return undefined;
  await transaction
    .insert(profiles)
    .values({ accountId: row.id, type: 'master', name: profileName, createdAt: values.createdAt });
  return row.id;
}

export async function deleteAccount(db: Database, id: number): Promise<void> {
  await db.delete(accounts).where(eq(accounts.id, id));
}

export async function updateAccount(db: Database, id: number, values: Partial<AccountValues>): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return;
  await db.update(accounts).set(values).where(eq(accounts.id, id));
}

/** Adds to a profile's watch time on a day; a new day starts at zero. Undefined when there is no such profile. */
export async function addViewedTime(
  db: Database,
  profileId: number,
  seconds: number,
  day: string,
): Promise<ViewedTime | undefined> {
  const [row] = await db
    .update(profiles)
    .set({
      viewedSeconds: sql`least(86400, ${seconds}::integer + case when ${profiles.viewedOn} = ${day} then ${profiles.viewedSeconds} else 0 end)`,
      viewedOn: day,
    })
    .where(eq(profiles.id, profileId))
    .returning({
      max_view_time: profiles.maxViewTime,
      viewed_seconds: profiles.viewedSeconds,
      viewed_on: profiles.viewedOn,
    });
  return row;
}

/** Seconds, and the viewer's day on which they were watched. */
export interface ViewedTime {
  readonly max_view_time: number | null;
  readonly viewed_seconds: number;
  readonly viewed_on: string | null;
}
