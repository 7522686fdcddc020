import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { favourites } from '../tables/favourites.ts';

/** A favourite's place in the list: the latest first, of the same moment the greater id. */
export interface FavouritePlace {
  readonly id: number;
  /** Unix milliseconds. */
  readonly addedAt: number;
}

export async function listFavourites(
  db: Database,
  profileId: number,
  after: FavouritePlace | null,
  limit: number,
): Promise<FavouritePlace[]> {
  const rows = await db
    .select({ id: favourites.mediaItemId, addedAt: favourites.addedAt })
    .from(favourites)
    .where(
      and(
        eq(favourites.profileId, profileId),
        after === null
          ? undefined
          : sql`(${favourites.addedAt}, ${favourites.mediaItemId}) < (${new Date(after.addedAt).toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(favourites.addedAt), desc(favourites.mediaItemId))
    .limit(limit);
  return rows.map(({ id, addedAt }) => ({ id, addedAt: addedAt.getTime() }));
}

export async function countFavourites(db: Database, profileId: number): Promise<number> {
  return db.$count(favourites, eq(favourites.profileId, profileId));
}

export async function addFavourite(db: Database, values: typeof favourites.$inferInsert): Promise<void> {
  await db.insert(favourites).values(values).onConflictDoNothing();
}

export async function deleteFavourite(db: Database, profileId: number, mediaItemId: number): Promise<void> {
  await db
    .delete(favourites)
    .where(and(eq(favourites.profileId, profileId), eq(favourites.mediaItemId, mediaItemId)));
}
