import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MediaPosition } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { isFinishedAt } from './finished.ts';
import { viewingPositions } from './tables.ts';

/** So many titles a profile's history goes back. */
const longestHistory = 1000;

/** Looked through for what the viewer is in the middle of: further back nobody goes on. */
const recent = 300;

type PositionValues = typeof viewingPositions.$inferInsert;

/** The word of another playback, or a later one of the same. */
const isLater = sql`(${viewingPositions.playbackSessionId} <> excluded.playback_session_id or ${viewingPositions.sequence} < excluded.sequence)`;

/** Writes how far a title was watched, unless a later word of the same playback is there; gives what is kept then. */
export async function writePosition(db: Database, values: PositionValues): Promise<MediaPosition> {
  const [row] = await db
    .insert(viewingPositions)
    .values(values)
    .onConflictDoUpdate({
      target: [viewingPositions.profileId, viewingPositions.mediaItemId],
      set: {
        timepoint: sql`excluded.timepoint`,
        isViewed: sql`${viewingPositions.isViewed} or excluded.is_viewed`,
        watchedAt: sql`excluded.watched_at`,
        playbackSessionId: sql`excluded.playback_session_id`,
        sequence: sql`excluded.sequence`,
      },
      setWhere: isLater,
    })
    .returning({
      timepoint: viewingPositions.timepoint,
      isViewed: viewingPositions.isViewed,
      isNew: sql<boolean>`xmax = 0`,
    });
  if (row === undefined)
    return (
      (await findPosition(db, values.profileId, values.mediaItemId)) ?? { timepoint: 0, is_viewed: false }
    );
  if (row.isNew) await dropOldest(db, values.profileId);
  return { timepoint: row.timepoint, is_viewed: row.isViewed };
}

async function dropOldest(db: Database, profileId: number): Promise<void> {
  const place = sql`(${viewingPositions.watchedAt}, ${viewingPositions.mediaItemId})`;
  await db.delete(viewingPositions).where(
    and(
      eq(viewingPositions.profileId, profileId),
      sql`${place} < (select watched_at, media_item_id from viewing_positions kept where kept.profile_id = ${profileId}
        order by watched_at desc, media_item_id desc offset ${longestHistory - 1} limit 1)`,
    ),
  );
}

export async function findPosition(
  db: Database,
  profileId: number,
  mediaItemId: number,
): Promise<MediaPosition | null> {
  const [row] = await db
    .select({ timepoint: viewingPositions.timepoint, is_viewed: viewingPositions.isViewed })
    .from(viewingPositions)
    .where(isOf(profileId, mediaItemId));
  return row ?? null;
}

/** A title's place in the history: the latest first, of one moment the greater id. */
export interface HistoryPlace {
  readonly id: number;
  /** Unix milliseconds. */
  readonly watchedAt: number;
}

export async function listPositions(
  db: Database,
  profileId: number,
  after: HistoryPlace | null,
  limit: number,
): Promise<HistoryPlace[]> {
  const rows = await db
    .select({ id: viewingPositions.mediaItemId, watchedAt: viewingPositions.watchedAt })
    .from(viewingPositions)
    .where(
      and(
        eq(viewingPositions.profileId, profileId),
        after === null
          ? undefined
          : sql`(${viewingPositions.watchedAt}, ${viewingPositions.mediaItemId}) < (${new Date(after.watchedAt).toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(viewingPositions.watchedAt), desc(viewingPositions.mediaItemId))
    .limit(limit);
  return rows.map(({ id, watchedAt }) => ({ id, watchedAt: watchedAt.getTime() }));
}

/** Of everything when no title is named. */
export async function deletePositions(db: Database, profileId: number, mediaItemId?: number): Promise<void> {
  await db
    .delete(viewingPositions)
    .where(
      mediaItemId === undefined ? eq(viewingPositions.profileId, profileId) : isOf(profileId, mediaItemId),
    );
}

function isOf(profileId: number, mediaItemId: number): SQL | undefined {
  return and(eq(viewingPositions.profileId, profileId), eq(viewingPositions.mediaItemId, mediaItemId));
}

/** Whether an episode can be watched at a moment; `alias` is its row of `media_items`. */
const isOut = (alias: SQL, now: Date): SQL =>
  sql`${alias}.is_playable and (not ${alias}.is_coming_soon or ${alias}.start_date <= ${now.toISOString()}::timestamptz)`;

/**
 * What a profile is in the middle of, the latest first: one title per series (CT-088), a film or an episode with something
 * left, or the next episode where one was watched to its end.
 */
export async function findContinued(
  db: Database,
  profileId: number,
  now: Date,
  limit: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with seen as (
      select media_item_id, timepoint, watched_at from viewing_positions where profile_id = ${profileId}
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
        and ${isOut(sql`episode`, now)}
      order by season.order_number, episode.order_number limit 1
    ) next on true
    where not latest.is_finished or next.id is not null
    order by latest.watched_at desc, latest.id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** An episode with its place in its series. */
export interface EpisodePlace {
  readonly id: number;
  readonly season: number;
  readonly episode: number;
  /** Watched to its end. */
  readonly isFinished: boolean;
}

/** The episode of a series, or of one season of it, that a profile watched last. */
export async function findLastEpisode(
  db: Database,
  profileId: number,
  { seriesId, seasonId }: { readonly seriesId: number; readonly seasonId?: number },
  now: Date,
): Promise<EpisodePlace | null> {
  const { rows } = await db.execute<EpisodePlace & Record<string, unknown>>(sql`
    select episode.id, season.order_number as season, episode.order_number as episode,
      ${isFinishedAt(sql`position.timepoint`, sql`episode.duration`)} as "isFinished"
    from viewing_positions position join media_items episode on episode.id = position.media_item_id
    join media_items season on season.id = episode.parent_id
    where position.profile_id = ${profileId} and episode.series_id = ${seriesId} and episode.type = 'episode'
      ${seasonId === undefined ? sql`` : sql`and episode.parent_id = ${seasonId}`} and ${isOut(sql`episode`, now)}
    order by position.watched_at desc, episode.id desc limit 1`);
  return rows[0] ?? null;
}
