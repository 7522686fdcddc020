import { and, inArray, sql } from 'drizzle-orm';
import type { ColdStartGenre } from '@kadr/contract';
import type { Viewer } from '../audience/viewer.ts';
import { mediaItemGenres, mediaItems } from '../tables/catalogue.ts';
import { isListed } from '../catalogue/title-row.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { coldStarts } from '../tables/cold-start.ts';

/** Genres with films or series that lists show, by name, each with a picture of its most popular title. */
export async function findChoosableGenres(db: Database, viewer: Viewer): Promise<ColdStartGenre[]> {
  const name = inLanguage(sql.raw('genres.name'), viewer.language);
  const { rows } = await db.execute<ColdStartGenre & Record<string, unknown>>(sql`
    select genres.id, genres.alias, ${name} as name, best.background as image from genres
    cross join lateral (
      select ${mediaItems.background} as background from ${mediaItemGenres}
      join ${mediaItems} on ${mediaItems.id} = ${mediaItemGenres.mediaItemId}
      where ${mediaItemGenres.genreId} = genres.id and ${mediaItems.type} in ('film', 'series') and ${isListed(viewer)}
      order by ${mediaItems.background} is null, ${mediaItems.popularity} desc, ${mediaItems.id} limit 1
    ) best
    order by name, genres.id`);
  return rows;
}

/** Those of the titles that have one of the genres, in the given order. */
export async function ofGenres(
  db: Database,
  titleIds: readonly number[],
  genreIds: readonly number[],
): Promise<number[]> {
  if (titleIds.length === 0 || genreIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: mediaItemGenres.mediaItemId })
    .from(mediaItemGenres)
    .where(
      and(
        inArray(mediaItemGenres.mediaItemId, [...titleIds]),
        inArray(mediaItemGenres.genreId, [...genreIds]),
      ),
    );
  const found = new Set(rows.map(({ id }) => id));
  return titleIds.filter((id) => found.has(id));
}

/** Writes a profile's taste over its former one. */
export async function writeColdStart(db: Database, row: typeof coldStarts.$inferInsert): Promise<void> {
  const { profileId, ...values } = row;
  await db
    .insert(coldStarts)
    .values({ profileId, ...values })
    .onConflictDoUpdate({ target: coldStarts.profileId, set: values });
}
