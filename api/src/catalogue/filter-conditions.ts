import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CustomFilter, MediaItemType, UsageModel, UsageOption } from '@kadr/contract';
import { mediaItemGenres, mediaItems } from '../tables/catalogue.ts';
import type { ChosenFilters } from './title-query.ts';

/** Days for which a title counts as new. */
const newFor = 30;

/** The rating from which a title counts as highly rated. */
const highRating = 8;

const day = 86_400_000;

/** Condition for the titles that chosen filters find at a moment. */
export function isFoundBy(
  { type, genre, country, year, age, usage, only }: ChosenFilters,
  now: Date,
): SQL | undefined {
  return and(
    hasAny(type) ? isOfType(type) : sql`${mediaItems.type} in ('film', 'series')`,
    hasAny(genre) ? isOfGenre(genre) : undefined,
    hasAny(country) ? sql`${mediaItems.countries} && ${sql.param(country)}::text[]` : undefined,
    hasAny(year) ? or(...year.map(isOfYears)) : undefined,
    hasAny(age) ? sql`${mediaItems.age} = any(${sql.param(age)}::smallint[])` : undefined,
    hasAny(usage) ? or(...usage.map(costs)) : undefined,
    ...(only ?? []).map((name) => toggles[name](now)),
  );
}

/** The condition of each toggle. */
export const toggles: Readonly<Record<CustomFilter, (now: Date) => SQL>> = {
  // By the column that sorts new titles, whose index finds them.
  new: (now) =>
    sql`(${mediaItems.novelty} >= ${(Math.floor(now.getTime() / day) - newFor) * 10_000}::integer and ${mediaItems.publishedAt} is not null)`,
  high_rating: () => sql`coalesce(${mediaItems.rating}, 0) >= ${highRating}::numeric`,
  coming_soon: (now) =>
    sql`(${mediaItems.isComingSoon} and not (${mediaItems.isPlayable} and coalesce(${mediaItems.startDate} <= ${now.toISOString()}::timestamptz, false)))`,
};

function isOfType([only, ...others]: readonly [MediaItemType, ...MediaItemType[]]): SQL {
  return others.length === 0
    ? eq(mediaItems.type, only)
    : sql`${mediaItems.type} = any(${sql.param([only, ...others])}::text[])`;
}

function isOfGenre(aliases: readonly string[]): SQL {
  const ids = aliases.map((alias) => sql`(select id from genres where alias = ${alias})`);
  // One by one: PostgreSQL could not estimate the size of an array made by a subquery.
  const isOne = ids.length === 1 ? sql`= ${ids[0]}` : sql`= any(array[${sql.join(ids, sql`, `)}])`;
  return sql`exists (select from ${mediaItemGenres}
    where ${mediaItemGenres.mediaItemId} = ${mediaItems.id} and ${mediaItemGenres.genreId} ${isOne})`;
}

/** `2024` is a year, `1980s` a decade. */
function isOfYears(text: string): SQL {
  const first = Number.parseInt(text, 10);
  return text.endsWith('s')
    ? sql`${mediaItems.year} between ${first}::smallint and ${first + 9}::smallint`
    : sql`${mediaItems.year} = ${first}::smallint`;
}

const models: Readonly<Record<Exclude<UsageOption, 'free'>, UsageModel>> = {
  service: 'SERVICE',
  est: 'EST',
  tvod: 'TVOD',
};

function costs(option: UsageOption): SQL {
  return option === 'free'
    ? sql`${mediaItems.usageModel} is null`
    : eq(mediaItems.usageModel, models[option]);
}

function hasAny<T>(options: readonly T[] | undefined): options is readonly [T, ...T[]] {
  return options !== undefined && options.length > 0;
}
