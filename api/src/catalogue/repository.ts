import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Genre, Language, SeriesPosition } from '@kadr/contract';
import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import { perLanguage, prepare } from '../database/prepared.ts';
import { inLanguage } from '../database/translated.ts';
import { isFoundBy } from './filter-conditions.ts';
import type { ListPlace } from '../lists/list-cursor.ts';
import type { Reference } from '../lists/reference.ts';
import { mediaItemPersons, mediaItems } from '../tables/catalogue.ts';
import { cardColumns, isListed, isVisible, titleColumns, titleTables } from './title-row.ts';
import type { CardRow, TitleRow } from './title-row.ts';
import { serviceItems } from '../tables/services.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { TitleOrder } from './title-order.ts';
import { titleOrder } from './title-order.ts';
import { plainLetters } from '../database/plain-letters.ts';
import type { TitleFilter } from './title-query.ts';
import type { TitleQuery } from '../tables/title-query.ts';

/** The prepared statements that nearly every page needs. */
export interface TitleStatements {
  /** Titles by id, if the brand shows them, unordered. */
  cards(ids: readonly number[], brand: string, language: Language): Promise<CardRow[]>;
  title(reference: Reference, brand: string, language: Language): Promise<TitleRow | undefined>;
  /** All genres by id: there are few of them, and joining them to each title costs more than the titles. */
  genres(language: Language): Promise<ReadonlyMap<number, Genre>>;
}

export function titleStatements(pool: Pool): TitleStatements {
  const visible = isVisible(sql.placeholder('brand'));
  const cards = perLanguage((language: Language) =>
    prepare<CardRow>(
      pool,
      `cards_${language}`,
      sql`select ${cardColumns(language)} from ${titleTables} where media_items.id = any(${sql.placeholder('ids')}::integer[]) and ${visible}`,
    ),
  );
  const title = (column: 'id' | 'slug') =>
    perLanguage((language: Language) =>
      prepare<TitleRow>(
        pool,
        `title_by_${column}_${language}`,
        sql`select ${titleColumns(language)} from ${titleTables} where ${mediaItems[column]} = ${sql.placeholder('key')} and ${visible}`,
      ),
    );
  const genres = perLanguage((language: Language) =>
    prepare<Genre>(
      pool,
      `genres_${language}`,
      sql`select id, alias, ${inLanguage(sql.raw('name'), language)} as name from genres`,
    ),
  );
  const byId = title('id');
  const bySlug = title('slug');
  return {
    cards: (ids, brand, language) => cards(language)({ ids: [...ids], brand }),
    title: async (reference, brand, language) => {
      const [row] = await ('id' in reference
        ? byId(language)({ key: reference.id, brand })
        : bySlug(language)({ key: reference.slug, brand }));
      return row;
    },
    genres: async (language) => new Map((await genres(language)({})).map((genre) => [genre.id, genre])),
  };
}

/** Ids of the seasons of a series, or of the episodes of a season, in their order. */
export async function findChildren(db: Database, parentId: number, brand: string): Promise<number[]> {
  const rows = await db
    .select({ id: mediaItems.id })
    .from(mediaItems)
    .where(and(eq(mediaItems.parentId, parentId), isVisible(brand)))
    .orderBy(mediaItems.orderNumber, mediaItems.id);
  return rows.map(({ id }) => id);
}

export interface ListRequest extends TitleFilter {
  readonly order: TitleOrder;
  readonly after: ListPlace | null;
  readonly limit: number;
}

/** A title's place in a list. */
export interface ListedTitle {
  readonly id: number;
  /** The sort key for a cursor. */
  readonly key: number | null;
}

export async function listTitles(
  db: Database,
  request: ListRequest,
  viewer: Pick<Viewer, 'brand' | 'audience' | 'now'>,
): Promise<ListedTitle[]> {
  const { order, after, limit, ...filter } = request;
  const where = and(
    isListed(viewer),
    isChosenBy(filter, viewer.now),
    after === null ? undefined : order.isAfter(after),
  );
  const { rows } = await db.execute<ListedTitle & Record<string, unknown>>(sql`
    select ${mediaItems.id} as id, ${order.key}::double precision as key from ${mediaItems}
    where ${where} order by ${order.by} limit ${limit}`);
  return rows;
}

/** The title of a page, as needed to find similar ones: an episode stands for its series. */
export interface SimilarTo {
  readonly id: number;
  readonly genreIds: readonly number[];
}

export async function findSimilarTo(
  db: Database,
  reference: Reference,
  brand: string,
): Promise<SimilarTo | undefined> {
  const id = sql<number>`coalesce(${mediaItems.seriesId}, ${mediaItems.id})`;
  const [row] = await db
    .select({
      id,
      genreIds: sql<
        number[]
      >`array(select distinct genre_id from media_item_genres where media_item_id in (media_items.id, media_items.series_id))`,
    })
    .from(mediaItems)
    .where(and(isReferenced(reference), isVisible(brand)));
  return row;
}

/** The titles that several queries choose, as ids in order, in one statement however many there are. */
export async function chooseTitles(
  db: Database,
  queries: readonly TitleQuery[],
  similarTo: SimilarTo | null,
  viewer: Pick<Viewer, 'brand' | 'language' | 'audience' | 'now'>,
): Promise<number[][]> {
  if (queries.length === 0) return [];
  const branches = queries.map(
    (query, at) => sql`select ${at}::integer as place, array(${choice(query, similarTo, viewer)}) as ids`,
  );
  const { rows } = await db.execute<{ place: number; ids: number[] }>(sql.join(branches, sql` union all `));
  const chosen = queries.map((): number[] => []);
  for (const { place, ids } of rows) chosen[place] = ids;
  return chosen;
}

function choice(
  { similar, sort, limit, theme, type, genre, usage }: TitleQuery,
  similarTo: SimilarTo | null,
  viewer: Pick<Viewer, 'brand' | 'language' | 'audience' | 'now'>,
): SQL {
  const { by } = titleOrder(sort, viewer.language);
  const filter = { theme, type: listOf(type), genre: listOf(genre), usage: listOf(usage) };
  const where = and(isListed(viewer), isChosenBy(filter, viewer.now));
  if (similar !== true)
    return sql`select ${mediaItems.id} from ${mediaItems} where ${where} order by ${by} limit ${limit}`;
  const shared = sql`media_item_genres shared where shared.media_item_id = ${mediaItems.id}
    and shared.genre_id = any(${param(similarTo?.genreIds ?? [])}::integer[])`;
  // The most similar of the first ones that share a genre: counting for all titles would cost more with each new one.
  return sql`select ${mediaItems.id} from ${mediaItems} where ${mediaItems.id} in (
      select ${mediaItems.id} from ${mediaItems}
      where ${where} and ${mediaItems.id} <> ${similarTo?.id ?? 0} and exists (select from ${shared})
      order by ${by} limit ${nearest}
    ) order by (select count(*) from ${shared}) desc, ${by} limit ${limit}`;
}

function listOf<T>(one: T | undefined): readonly T[] | undefined {
  return one === undefined ? undefined : [one];
}

/** The most titles ranked by similarity. */
const nearest = 100;

/** Condition for the titles of a filter, for any viewer. */
export function isChosenBy(
  { theme, personId, serviceId, query, ...filters }: TitleFilter,
  now: Date,
): SQL | undefined {
  return and(
    isFoundBy(filters, now),
    theme && sql`${theme} = any(${mediaItems.themes})`,
    personId === undefined
      ? undefined
      : sql`exists (select from ${mediaItemPersons}
          where ${mediaItemPersons.mediaItemId} = ${mediaItems.id} and ${mediaItemPersons.personId} = ${personId})`,
    serviceId === undefined
      ? undefined
      : sql`exists (select from ${serviceItems}
          where ${serviceItems.mediaItemId} = ${mediaItems.id} and ${serviceItems.serviceId} = ${serviceId})`,
    query === undefined ? undefined : isNamed(query),
  );
}

/** Whether a name in any language, or the original name, contains `part`, regardless of case. */
function isNamed(part: string): SQL {
  const pattern = sql`${`%${part.replace(/[\\%_]/g, '\\$&')}%`}::text`;
  // The first condition uses the index.
  return sql`${mediaItems.plainNames} like ${plainLetters(pattern)}
    and ${mediaItems.allNames} ilike ${pattern}`;
}

/** Where to search for an episode: in a series or one of its seasons, after a place if one is given. */
export interface EpisodeSearch {
  readonly seriesId: number;
  readonly seasonId?: number;
  readonly after?: { readonly season: number; readonly episode: number };
}

/** The first episode, in the order of seasons, that has a stream and is released. */
export async function findEpisode(
  db: Database,
  { seriesId, seasonId, after }: EpisodeSearch,
  now: Date,
): Promise<SeriesPosition | null> {
  const season = alias(mediaItems, 'season');
  const [row] = await db
    .select({
      episode_id: mediaItems.id,
      episode_slug: mediaItems.slug,
      season_id: season.id,
      season_slug: season.slug,
      season_number: sql<number>`${season.orderNumber}`,
      episode_number: sql<number>`${mediaItems.orderNumber}`,
    })
    .from(mediaItems)
    .innerJoin(season, eq(season.id, mediaItems.parentId))
    .where(
      and(
        eq(mediaItems.seriesId, seriesId),
        eq(mediaItems.type, 'episode'),
        seasonId === undefined ? undefined : eq(mediaItems.parentId, seasonId),
        after &&
          sql`(${season.orderNumber}, ${mediaItems.orderNumber}) > (${after.season}, ${after.episode})`,
        mediaItems.isPlayable,
        sql`(not ${mediaItems.isComingSoon} or ${mediaItems.startDate} <= ${now.toISOString()})`,
      ),
    )
    .orderBy(season.orderNumber, mediaItems.orderNumber)
    .limit(1);
  return row ?? null;
}

/** The first scenes of titles, by id: at most `most` of each. */
export async function findScreenshots(
  db: Database,
  ids: readonly number[],
  most: number,
): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: mediaItems.id,
      screenshots: sql<string[]>`${mediaItems.screenshots}[1:${sql.param(most)}::integer]`,
    })
    .from(mediaItems)
    .where(inArray(mediaItems.id, [...ids]));
  return new Map(rows.map(({ id, screenshots }) => [id, screenshots]));
}

function isReferenced(reference: Reference): SQL {
  return 'id' in reference ? eq(mediaItems.id, reference.id) : eq(mediaItems.slug, reference.slug);
}

/** An array as one parameter; drizzle would expand it into a list of them. */
export function param(values: readonly number[]): SQL {
  return sql`${sql.param([...values])}`;
}
