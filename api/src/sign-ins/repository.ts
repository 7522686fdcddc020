import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { signIns } from '../tables/sign-ins.ts';

export type SignInRow = typeof signIns.$inferSelect;

export async function insertSignIn(db: Database, values: typeof signIns.$inferInsert): Promise<void> {
  await db.insert(signIns).values(values);
}

/** Sign-ins to an account, the latest first, those before the one with the id `before`. */
export async function findSignIns(
  db: Database,
  accountId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<SignInRow[]> {
  return db
    .select()
    .from(signIns)
    .where(and(eq(signIns.accountId, accountId), before === null ? undefined : lt(signIns.id, before)))
    .orderBy(desc(signIns.id))
    .limit(limit);
}

export async function deleteSignInsBefore(db: Database, at: Date): Promise<void> {
  await db.delete(signIns).where(lt(signIns.at, at));
}
