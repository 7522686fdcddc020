import { oc } from '@orpc/contract';
import { z } from 'zod';
import { guestPlacesHeader, mostGuestPlaces } from './guest-places.ts';
import { mediaItemCardSchema, mediaPositionSchema } from './media-item.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** Maximum length of a film, in seconds. */
const longestFilm = 7 * 24 * 60 * 60;

/**
 * A film or episode that the profile has watched, with its `media_position` and the last time of watching (Unix
 * seconds).
 */
export const watchedSchema = z.object({ media_item: mediaItemCardSchema, watched_at: z.int() });
export type Watched = z.infer<typeof watchedSchema>;

/** A guest's place that a profile takes over: `seconds_ago` by the browser's clock, which may be wrong. */
export const adoptedPlaceSchema = z.object({
  media_item_id: z.int().positive().max(2_147_483_647),
  /** Seconds. */
  timepoint: z.number().min(0).max(longestFilm),
  is_viewed: z.boolean(),
  seconds_ago: z
    .int()
    .min(0)
    .max(366 * 24 * 60 * 60),
});
export type AdoptedPlace = z.infer<typeof adoptedPlaceSchema>;

const errorsSaid = 'For signed-in viewers (SIGN_IN_REQUIRED).';

/** Positions of a profile. A series continues at the title's `series_position`. */
export const positionsContract = {
  save: oc
    .route({
      method: 'PUT',
      path: '/positions/{media_item_id}',
      summary: 'Say how far a film or episode has been watched',
      description: `${errorsSaid} A save that arrives behind a later one of its playback changes nothing, nor does one within a second of the last. From 95 % on a title is viewed, and stays so. TOO_MANY_REQUESTS above 120 saves a minute.`,
      tags: ['positions'],
    })
    .input(
      z.object({
        media_item_id: idSchema,
        /** Seconds from the beginning; a position beyond the end counts as the end. */
        timepoint: z.number().min(0).max(longestFilm),
        playback_session_id: z.uuid(),
        /** Counts the saves of the playback. */
        sequence: z.int().min(1).max(1_000_000),
      }),
    )
    .output(mediaPositionSchema),
  adopt: oc
    .route({
      method: 'POST',
      path: '/positions',
      summary: 'Hand a profile what its viewer watched as a guest',
      description: `${errorsSaid} Guests keep their places in their own browser and send them as \`${guestPlacesHeader}\` (\`id-seconds-watchedAt-isViewed\`, with commas between them) with calls that show or start titles. A place does not replace a later one of the profile. The answer names the titles that the browser may forget; those that the profile may not see are not among them. TOO_MANY_REQUESTS above 20 calls a minute.`,
      tags: ['positions'],
    })
    .input(z.object({ places: z.array(adoptedPlaceSchema).max(mostGuestPlaces) }))
    .output(z.object({ adopted: z.array(z.int()) })),
  list: oc
    .route({
      method: 'GET',
      path: '/positions',
      summary: 'What the profile has watched, the latest first',
      description: errorsSaid,
      tags: ['positions'],
    })
    .input(z.object(pageInput))
    .output(pageOf(watchedSchema)),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/positions/{media_item_id}',
      summary: 'Forget that a title was watched; also one that was not',
      description: errorsSaid,
      tags: ['positions'],
    })
    .input(z.object({ media_item_id: idSchema }))
    .output(z.object({})),
  clear: oc
    .route({
      method: 'DELETE',
      path: '/positions',
      summary: 'Forget everything that the profile has watched',
      description: errorsSaid,
      tags: ['positions'],
    })
    .output(z.object({})),
};
