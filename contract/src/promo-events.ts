import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { ageLevelSchema, mediaItemCardSchema } from './media-item.ts';
import { targetSchema } from './media-view.ts';
import { idOrSlugSchema, pageInput, pageOf, slugSchema } from './paging.ts';

/** States of a promo event: announced, in progress, over. */
export const promoEventStates = ['coming', 'running', 'over'] as const;

/** A promo event: a temporary offer of the service, with its titles. Times are Unix seconds. */
export const promoEventSchema = z.object({
  id: z.int(),
  slug: slugSchema,
  name: z.string(),
  description_short: z.string().nullable(),
  logo: imagePathSchema.nullable(),
  /** Tint of its page and card, `#rrggbb`. */
  color: z.string().nullable(),
  promo_label_text: z.string().nullable(),
  age_level: ageLevelSchema.pick({ name: true, age_value: true }),
  state: z.enum(promoEventStates),
  /** Null: no start. */
  starts_at: z.int().nullable(),
  /** Null: no end. */
  ends_at: z.int().nullable(),
  media_items_count: z.int(),
});
export type PromoEvent = z.infer<typeof promoEventSchema>;

/** A promo event with the details of its page. */
export const promoEventPageSchema = promoEventSchema.extend({
  /** A paragraph per line. */
  description: z.string().nullable(),
  /** Conditions of participation, one per line. */
  terms: z.string().nullable(),
  /** Target and text of its button. */
  target: targetSchema.nullable(),
});
export type PromoEventPage = z.infer<typeof promoEventPageSchema>;

const promoEventInput = z.object({ id: idOrSlugSchema });

export const promoEventsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/promo_events',
      summary: 'Promo events that are announced or going on, in the editors’ order',
      tags: ['catalogue'],
    })
    .input(z.object(pageInput))
    .output(pageOf(promoEventSchema)),
  getById: oc
    .route({
      method: 'GET',
      path: '/promo_events/{id}',
      summary: 'A promo event by its id or slug, also one that is over',
      description:
        'NOT_FOUND for one that the brand does not show; AGE_RESTRICTED for one above the profile’s age.',
      tags: ['catalogue'],
    })
    .input(promoEventInput)
    .output(promoEventPageSchema),
  titles: oc
    .route({
      method: 'GET',
      path: '/promo_events/{id}/titles',
      summary: 'Titles that a promo event is about, in the editors’ order',
      tags: ['catalogue'],
    })
    .input(promoEventInput.extend(pageInput))
    .output(pageOf(mediaItemCardSchema)),
};
