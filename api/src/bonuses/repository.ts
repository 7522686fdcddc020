import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { BonusProgramImportParsed } from '@kadr/contract';
import { insertedRow } from '../database/inserted-row.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import type { RequestContext } from '../context/context.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { bonusMembers, bonusPrograms, bonusRequests } from '../tables/bonuses.ts';

export type MemberRow = typeof bonusMembers.$inferSelect;
export type RequestRow = typeof bonusRequests.$inferSelect;
export type ProgramRow = Awaited<ReturnType<typeof listPrograms>>[number];

/** The programmes that a brand offers, and those that the account is in, with its membership. */
export async function listPrograms(
  db: Database,
  accountId: number,
  { brand, language }: Pick<RequestContext, 'brand' | 'language'>,
  id: number | null = null,
) {
  const program = bonusPrograms;
  return db
    .select({
      id: program.id,
      name: sql<string>`${inLanguage(program.name, language)}`,
      description: inLanguage(program.description, language),
      activationTerms: sql<string>`${inLanguage(program.activationTerms, language)}`,
      requiredLoginType: program.requiredLoginType,
      allowsRegistration: program.allowsRegistration,
      allowsCustomLogin: program.allowsCustomLogin,
      isReviewed: program.isReviewed,
      currency: program.currency,
      pointValue: program.pointValue,
      earnPercent: program.earnPercent,
      expiresAfterDays: program.expiresAfterDays,
      status: bonusMembers.status,
      login: bonusMembers.login,
    })
    .from(program)
    .leftJoin(
      bonusMembers,
      and(eq(bonusMembers.programId, program.id), eq(bonusMembers.accountId, accountId)),
    )
    .where(
      and(
        program.active,
        sql`${program.brands} && array[${brand}::text, ${sql.raw(`'${everyBrand}'`)}]`,
        id === null ? undefined : eq(program.id, id),
      ),
    )
    .orderBy(asc(program.id));
}

/** An account's membership, with its programme's rules for points. */
export async function findMember(db: Database, accountId: number, programId: number) {
  const [row] = await db
    .select({
      status: bonusMembers.status,
      login: bonusMembers.login,
      active: bonusPrograms.active,
      expiresAfterDays: bonusPrograms.expiresAfterDays,
    })
    .from(bonusMembers)
    .innerJoin(bonusPrograms, eq(bonusPrograms.id, bonusMembers.programId))
    .where(and(eq(bonusMembers.accountId, accountId), eq(bonusMembers.programId, programId)));
  return row;
}

/** Locks a programme until the transaction ends: of two accounts with one login, one is first. */
export async function lockProgram(transaction: Database, id: number) {
  const [row] = await transaction.select().from(bonusPrograms).where(eq(bonusPrograms.id, id)).for('update');
  return row;
}

export async function findProgramByAlias(db: Database, alias: string) {
  const [row] = await db.select().from(bonusPrograms).where(eq(bonusPrograms.alias, alias));
  return row;
}

export async function listExpiring(db: Database) {
  const { id, expiresAfterDays } = bonusPrograms;
  return db.select({ id, expiresAfterDays }).from(bonusPrograms).where(isNotNull(expiresAfterDays));
}

export async function isLoginTaken(
  db: Database,
  { programId, login, accountId }: Pick<MemberRow, 'programId' | 'login' | 'accountId'>,
): Promise<boolean> {
  const count = await db.$count(
    bonusMembers,
    and(
      eq(bonusMembers.programId, programId),
      eq(bonusMembers.login, login),
      ne(bonusMembers.accountId, accountId),
    ),
  );
  return count > 0;
}

/** Adds an account to a programme, or changes the login of its membership. */
export async function putMember(
  transaction: Database,
  values: typeof bonusMembers.$inferInsert,
): Promise<MemberRow> {
  const { login } = values;
  return insertedRow(
    await transaction
      .insert(bonusMembers)
      .values(values)
      .onConflictDoUpdate({ target: [bonusMembers.accountId, bonusMembers.programId], set: { login } })
      .returning(),
  );
}

/** False when there is no such membership. */
export async function admitMember(
  transaction: Database,
  { accountId, programId }: Pick<MemberRow, 'accountId' | 'programId'>,
  isMember: boolean,
): Promise<boolean> {
  const isIt = and(eq(bonusMembers.accountId, accountId), eq(bonusMembers.programId, programId));
  const rows = isMember
    ? await transaction.update(bonusMembers).set({ status: 'registered' }).where(isIt).returning()
    : await transaction.delete(bonusMembers).where(isIt).returning();
  return rows.length > 0;
}

/** Writes a request in place of the account's last one; an identical request keeps its id. */
export async function putRequest(db: Database, values: RequestRow): Promise<RequestRow> {
  const { id, action, login, createdAt } = values;
  const isSame = sql`${bonusRequests.login} = ${login} and ${bonusRequests.action} = ${action}`;
  return insertedRow(
    await db
      .insert(bonusRequests)
      .values(values)
      .onConflictDoUpdate({
        target: [bonusRequests.accountId, bonusRequests.programId],
        set: {
          id: sql`case when ${isSame} then ${bonusRequests.id} else ${id}::uuid end`,
          action,
          login,
          createdAt,
        },
      })
      .returning(),
  );
}

export async function findRequest(
  db: Database,
  { id, accountId }: Pick<RequestRow, 'id' | 'accountId'>,
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(bonusRequests)
    .where(and(eq(bonusRequests.id, id), eq(bonusRequests.accountId, accountId)));
  return row;
}

export async function deleteRequest(transaction: Database, id: string): Promise<void> {
  await transaction.delete(bonusRequests).where(eq(bonusRequests.id, id));
}

/** Writes a programme over the one with its alias. */
export async function replaceProgram(
  transaction: Database,
  { alias, ...program }: BonusProgramImportParsed,
): Promise<void> {
  const values = {
    name: program.name,
    description: program.description,
    activationTerms: program.activation_terms,
    requiredLoginType: program.required_login_type,
    allowsRegistration: program.allows_registration,
    allowsCustomLogin: program.allows_custom_login,
    isReviewed: program.is_reviewed,
    currency: program.currency,
    pointValue: program.point_value,
    earnPercent: program.earn_percent,
    expiresAfterDays: program.expires_after_days,
    active: program.active,
    brands: program.brands.length === 0 ? [everyBrand] : program.brands,
  };
  await transaction
    .insert(bonusPrograms)
    .values({ alias, ...values })
    .onConflictDoUpdate({ target: bonusPrograms.alias, set: values });
}
