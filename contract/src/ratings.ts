import { oc } from '@orpc/contract';
import { z } from 'zod';
import { mediaItemTypeSchema, ratingsSchema } from './media-item.ts';
import { idSchema } from './paging.ts';

/** A viewer's rating of a title: whole points, 0–10. */
export const ratingValueSchema = z.int().min(0).max(10);

/** The title's current ratings. */
const answerSchema = z.object({ ratings: ratingsSchema });

const errorsSaid = 'For signed-in viewers (SIGN_IN_REQUIRED).';

/** Ratings belong to the profile that watches. */
export const ratingsContract = {
  set: oc
    .route({
      method: 'PUT',
      path: '/ratings/{content_id}',
      summary: 'Rate a title, or change the rating; 0 takes it away',
      description: `${errorsSaid} NOT_PLAYABLE for a title that is not out yet.`,
      tags: ['ratings'],
    })
    .input(z.object({ content_id: idSchema, rating: ratingValueSchema }))
    .output(answerSchema),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/ratings/{content_type}/{content_id}',
      summary: 'Take the rating of a title away; also where there is none',
      description: errorsSaid,
      tags: ['ratings'],
    })
    .input(z.object({ content_id: idSchema, content_type: mediaItemTypeSchema }))
    .output(answerSchema),
};
