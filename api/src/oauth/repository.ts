import { and, desc, eq, gt, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accounts, profiles } from '../tables/accounts.ts';
import { ageLevels } from '../tables/catalogue.ts';
import { oauthCodes, oauthGrants, oauthTokens } from '../tables/oauth.ts';

export type GrantRow = typeof oauthGrants.$inferSelect;
export type CodeRow = typeof oauthCodes.$inferSelect;
export type TokenRow = typeof oauthTokens.$inferSelect;

export async function insertGrant(
  db: Database,
  grant: Omit<GrantRow, 'linkedAt' | 'lastUsedAt'>,
  code: Omit<CodeRow, 'usedAt' | 'grantId'>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.insert(oauthGrants).values(grant);
    await transaction.insert(oauthCodes).values({ ...code, grantId: grant.id });
  });
}

/** A code with its grant, locked until the transaction ends. */
export async function lockCode(
  transaction: Database,
  hash: string,
): Promise<{ readonly code: CodeRow; readonly grant: GrantRow } | undefined> {
  const [row] = await transaction
    .select({ code: oauthCodes, grant: oauthGrants })
    .from(oauthCodes)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthCodes.grantId))
    .where(eq(oauthCodes.hash, hash))
    .for('update');
  return row;
}

/** A token with its grant, locked until the transaction ends. */
export async function lockToken(
  transaction: Database,
  hash: string,
): Promise<{ readonly token: TokenRow; readonly grant: GrantRow } | undefined> {
  const [row] = await transaction
    .select({ token: oauthTokens, grant: oauthGrants })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
    .where(eq(oauthTokens.hash, hash))
    .for('update');
  return row;
}

export async function useCode(transaction: Database, hash: string, now: Date): Promise<void> {
  await transaction.update(oauthCodes).set({ usedAt: now }).where(eq(oauthCodes.hash, hash));
}

export async function useToken(transaction: Database, hash: string, now: Date): Promise<void> {
  await transaction.update(oauthTokens).set({ usedAt: now }).where(eq(oauthTokens.hash, hash));
}

export async function insertTokens(
  transaction: Database,
  rows: readonly Omit<TokenRow, 'usedAt'>[],
): Promise<void> {
  await transaction.insert(oauthTokens).values([...rows]);
}

/** Deletes the access tokens of a grant when new ones replace them. */
export async function deleteAccessTokens(transaction: Database, grantId: string): Promise<void> {
  await transaction
    .delete(oauthTokens)
    .where(and(eq(oauthTokens.grantId, grantId), eq(oauthTokens.kind, 'access')));
}

/** Marks a grant as linked; earlier grants of the same service end. */
export async function linkGrant(
  transaction: Database,
  { id, accountId, clientId }: GrantRow,
  now: Date,
): Promise<void> {
  await transaction
    .delete(oauthGrants)
    .where(
      and(
        eq(oauthGrants.accountId, accountId),
        eq(oauthGrants.clientId, clientId),
        ne(oauthGrants.id, id),
        isNotNull(oauthGrants.linkedAt),
      ),
    );
  await transaction.update(oauthGrants).set({ linkedAt: now }).where(eq(oauthGrants.id, id));
}

/** False when the account has no grant with this id. */
export async function deleteGrant(db: Database, id: string, accountId?: number): Promise<boolean> {
  const rows = await db
    .delete(oauthGrants)
    .where(
      and(eq(oauthGrants.id, id), accountId === undefined ? undefined : eq(oauthGrants.accountId, accountId)),
    )
    .returning({ id: oauthGrants.id });
  return rows.length > 0;
}

/** The linked grants of an account, the latest first. */
export async function listGrants(db: Database, accountId: number) {
  return db
    .select({ grant: oauthGrants, profileName: profiles.name })
    .from(oauthGrants)
    .innerJoin(profiles, eq(profiles.id, oauthGrants.profileId))
    .where(and(eq(oauthGrants.accountId, accountId), isNotNull(oauthGrants.linkedAt)))
    .orderBy(desc(oauthGrants.linkedAt));
}

/** The grant of a valid access token, unless the account is blocked; records its use. */
export async function findBearer(db: Database, hash: string, now: Date) {
  const [row] = await db
    .select({
      grant: oauthGrants,
      profileName: profiles.name,
      isEroticAllowed: profiles.isEroticAllowed,
      age: ageLevels.ageValue,
    })
    .from(oauthTokens)
    .innerJoin(oauthGrants, eq(oauthGrants.id, oauthTokens.grantId))
    .innerJoin(accounts, eq(accounts.id, oauthGrants.accountId))
    .innerJoin(profiles, eq(profiles.id, oauthGrants.profileId))
    .innerJoin(ageLevels, eq(ageLevels.id, profiles.defaultAgeLimitId))
    .where(
      and(
        eq(oauthTokens.hash, hash),
        eq(oauthTokens.kind, 'access'),
        gt(oauthTokens.expiresAt, now),
        eq(accounts.isBlocked, false),
      ),
    );
  if (row === undefined) return undefined;
  await db
    .update(oauthGrants)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(oauthGrants.id, row.grant.id),
        sql`(${oauthGrants.lastUsedAt} is null or ${oauthGrants.lastUsedAt} < ${new Date(now.getTime() - 60_000).toISOString()}::timestamptz)`,
      ),
    );
  return row;
}

/** Deletes expired codes and tokens, and grants without any. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  await db.delete(oauthCodes).where(lt(oauthCodes.expiresAt, now));
  await db.delete(oauthTokens).where(lt(oauthTokens.expiresAt, now));
  const left = (table: typeof oauthCodes | typeof oauthTokens) =>
    db
      .select({ one: sql`1` })
      .from(table)
      .where(eq(table.grantId, oauthGrants.id));
  await db.delete(oauthGrants).where(and(notExists(left(oauthCodes)), notExists(left(oauthTokens))));
}

/** Whether a grant's account is blocked. */
export async function isGrantBlocked(db: Database, { accountId }: GrantRow): Promise<boolean> {
  const [row] = await db
    .select({ isBlocked: accounts.isBlocked })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row?.isBlocked ?? true;
}
