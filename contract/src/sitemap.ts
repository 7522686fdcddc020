import { oc } from '@orpc/contract';
import { z } from 'zod';
import { mediaItemTypeSchema } from './media-item.ts';
import { slugSchema } from './paging.ts';

/** Number of ids that one page of addresses spans, and thus the maximum of addresses on it. */
export const sitemapPageSize = 2000;

export const sitemapKinds = [
  'media_items',
  'persons',
  'collections',
  'promo_events',
  'karaoke_items',
  'channels',
] as const;

export const sitemapContract = {
  addresses: oc
    .route({
      method: 'GET',
      path: '/sitemap/{kind}',
      summary:
        'What search engines may find: slugs by ranges of ids, so that a page costs the same in any catalogue',
      tags: ['catalogue'],
    })
    .input(
      z.object({
        kind: z.enum(sitemapKinds),
        page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      }),
    )
    .output(
      z.object({
        items: z.array(
          z.object({
            slug: slugSchema,
            /** Null if it is not a title. */
            type: mediaItemTypeSchema.nullable(),
            /** Time of publication in Unix seconds; null if unknown. */
            published_at: z.int().nullable(),
          }),
        ),
        /** Number of pages of the kind; empty pages count too. */
        pages: z.int().nonnegative(),
      }),
    ),
};
