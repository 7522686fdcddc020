import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Viewer } from '../audience/viewer.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import { placeInOrder } from '../lists/ordered-list.ts';
import type { OrderedRow } from '../lists/ordered-list.ts';
import { countPlaced, hasPlaced, replacePlaced } from '../catalogue/placed-titles.ts';
import type { TitlePlaces } from '../catalogue/placed-titles.ts';
import type { Reference } from '../lists/reference.ts';
import type { CollectionPage } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { everyBrand } from '../entitlement/entitlement.ts';
import { collectionItems, collections } from '../tables/collections.ts';

/** The table of the titles in collections. */
export const collectionTitles: TitlePlaces = {
  table: collectionItems,
  owner: collectionItems.collectionId,
  position: collectionItems.position,
  mediaItemId: collectionItems.mediaItemId,
};

export type CollectionViewer = Pick<Viewer, 'brand' | 'language' | 'audience'>;
type Row = CollectionPage & OrderedRow;

export async function findCollection(
  db: Database,
  reference: Reference,
  viewer: CollectionViewer,
): Promise<Row | undefined> {
  const [row] = await select(
    db,
    viewer,
    'id' in reference
      ? sql`${collections.id} = ${reference.id}`
      : sql`${collections.slug} = ${reference.slug}`,
  );
  return row;
}

/** The collections with these ids, unordered. */
export async function findCollections(
  db: Database,
  ids: readonly number[],
  viewer: CollectionViewer,
): Promise<Row[]> {
  return select(db, viewer, sql`${collections.id} = any(${sql.param([...ids])}::integer[])`);
}

export async function listCollections(
  db: Database,
  after: ListPlace | null,
  limit: number,
  viewer: CollectionViewer,
): Promise<Row[]> {
  const [orderNumber, id] = placeInOrder(after);
  return select(
    db,
    viewer,
    sql`(${collections.orderNumber}, ${collections.id}) > (${orderNumber}, ${id})`,
    sql`order by ${collections.orderNumber}, ${collections.id} limit ${limit}`,
  );
}

/** The collections matching `where` that the brand shows and that have titles for the viewer. */
async function select(db: Database, viewer: CollectionViewer, where: SQL, rest: SQL = sql``): Promise<Row[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select ${collections.id} as id, ${collections.slug} as slug, ${inLanguage(collections.name, viewer.language)} as name,
      ${inLanguage(collections.description, viewer.language)} as description, ${collections.logo} as logo,
      ${collections.color} as color, ${collections.copyrightHolderLogo1} as copyright_holder_logo_1,
      ${collections.copyrightHolderLogo2} as copyright_holder_logo_2, ${collections.orderNumber} as order_number,
      ${countPlaced(collectionTitles, collections.id, viewer)} as media_items_count
    from ${collections}
    where ${where} and ${collections.brands} && array[${viewer.brand}::text, ${sql.raw(`'${everyBrand}'`)}]
      and ${hasPlaced(collectionTitles, collections.id, viewer)} ${rest}`);
  return rows;
}

export type CollectionValues = Omit<typeof collections.$inferInsert, 'id'>;

/** Writes a collection with its titles over the one with its slug. */
export async function replaceCollection(
  transaction: Database,
  { slug, ...values }: CollectionValues,
  titles: readonly number[],
): Promise<void> {
  const [row] = await transaction
    .insert(collections)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: collections.slug, set: values })
    .returning({ id: collections.id });
  if (row !== undefined) await replacePlaced(transaction, collectionTitles, row.id, titles);
}
