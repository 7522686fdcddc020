import { eq, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { MediaItemCard } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../audience/viewer.ts';
import { readCursor, writeCursor } from '../lists/list-cursor.ts';
import { listPage } from '../lists/list-page.ts';
import type { CatalogueService } from './service.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { isListed } from './title-row.ts';

/** A table of titles that an operator has put into something, in order. */
export interface TitlePlaces {
  readonly table: PgTable;
  /** The column of the entity that has the titles. */
  readonly owner: PgColumn;
  readonly position: PgColumn;
  readonly mediaItemId: PgColumn;
}

type Listed = Pick<Viewer, 'brand' | 'audience'>;

export interface PlacedTitlesPorts {
  readonly db: Database;
  readonly catalogue: Pick<CatalogueService, 'cards'>;
}

/**
 * A page of the titles in `ownerId` that lists show to the viewer, in their order, by two statements.
 *
 * @throws KadrError INVALID_INPUT for a cursor of another list.
 */
export async function placedTitles(
  { db, catalogue }: PlacedTitlesPorts,
  places: TitlePlaces,
  {
    list,
    ownerId,
    cursor,
    limit,
  }: {
    /** Name of the list in cursors. */
    readonly list: string;
    readonly ownerId: number;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
  viewer: Viewer,
): Promise<{ items: MediaItemCard[]; next_cursor: string | null }> {
  const name = `${list}-${ownerId}`;
  const after = cursor === undefined ? -1 : (readCursor(name, cursor).key ?? -1);
  const { rows } = await db.execute<{ id: number; position: number }>(sql`
    select ${places.mediaItemId} as id, ${places.position} as position ${inside(places, ownerId, viewer)}
      and ${places.position} > ${after} order by ${places.position} limit ${limit + 1}`);
  const { page, next_cursor } = listPage(rows, limit, ({ id, position: key }) =>
    writeCursor(name, { id, key }),
  );
  const cards = await catalogue.cards(
    page.map(({ id }) => id),
    viewer,
  );
  return {
    items: page.flatMap(({ id }) => cards.get(id) ?? []),
    next_cursor,
  };
}

/** Number of titles in `owner` (an id or its column) that lists show to the viewer. */
export function countPlaced(places: TitlePlaces, owner: SQLWrapper, viewer: Listed): SQL {
  return sql`(select count(*)::integer ${inside(places, owner, viewer)})`;
}

/** Whether there is at least one such title. */
export function hasPlaced(places: TitlePlaces, owner: SQLWrapper, viewer: Listed): SQL {
  return sql`exists (select ${inside(places, owner, viewer)})`;
}

/** For `execute` only: drizzle omits the names of tables when it selects from a single one. */
function inside(
  { table, owner, mediaItemId }: TitlePlaces,
  ownerId: SQLWrapper | number,
  viewer: Listed,
): SQL {
  return sql`from ${table} join ${mediaItems} on ${mediaItems.id} = ${mediaItemId}
    where ${owner} = ${ownerId} and ${isListed(viewer)}`;
}

/** Replaces the titles in `ownerId`. */
export async function replacePlaced(
  transaction: Database,
  { table, owner, position, mediaItemId }: TitlePlaces,
  ownerId: number,
  titles: readonly number[],
): Promise<void> {
  await transaction.delete(table).where(eq(owner, ownerId));
  if (titles.length === 0) return;
  await transaction.execute(sql`
    insert into ${table} (${sql.identifier(owner.name)}, ${sql.identifier(position.name)}, ${sql.identifier(mediaItemId.name)})
    select ${ownerId}::integer, place - 1, title
    from unnest(${sql.param([...titles])}::integer[]) with ordinality as titles(title, place)`);
}
