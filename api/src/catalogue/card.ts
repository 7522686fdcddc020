import type { Action, Genre, MediaItem, MediaItemCard, SeriesPosition, StreamAsset } from '@kadr/contract';
import { entitlementOf, isStillComing } from '../entitlement/entitlement.ts';
import type { Entitlement, EntitlementItem } from '../entitlement/entitlement.ts';
import { countryName } from '../countries/country-names.ts';
import { purchaseVariantsOf } from '../prices/title-prices.ts';
import { serviceVariantsOf } from '../prices/service-prices.ts';
import type { Viewer } from '../audience/viewer.ts';
import type { Mark } from './marks.ts';
import type { CardRow, TitleRow } from './title-row.ts';

/** The facts of a title for the entitlement rule; a card's row has no prices, because cards show none. */
export function entitlementItem(row: CardRow | TitleRow): EntitlementItem {
  return {
    id: row.id,
    purchaseVariants: 'prices' in row ? purchaseVariantsOf(row.prices) : [],
    services: row.service_ids,
    serviceOffers:
      'service_offers' in row
        ? row.service_offers.map((offer) => ({
            brands: offer.brands,
            variants: serviceVariantsOf(offer.prices),
          }))
        : [],
    usageModel: row.usage_model,
    brands: row.brands,
    territories: 'territories' in row ? row.territories : null,
    rights: row.rights,
    isComingSoon: row.is_coming_soon,
    startDate: row.start_date,
    hasStream: row.is_playable,
    age: row.age_value,
    isErotic: row.is_erotic,
  };
}

/** A title as a card shows it to a viewer; `genres` are all genres. */
export function toCard(row: CardRow, genres: ReadonlyMap<number, Genre>, viewer: Viewer): MediaItemCard {
  const item = entitlementItem(row);
  return {
    id: row.id,
    slug: row.slug,
    type: row.type,
    name: row.name,
    short_description: row.short_description,
    year: row.year,
    duration: row.duration,
    logo: row.logo,
    visit_card: row.visit_card,
    background: row.background,
    poster_bg_color: row.poster_bg_color,
    ratings: { wink: row.rating, user: null },
    age_level: { id: row.age_id, name: row.age_name, age_value: row.age_value },
    genres: row.genre_ids.flatMap((id) => genres.get(id) ?? []),
    countries: row.countries.map((code) => countryName(code, viewer.language)),
    usage_model: row.usage_model,
    is_favorite: viewer.favourites.has(row.id),
    is_coming_soon: isStillComing(item, viewer.now),
    start_date: row.start_date,
    series_id: row.series_id,
    series_slug: row.series_slug,
    series_name: row.series_name,
    season_id: row.season_id,
    season_order_number: row.season_order_number,
    order_number: row.order_number,
    children_amount: row.children_amount,
    category: row.category === null ? null : { alias: row.category },
    media_position: null,
    is_playable: entitlementOf(item, viewer).allowed,
    has_trailer: row.has_trailer,
  };
}

/** A card or title with the viewer's mark. */
export function withMark<Card extends MediaItemCard>(card: Card, mark: Mark | undefined): Card {
  if (mark === undefined) return card;
  return { ...card, ratings: { ...card.ratings, user: mark.rating }, media_position: mark.position };
}

/** Data for the page of a title besides its row. */
export interface TitleExtras {
  readonly genres: ReadonlyMap<number, Genre>;
  readonly previews: readonly StreamAsset[];
  readonly seriesPosition: SeriesPosition | null;
  readonly audioLanguages: readonly string[];
  readonly subtitleLanguages: readonly string[];
  readonly maxHeight: number | null;
  /** The account may exchange it for another film. */
  readonly isExchangeable: boolean;
}

/** A complete title, as its page shows it to a viewer. */
export function toMediaItem(row: TitleRow, extras: TitleExtras, viewer: Viewer): MediaItem {
  const entitlement = entitlementOf(entitlementItem(row), viewer);
  return {
    ...toCard(row, extras.genres, viewer),
    short_name: row.short_name,
    original_name: row.original_name,
    summary: row.summary,
    note: row.note,
    screenshots: [...row.screenshots],
    season_short_name: row.season_short_name,
    season_slug: row.season_slug,
    copyright_holder_logo_1: row.copyright_holder_logo_1,
    copyright_holder_logo_2: row.copyright_holder_logo_2,
    assets: { preview_assets: [...extras.previews] },
    actions: actionsOf(row, entitlement, extras),
    purchase_variants: [...(offerOf(entitlement)?.purchase_variants ?? [])],
    purchase_state: purchaseStateOf(row, entitlement, viewer),
    series_position: extras.seriesPosition,
    audio_languages: [...extras.audioLanguages],
    subtitle_languages: [...extras.subtitleLanguages],
    max_height: extras.maxHeight,
  };
}

/** The buttons of a title in their order; any price adds one to buy it. */
function actionsOf(
  row: TitleRow,
  entitlement: Entitlement,
  { isExchangeable }: Pick<TitleExtras, 'isExchangeable'>,
): Action[] {
  const actions: Action[] = [];
  if (entitlement.allowed) actions.push({ type: 'watch', media_item_id: row.id });
  if ((offerOf(entitlement)?.purchase_variants.length ?? 0) > 0)
    actions.push({ type: 'buy', media_item_id: row.id });
  if (row.has_trailer) actions.push({ type: 'trailer', media_item_id: row.id });
  if (entitlement.allowed && isExchangeable) actions.push({ type: 'exchange', media_item_id: row.id });
  return actions;
}

/** The account's purchase, while it is valid. */
function purchaseStateOf(
  row: TitleRow,
  entitlement: Entitlement,
  { owned }: Viewer,
): MediaItem['purchase_state'] {
  const end = owned.get(row.id);
  if (!entitlement.allowed || row.usage_model === null || end === undefined) return null;
  return { ends_at: end === null ? null : Math.floor(end) };
}

function offerOf(entitlement: Entitlement) {
  return entitlement.allowed ? null : entitlement.offer;
}
