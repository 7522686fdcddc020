import { oc } from '@orpc/contract';
import { z } from 'zod';
import { karaokeItemSchema } from './listing.ts';
import { ageLevelSchema } from './media-item.ts';
import { idOrSlugSchema, pageInput, pageOf } from './paging.ts';

/** A karaoke item as lists tell of it. */
export const karaokeCardSchema = karaokeItemSchema.extend({
  /** Tint of its page and card, `#rrggbb`. */
  color: z.string().nullable(),
  age_level: ageLevelSchema.pick({ name: true, age_value: true }),
});
export type KaraokeCard = z.infer<typeof karaokeCardSchema>;

/** A karaoke item as its own page tells of it. */
export const karaokePageSchema = karaokeCardSchema.extend({
  /** What the song is, several paragraphs, a line each; never its words. */
  description: z.string().nullable(),
});
export type KaraokePage = z.infer<typeof karaokePageSchema>;

export const karaokeContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/karaoke_items',
      summary: 'Karaoke items in the editors’ order, or those that the profile has kept',
      description: 'Kept ones are for signed-in viewers (SIGN_IN_REQUIRED), the latest first.',
      tags: ['catalogue'],
    })
    .input(
      z.object({
        ...pageInput,
        /** `favourite`: what the profile has kept. */
        only: z.enum(['favourite']).optional(),
      }),
    )
    .output(pageOf(karaokeCardSchema)),
  getById: oc
    .route({
      method: 'GET',
      path: '/karaoke_items/{id}',
      summary: 'A karaoke item by its id or slug',
      description:
        'NOT_FOUND for one that the brand does not show; AGE_RESTRICTED for one above the profile’s age.',
      tags: ['catalogue'],
    })
    .input(z.object({ id: idOrSlugSchema }))
    .output(karaokePageSchema),
};
