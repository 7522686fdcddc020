import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Viewer } from '../audience/viewer.ts';
import { genres, mediaItemGenres, mediaItemPersons, mediaItems, persons } from '../tables/catalogue.ts';
import { isListed } from '../catalogue/title-row.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/translated.ts';
import { searchEntries, searchWords } from '../tables/search.ts';
import type { TextQueries } from './text-query.ts';
import type { WordStatistics } from './understanding.ts';

/** Statistics of words, in lower case, over the words of all names. One statement for any number of words. */
export async function findWordStatistics(
  db: Database,
  words: readonly string[],
): Promise<ReadonlyMap<string, WordStatistics>> {
  if (words.length === 0) return new Map();
  const { rows } = await db.execute<
    Omit<WordStatistics, 'near'> & Record<string, unknown> & { word: string }
  >(sql`
    select asked.word, heard.sound, to_json(heard.stems) as stems, heard."isCommon", known.*
    from unnest(${sql.param([...words])}::text[]) as asked (word),
    lateral (select search_sound(asked.word) as sound, search_stem(asked.word) as stems offset 0) as said,
    lateral (
      select said.sound, array(select search_sound(stem) from unnest(said.stems) as stem) as stems,
        coalesce(said.stems = '{}', false) as "isCommon" offset 0
    ) as heard,
    lateral (
      select exists (select from ${searchWords} where lexeme = heard.sound) as "isWord",
        exists (select from ${searchWords} where lexeme = any(array(select '~' || stem from unnest(heard.stems) as stem))) as "isStem",
        exists (select from ${searchWords} where lexeme > heard.sound and lexeme < heard.sound || '~') as "isBeginning" offset 0
    ) as known`);
  return new Map(rows.map(({ word, ...facts }) => [word, { ...facts, near: [] }]));
}

/** Words of names similar to each of these sounds, by sound. This takes longer than any other query about words. */
export async function findNear(
  db: Database,
  sounds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (sounds.length === 0) return new Map();
  const { rows } = await db.execute<{ sound: string; near: string[] }>(sql`
    select sound, to_json(array(select search_near(sound))) as near
    from unnest(${sql.param([...sounds])}::text[]) as sound`);
  return new Map(rows.map(({ sound, near }) => [sound, near]));
}

/** An entity whose names match. */
export interface Hit {
  readonly type: string;
  readonly id: number;
  /** How well its names match; titles found by their cast alone have the lowest score. */
  readonly score: number;
  /** Popularity of a title, which orders equal scores. */
  readonly weight: number;
}

/** The largest number of titles ranked; if there are more, the popular ones. */
const mostCompared = 3000;
const mostPopular = 100;
/** The largest number of results of any other kind ranked. */
const mostOfOthers = 3000;
const bestOfOthers = 60;
/** The largest number of persons found by name whose titles are added. */
const mostOfCast = 3;

const byGenre = 0.3;
const byCast = 0.25;
const scores = { whole: 8, beginning: 4, words: 3, stems: 2, beginnings: 1, alike: 0.5, begun: 0.5 } as const;

/**
 * Entities that match the words, the best first: titles that the viewer may see, and entities of every other kind,
 * which their own domains still filter. One statement. `hasRelated` adds titles that did not match themselves: those of
 * matching genres and persons.
 */
export async function findHits(
  db: Database,
  queries: TextQueries,
  { titles, hasRelated }: { readonly titles: number; readonly hasRelated: boolean },
  viewer: Viewer,
): Promise<Hit[]> {
  const { rows } = await db.execute<Hit & Record<string, unknown>>(sql`
    with title_found as materialized (
      select id, words from ${searchEntries}
      where kind = 'media_item' and words @@ ${queries.found}::tsquery limit ${mostCompared + 1}
    ),
    other_hit as materialized (${otherHits(queries)})
    (${titleHits(queries, titles, viewer)})
    union all select type, id, score, 0 as weight from other_hit
    ${hasRelated ? sql`union all (${castHits(titles, viewer)}) union all (${genreHits(titles, viewer)})` : sql``}`);
  return distinctHits(rows);
}

/** Sorted, the best first; an entity that was found in several ways keeps its best score. */
function distinctHits(rows: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return rows
    .toSorted((a, b) => b.score - a.score || b.weight - a.weight || b.id - a.id)
    .filter(({ type, id }) => {
      const key = `${type} ${id}`;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

/** How well names match: as a whole, then by their beginning, then by their words. */
function scoreOf({ isWhole, hasBeginning, isBegun, hasWords, hasStems, hasBeginnings }: TextQueries): SQL {
  const has = (query: string): SQL => sql`words @@ ${query}::tsquery`;
  return sql`(case when ${has(isWhole)} then ${sql.raw(String(scores.whole))} when ${has(hasBeginning)} then ${sql.raw(String(scores.beginning))} else 0 end
    + case when ${has(hasWords)} then ${sql.raw(String(scores.words))} when ${has(hasStems)} then ${sql.raw(String(scores.stems))}
      when ${has(hasBeginnings)} then ${sql.raw(String(scores.beginnings))} else ${sql.raw(String(scores.alike))} end
    + case when ${has(isBegun)} then ${sql.raw(String(scores.begun))} else 0 end)::double precision`;
}

function titleHits(queries: TextQueries, limit: number, viewer: Viewer): SQL {
  const areTooMany = sql`(select count(*) from title_found) > ${mostCompared}`;
  return sql`
    select 'media_item' as type, candidate.id, ${scoreOf(queries)} as score, media_items.popularity as weight
    from (
      select id, words from title_found where not ${areTooMany}
      union all (
        select entry.id, entry.words from (
          select media_items.id from ${mediaItems}
          where ${areTooMany} and ${isListed(viewer)} and media_items.type in ('film', 'series') and (
            -- A value, so that PostgreSQL goes by popularity and stops: it would sort all that have the words.
            select entry.words @@ ${queries.found}::tsquery and not entry.words @@ ${queries.isWhole}::tsquery
            from ${searchEntries} entry where entry.kind = 'media_item' and entry.id = media_items.id
          )
          order by media_items.popularity desc, media_items.id desc limit ${mostPopular}
        ) as popular join ${searchEntries} entry on entry.kind = 'media_item' and entry.id = popular.id
      )
      union all (
        select id, words from ${searchEntries}
        where ${areTooMany} and kind = 'media_item' and words @@ ${queries.isWhole}::tsquery limit ${mostPopular}
      )
    ) as candidate
    join ${mediaItems} on media_items.id = candidate.id and ${isListed(viewer)}
    order by score desc, weight desc, id desc limit ${limit}`;
}

function otherHits(queries: TextQueries): SQL {
  return sql`
    select type, id, score from (
      select kind as type, id, score, row_number() over (partition by kind order by score desc, id desc) as place
      from (
        select kind, id, ${scoreOf(queries)} as score from ${searchEntries}
        where kind <> 'media_item' and words @@ ${queries.found}::tsquery limit ${mostOfOthers}
      ) as found
    ) as placed where place <= ${bestOfOthers}`;
}

/** Titles of persons whose names contain the words, the most popular first. */
function castHits(limit: number, viewer: Viewer): SQL {
  return sql`
    select 'media_item' as type, media_items.id, ${byCast}::double precision as score, media_items.popularity as weight
    from ${mediaItems}
    where media_items.id in (
      select media_item_id from ${mediaItemPersons} where person_id in (
        select id from other_hit where type = 'person' and score >= ${scores.stems} order by score desc, id desc limit ${mostOfCast}
      )
    ) and ${isListed(viewer)} and media_items.type in ('film', 'series')
    order by weight desc, media_items.id desc limit ${limit}`;
}

/** Titles of genres whose name matches, exactly or misspelt; a mere beginning could be that of anything. */
function genreHits(limit: number, viewer: Viewer): SQL {
  const isMeant = sql`type = 'genre' and (score >= ${scores.stems} or score <= ${scores.alike})`;
  return sql`
    select 'media_item' as type, media_items.id, ${byGenre}::double precision as score, media_items.popularity as weight
    from ${mediaItems}
    -- A value: without a genre nothing is looked through.
    where (select count(*) from other_hit where ${isMeant}) > 0 and exists (
      select from ${mediaItemGenres} of_title where of_title.media_item_id = media_items.id
        and of_title.genre_id = any(array(select id from other_hit where ${isMeant}))
    ) and ${isListed(viewer)} and media_items.type in ('film', 'series')
    order by weight desc, media_items.id desc limit ${limit}`;
}

/** The genres among these that have a title the viewer may see. */
export async function findGenres(db: Database, ids: readonly number[], viewer: Viewer) {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{ id: number; alias: string; name: string }>(sql`
    select genres.id, genres.alias, ${inLanguage(genres.name, viewer.language)} as name
    from ${genres} where genres.id = any(${sql.param([...ids])}::integer[]) and exists (
      select from ${mediaItemGenres} join ${mediaItems} on media_items.id = media_item_genres.media_item_id
      where media_item_genres.genre_id = genres.id and ${isListed(viewer)}
    )`);
  return rows;
}

/** The persons among these with a part in a title that the viewer may see; those with more parts first. */
export async function findPersons(db: Database, ids: readonly number[], viewer: Viewer) {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<{
    id: number;
    slug: string;
    name: string;
    native_name: string | null;
    photo_avatar: string | null;
  }>(sql`
    select persons.id, persons.slug, ${inLanguage(persons.name, viewer.language)} as name, persons.native_name, persons.photo_avatar
    from ${persons}, lateral (
      select count(*) as parts from (
        select from ${mediaItemPersons} join ${mediaItems} on media_items.id = media_item_persons.media_item_id
        where media_item_persons.person_id = persons.id and ${isListed(viewer)} limit ${mostPopular}
      ) as part
    ) as counted
    where persons.id = any(${sql.param([...ids])}::integer[]) and parts > 0 order by parts desc, persons.id`);
  return rows;
}
