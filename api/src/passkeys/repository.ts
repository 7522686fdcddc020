import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { passkeys } from '../tables/passkeys.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function findPasskeys(db: Database, accountId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id));
}

export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Undefined when the credential already belongs to an account. */
export async function insertPasskey(
  db: Database,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [row] = await db.insert(passkeys).values(values).onConflictDoNothing().returning();
  return row;
}

export async function notePasskeyUse(
  db: Database,
  id: number,
  values: Pick<PasskeyRow, 'counter' | 'lastUsedAt'>,
): Promise<void> {
  await db.update(passkeys).set(values).where(eq(passkeys.id, id));
}

/** Whether the account had such a passkey. */
export async function deletePasskey(db: Database, accountId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}
