import { and, sql } from 'drizzle-orm';
import { shortSeriesCategory } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import { mediaItems } from '../tables/catalogue.ts';
import { isListed } from '../catalogue/title-row.ts';
import type { Database } from '../database/database.ts';

/** A clip by its place in the feed. */
export interface ClipRow {
  readonly id: number;
  readonly series_id: number;
  /** The clip's number within its story: clips follow this order, season after season. */
  readonly place: number;
  readonly picture: string | null;
}

export interface ClipSearch {
  /** Restricts the feed to this story. */
  readonly seriesId?: number | undefined;
  /** Excludes what the viewer's profile has watched to its end. */
  readonly isUnwatched: boolean;
  /** `key` is the place, `id` the series. */
  readonly after: ListPlace | null;
  readonly limit: number;
}

/** The largest number of episodes counted per season. */
const seasonStep = 10_000;

/**
 * Clips that can be watched, in rounds: the first clip of every story, the latest story first, then the second ones.
 */
export async function listClips(
  db: Database,
  { seriesId, isUnwatched, after, limit }: ClipSearch,
  viewer: Viewer,
): Promise<ClipRow[]> {
  const place = sql`(season.order_number * ${sql.raw(String(seasonStep))} + ${mediaItems.orderNumber})`;
  const where = and(
    sql`${mediaItems.type} = 'episode' and ${mediaItems.category} = ${sql.raw(`'${shortSeriesCategory}'`)}`,
    isListed(viewer),
    sql`${mediaItems.isPlayable} and (not ${mediaItems.isComingSoon} or ${mediaItems.startDate} <= ${viewer.now.toISOString()}::timestamptz)`,
    seriesId === undefined ? undefined : sql`${mediaItems.seriesId} = ${seriesId}`,
    isUnwatched && viewer.profileId !== null
      ? sql`not exists (select from viewing_positions seen
          where seen.profile_id = ${viewer.profileId} and seen.media_item_id = ${mediaItems.id} and seen.is_viewed)`
      : undefined,
    after === null
      ? undefined
      : sql`(${place}, -${mediaItems.seriesId}) > (${after.key ?? 0}::integer, ${-after.id}::integer)`,
  );
  const { rows } = await db.execute<ClipRow & Record<string, unknown>>(sql`
    select ${mediaItems.id} as id, ${mediaItems.seriesId} as series_id, ${place} as place, ${mediaItems.screenshots}[1] as picture
    from ${mediaItems} join media_items season on season.id = ${mediaItems.parentId}
    where ${where} order by ${place}, ${mediaItems.seriesId} desc, ${mediaItems.id} limit ${limit}`);
  return rows;
}
