import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mediaItemPlays } from '../tables/catalogue.ts';

/** Counts a start on a day for a title, and for the series above it. */
export async function countPlay(db: Database, ids: readonly number[], day: string): Promise<void> {
  await db
    .insert(mediaItemPlays)
    .values(ids.map((mediaItemId) => ({ mediaItemId, day, plays: 1 })))
    .onConflictDoUpdate({
      target: [mediaItemPlays.mediaItemId, mediaItemPlays.day],
      set: { plays: sql`${mediaItemPlays.plays} + 1` },
    });
}

/**
 * Recomputes popularity: the operator's rating, which at first replaces an audience, and the starts of the last weeks,
 * each counting half as much for every week since. Unchanged rows are not written.
 */
export async function refreshPopularity(db: Database, today: string): Promise<void> {
  await db.execute(sql`
    with audience as (
      select media_item_id, sum(plays * power(0.5, (${today}::date - day) / 7.0)) as plays
      from media_item_plays where day > ${today}::date - 70 group by media_item_id
    )
    update media_items set popularity = fresh.popularity
    from (
      select id, coalesce(own_rating, 0)::double precision + coalesce(round(plays::numeric, 3), 0)::double precision as popularity
      from media_items left join audience on media_item_id = id
    ) fresh
    where fresh.id = media_items.id and fresh.popularity is distinct from media_items.popularity`);
}
