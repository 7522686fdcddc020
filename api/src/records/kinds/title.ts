import { mediaItemImportSchema, mediaItemTypes, usageModelSchema } from '@kadr/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rightsAreOver, rightsEndSoon } from '../../catalogue/rights-sql.ts';
import { refreshSeries } from '../../catalogue/write-repository.ts';
import type { CatalogueWriter } from '../../catalogue/writer.ts';
import { plainLetters } from '../../database/plain-letters.ts';
import { inLanguage } from '../../database/translated.ts';
import { withTypesetProse } from '../../imports/prose.ts';
import {
  brandFilter,
  brandsField,
  brandsOf,
  byName,
  countOf,
  greatestFirst,
  seconds,
  latestFirst,
  secondsField,
} from '../columns.ts';
import { filter, likePattern, texts } from '../record-kind.ts';
import type { KindOfRecord } from '../record-kind.ts';
import { keyedBy, tableKind } from '../table-kind.ts';
import { titleUsages } from './title-usages.ts';

/** The dependencies of catalogue kinds. */
export interface CatalogueKindOptions {
  readonly catalogue: CatalogueWriter;
  /** Ids of the brands that exist now: operators publish brands while the service runs. */
  readonly brandIds: () => readonly string[];
}

const id = sql.raw('media_items.id');
const slug = sql.raw('media_items.slug');
const name = sql.raw('media_items.name');
/** Seasons and episodes inherit brands, territories, rights and the erotic flag from their series. */
const isOwn = sql.raw('media_items.series_id is null');

/** A picture that is the same in all languages is stored as a plain path. */
const picture = (column: string) =>
  sql.raw(
    `case when media_items.${column} ?| array['eng', 'hye'] then media_items.${column} else media_items.${column}->'rus' end as ${column}`,
  );

const columns = sql`
  media_items.slug, media_items.type, media_items.order_number, media_items.name, media_items.short_name,
  (select parent.slug from media_items parent where parent.id = media_items.parent_id) as parent,
  media_items.original_name, media_items.short_description, media_items.summary, media_items.note, media_items.year,
  media_items.age, ${isOwn} and media_items.is_erotic as is_erotic,
  (select coalesce(json_agg(genres.alias order by link.position), '[]'::json)
    from media_item_genres link join genres on genres.id = link.genre_id where link.media_item_id = ${id}) as genres,
  media_items.countries, media_items.themes, media_items.category, media_items.own_rating as rating,
  media_items.usage_model,
  (select coalesce(json_agg(json_build_object('usage_model', price.usage_model, 'quality', price.quality,
      'duration', price.duration, 'duration_unit', price.duration_unit, 'amount', price.amount,
      'original_amount', price.original_amount, 'currency', price.currency) order by price.position), '[]'::json)
    from title_prices price where price.media_item_id = ${id}) as prices,
  '{"recap": null, "intro": null, "credits": null, "chapters": []}'::jsonb || coalesce(media_items.markers, '{}') as markers,
  media_items.ads,
  media_items.is_coming_soon, ${seconds(sql.raw('media_items.start_date'))} as start_date,
  case when ${isOwn} then ${brandsOf(sql.raw('media_items.brands'))} else '[]'::json end as brands,
  case when ${isOwn} then media_items.territories end as territories, case when ${isOwn} then media_items.rights end as rights,
  ${picture('logo')}, ${picture('visit_card')}, media_items.background, media_items.poster_bg_color,
  media_items.copyright_holder_logo_1, media_items.copyright_holder_logo_2, media_items.screenshots,
  (select coalesce(json_agg(json_build_object('person', persons.slug, 'role', credit.role, 'character', credit.character)
      order by credit.position), '[]'::json)
    from media_item_persons credit join persons on persons.id = credit.person_id
    where credit.media_item_id = ${id}) as "cast"`;

const some = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((value) => [value]), z.array(one).max(20)]);

/** Missing data that editors can filter by. */
const missing = {
  logo: sql.raw('media_items.logo is null'),
  summary: sql.raw('media_items.summary is null'),
  genres: sql`not exists (select from media_item_genres link where link.media_item_id = ${id} and link.position = 0)`,
  cast: sql`not exists (select from media_item_persons credit where credit.media_item_id = ${id} and credit.position = 0)`,
  asset: sql.raw(`media_items.type in ('film', 'episode') and media_items.asset_id is null`),
  eng: sql.raw(`not media_items.name ? 'eng'`),
  hye: sql.raw(`not media_items.name ? 'hye'`),
} as const;

const filters = {
  type: filter(some(z.enum(mediaItemTypes)), (types) => sql`media_items.type = any(${texts(types)})`),
  is_live: filter(z.boolean(), (isLive) => sql`media_items.is_published = ${isLive}`),
  is_coming_soon: filter(z.boolean(), (isSoon) => sql`media_items.is_coming_soon = ${isSoon}`),
  brand: brandFilter(sql.raw('media_items.brands')),
  genre: filter(
    z.string(),
    (alias) => sql`${id} = any(array(select link.media_item_id from media_item_genres link
      where link.genre_id = (select genres.id from genres where genres.alias = ${alias})))`,
  ),
  person: filter(
    z.string(),
    (person) => sql`exists (select from media_item_persons credit where credit.media_item_id = ${id}
      and credit.person_id = (select persons.id from persons where persons.slug = ${person}))`,
  ),
  parent: filter(
    z.string(),
    (parent) =>
      sql`media_items.parent_id = (select above.id from media_items above where above.slug = ${parent})`,
  ),
  series: filter(
    z.string(),
    (series) =>
      sql`media_items.series_id = (select above.id from media_items above where above.slug = ${series})`,
  ),
  theme: filter(z.string(), (theme) => sql`${theme} = any(media_items.themes)`),
  country: filter(z.string(), (country) => sql`media_items.countries @> ${texts([country])}`),
  category: filter(z.string(), (category) => sql`media_items.category = ${category}`),
  usage_model: filter(
    some(z.enum(['free', ...usageModelSchema.options])),
    (models) => sql`coalesce(media_items.usage_model, 'free') = any(${texts(models)})`,
  ),
  age: filter(some(z.int()), (ages) => sql`media_items.age::text = any(${texts(ages.map(String))})`),
  year_from: filter(z.int(), (year) => sql`media_items.year >= ${year}::integer`),
  year_to: filter(z.int(), (year) => sql`media_items.year <= ${year}::integer`),
  rights: filter(z.enum(['ending', 'over']), (state, now) =>
    state === 'ending' ? rightsEndSoon(now) : rightsAreOver(now),
  ),
  missing: filter(z.enum(Object.keys(missing) as (keyof typeof missing)[]), (what) => missing[what]),
};

const listing = {
  key: slug,
  tie: { by: id, type: 'integer' },
  label: (language) => inLanguage(name, language),
  picture: sql.raw(`coalesce(media_items.logo->>'rus', media_items.visit_card->>'rus')`),
  isLive: () => sql.raw('media_items.is_published'),
  fields: {
    type: sql.raw('media_items.type'),
    year: sql.raw('media_items.year'),
    age: sql.raw('media_items.age'),
    rating: sql.raw('media_items.rating::double precision'),
    usage_model: sql.raw('media_items.usage_model'),
    is_coming_soon: sql.raw('media_items.is_coming_soon'),
    order_number: sql.raw('media_items.order_number'),
    parent: sql.raw('(select parent.slug from media_items parent where parent.id = media_items.parent_id)'),
    parts: sql`case when media_items.type in ('series', 'season') then ${countOf('media_items', 'parent_id', id)} end`,
    duration: sql.raw('media_items.duration'),
    brands: brandsField(sql.raw('media_items.brands')),
    genres: sql`(select string_agg(genres.alias, ', ' order by link.position) from media_item_genres link
      join genres on genres.id = link.genre_id where link.media_item_id = ${id})`,
    popularity: sql.raw('media_items.popularity'),
    created_at: secondsField(sql.raw('media_items.created_at')),
    published_at: secondsField(sql.raw('media_items.published_at')),
  },
  sorts: {
    name: byName(name),
    created_at: latestFirst(sql.raw('media_items.created_at')),
    year: greatestFirst(sql.raw('coalesce(media_items.year, 0)::double precision')),
    rating: greatestFirst(sql.raw('coalesce(media_items.rating, 0)::double precision')),
    popularity: greatestFirst(sql.raw('media_items.popularity')),
    order_number: {
      by: () => sql.raw('coalesce(media_items.order_number, 0)::double precision'),
      type: 'double precision',
      order: 'asc',
    },
  },
  filters,
  // Letters that sound alike are treated as one, so an editor also finds a name by its transliteration.
  search: (text) =>
    sql`(media_items.slug = ${text} or media_items.plain_names like ${plainLetters(sql`${likePattern(text)}::text`)})`,
} satisfies Parameters<typeof tableKind>[0]['listing'];

/** Films, series, seasons and episodes. */
export function titleKind({ catalogue, brandIds }: CatalogueKindOptions): KindOfRecord {
  return tableKind({
    kind: 'title',
    schema: mediaItemImportSchema,
    ...keyedBy('slug'),
    table: 'media_items',
    columns,
    isInCatalogue: true,
    parents: {
      of: ({ parent }) => (typeof parent === 'string' ? parent : null),
      canBe: ({ type }) => type === 'series' || type === 'season',
    },
    write: (transaction, records, now) =>
      catalogue.importTitles(
        transaction,
        {
          genres: [],
          persons: [],
          media_items: withTypesetProse(z.array(mediaItemImportSchema).parse(records)),
        },
        { brands: brandIds(), now, isWhole: true },
      ),
    usages: titleUsages,
    removed: async (transaction, { series_id: series }, now) => {
      if (typeof series === 'number') await refreshSeries(transaction, [series], now);
    },
    listing,
  });
}
