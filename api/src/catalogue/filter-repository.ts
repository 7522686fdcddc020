import { and, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CustomFilter, MediaItemType, Theme, UsageModel } from '@kadr/contract';
import { customFilters, mostCounted } from '@kadr/contract';
import type { Database } from '../database/database.ts';
import type { Viewer } from '../audience/viewer.ts';
import { toggles } from './filter-conditions.ts';
import { isChosenBy } from './repository.ts';
import { mediaItemGenres, mediaItems } from '../tables/catalogue.ts';
import { isListed } from './title-row.ts';
import type { TitleFilter } from './title-query.ts';

/** The distinct values among the films and series that lists show to a viewer. */
export interface FilterValues {
  readonly types: readonly MediaItemType[];
  readonly genre_ids: readonly number[];
  readonly countries: readonly string[];
  readonly years: readonly number[];
  readonly ages: readonly { readonly value: number; readonly name: string }[];
  /** Null for free titles. */
  readonly usage_models: readonly (UsageModel | null)[];
  /** Toggles that match some of the titles, but not all. */
  readonly custom: readonly CustomFilter[];
}

/** Reads all listed titles once: the cost grows with the catalogue, so the result should be cached for a while. */
export async function findFilterValues(
  db: Database,
  theme: Theme | undefined,
  viewer: Viewer,
): Promise<FilterValues> {
  const where = and(isListed(viewer), isChosenBy({ theme }, viewer.now));
  const isThere = (condition: SQL): SQL =>
    sql`exists (select from ${mediaItems} where ${where} and ${condition})`;
  const custom = customFilters.map((name) => {
    const holds = toggles[name](viewer.now);
    return sql`case when ${isThere(holds)} and ${isThere(sql`not coalesce(${holds}, false)`)} then ${name}::text end`;
  });
  // One scan with a grouping set for each fact; in each row the other facts are null.
  const { rows } = await db.execute<FilterValues & Record<string, unknown>>(sql`
    with facts as materialized (
      select type, year, age, usage_model, countries, grouping(type, year, age, usage_model, countries) as others
      from ${mediaItems} where ${where}
      group by grouping sets ((type), (year), (age), (usage_model), (countries))
    )
    select
      to_json(array(select type from facts where others = 15)) as types,
      to_json(array(select year from facts where others = 23 and year is not null)) as years,
      (select coalesce(json_agg(json_build_object('value', age_value, 'name', name) order by age_value), '[]')
        from age_levels where age_value in (select age from facts where others = 27)) as ages,
      to_json(array(select usage_model from facts where others = 29)) as usage_models,
      to_json(array(select distinct country from facts, unnest(countries) country where others = 30)) as countries,
      to_json(array(select genres.id from genres, lateral (
        select from ${mediaItemGenres} join ${mediaItems} on ${mediaItems.id} = ${mediaItemGenres.mediaItemId}
        where ${mediaItemGenres.genreId} = genres.id and ${where} limit 1
      ) first_listed)) as genre_ids,
      to_json(array_remove(array[${sql.join(custom, sql`, `)}], null)) as custom`);
  const [facts] = rows;
  if (facts === undefined) throw new Error('The filters of no catalogue were requested.');
  return facts;
}

/** Number of titles that a filter finds for a viewer, counted up to one above the largest count that is shown. */
export async function countTitles(db: Database, filter: TitleFilter, viewer: Viewer): Promise<number> {
  const where = and(isListed(viewer), isChosenBy(filter, viewer.now));
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::integer as found from (select from ${mediaItems} where ${where} limit ${mostCounted + 1}) found`);
  return rows[0]?.found ?? 0;
}
