import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { genreSchema, mediaItemCardSchema } from './media-item.ts';
import { idSchema } from './paging.ts';

/** A genre that viewers can choose as one they like. */
export const coldStartGenreSchema = genreSchema.extend({ image: imagePathSchema.nullable() });
export type ColdStartGenre = z.infer<typeof coldStartGenreSchema>;

const aliasSchema = z
  .string()
  .regex(/^[a-z_]+$/)
  .max(60);

/** Maximum number of genres, and of titles, that a viewer can choose. */
const most = 100;

/** Aliases of genres, separated by commas. */
const aliasListSchema = z
  .string()
  .max(most * 61)
  .transform((list) => list.split(',').filter((alias) => alias !== ''))
  .pipe(z.array(aliasSchema).min(1).max(most));

export const coldStartContract = {
  genres: oc
    .route({
      method: 'GET',
      path: '/cold_start/genres',
      summary: 'Genres to choose from, and how many to choose at least',
      tags: ['cold start'],
    })
    .output(
      z.object({
        items: z.array(coldStartGenreSchema),
        /** Minimum number of genres, and of titles, to choose; null: 5. */
        min_for_choosing: z.int().nonnegative().nullable(),
      }),
    ),
  movies: oc
    .route({
      method: 'GET',
      path: '/cold_start/movies',
      summary: 'Films and series of the chosen genres, what is of several first',
      tags: ['cold start'],
    })
    .input(z.object({ genre_aliases: aliasListSchema }))
    .output(z.object({ movies: z.array(mediaItemCardSchema) })),
  save: oc
    .route({
      method: 'POST',
      path: '/cold_start',
      summary: 'What the profile likes; in the place of what it said before',
      description:
        'For signed-in viewers (SIGN_IN_REQUIRED). INVALID_INPUT for fewer than are to be chosen, and for what the viewer could not choose.',
      tags: ['cold start'],
    })
    .input(
      z.object({
        genre_aliases: z.array(aliasSchema).min(1).max(most),
        content_ids: z.array(idSchema).min(1).max(most),
      }),
    )
    .output(
      z.object({
        /** Seconds for which the loading screen is shown. */
        loading_screen: z.object({ duration: z.int().nonnegative() }),
        /** The main view that shows the result. */
        media_view_alias: z.string(),
      }),
    ),
};
