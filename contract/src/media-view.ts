import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { channelSchema, collectionSchema, epgSchema, karaokeItemSchema, serviceSchema } from './listing.ts';
import { ageLevelSchema, mediaItemCardSchema } from './media-item.ts';
import { idOrSlugSchema } from './paging.ts';

/**
 * The target of a block, banner, button or menu item. `screen` and `media_view` stay inside the service, `link` is a
 * path of the service or an `https:` address, `blank` the same in a new tab, the rest name an entity by id or slug.
 */
export const targetSchema = z.object({
  type: z.enum([
    'screen',
    'media_view',
    'link',
    'blank',
    'media_item',
    'channel',
    'service',
    'collection',
    'person',
    'promo_event',
  ]),
  link: z.string().max(2000),
  title: z.string().nullable(),
});
export type Target = z.infer<typeof targetSchema>;

export const labelSchema = z.object({ text: z.string(), color: z.string().nullable() });

/** A banner. */
export const bannerSchema = z.object({
  id: z.int(),
  title: z.string().nullable(),
  subtitle: z.string().nullable(),
  summary: z.string().nullable(),
  target: targetSchema.nullable(),
  images: z.array(imagePathSchema),
  icon: imagePathSchema.nullable(),
  logo: imagePathSchema.nullable(),
  small_icon: imagePathSchema.nullable(),
  logo_size: z.string().nullable(),
  size: z.enum(['small', 'medium', 'large', 'stretching']),
  color: z.string().nullable(),
  labels: z.array(labelSchema),
  age_level: ageLevelSchema.nullable(),
  ratings: z.object({ wink: z.number().nullable() }),
  advertiser_info: z
    .object({ owner: z.string(), token: z.string(), font_color: z.string().nullable() })
    .nullable(),
  ad_pixel: z
    .object({ links: z.object({ show_url: z.string().nullable(), click_url: z.string().nullable() }) })
    .nullable(),
  media_files: z.array(z.object({ format: z.string(), url: z.string() })),
});
export type Banner = z.infer<typeof bannerSchema>;

export const mediaBlockTypes = [
  'custom_block',
  'promo',
  'background',
  'carousel',
  'content',
  'top10',
  'service',
  'channels',
  'collection',
  'recom_cold_start',
] as const;
export type MediaBlockType = (typeof mediaBlockTypes)[number];

/** An entry of a block: its `type` and the object of that name. */
export const mediaBlockItemSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('media_item'), media_item: mediaItemCardSchema }),
  z.object({ type: z.literal('channel'), channel: channelSchema }),
  z.object({ type: z.literal('epg'), epg: epgSchema }),
  z.object({ type: z.literal('karaoke_item'), karaoke_item: karaokeItemSchema }),
  z.object({ type: z.literal('service'), service: serviceSchema }),
  z.object({ type: z.literal('collection'), collection: collectionSchema }),
  z.object({ type: z.literal('banner'), banner: bannerSchema }),
]);
export type MediaBlockItem = z.infer<typeof mediaBlockItemSchema>;

/** End of a countdown: `dd.MM.yyyy HH:mm` in the profile's time zone. */
export const blockTimerSchema = z.object({
  end_date_time: z.string(),
  color: z.string().nullable(),
  /** Replaces the countdown after its end. */
  end_time_text: z.string().nullable(),
});

/** Content of an info modal; `html` is sanitised before it is shown. */
export const infoModalSchema = z.object({
  title: z.string(),
  label: labelSchema.nullable(),
  logo: imagePathSchema.nullable(),
  html: z.string(),
  buttons: z.array(z.object({ title: z.string(), target: targetSchema })),
});

/** A button of a block: opens the block's target, another target, or an info modal. */
export const blockButtonSchema = z.object({
  type: z.enum(['block_target', 'target', 'modal']),
  title: z.string(),
  target: targetSchema.nullable(),
  modal: infoModalSchema.nullable(),
});

/** Fields of a custom block besides its data. */
export const customBlockFieldsSchema = z.object({
  label: labelSchema.nullable(),
  timer: blockTimerSchema.nullable(),
  buttons: z.array(blockButtonSchema),
  bottom_text: z.string().nullable(),
});
export type CustomBlockFields = z.infer<typeof customBlockFieldsSchema>;

/**
 * A media block, and a custom block's additional fields. `type` and `tag` are open on the wire: pages skip unknown
 * ones.
 */
export const mediaBlockSchema = z.object({
  id: z.int(),
  name: z.string().nullable(),
  sub_name: z.string().nullable(),
  type: z.string(),
  tag: z.string().nullable(),
  target: targetSchema.nullable(),
  image: imagePathSchema.nullable(),
  display_type: z.union([z.string(), z.array(z.string())]).nullable(),
  custom_data: z.record(z.string(), z.unknown()).nullable(),
  variant: z.enum(['one', 'two', 'three']).nullable(),
  glow_color: z.string().nullable(),
  items: z.array(mediaBlockItemSchema),
  ...customBlockFieldsSchema.partial().shape,
});
export type MediaBlock = z.infer<typeof mediaBlockSchema>;

/** A main view: its name and its blocks in order. */
export const mediaViewSchema = z.object({
  id: z.int(),
  alias: z.string(),
  name: z.string().nullable(),
  title: z.string().nullable(),
  description: z.string().nullable(),
  media_blocks: z.array(mediaBlockSchema),
});
export type MediaView = z.infer<typeof mediaViewSchema>;

export const mediaViewsContract = {
  getById: oc
    .route({
      method: 'GET',
      path: '/media_views/{alias}',
      summary: 'A main view and its blocks',
      tags: ['catalogue'],
    })
    .input(z.object({ alias: z.string().min(1).max(60), media_item_id: idOrSlugSchema.optional() }))
    .output(mediaViewSchema),
};
