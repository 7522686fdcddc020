import { z } from 'zod';
import { unixSecondsSchema } from './bounds.ts';
import { imagePathSchema } from './image.ts';
import { translatedNameSchema, translatedSchema } from './language.ts';
import { slugSchema } from './paging.ts';

/** Maximum span of a guide's import, in seconds. */
const longestSpan = 31 * 24 * 60 * 60;

/**
 * A channel's guide for a span of time, which it replaces: showings that begin in the span and are not in the import
 * are removed, and so are those that overlap it. A programme moved by at most a day keeps the showing's id, and with it
 * its reminders; so does a programme that takes the time of a removed one. Times are Unix seconds.
 */
export const guideImportSchema = z
  .object({
    /** Slug of the channel. */
    channel: slugSchema,
    from: unixSecondsSchema,
    to: unixSecondsSchema,
    /** Programmes; `slug` is the key within the channel: importing the same slug again updates. */
    programmes: z
      .array(
        z.object({
          slug: slugSchema,
          name: translatedNameSchema,
          description: translatedSchema.nullable().default(null),
          logo: imagePathSchema.nullable().default(null),
          age: z.union([z.literal(0), z.literal(6), z.literal(12), z.literal(16), z.literal(18)]).default(0),
          /**
           * Slugs of the films and episodes that form its picture, in order; without them, the channel's fillers play.
           */
          media_items: z.array(slugSchema).max(50).default([]),
        }),
      )
      .max(1000)
      .default([]),
    /** Showings; they begin in the span and do not overlap. */
    epgs: z
      .array(
        z.object({
          /** Slug of a programme of this import or an earlier one. */
          programme: slugSchema,
          start_time: unixSecondsSchema,
          end_time: unixSecondsSchema,
          /** End of catch-up; null: no catch-up. */
          tstv_valid_until: unixSecondsSchema.nullable().default(null),
        }),
      )
      .max(3000),
  })
  .refine(({ from, to }) => to > from && to - from <= longestSpan, {
    path: ['to'],
    error: 'must be after `from`, by 31 days at most',
  });
export type GuideImport = z.input<typeof guideImportSchema>;
export type GuideImportParsed = z.output<typeof guideImportSchema>;
