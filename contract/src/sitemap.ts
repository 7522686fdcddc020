import { oc } from '@orpc/contract';
import { z } from 'zod';
import { mediaItemTypeSchema } from './media-item.ts';
import { slugSchema } from './paging.ts';

/** Ids that one page of addresses spans; as many addresses stand on it at most. */
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
            /** Null for what is no title. */
            type: mediaItemTypeSchema.nullable(),
            /** Unix seconds when it appeared; null when that is not known. */
            published_at: z.int().nullable(),
          }),
        ),
        /** Pages there are of the kind; those without anything to show count too. */
        pages: z.int().nonnegative(),
      }),
    ),
};
