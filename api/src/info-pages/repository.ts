import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { overChanged } from '../database/over-changed.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { infoPages } from '../tables/info-pages.ts';

type InfoPageRow = typeof infoPages.$inferSelect;

/** The brand's own page, otherwise the page of all brands. */
export async function findPage(db: Database, alias: string, brand: string): Promise<InfoPageRow | undefined> {
  const [row] = await db
    .select()
    .from(infoPages)
    .where(and(eq(infoPages.alias, alias), inArray(infoPages.brand, [brand, everyBrand])))
    .orderBy(sql`${infoPages.brand} = ${everyBrand}`)
    .limit(1);
  return row;
}

/** Lists all pages by alias; pages of all brands come first. */
export async function listPages(db: Database): Promise<InfoPageRow[]> {
  return db
    .select()
    .from(infoPages)
    .orderBy(asc(infoPages.alias), sql`${infoPages.brand} <> ${everyBrand}`, asc(infoPages.brand));
}

/** Upserts pages by alias and brand; an unchanged page keeps its timestamp. */
export async function putPages(
  db: Database,
  pages: readonly (typeof infoPages.$inferInsert)[],
): Promise<void> {
  await db
    .insert(infoPages)
    .values([...pages])
    .onConflictDoUpdate({
      target: [infoPages.alias, infoPages.brand],
      ...overChanged(
        { name: infoPages.name, description: infoPages.description, sections: infoPages.sections },
        { updatedAt: infoPages.updatedAt },
      ),
    });
}
