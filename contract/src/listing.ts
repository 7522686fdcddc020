import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { ageLevelSchema, purchaseVariantSchema, usageModelSchema } from './media-item.ts';
import { slugSchema } from './paging.ts';

/** Programme of the guide, at one of its times; times are Unix seconds. `original_id` is that of the programme at every time. */
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

/** Channel. */
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

/** Karaoke item. */
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

/** Where a subscription stands (commerce §4). */
export const serviceStatuses = [
  'subscribed',
  'subscribed_in_external_billing',
  'unsubscribed',
  'subscribe_requested',
  'unsubscribe_requested',
  'subscribe_processing',
  'unsubscribe_processing',
  'cancel_subscribe_requested',
  'cancel_unsubscribe_requested',
] as const;

/** What the account has of a service. */
export const servicePurchaseStateSchema = z.object({
  service: z.object({
    status: z.enum(serviceStatuses),
    /** Unix seconds: until when it is paid. */
    status_change_date: z.int().nullable(),
    /** The bundle that it came with. */
    parent_service: z.object({ name: z.string() }).nullable(),
    /** Who else takes the money for it. */
    external_billing: z.object({ name: z.string() }).nullable(),
    /** `on`: it is paid from the account for the next period when this one ends. */
    autopayment: z.object({ status: z.enum(['on', 'off']) }),
  }),
});
export type ServicePurchaseState = z.infer<typeof servicePurchaseStateSchema>;

/** Service: a bundle sold by subscription. */
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
  /** The viewer's account has it now. */
  active: z.boolean(),
  /** What the viewer can do about it now: take it. */
  actions: z.array(z.object({ type: z.literal('buy'), service_id: z.int() })),
  /** For how much it can be taken; nothing when it is not offered, or the account has it. */
  purchase_variants: z.array(purchaseVariantSchema),
  /** Null for what the account does not have. */
  purchase_state: servicePurchaseStateSchema.nullable(),
});
export type Service = z.infer<typeof serviceSchema>;

/** Collection. */
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
