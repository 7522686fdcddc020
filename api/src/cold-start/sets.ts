import { asc, eq, sql } from 'drizzle-orm';
import type { ColdStartSetImportParsed } from '@kadr/contract';
import { isOfferedTo } from '../audience/offered-to.ts';
import type { Viewer } from '../audience/viewer.ts';
import { replacePlaced } from '../catalogue/placed-titles.ts';
import type { CatalogueWriter } from '../catalogue/writer.ts';
import type { Database } from '../database/database.ts';
import { insertedRow } from '../database/inserted-row.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { listedProblems } from '../imports/listed-problems.ts';
import { refuseProblems, repeated } from '../imports/problems.ts';
import type { ImportOptions } from '../imports/problems.ts';
import { genres } from '../tables/catalogue.ts';
import { coldStartSetGenres, coldStartSetItems, coldStartSets } from '../tables/cold-start.ts';
import { dateOf } from '../text/unix-seconds.ts';

/** What an operator offers at the cold start. */
export interface ColdStartSet {
  readonly minForChoosing: number;
  /** In order; empty: all genres. */
  readonly genreIds: readonly number[];
  /** In order. */
  readonly titleIds: readonly number[];
}

/** The first set in order that is on for the viewer's brand. */
export async function findColdStartSet(
  db: Database,
  viewer: Pick<Viewer, 'brand' | 'now'>,
): Promise<ColdStartSet | undefined> {
  const [row] = await db
    .select({
      minForChoosing: coldStartSets.minForChoosing,
      genreIds: sql<number[]>`array(select link.genre_id from cold_start_set_genres link
        where link.set_id = cold_start_sets.id order by link.position)`,
      titleIds: sql<number[]>`array(select link.media_item_id from cold_start_set_items link
        where link.cold_start_set_id = cold_start_sets.id order by link.position)`,
    })
    .from(coldStartSets)
    .where(isOfferedTo(coldStartSets, viewer))
    .orderBy(asc(coldStartSets.orderNumber), asc(coldStartSets.id))
    .limit(1);
  return row;
}

/**
 * Upserts sets by slug.
 *
 * @throws KadrError INVALID_INPUT naming every faulty set, with its unknown brands, genres and titles.
 */
export async function importColdStartSets(
  transaction: Database,
  batch: readonly ColdStartSetImportParsed[],
  catalogue: Pick<CatalogueWriter, 'idsOf'>,
  { brands }: Pick<ImportOptions, 'brands'>,
): Promise<void> {
  const titles = await catalogue.idsOf(transaction, [
    ...new Set(batch.flatMap(({ media_items }) => media_items)),
  ]);
  const known = await transaction.select({ id: genres.id, alias: genres.alias }).from(genres);
  const genreIds = new Map(known.map(({ id, alias }) => [alias, id]));
  refuseProblems([
    ...listedProblems('cold_start_sets', 'cold-start set', batch, { brands, titles }),
    ...batch.flatMap((set) => problemsOf(set, genreIds)),
  ]);
  for (const { slug, name, min_for_choosing: minForChoosing, ...set } of batch) {
    const values = {
      name,
      minForChoosing,
      orderNumber: set.order_number,
      brands: set.brands.length === 0 ? [everyBrand] : set.brands,
      startsAt: dateOf(set.starts_at),
      endsAt: dateOf(set.ends_at),
    };
    const { id } = insertedRow(
      await transaction
        .insert(coldStartSets)
        .values({ slug, ...values })
        .onConflictDoUpdate({ target: coldStartSets.slug, set: values })
        .returning({ id: coldStartSets.id }),
    );
    await transaction.delete(coldStartSetGenres).where(eq(coldStartSetGenres.setId, id));
    const placed = set.genres.flatMap((alias) => genreIds.get(alias) ?? []);
    if (placed.length > 0)
      await transaction
        .insert(coldStartSetGenres)
        .values(placed.map((genreId, position) => ({ setId: id, position, genreId })));
    await replacePlaced(
      transaction,
      setTitles,
      id,
      set.media_items.flatMap((title) => titles.get(title) ?? []),
    );
  }
}

const setTitles = {
  table: coldStartSetItems,
  owner: coldStartSetItems.coldStartSetId,
  position: coldStartSetItems.position,
  mediaItemId: coldStartSetItems.mediaItemId,
};

function problemsOf(
  { slug, genres: aliases }: ColdStartSetImportParsed,
  known: ReadonlyMap<string, number>,
): string[] {
  const place = `The cold-start set “${slug}”`;
  return [
    ...aliases
      .filter((alias) => !known.has(alias))
      .map((alias) => `${place} names the genre “${alias}”, which does not exist`),
    ...repeated(aliases).map((alias) => `${place} names the genre “${alias}” twice`),
  ];
}
