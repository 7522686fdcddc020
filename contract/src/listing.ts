import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { ageLevelSchema, purchaseVariantSchema, usageModelSchema } from './media-item.ts';
import { slugSchema } from './paging.ts';

/**
 * A showing of a programme in the guide; times are Unix seconds. `original_id` is the programme's id, shared by all its
 * showings.
 */
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
  /** Whether the profile has a reminder for it. */
  is_reminded: z.boolean(),
  tstv_options_epg: z.object({ tstv_valid_until: z.int().nullable() }),
});
export type Epg = z.infer<typeof epgSchema>;

/** A channel. */
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
    /** Seconds for which past programmes remain available. */
    tstv_depth: z.int().nullable(),
    /** Maximum seconds that pause-live goes back. */
    pltv_max_duration: z.int().nullable(),
  }),
  purchase_variants: z.array(purchaseVariantSchema),
  /** Actions open to the viewer now: watch the current programme, or subscribe to the service that includes it. */
  actions: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('watch'), channel_id: z.int() }),
      z.object({ type: z.literal('buy'), service_id: z.int() }),
    ]),
  ),
  /** The current and the next showing; empty without a guide. */
  epgs: z.array(epgSchema),
});
export type Channel = z.infer<typeof channelSchema>;

/** A karaoke item. */
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

/** States of a subscription (commerce §4). */
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

/** State of a service in the account. */
export const servicePurchaseStateSchema = z.object({
  service: z.object({
    status: z.enum(serviceStatuses),
    /** End of the paid period, in Unix seconds. */
    status_change_date: z.int().nullable(),
    /** The bundle that includes it. */
    parent_service: z.object({ name: z.string() }).nullable(),
    /** Name of the other company that bills it. */
    external_billing: z.object({ name: z.string() }).nullable(),
    /** `on`: the account pays for the next period when this one ends. */
    autopayment: z.object({ status: z.enum(['on', 'off']) }),
  }),
});
export type ServicePurchaseState = z.infer<typeof servicePurchaseStateSchema>;

/** A service: a bundle sold by subscription. */
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
  /** Whether the viewer's account has it now. */
  active: z.boolean(),
  /** Actions open to the viewer now: subscribe. */
  actions: z.array(z.object({ type: z.literal('buy'), service_id: z.int() })),
  /** Prices at which it can be bought; empty if it is not offered, or the account has it. */
  purchase_variants: z.array(purchaseVariantSchema),
  /** Null if the account does not have it. */
  purchase_state: servicePurchaseStateSchema.nullable(),
});
export type Service = z.infer<typeof serviceSchema>;

/** A collection. */
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
