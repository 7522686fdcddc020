import { oc } from '@orpc/contract';
import { z } from 'zod';
import { brandIdsSchema, unixSecondsSchema } from './bounds.ts';
import { imagePathSchema } from './image.ts';
import { genreSchema, mediaItemCardSchema } from './media-item.ts';
import { idSchema, slugSchema } from './paging.ts';

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

/**
 * What a brand's viewers choose from at the cold start; `slug` is the key. Of the sets that are on, the first in order
 * counts; without one, all genres are offered.
 */
export const coldStartSetImportSchema = z.object({
  slug: slugSchema,
  /** Shown to operators only. */
  name: z.string().trim().min(1).max(200),
  /** Position among the sets. */
  order_number: z.int().min(0).max(1_000_000).default(0),
  /** Brand ids whose viewers get it; empty means every brand. */
  brands: brandIdsSchema.default([]),
  /** Unix seconds; null: no start, no end. */
  starts_at: unixSecondsSchema.nullable().default(null),
  ends_at: unixSecondsSchema.nullable().default(null),
  /** How many genres, and how many titles, are to be chosen at least, as far as there are that many. */
  min_for_choosing: z.int().min(1).max(20).default(5),
  /** The genres to choose from, in this order; empty means all. */
  genres: z.array(aliasSchema).max(most).default([]),
  /** Films and series that come first among those of the chosen genres. */
  media_items: z.array(slugSchema).max(most).default([]),
});
export type ColdStartSetImport = z.input<typeof coldStartSetImportSchema>;
export type ColdStartSetImportParsed = z.output<typeof coldStartSetImportSchema>;

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
