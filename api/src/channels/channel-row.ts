import type { AgeLevel, Channel, ChannelCard, Epg, StreamPlayer, Theme } from '@kadr/contract';
import type { OrderedRow } from '../lists/ordered-list.ts';
import { entitlementOf, everyBrand, hasService, isShownBy } from '../entitlement/entitlement.ts';
import type { Entitlement, EntitlementViewer } from '../entitlement/entitlement.ts';
import { serviceVariantsOf } from '../prices/service-prices.ts';
import type { ServiceOfferRow } from '../prices/service-prices.ts';

/** A channel in one language. */
export interface ChannelRow extends OrderedRow {
  readonly slug: string;
  readonly name: string;
  readonly description: string | null;
  readonly logo: string | null;
  readonly full_logo: string | null;
  readonly background: string | null;
  readonly color: string | null;
  readonly themes: Theme[];
  readonly age_level: AgeLevel;
  readonly service_id: number | null;
  /** Countries where it may be watched; null for everywhere. */
  readonly territories: readonly string[] | null;
  /** The offers of its service. */
  readonly service_offers: readonly ServiceOfferRow[];
  readonly is_tstv_allowed: boolean;
  readonly is_pltv_allowed: boolean;
  readonly is_catchup_allowed: boolean;
  readonly tstv_service_id: number | null;
  readonly tstv_depth: number | null;
  readonly pltv_max_duration: number | null;
  readonly player_type: StreamPlayer;
  /** Whether the channel plays now. */
  readonly has_stream: boolean;
  readonly is_favorite: boolean;
  /** When the profile kept it, in Unix milliseconds; null otherwise. */
  readonly added_at: number | null;
}

/** A showing of a programme, in one language. */
export interface EpgRow {
  readonly id: number;
  readonly original_id: number;
  readonly channel_id: number;
  readonly name: string;
  readonly description: string | null;
  readonly logo: string | null;
  /** Unix seconds, as `end_time` and `tstv_valid_until`. */
  readonly start_time: number;
  readonly end_time: number;
  readonly tstv_valid_until: number | null;
  readonly age_level: AgeLevel;
  readonly channel_slug: string;
  readonly channel_name: string;
  readonly channel_logo: string | null;
  readonly is_favorite: boolean;
  readonly is_reminded: boolean;
}

/** Whether a viewer may watch a channel of his brand now. */
export function channelEntitlement(row: ChannelRow, viewer: EntitlementViewer): Entitlement {
  return entitlementOf(
    {
      id: null,
      usageModel: row.service_id === null ? null : 'SERVICE',
      purchaseVariants: [],
      services: row.service_id === null ? [] : [row.service_id],
      serviceOffers: row.service_offers.map(({ brands, prices }) => ({
        brands,
        variants: serviceVariantsOf(prices),
      })),
      brands: [everyBrand],
      territories: row.territories,
      rights: null,
      isComingSoon: false,
      startDate: null,
      hasStream: row.has_stream,
      age: row.age_level.age_value,
      isErotic: false,
    },
    viewer,
  );
}

/**
 * A channel as blocks and search show it. Pausing and catch-up come with their service, or without one with the
 * channel.
 */
export function toChannel(row: ChannelRow, epgs: readonly Epg[], viewer: EntitlementViewer): Channel {
  const tstvService = row.tstv_service_id ?? row.service_id;
  const isHad = tstvService === null || hasService(tstvService, viewer);
  const offers = isChannelHad(row, viewer)
    ? []
    : row.service_offers.filter((offer) => offer.prices.length > 0 && isShownBy(offer, viewer.brand));
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo: row.logo,
    full_logo: row.full_logo,
    background: row.background,
    poster_bg_color: row.color,
    usage_model: row.service_id === null ? null : 'SERVICE',
    age_level: row.age_level,
    is_favorite: row.is_favorite,
    is_tstv_allowed: row.is_tstv_allowed,
    tstv_options_channel: {
      is_pltv_allowed: row.is_pltv_allowed,
      is_pltv_purchased: isHad,
      is_catchup_allowed: row.is_catchup_allowed,
      is_catchup_purchased: isHad,
      tstv_service_id: tstvService,
      tstv_depth: row.tstv_depth,
      pltv_max_duration: row.pltv_max_duration,
    },
    purchase_variants: offers.flatMap(({ prices }) => serviceVariantsOf(prices)),
    actions: [
      ...(channelEntitlement(row, viewer).allowed ? [{ type: 'watch' as const, channel_id: row.id }] : []),
      ...offers.map(({ id }) => ({ type: 'buy' as const, service_id: id })),
    ],
    epgs: [...epgs],
  };
}

/** Whether the account may watch a channel: it is in no service, or in one that the account has. */
function isChannelHad({ service_id }: Pick<ChannelRow, 'service_id'>, viewer: EntitlementViewer): boolean {
  return service_id === null || hasService(service_id, viewer);
}

export function toChannelCard(row: ChannelRow, epgs: readonly Epg[], viewer: EntitlementViewer): ChannelCard {
  return { ...toChannel(row, epgs, viewer), number: row.order_number, themes: [...row.themes] };
}

export function toEpg(row: EpgRow): Epg {
  return {
    id: row.id,
    original_id: row.original_id,
    name: row.name,
    logo: row.logo,
    start_time: row.start_time,
    end_time: row.end_time,
    age_level: row.age_level,
    channel_info: { slug: row.channel_slug, name: row.channel_name, logo: row.channel_logo },
    is_favorite: row.is_favorite,
    is_reminded: row.is_reminded,
    tstv_options_epg: { tstv_valid_until: row.tstv_valid_until },
  };
}
