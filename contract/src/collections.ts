import { oc } from '@orpc/contract';
import { z } from 'zod';
import { collectionSchema } from './listing.ts';
import { mediaItemCardSchema } from './media-item.ts';
import { idOrSlugSchema, pageInput, pageOf } from './paging.ts';

/** A collection in lists and on its page. */
export const collectionPageSchema = collectionSchema.extend({
  /** Tint of its page and card, `#rrggbb`. */
  color: z.string().nullable(),
  /** Number of its titles that lists show to the viewer. */
  media_items_count: z.int(),
});
export type CollectionPage = z.infer<typeof collectionPageSchema>;

const collectionInput = z.object({ id: idOrSlugSchema });

export const collectionsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/collections',
      summary: 'Collections in which there is something for the viewer, in the editors’ order',
      tags: ['catalogue'],
    })
    .input(z.object(pageInput))
    .output(pageOf(collectionPageSchema)),
  getById: oc
    .route({
      method: 'GET',
      path: '/collections/{id}',
      summary: 'A collection by its id or slug',
      description: 'NOT_FOUND for one that the brand does not show, or that has nothing for the viewer.',
      tags: ['catalogue'],
    })
    .input(collectionInput)
    .output(collectionPageSchema),
  titles: oc
    .route({
      method: 'GET',
      path: '/collections/{id}/titles',
      summary: 'Titles of a collection, in the editors’ order',
      tags: ['catalogue'],
    })
    .input(collectionInput.extend(pageInput))
    .output(pageOf(mediaItemCardSchema)),
};
