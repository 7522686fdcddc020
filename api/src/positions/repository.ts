import { and, desc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MediaPosition } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import { viewingPositions } from '../tables/positions.ts';

/** The largest number of titles in a profile's history. */
const longestHistory = 1000;

export type PositionValues = typeof viewingPositions.$inferInsert;

/** Replaces the known position; a title that was watched to its end stays viewed. */
const replacing = {
  target: [viewingPositions.profileId, viewingPositions.mediaItemId],
  set: {
    timepoint: sql`excluded.timepoint`,
    isViewed: sql`${viewingPositions.isViewed} or excluded.is_viewed`,
    watchedAt: sql`excluded.watched_at`,
    playbackSessionId: sql`excluded.playback_session_id`,
    sequence: sql`excluded.sequence`,
  },
};

/** Whether a report is of another playback, or a later one of the same. */
const isLater = sql`(${viewingPositions.playbackSessionId} <> excluded.playback_session_id or ${viewingPositions.sequence} < excluded.sequence)`;

/**
 * Writes positions, except where a later report of the same playback is stored; returns the stored ones, in order. One
 * statement: it may contain only one position of a profile and title.
 */
export async function writePositions(
  db: Database,
  all: readonly PositionValues[],
): Promise<readonly MediaPosition[]> {
  // Sorted, so that two processes do not deadlock.
  const sorted = all.toSorted((a, b) => a.profileId - b.profileId || a.mediaItemId - b.mediaItemId);
  const column = (values: readonly (string | number | boolean)[]) => sql.param([...values]);
  const rows = await db
    .insert(viewingPositions)
    .select(
      sql`select * from unnest(${column(sorted.map(({ profileId }) => profileId))}::integer[],
        ${column(sorted.map(({ mediaItemId }) => mediaItemId))}::integer[],
        ${column(sorted.map(({ timepoint }) => timepoint))}::double precision[],
        ${column(sorted.map(({ isViewed }) => isViewed))}::boolean[],
        ${column(sorted.map(({ watchedAt }) => watchedAt.toISOString()))}::timestamptz[],
        ${column(sorted.map(({ playbackSessionId }) => playbackSessionId))}::uuid[],
        ${column(sorted.map(({ sequence }) => sequence))}::integer[])`,
    )
    .onConflictDoUpdate({ ...replacing, setWhere: isLater })
    .returning({
      profileId: viewingPositions.profileId,
      mediaItemId: viewingPositions.mediaItemId,
      timepoint: viewingPositions.timepoint,
      is_viewed: viewingPositions.isViewed,
      isNew: sql<boolean>`xmax = 0`,
    });
  for (const profileId of new Set(rows.filter(({ isNew }) => isNew).map((row) => row.profileId)))
    await dropOldest(db, profileId);
  const written = new Map(rows.map((row) => [`${row.profileId} ${row.mediaItemId}`, row]));
  return Promise.all(
    all.map(async ({ profileId, mediaItemId }) => {
      const row = written.get(`${profileId} ${mediaItemId}`);
      if (row !== undefined) return { timepoint: row.timepoint, is_viewed: row.is_viewed };
      return (await findPosition(db, profileId, mediaItemId)) ?? { timepoint: 0, is_viewed: false };
    }),
  );
}

/** A guest's position that a profile takes over. */
export interface AdoptedPosition extends Pick<
  PositionValues,
  'mediaItemId' | 'timepoint' | 'isViewed' | 'watchedAt'
> {}

/** The playback of adopted positions, which no report continues. */
const noPlayback = '00000000-0000-0000-0000-000000000000';

/** Writes a guest's positions; later ones of the profile stay. */
export async function adoptPositions(
  db: Database,
  profileId: number,
  places: readonly AdoptedPosition[],
): Promise<void> {
  if (places.length === 0) return;
  await db
    .insert(viewingPositions)
    .values(places.map((place) => ({ ...place, profileId, playbackSessionId: noPlayback, sequence: 0 })))
    .onConflictDoUpdate({
      ...replacing,
      setWhere: sql`${viewingPositions.watchedAt} < excluded.watched_at`,
    });
  await dropOldest(db, profileId);
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

/** A place in the history: the latest first, then by descending id. */
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

/** Deletes all positions when no title is named. */
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
