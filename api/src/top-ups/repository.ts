import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { automaticTopUps, bankCards } from '../tables/bank-cards.ts';
import { ledgerAccounts } from '../tables/ledger.ts';

export type AutomaticTopUpRow = typeof automaticTopUps.$inferSelect;

export async function findAutomatic(db: Database, accountId: number): Promise<AutomaticTopUpRow | undefined> {
  const [row] = await db.select().from(automaticTopUps).where(eq(automaticTopUps.accountId, accountId));
  return row;
}

export async function putAutomatic(
  transaction: Database,
  values: typeof automaticTopUps.$inferInsert,
): Promise<void> {
  const { accountId, ...set } = values;
  await transaction
    .insert(automaticTopUps)
    .values({ accountId, ...set })
    .onConflictDoUpdate({ target: automaticTopUps.accountId, set: { ...set, stopped: null } });
}

export async function updateAutomatic(
  transaction: Database,
  accountId: number,
  values: Partial<Pick<AutomaticTopUpRow, 'triedAt' | 'stopped'>>,
): Promise<void> {
  await transaction.update(automaticTopUps).set(values).where(eq(automaticTopUps.accountId, accountId));
}

export async function deleteAutomatic(transaction: Database, accountId: number): Promise<void> {
  await transaction.delete(automaticTopUps).where(eq(automaticTopUps.accountId, accountId));
}

/** Accounts whose balance is below their own threshold, and whose card was not charged since `since`. */
export async function listLow(db: Database, since: Date, limit: number): Promise<number[]> {
  const rows = await db
    .select({ accountId: automaticTopUps.accountId })
    .from(automaticTopUps)
    .innerJoin(bankCards, eq(bankCards.id, automaticTopUps.bankCardId))
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.accountId, automaticTopUps.accountId),
        eq(ledgerAccounts.kind, 'prepaid'),
        eq(ledgerAccounts.currency, automaticTopUps.currency),
      ),
    )
    .where(
      and(
        isNull(automaticTopUps.stopped),
        isNotNull(bankCards.token),
        or(isNull(automaticTopUps.triedAt), lt(automaticTopUps.triedAt, since)),
        lt(sql`coalesce(${ledgerAccounts.balance}, 0)`, automaticTopUps.below),
      ),
    )
    .orderBy(automaticTopUps.accountId)
    .limit(limit);
  return rows.map(({ accountId }) => accountId);
}
