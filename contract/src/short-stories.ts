import { oc } from '@orpc/contract';
import { z } from 'zod';
import { imagePathSchema } from './image.ts';
import { mediaItemCardSchema } from './media-item.ts';
import { cursorSchema, idOrSlugSchema, pageOf } from './paging.ts';

/** A clip of the vertical feed: an episode of a short series. */
export const clipSchema = z.object({
  media_item: mediaItemCardSchema,
  series: mediaItemCardSchema,
  /** 9:16, without text: the episode's first screenshot; null without one. */
  picture: imagePathSchema.nullable(),
});
export type Clip = z.infer<typeof clipSchema>;

export const shortStoriesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/short_stories',
      summary: 'The feed of short stories: one clip of each story in turn, or one story from its beginning',
      description:
        'The latest story first: the first clips of all, then the second ones. What the profile has watched to its end is left out until it has watched everything. NOT_FOUND for a `story` that is no short series, AGE_RESTRICTED for one that the profile is not shown.',
      tags: ['catalogue'],
    })
    .input(
      z.object({
        /** Id or slug of a short series: only its clips, watched or not. */
        story: idOrSlugSchema.optional(),
        cursor: cursorSchema.optional(),
        limit: z.coerce.number().int().min(1).max(30).default(10),
      }),
    )
    .output(pageOf(clipSchema)),
};
