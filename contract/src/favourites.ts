import { oc } from '@orpc/contract';
import { z } from 'zod';
import { mediaItemCardSchema, mediaItemTypes } from './media-item.ts';
import { idSchema, pageInput, pageOf } from './paging.ts';

/** Types of favourites: titles, channels, karaoke items, and programmes with all their showings. */
const favouriteTypeSchema = z.enum([...mediaItemTypes, 'channel', 'epg', 'karaoke_item']);
const favouriteSchema = z.object({ item_type: favouriteTypeSchema, item_id: idSchema });

/** Favourites belong to the profile that watches. */
const errorsSaid = 'For signed-in viewers (SIGN_IN_REQUIRED).';

export const favouritesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/favourites',
      summary: 'Titles that the profile has kept, the latest first',
      description: errorsSaid,
      tags: ['favourites'],
    })
    .input(z.object(pageInput))
    .output(pageOf(mediaItemCardSchema)),
  add: oc
    .route({
      method: 'PUT',
      path: '/favourites/{item_type}/{item_id}',
      summary:
        'Keep a title, channel, programme or karaoke item as a favourite; also one that is kept already',
      description: `${errorsSaid} FAVOURITES_FULL when there is no room for another.`,
      tags: ['favourites'],
    })
    .input(favouriteSchema)
    .output(z.object({ is_favorite: z.literal(true) })),
  delete: oc
    .route({
      method: 'DELETE',
      path: '/favourites/{item_type}/{item_id}',
      summary:
        'Drop a title, channel, programme or karaoke item from the favourites; also one that is not among them',
      description: errorsSaid,
      tags: ['favourites'],
    })
    .input(favouriteSchema)
    .output(z.object({ is_favorite: z.literal(false) })),
};
