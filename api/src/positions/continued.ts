import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Viewer } from '../audience/viewer.ts';
import type { EpisodePlace } from '../catalogue/marks.ts';
import type { Database } from '../database/database.ts';
import { isFinishedAt } from './finished.ts';

/** How many recent positions are searched for titles to continue: nobody continues older ones. */
const recent = 300;

/** Whether an episode can be watched at a moment; `alias` is its row of `media_items`. */
const isOut = (alias: SQL, now: Date): SQL =>
  sql`${alias}.is_playable and (not ${alias}.is_coming_soon or ${alias}.start_date <= ${now.toISOString()}::timestamptz)`;

/** The viewer of a position: a profile, or a guest with the positions in his browser. */
type Watcher = Pick<Viewer, 'profileId' | 'places' | 'now'>;

/** Whether there can be something to continue, without a query. */
function hasWatched({ profileId, places }: Watcher): boolean {
  return profileId !== null || places.length > 0;
}

/** The titles that a viewer has watched, as a table of `media_item_id`, `timepoint` and `watched_at`. */
function seenBy({ profileId, places }: Watcher): SQL {
  if (profileId !== null)
    return sql`(select media_item_id, timepoint, watched_at from viewing_positions where profile_id = ${profileId})`;
  const told = JSON.stringify(places);
  return sql`(select media_item_id, timepoint, to_timestamp(watched_at) as watched_at
    from json_to_recordset(${told}::json) as place(media_item_id integer, timepoint double precision, watched_at double precision))`;
}

/**
 * The titles that a viewer can continue, the latest first: one per series, a film or an episode with something left, or
 * the next episode after one that was watched to its end.
 */
export async function findContinued(db: Database, viewer: Watcher, limit: number): Promise<number[]> {
  if (!hasWatched(viewer)) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    with seen as (
      select media_item_id, timepoint, watched_at from ${seenBy(viewer)} as place
      order by watched_at desc, media_item_id desc limit ${recent}
    ), latest as (
      select distinct on (coalesce(title.series_id, title.id)) title.id, title.series_id, title.order_number,
        season.order_number as season_number, seen.watched_at, ${isFinishedAt(sql`seen.timepoint`, sql`title.duration`)} as is_finished
      from seen join media_items title on title.id = seen.media_item_id
      left join media_items season on season.id = title.parent_id
      order by coalesce(title.series_id, title.id), seen.watched_at desc, title.id desc
    )
    select coalesce(next.id, latest.id) as id from latest left join lateral (
      select episode.id from media_items episode join media_items season on season.id = episode.parent_id
      where latest.is_finished and episode.series_id = latest.series_id and episode.type = 'episode'
        and (season.order_number, episode.order_number) > (latest.season_number, latest.order_number)
        and ${isOut(sql`episode`, viewer.now)}
      order by season.order_number, episode.order_number limit 1
    ) next on true
    where not latest.is_finished or next.id is not null
    order by latest.watched_at desc, latest.id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The episode of a series, or of one season of it, that a viewer watched last. */
export async function findLastEpisode(
  db: Database,
  viewer: Watcher,
  { seriesId, seasonId }: { readonly seriesId: number; readonly seasonId?: number },
): Promise<EpisodePlace | null> {
  if (!hasWatched(viewer)) return null;
  const { rows } = await db.execute<EpisodePlace & Record<string, unknown>>(sql`
    select episode.id, season.order_number as season, episode.order_number as episode,
      ${isFinishedAt(sql`position.timepoint`, sql`episode.duration`)} as "isFinished"
    from ${seenBy(viewer)} as position join media_items episode on episode.id = position.media_item_id
    join media_items season on season.id = episode.parent_id
    where episode.series_id = ${seriesId} and episode.type = 'episode'
      ${seasonId === undefined ? sql`` : sql`and episode.parent_id = ${seasonId}`} and ${isOut(sql`episode`, viewer.now)}
    order by position.watched_at desc, episode.id desc limit 1`);
  return rows[0] ?? null;
}
