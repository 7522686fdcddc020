import { and, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type {
  Language,
  MediaItemType,
  RightsWindow,
  TitleAds,
  TitleMarkers,
  UsageModel,
} from '@kadr/contract';
import { inLanguage } from '../database/translated.ts';
import { pricesColumn } from '../prices/title-prices.ts';
import type { PriceRow } from '../prices/title-prices.ts';
import { serviceOffersColumn } from '../prices/service-prices.ts';
import type { ServiceOfferRow } from '../prices/service-prices.ts';
import { everyBrand, highestAge } from '../entitlement/entitlement.ts';
import type { Audience } from '../entitlement/entitlement.ts';
import { mediaItems } from '../tables/catalogue.ts';

/** The data of a card, in one language. */
export interface CardRow {
  readonly id: number;
  readonly slug: string;
  readonly type: MediaItemType;
  readonly name: string;
  readonly short_description: string | null;
  readonly year: number | null;
  readonly duration: number | null;
  readonly logo: string | null;
  readonly visit_card: string | null;
  readonly background: string | null;
  readonly poster_bg_color: string | null;
  readonly rating: number | null;
  readonly age_id: number;
  readonly age_name: string;
  readonly age_value: number;
  readonly is_erotic: boolean;
  readonly genre_ids: readonly number[];
  readonly countries: readonly string[];
  readonly usage_model: UsageModel | null;
  readonly is_coming_soon: boolean;
  /** Unix seconds. */
  readonly start_date: number | null;
  readonly brands: readonly string[];
  /** When it may be watched; null for always. */
  readonly rights: readonly RightsWindow[] | null;
  readonly is_playable: boolean;
  readonly has_trailer: boolean;
  readonly series_id: number | null;
  readonly series_slug: string | null;
  readonly series_name: string | null;
  readonly season_id: number | null;
  readonly season_order_number: number | null;
  readonly order_number: number | null;
  readonly children_amount: number;
  readonly category: string | null;
  /** Services that include it, itself or with its series. */
  readonly service_ids: readonly number[];
  readonly popularity: number;
  readonly novelty: number;
}

/** The data of one title for pages and the player. */
export interface TitleRow extends CardRow {
  readonly short_name: string | null;
  readonly original_name: string | null;
  readonly summary: string | null;
  readonly note: string | null;
  readonly screenshots: readonly string[];
  readonly season_slug: string | null;
  readonly season_short_name: string | null;
  readonly copyright_holder_logo_1: string | null;
  readonly copyright_holder_logo_2: string | null;
  readonly asset_id: string | null;
  readonly trailer_asset_id: string | null;
  readonly parent_id: number | null;
  /** Countries where it may be watched; null for everywhere. */
  readonly territories: readonly string[] | null;
  readonly prices: readonly PriceRow[];
  readonly service_offers: readonly ServiceOfferRow[];
  readonly markers: Partial<TitleMarkers> | null;
  /** Its own, otherwise its season's, otherwise its series'. */
  readonly ads: TitleAds | null;
}

/**
 * Columns of {@link CardRow}, selected from {@link titleTables}. The age of a season or an episode is at least that of
 * its series, and its usage model is that of its season or series by default.
 */
export function cardColumns(language: Language): SQL {
  const text = (column: string): SQL => sql`${inLanguage(sql.raw(column), language)}`;
  return sql`
    media_items.id, media_items.slug, media_items.type, ${text('media_items.name')} as name,
    ${text('media_items.short_description')} as short_description, media_items.year, media_items.duration,
    ${text('media_items.logo')} as logo, ${text('media_items.visit_card')} as visit_card, media_items.background,
    media_items.poster_bg_color, media_items.rating::double precision as rating,
    age_levels.id as age_id, age_levels.name as age_name, age_levels.age_value, media_items.is_erotic,
    to_json(array(select genre_id from media_item_genres where media_item_id = media_items.id order by position)) as genre_ids,
    to_json(media_items.countries) as countries,
    coalesce(media_items.usage_model, season.usage_model, series.usage_model) as usage_model,
    media_items.is_coming_soon, extract(epoch from media_items.start_date)::double precision as start_date,
    to_json(media_items.brands) as brands, media_items.rights, media_items.is_playable, media_items.trailer_asset_id is not null as has_trailer,
    media_items.series_id, series.slug as series_slug, ${text('series.name')} as series_name,
    season.id as season_id, season.order_number as season_order_number, media_items.order_number,
    media_items.children_amount, media_items.category,
    to_json(array(select service_id from service_items where media_item_id in (media_items.id, media_items.series_id))) as service_ids,
    media_items.popularity, media_items.novelty`;
}

/** Columns of {@link TitleRow}. */
export function titleColumns(language: Language): SQL {
  const text = (column: string): SQL => sql`${inLanguage(sql.raw(column), language)}`;
  return sql`${cardColumns(language)},
    ${text('media_items.short_name')} as short_name, media_items.original_name, ${text('media_items.summary')} as summary,
    coalesce(${text('media_items.note')}, ${text('season.note')}, ${text('series.note')}) as note,
    to_json(media_items.screenshots) as screenshots, season.slug as season_slug,
    coalesce(${text('season.short_name')}, ${text('season.name')}) as season_short_name,
    media_items.copyright_holder_logo_1, media_items.copyright_holder_logo_2, media_items.asset_id, media_items.trailer_asset_id,
    media_items.parent_id, to_json(media_items.territories) as territories, ${pricesColumn}, ${serviceOffersColumn(sql`select service_id from service_items
      where media_item_id in (media_items.id, media_items.series_id)`)}, media_items.markers,
    coalesce(media_items.ads, season.ads, series.ads) as ads`;
}

export const titleTables = sql`
  media_items
  left join media_items season on media_items.type = 'episode' and season.id = media_items.parent_id
  left join media_items series on series.id = media_items.series_id
  join age_levels on age_levels.age_value = greatest(media_items.age, series.age)`;

/** Whether a brand's pages show a title at all. PostgreSQL can estimate the selectivity of the overlap of arrays. */
export function isVisible(brand: string | Placeholder): SQL {
  return sql`${mediaItems.isPublished} and ${mediaItems.brands} && array[${brand}::text, ${sql.raw(`'${everyBrand}'`)}]`;
}

/**
 * Whether lists show a title to a viewer: titles of his brand whose rights have not ended, up to the age limit of his
 * lists, erotic ones only where allowed. Without limits it costs nothing.
 */
export function isListed({
  brand,
  audience: { listAge, isEroticAllowed },
}: {
  readonly brand: string;
  readonly audience: Audience;
}): SQL {
  const suitable = and(
    isEroticAllowed ? undefined : sql`not ${mediaItems.isErotic}`,
    listAge >= highestAge ? undefined : sql`${ageOfTitle} <= ${listAge}`,
  );
  const listed = sql`${isVisible(brand)} and not ${mediaItems.isWithdrawn}`;
  return suitable === undefined ? listed : sql`${listed} and ${suitable}`;
}

/** The age of a season or an episode is at least that of its series. */
const ageOfTitle = sql`greatest(${mediaItems.age}, (select series.age from media_items series where series.id = ${mediaItems.seriesId}))`;
