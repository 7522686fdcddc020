import { oc } from '@orpc/contract';
import { z } from 'zod';
import { streamAssetSchema } from './media-item.ts';
import { slugSchema } from './paging.ts';

/** A film or an episode as an editor plays it. */
export const filmStreamSchema = z.object({
  /** Why it can or cannot be played: `none` has no asset, `unprepared` is packaged on demand, `protected` is encrypted. */
  state: z.enum(['ready', 'none', 'unprepared', 'protected']),
  /** Null unless it is ready. */
  asset: streamAssetSchema.nullable(),
  thumbnails_url: z.string().nullable(),
  /** Seconds; null without an asset. */
  duration: z.number().positive().nullable(),
  /** Unix seconds after which the addresses are refused; null unless it is ready. */
  expires_at: z.int().nullable(),
});
export type FilmStream = z.infer<typeof filmStreamSchema>;

export const operatorFilmStreamContract = {
  getFilmStream: oc
    .route({
      method: 'GET',
      path: '/operator/titles/{slug}/stream',
      summary: 'Play a film or an episode whatever viewers may, to set its parts and chapters',
      description:
        'Asks no entitlement, counts nothing and takes no place among the screens that play. The addresses are good for an hour. NOT_FOUND for an unknown title.',
      tags: ['operator'],
    })
    .input(z.object({ slug: slugSchema }))
    .output(filmStreamSchema),
};
