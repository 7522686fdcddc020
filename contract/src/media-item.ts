import { oc } from '@orpc/contract';
import { z } from 'zod';
import { anyOf, filterCountSchema, filterInput, filtersSchema } from './filters.ts';
import { imagePathSchema } from './image.ts';
import { idOrSlugSchema, idSchema, pageInput, pageOf, slugSchema } from './paging.ts';
import { castMemberSchema } from './person.ts';

export const mediaItemTypes = ['film', 'series', 'season', 'episode'] as const;
export const mediaItemTypeSchema = z.enum(mediaItemTypes);
export type MediaItemType = z.infer<typeof mediaItemTypeSchema>;

/** Types of media that players play, as events and reports name them. */
export const watchedTypes = [...mediaItemTypes, 'channel'] as const;
export const watchedTypeSchema = z.enum(watchedTypes);
export type WatchedType = z.infer<typeof watchedTypeSchema>;

/** How a title is obtained; `null`: free to watch, financed by advertising. */
export const usageModels = ['SERVICE', 'EST', 'TVOD'] as const;
export const usageModelSchema = z.enum(usageModels);
export type UsageModel = z.infer<typeof usageModelSchema>;

export const themes = ['movies', 'series', 'kids', 'education', 'sport'] as const;
export const themeSchema = z.enum(themes);
export type Theme = z.infer<typeof themeSchema>;

export const ageLevelSchema = z.object({ id: z.int(), name: z.string(), age_value: z.int().min(0).max(18) });
export type AgeLevel = z.infer<typeof ageLevelSchema>;

export const genreSchema = z.object({ id: z.int(), alias: z.string(), name: z.string() });
export type Genre = z.infer<typeof genreSchema>;

/** `wink` is the service's rating, `user` the viewer's; both 0–10, null when unrated. */
export const ratingsSchema = z.object({
  wink: z.number().min(0).max(10).nullable(),
  user: z.number().min(0).max(10).nullable(),
});

/** Units of the periods for which something can be obtained. */
export const durationUnits = ['hour', 'day', 'month', 'year'] as const;

/** A price of a title (commerce §3); `amount` in minor units of `currency` (ISO 4217). */
export const purchaseVariantSchema = z.object({
  usage_model: usageModelSchema,
  amount: z.int().nonnegative(),
  original_amount: z.int().nonnegative().nullable(),
  currency: z.string().length(3),
  type: z.enum(['one_time', 'trial', 'intro', 'discount', 'bonus']),
  duration: z.int().positive().nullable(),
  duration_unit: z.enum(durationUnits).nullable(),
  periods: z.int().positive().nullable(),
  is_quick_purchase: z.boolean(),
});
export type PurchaseVariant = z.infer<typeof purchaseVariantSchema>;

/** An action open to the viewer on a title now; the order is that of the buttons. */
export const actionSchema = z.object({
  type: z.enum(['watch', 'trailer', 'buy', 'exchange']),
  media_item_id: z.int(),
});
export type Action = z.infer<typeof actionSchema>;

/** The viewer's position in a title; `timepoint` in seconds. */
export const mediaPositionSchema = z.object({ timepoint: z.number().nonnegative(), is_viewed: z.boolean() });
export type MediaPosition = z.infer<typeof mediaPositionSchema>;

/** The episode with which a series or season continues. */
export const seriesPositionSchema = z.object({
  episode_id: z.int(),
  episode_slug: z.string(),
  season_id: z.int(),
  season_slug: z.string(),
  season_number: z.int(),
  episode_number: z.int(),
});
export type SeriesPosition = z.infer<typeof seriesPositionSchema>;

/** The player of a stream: the player's own engine, or the live-TV SDK for certain channels. */
export const streamPlayers = ['shaka', 'live_sdk'] as const;
export const streamPlayerSchema = z.enum(streamPlayers);
export type StreamPlayer = z.infer<typeof streamPlayerSchema>;

/** A stream as the player gets it: the token is in `get_parameters`, not in the addresses. */
export const streamAssetSchema = z.object({
  url: z.string(),
  urls: z.object({
    dash: z.string().nullable(),
    hls: z.string().nullable(),
    widevine: z.string().nullable(),
    fairplay: z.string().nullable(),
  }),
  is_crypted: z.boolean(),
  is_hevc: z.boolean(),
  is_tokenized: z.boolean(),
  cdn_token: z.object({ get_parameters: z.string() }).nullable(),
  drm_provider: z.string().nullable(),
  player_type: streamPlayerSchema,
});
export type StreamAsset = z.infer<typeof streamAssetSchema>;

/**
 * The fields of a card. Pictures: `logo` portrait poster, `visit_card` landscape card, `background` key visual without
 * text.
 */
export const mediaItemCardSchema = z.object({
  id: z.int(),
  slug: slugSchema,
  type: mediaItemTypeSchema,
  name: z.string(),
  short_description: z.string().nullable(),
  year: z.int().nullable(),
  /** Seconds; null for a series or season, and before the film is packaged. */
  duration: z.number().nonnegative().nullable(),
  logo: imagePathSchema.nullable(),
  visit_card: imagePathSchema.nullable(),
  background: imagePathSchema.nullable(),
  /** `#rrggbb`, the poster's dominant colour. */
  poster_bg_color: z.string().nullable(),
  ratings: ratingsSchema,
  age_level: ageLevelSchema,
  genres: z.array(genreSchema),
  /** Names in the language of the answer. */
  countries: z.array(z.string()),
  usage_model: usageModelSchema.nullable(),
  is_favorite: z.boolean(),
  is_coming_soon: z.boolean(),
  /** Unix seconds. */
  start_date: z.int().nullable(),
  series_id: z.int().nullable(),
  series_slug: z.string().nullable(),
  series_name: z.string().nullable(),
  season_id: z.int().nullable(),
  season_order_number: z.int().nullable(),
  order_number: z.int().nullable(),
  children_amount: z.int(),
  category: z.object({ alias: z.string() }).nullable(),
  media_position: mediaPositionSchema.nullable(),
  /** Whether there is something to watch at once. */
  is_playable: z.boolean(),
  has_trailer: z.boolean(),
  /** Scenes of it, only in the cards of media strips. */
  screenshots: z.array(imagePathSchema).optional(),
});
export type MediaItemCard = z.infer<typeof mediaItemCardSchema>;

/** A complete media item. */
export const mediaItemSchema = mediaItemCardSchema.extend({
  short_name: z.string().nullable(),
  original_name: z.string().nullable(),
  summary: z.string().nullable(),
  /** A sentence that viewers should know about this copy; episodes and seasons without one take their series'. */
  note: z.string().nullable(),
  screenshots: z.array(imagePathSchema),
  season_short_name: z.string().nullable(),
  season_slug: z.string().nullable(),
  copyright_holder_logo_1: imagePathSchema.nullable(),
  copyright_holder_logo_2: imagePathSchema.nullable(),
  assets: z.object({ preview_assets: z.array(streamAssetSchema) }),
  actions: z.array(actionSchema),
  purchase_variants: z.array(purchaseVariantSchema),
  /** The account's purchase of a title; null if it is not bought, or free. `ends_at` in Unix seconds, null: never. */
  purchase_state: z.object({ ends_at: z.int().nullable() }).nullable(),
  series_position: seriesPositionSchema.nullable(),
  /** ISO 639-2/T, `und` if unnamed. */
  audio_languages: z.array(z.string()),
  subtitle_languages: z.array(z.string()),
  /** Height of the largest packaged rendition, in lines; null before packaging. */
  max_height: z.int().nullable(),
});
export type MediaItem = z.infer<typeof mediaItemSchema>;

const mediaItemInput = z.object({ id: idOrSlugSchema });

export const mediaItemSorts = ['popular', 'new', 'rating', 'name'] as const;

/** A theme's titles, or all titles, narrowed by filters. */
const chosenInput = {
  theme: themeSchema.optional(),
  type: anyOf(mediaItemTypes).optional(),
  ...filterInput,
};

export const mediaItemsContract = {
  getById: oc
    .route({
      method: 'GET',
      path: '/media_items/{id}',
      summary: 'A film, series, season or episode',
      tags: ['catalogue'],
    })
    .input(mediaItemInput)
    .output(mediaItemSchema),
  list: oc
    .route({
      method: 'GET',
      path: '/media_items',
      summary: 'Titles by theme, filters, person, service or part of a name',
      tags: ['catalogue'],
    })
    .input(
      z.object({
        ...pageInput,
        ...chosenInput,
        person_id: idSchema.optional(),
        /** Only titles of this service. */
        service_id: idSchema.optional(),
        /** Part of a name, in any language, or of the original name. */
        query: z.string().trim().min(1).max(100).optional(),
        sort: z.enum(mediaItemSorts).default('popular'),
      }),
    )
    .output(pageOf(mediaItemCardSchema)),
  getFilters: oc
    .route({
      method: 'GET',
      path: '/filters',
      summary:
        'Filters of a theme’s titles, or of the whole catalogue: options that find something for who asks',
      tags: ['catalogue'],
    })
    .input(z.object({ theme: themeSchema.optional() }))
    .output(filtersSchema),
  count: oc
    .route({
      method: 'GET',
      path: '/filters/count',
      summary: 'How many titles filters find',
      tags: ['catalogue'],
    })
    .input(z.object(chosenInput))
    .output(filterCountSchema),
  getChildren: oc
    .route({
      method: 'GET',
      path: '/media_items/{id}/children',
      summary: 'Seasons of a series, episodes of a season',
      tags: ['catalogue'],
    })
    .input(mediaItemInput)
    .output(z.object({ items: z.array(mediaItemCardSchema) })),
  getCast: oc
    .route({
      method: 'GET',
      path: '/media_items/{id}/cast',
      summary: 'Who made the title and who plays in it',
      tags: ['catalogue'],
    })
    .input(mediaItemInput)
    .output(z.object({ items: z.array(castMemberSchema) })),
};
