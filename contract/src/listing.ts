import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { ageLevelSchema, purchaseVariantSchema, usageModelSchema } from './media-item.ts';
import { slugSchema } from './paging.ts';

/** Programme of the guide (CT-050), at one of its times; times are Unix seconds. `original_id` is that of the programme at every time. */
export const epgSchema = z.object({
  id: z.int(),
  original_id: z.int().nullable(),
  name: z.string(),
  logo: imagePathSchema.nullable(),
  start_time: z.int(),
  end_time: z.int(),
  age_level: ageLevelSchema,
  channel_info: z.object({ slug: slugSchema, name: z.string(), logo: imagePathSchema.nullable() }),
  is_favorite: z.boolean(),
  /** The profile is to be reminded of it. */
  is_reminded: z.boolean(),
  tstv_options_epg: z.object({ tstv_valid_until: z.int().nullable() }),
});
export type Epg = z.infer<typeof epgSchema>;

/** Channel (CT-049). */
export const channelSchema = z.object({
  id: z.int(),
  slug: slugSchema,
  name: z.string(),
  logo: imagePathSchema.nullable(),
  full_logo: imagePathSchema.nullable(),
  background: imagePathSchema.nullable(),
  poster_bg_color: z.string().nullable(),
  usage_model: usageModelSchema.nullable(),
  age_level: ageLevelSchema,
  is_favorite: z.boolean(),
  is_tstv_allowed: z.boolean(),
  tstv_options_channel: z.object({
    is_pltv_allowed: z.boolean(),
    is_pltv_purchased: z.boolean(),
    is_catchup_allowed: z.boolean(),
    is_catchup_purchased: z.boolean(),
    tstv_service_id: z.int().nullable(),
    /** Seconds for which what was on stays. */
    tstv_depth: z.int().nullable(),
    /** Seconds that pause-live goes back at most. */
    pltv_max_duration: z.int().nullable(),
  }),
  purchase_variants: z.array(purchaseVariantSchema),
  /** What the viewer can do about it now: watch what is on, or take the service that it is in. */
  actions: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('watch'), channel_id: z.int() }),
      z.object({ type: z.literal('buy'), service_id: z.int() }),
    ]),
  ),
  /** What is on now and next; without a guide nothing. */
  epgs: z.array(epgSchema),
});
export type Channel = z.infer<typeof channelSchema>;

/** Karaoke item (CT-051). */
export const karaokeItemSchema = z.object({
  id: z.int(),
  slug: slugSchema,
  name: z.string(),
  logo: imagePathSchema.nullable(),
  artist: z.object({ name: z.string() }),
  usage_model: usageModelSchema.nullable(),
  is_favorite: z.boolean(),
  screenshots: z.array(imagePathSchema),
});
export type KaraokeItem = z.infer<typeof karaokeItemSchema>;

/** Service: a bundle sold by subscription (CT-052). */
export const serviceSchema = z.object({
  id: z.int(),
  alias: slugSchema,
  name: z.string(),
  image: imagePathSchema.nullable(),
  icon: imagePathSchema.nullable(),
  description_short: z.string().nullable(),
  channels_count: z.int(),
  media_items_count: z.int(),
  karaoke_items_count: z.int(),
  promo_label_text: z.string().nullable(),
  promo_label_color: z.string().nullable(),
  active: z.boolean(),
});
export type Service = z.infer<typeof serviceSchema>;

/** Collection (CT-053). */
export const collectionSchema = z.object({
  id: z.int(),
  slug: slugSchema,
  name: z.string(),
  description: z.string().nullable(),
  logo: imagePathSchema.nullable(),
  copyright_holder_logo_1: imagePathSchema.nullable(),
  copyright_holder_logo_2: imagePathSchema.nullable(),
});
export type Collection = z.infer<typeof collectionSchema>;
