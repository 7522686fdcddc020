/**
 * The parts of the catalogue that an operator imports: titles, persons, genres, views, services, collections, promo
 * events, karaoke.
 */
import { z } from 'zod';
import {
  brandIdsSchema,
  countSchema,
  dateSchema,
  isShortJson,
  longestJson,
  unixSecondsSchema,
} from './bounds.ts';
import { titleMarkersSchema } from './film-markers.ts';
import { imagePathSchema } from './image.ts';
import { translatedNameSchema, translatedSchema } from './language.ts';
import {
  mediaItemTypeSchema,
  mediaItemTypes,
  streamPlayerSchema,
  themeSchema,
  usageModelSchema,
} from './media-item.ts';
import { bannerSchema, mediaBlockTypes } from './media-view.ts';
import { slugSchema } from './paging.ts';
import { personRoleSchema } from './person.ts';
import { amountSchema, currencySchema } from './money.ts';
import { purchaseQualitySchema, titleUsageModelSchema } from './purchases.ts';
import { targetImportSchema } from './target-import.ts';
import { titleAdsSchema } from './title-ads.ts';

/** A colour of pictures and labels. */
const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour written #rrggbb');

/** The age limits. */
const ageSchema = z.union([z.literal(0), z.literal(6), z.literal(12), z.literal(16), z.literal(18)]);

/** A person's import; `slug` is the key: importing the same slug again updates the person. */
export const personImportSchema = z.object({
  slug: slugSchema,
  name: translatedNameSchema,
  native_name: z.string().max(300).nullable().default(null),
  photo_avatar: imagePathSchema.nullable().default(null),
  birth_date: dateSchema.nullable().default(null),
  death_date: dateSchema.nullable().default(null),
  biography: translatedSchema.nullable().default(null),
});

/** A price of a film or an episode; a rental has a duration, a purchase has none. */
export const titlePriceSchema = z
  .object({
    usage_model: titleUsageModelSchema,
    quality: purchaseQualitySchema.default('HD'),
    duration: z.int().positive().max(8760).nullable().default(null),
    duration_unit: z.enum(['hour', 'day']).nullable().default(null),
    /** Minor units of `currency`. */
    amount: amountSchema,
    /** Before a discount. */
    original_amount: amountSchema.nullable().default(null),
    currency: currencySchema,
  })
  .refine(
    ({ usage_model, duration, duration_unit }) =>
      (usage_model === 'TVOD') === (duration !== null) && (duration === null) === (duration_unit === null),
    { path: ['duration'], error: 'a rental needs a duration with its unit, a purchase for good has none' },
  )
  .refine(({ amount, original_amount }) => original_amount === null || original_amount > amount, {
    path: ['original_amount'],
    error: 'must be above the amount',
  });
export type TitlePrice = z.output<typeof titlePriceSchema>;

/** ISO 3166-1 alpha-2. */
export const countryCodeSchema = z.string().regex(/^[A-Z]{2}$/);

/**
 * Countries in which it may be watched and bought; null: everywhere. Seasons and episodes take those of their series.
 */
const territoriesSchema = z.array(countryCodeSchema).min(1).max(250).nullable().default(null);

/** A period in which a title may be watched in some countries. */
const rightsWindowSchema = z
  .object({
    /** Null: in all countries. */
    countries: z.array(countryCodeSchema).min(1).max(250).nullable().default(null),
    /** Unix seconds; null: no start. */
    from: unixSecondsSchema.nullable().default(null),
    /** Unix seconds at which it ends; null: never. */
    until: unixSecondsSchema.nullable().default(null),
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    error: 'must be after the beginning',
  });
export type RightsWindow = z.output<typeof rightsWindowSchema>;

/**
 * A title's import; `slug` is the key. A season names its series in `parent`, an episode its season. Pictures are paths
 * of uploaded images; a portrait poster may differ by language, because the title is drawn on it.
 */
export const mediaItemImportSchema = z.object({
  slug: slugSchema,
  type: mediaItemTypeSchema,
  parent: slugSchema.nullable().default(null),
  order_number: countSchema.max(100_000).nullable().default(null),
  name: translatedNameSchema,
  short_name: translatedNameSchema.nullable().default(null),
  original_name: z.string().max(200).nullable().default(null),
  short_description: translatedSchema.nullable().default(null),
  summary: translatedSchema.nullable().default(null),
  /** A sentence that viewers should know about this copy, for example that it is a fragment. */
  note: translatedSchema.nullable().default(null),
  year: z.int().min(1888).max(2100).nullable().default(null),
  age: ageSchema.default(0),
  /** Shown only to profiles that allow it. */
  is_erotic: z.boolean().default(false),
  genres: z.array(z.string().max(60)).max(10).default([]),
  /** ISO 3166-1 alpha-2 codes. */
  countries: z.array(countryCodeSchema).max(10).default([]),
  themes: z.array(themeSchema).max(20).default([]),
  category: z.string().max(60).nullable().default(null),
  rating: z.number().min(0).max(10).nullable().default(null),
  usage_model: usageModelSchema.nullable().default(null),
  /** All prices of the title, in the order in which they are offered; the first rental period is the default. */
  prices: z.array(titlePriceSchema).max(20).default([]),
  /** Parts and chapters of a film or an episode; an omitted part does not exist. */
  markers: titleMarkersSchema.prefault({}),
  /** Advertisements of a free title; null: those of its season, else of its series, else of the ad server's toggle. */
  ads: titleAdsSchema.nullable().default(null),
  is_coming_soon: z.boolean().default(false),
  start_date: unixSecondsSchema.nullable().default(null),
  /** Brand ids that show the title; empty means every brand. */
  brands: brandIdsSchema.default([]),
  territories: territoriesSchema,
  /**
   * Periods in which it may be watched and bought, within its territories; null: always. Seasons and episodes take
   * those of their series.
   */
  rights: z.array(rightsWindowSchema).min(1).max(100).nullable().default(null),
  logo: z
    .union([imagePathSchema, z.partialRecord(z.enum(['rus', 'eng', 'hye']), imagePathSchema)])
    .nullable()
    .default(null),
  visit_card: z
    .union([imagePathSchema, z.partialRecord(z.enum(['rus', 'eng', 'hye']), imagePathSchema)])
    .nullable()
    .default(null),
  background: imagePathSchema.nullable().default(null),
  poster_bg_color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  copyright_holder_logo_1: imagePathSchema.nullable().default(null),
  copyright_holder_logo_2: imagePathSchema.nullable().default(null),
  screenshots: z.array(imagePathSchema).max(20).default([]),
  cast: z
    .array(
      z.object({
        person: slugSchema,
        role: personRoleSchema,
        character: translatedNameSchema.nullable().default(null),
      }),
    )
    .max(100)
    .default([]),
});

export const genreImportSchema = z.object({
  alias: z
    .string()
    .regex(/^[a-z_]+$/)
    .max(60),
  name: translatedNameSchema,
});

/** Address of a counter of a banner's views and clicks. */
const pixelAddressSchema = z.url({ protocol: /^https$/ }).max(2000);

/** A banner of a block; pictures are paths of uploaded images. */
const bannerImportSchema = z.object({
  /** The id by which the block's data refers to it; unique within the block at most. */
  id: countSchema.optional(),
  title: translatedNameSchema.nullable().default(null),
  subtitle: translatedNameSchema.nullable().default(null),
  summary: translatedSchema.nullable().default(null),
  target: targetImportSchema.nullable().default(null),
  images: z.array(imagePathSchema).max(10).default([]),
  icon: imagePathSchema.nullable().default(null),
  logo: imagePathSchema.nullable().default(null),
  small_icon: imagePathSchema.nullable().default(null),
  logo_size: z.string().max(60).nullable().default(null),
  size: bannerSchema.shape.size,
  color: colourSchema.nullable().default(null),
  labels: z
    .array(z.object({ text: translatedNameSchema, color: colourSchema.nullable().default(null) }))
    .max(10)
    .default([]),
  age: ageSchema.nullable().default(null),
  rating: z.number().min(0).max(10).nullable().default(null),
  advertiser_info: z
    .object({
      owner: z.string().max(300),
      token: z.string().max(300),
      font_color: z.string().max(60).nullable(),
    })
    .nullable()
    .default(null),
  ad_pixel: z
    .object({
      links: z.object({ show_url: pixelAddressSchema.nullable(), click_url: pixelAddressSchema.nullable() }),
    })
    .nullable()
    .default(null),
  media_files: z
    .array(z.object({ format: z.string().max(60), url: z.url({ protocol: /^https$/ }).max(2000) }))
    .max(10)
    .default([]),
});

/** An item of a block: an entity by its slug (a service by its alias), or a complete banner. */
const blockItemImportSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('media_item'), slug: slugSchema }),
  z.object({ type: z.literal('collection'), slug: slugSchema }),
  z.object({ type: z.literal('channel'), slug: slugSchema }),
  /** A programme of a channel: its current or next showing is displayed. */
  z.object({ type: z.literal('epg'), channel: slugSchema, slug: slugSchema }),
  z.object({ type: z.literal('karaoke_item'), slug: slugSchema }),
  z.object({ type: z.literal('service'), slug: slugSchema }),
  z.object({ type: z.literal('banner'), banner: bannerImportSchema }),
]);

const labelImportSchema = z.object({
  text: translatedNameSchema,
  color: colourSchema.nullable().default(null),
});

/** Fields of a custom block besides its data; null and empty for every other block. */
const customBlockFieldsImportSchema = z.object({
  label: labelImportSchema.nullable().default(null),
  timer: z
    .object({
      end_date_time: z
        .string()
        .regex(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/, 'must be a time written dd.MM.yyyy HH:mm'),
      color: colourSchema.nullable().default(null),
      end_time_text: translatedNameSchema.nullable().default(null),
    })
    .nullable()
    .default(null),
  buttons: z
    .array(
      z.object({
        type: z.enum(['block_target', 'target', 'modal']),
        title: translatedNameSchema,
        target: targetImportSchema.nullable().default(null),
        modal: z
          .object({
            title: translatedNameSchema,
            label: labelImportSchema.nullable().default(null),
            logo: imagePathSchema.nullable().default(null),
            html: translatedSchema,
            buttons: z
              .array(z.object({ title: translatedNameSchema, target: targetImportSchema }))
              .max(3)
              .default([]),
          })
          .nullable()
          .default(null),
      }),
    )
    .max(4)
    .default([]),
  bottom_text: translatedSchema.nullable().default(null),
});
export type CustomBlockFieldsImport = z.output<typeof customBlockFieldsImportSchema>;

const displayTypeSchema = z.string().max(60);

/**
 * A main view's import; `brand` + `alias` is the key. A block's items are listed by slug, or selected by `query` when
 * the page is requested.
 */
export const mediaViewImportSchema = z.object({
  brand: z.string().min(1).max(60),
  alias: z
    .string()
    .regex(/^[a-z0-9_-]+$/)
    .max(60),
  name: translatedNameSchema.nullable().default(null),
  title: translatedNameSchema.nullable().default(null),
  description: translatedSchema.nullable().default(null),
  blocks: z
    .array(
      z.object({
        name: translatedNameSchema.nullable().default(null),
        sub_name: translatedNameSchema.nullable().default(null),
        type: z.enum(mediaBlockTypes),
        tag: z.string().max(60).nullable().default(null),
        target: targetImportSchema.nullable().default(null),
        display_type: z
          .union([displayTypeSchema, z.array(displayTypeSchema).max(10)])
          .nullable()
          .default(null),
        custom_data: z
          .record(z.string().max(200), z.unknown())
          .refine(isShortJson, `must not be longer than ${longestJson} characters of JSON`)
          .nullable()
          .default(null),
        variant: z.enum(['one', 'two', 'three']).nullable().default(null),
        glow_color: z.string().max(60).nullable().default(null),
        ...customBlockFieldsImportSchema.shape,
        items: z.array(blockItemImportSchema).max(500).default([]),
        query: z
          .object({
            type: z.enum(mediaItemTypes).optional(),
            theme: themeSchema.optional(),
            genre: z.string().max(60).optional(),
            /** `same` selects by the genres of the page's title (a `media_item` view). */
            similar: z.boolean().optional(),
            sort: z.enum(['popular', 'new', 'rating', 'name']).default('popular'),
            limit: z.int().min(1).max(40).default(20),
          })
          .nullable()
          .default(null),
      }),
    )
    .max(200),
});

/**
 * Price of a service for a period, which renews until the subscriber cancels; a trial comes before the first period of
 * an account that never had the service.
 */
export const servicePriceSchema = z
  .object({
    duration: z.int().positive().max(366),
    duration_unit: z.enum(['day', 'month', 'year']),
    /** Minor units of `currency`. */
    amount: amountSchema,
    /** Before a discount. */
    original_amount: amountSchema.nullable().default(null),
    currency: currencySchema,
    trial_duration: z.int().positive().max(366).nullable().default(null),
    trial_duration_unit: z.enum(['day', 'month']).nullable().default(null),
    /** A lower price for the first periods of an account that never had the service. */
    intro_amount: amountSchema.nullable().default(null),
    intro_periods: z.int().positive().max(60).nullable().default(null),
  })
  .refine(({ intro_amount, intro_periods }) => (intro_amount === null) === (intro_periods === null), {
    path: ['intro_periods'],
    error: 'a lower price at first needs a number of periods',
  })
  .refine(({ amount, intro_amount }) => intro_amount === null || intro_amount < amount, {
    path: ['intro_amount'],
    error: 'must be below the amount',
  })
  .refine(
    ({ trial_duration, trial_duration_unit }) => (trial_duration === null) === (trial_duration_unit === null),
    {
      path: ['trial_duration'],
      error: 'a trial needs a duration with its unit',
    },
  )
  .refine(({ amount, original_amount }) => original_amount === null || original_amount > amount, {
    path: ['original_amount'],
    error: 'must be above the amount',
  });
export type ServicePrice = z.output<typeof servicePriceSchema>;

/** A service's import: a bundle sold by subscription; `alias` is the key. */
export const serviceImportSchema = z.object({
  alias: slugSchema,
  name: translatedNameSchema,
  description_short: translatedSchema.nullable().default(null),
  description: translatedSchema.nullable().default(null),
  image: imagePathSchema.nullable().default(null),
  icon: imagePathSchema.nullable().default(null),
  /** Tint of its page and card. */
  color: colourSchema.nullable().default(null),
  promo_label_text: translatedNameSchema.nullable().default(null),
  promo_label_color: colourSchema.nullable().default(null),
  /** Prices in the order in which they are offered, one for each period; the first is the default. */
  prices: z.array(servicePriceSchema).max(12).default([]),
  /** Whether it is offered: an inactive service keeps its page, but is not listed, sold or renewed. */
  active: z.boolean().default(true),
  /** Brand ids that offer it; empty means every brand. */
  brands: brandIdsSchema.default([]),
  /** Films and series in it. */
  media_items: z.array(slugSchema).max(2000).default([]),
});
export type ServiceImport = z.input<typeof serviceImportSchema>;

/** Common fields of collections, promo events, karaoke items and channels. */
const listedImport = {
  slug: slugSchema,
  name: translatedNameSchema,
  logo: imagePathSchema.nullable().default(null),
  /** Tint of its page and card. */
  color: colourSchema.nullable().default(null),
  /** Position in the list; equal numbers keep the order of import. */
  order_number: z.int().min(0).max(1_000_000).default(0),
  /** Brand ids that show it; empty means every brand. */
  brands: brandIdsSchema.default([]),
};

/** A collection's import; `slug` is the key. */
export const collectionImportSchema = z.object({
  ...listedImport,
  description: translatedSchema.nullable().default(null),
  copyright_holder_logo_1: imagePathSchema.nullable().default(null),
  copyright_holder_logo_2: imagePathSchema.nullable().default(null),
  /** Films and series in it, in display order. */
  media_items: z.array(slugSchema).max(2000).default([]),
});
export type CollectionImport = z.input<typeof collectionImportSchema>;

/** A promo event's import; `slug` is the key. Times are Unix seconds. */
export const promoEventImportSchema = z.object({
  ...listedImport,
  description_short: translatedSchema.nullable().default(null),
  description: translatedSchema.nullable().default(null),
  terms: translatedSchema.nullable().default(null),
  promo_label_text: translatedNameSchema.nullable().default(null),
  age: ageSchema.default(0),
  starts_at: unixSecondsSchema.nullable().default(null),
  ends_at: unixSecondsSchema.nullable().default(null),
  target: targetImportSchema.nullable().default(null),
  media_items: z.array(slugSchema).max(2000).default([]),
});
export type PromoEventImport = z.input<typeof promoEventImportSchema>;

/** A karaoke item's import; `slug` is the key. */
export const karaokeItemImportSchema = z.object({
  ...listedImport,
  artist: z.object({ name: translatedNameSchema }),
  description: translatedSchema.nullable().default(null),
  age: ageSchema.default(0),
  usage_model: usageModelSchema.nullable().default(null),
  territories: territoriesSchema,
  screenshots: z.array(imagePathSchema).max(20).default([]),
});
export type KaraokeItemImport = z.input<typeof karaokeItemImportSchema>;

/**
 * A channel's import; `slug` is the key, `order_number` the channel's number. Its programmes are imported by
 * `operator.importGuide`.
 */
export const channelImportSchema = z.object({
  ...listedImport,
  description: translatedSchema.nullable().default(null),
  full_logo: imagePathSchema.nullable().default(null),
  background: imagePathSchema.nullable().default(null),
  themes: z.array(themeSchema).max(20).default([]),
  age: ageSchema.default(0),
  territories: territoriesSchema,
  /** Alias of the service that includes it; null: free. */
  service: slugSchema.nullable().default(null),
  /** False forbids both pause-live and catch-up. */
  is_tstv_allowed: z.boolean().default(false),
  is_pltv_allowed: z.boolean().default(false),
  is_catchup_allowed: z.boolean().default(false),
  /** Alias of the service that includes pause-live and catch-up; null: they come with the channel. */
  tstv_service: slugSchema.nullable().default(null),
  /** Seconds. */
  tstv_depth: z.int().positive().max(31_536_000).nullable().default(null),
  /** Seconds. */
  pltv_max_duration: z.int().positive().max(31_536_000).nullable().default(null),
  /** The player that plays it. */
  player_type: streamPlayerSchema.default('shaka'),
  /** Its id in XMLTV guides; null: its slug. */
  xmltv_id: z.string().min(1).max(200).nullable().default(null),
  /**
   * Slugs of the films and episodes that fill gaps, in order: programmes without a picture, and the time that a
   * programme leaves.
   */
  fillers: z.array(slugSchema).max(50).default([]),
});
export type ChannelImport = z.input<typeof channelImportSchema>;

/** A batch of catalogue entries, applied completely or not at all. */
export const catalogueImportSchema = z.object({
  genres: z.array(genreImportSchema).max(500).default([]),
  persons: z.array(personImportSchema).max(2000).default([]),
  media_items: z.array(mediaItemImportSchema).max(2000).default([]),
  services: z.array(serviceImportSchema).max(200).default([]),
  collections: z.array(collectionImportSchema).max(500).default([]),
  promo_events: z.array(promoEventImportSchema).max(500).default([]),
  karaoke_items: z.array(karaokeItemImportSchema).max(2000).default([]),
  channels: z.array(channelImportSchema).max(1000).default([]),
  media_views: z.array(mediaViewImportSchema).max(200).default([]),
});
export type CatalogueImport = z.input<typeof catalogueImportSchema>;
export type CatalogueImportParsed = z.output<typeof catalogueImportSchema>;
