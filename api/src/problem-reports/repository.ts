import { and, desc, eq, getTableColumns, lt, ne } from 'drizzle-orm';
import { accounts } from '../tables/accounts.ts';
import { mediaItems } from '../tables/catalogue.ts';
import type { Database } from '../database/database.ts';
import { problemReports } from '../tables/problem-reports.ts';

export async function insertReport(
  db: Database,
  values: Omit<typeof problemReports.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(problemReports).values(values);
}

/** Lists reports, the latest first, before the one with the id `before`, of one title if it is given. */
export async function findReports(
  db: Database,
  {
    before,
    contentId,
    accountId,
    limit,
  }: {
    readonly before: number | null;
    readonly contentId: number | null;
    readonly accountId: number | null;
    readonly limit: number;
  },
) {
  return db
    .select({ ...getTableColumns(problemReports), slug: mediaItems.slug, san: accounts.san })
    .from(problemReports)
    .leftJoin(
      mediaItems,
      and(eq(mediaItems.id, problemReports.contentId), ne(problemReports.contentType, 'channel')),
    )
    .leftJoin(accounts, eq(accounts.id, problemReports.accountId))
    .where(
      and(
        before === null ? undefined : lt(problemReports.id, before),
        contentId === null ? undefined : eq(problemReports.contentId, contentId),
        accountId === null ? undefined : eq(problemReports.accountId, accountId),
      ),
    )
    .orderBy(desc(problemReports.id))
    .limit(limit);
}

export async function deleteReportsBefore(db: Database, at: Date): Promise<void> {
  await db.delete(problemReports).where(lt(problemReports.createdAt, at));
}

/** Removes an account's sessions from its reports; the reports stay, anonymously. */
export async function forgetWhoseReports(db: Database, accountId: number): Promise<void> {
  await db
    .update(problemReports)
    .set({ accountId: null, sessionId: null })
    .where(eq(problemReports.accountId, accountId));
}
