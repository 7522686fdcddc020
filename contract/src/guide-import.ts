import { z } from 'zod';
import { unixSecondsSchema } from './bounds.ts';
import { imagePathSchema } from './image.ts';
import { translatedNameSchema, translatedSchema } from './language.ts';
import { slugSchema } from './paging.ts';

/** Seconds that one import of a guide spans at most. */
const longestSpan = 31 * 24 * 60 * 60;

/**
 * A channel's guide for a span of time, whose place it takes: what begins in the span and is not in it goes, and so does
 * what is in its way. A programme that moves by a day at most keeps the showing's id, and with it its reminders; so does
 * one at the time of another that goes. Times are Unix seconds.
 */
export const guideImportSchema = z
  .object({
    /** By its slug. */
    channel: slugSchema,
    from: unixSecondsSchema,
    to: unixSecondsSchema,
    /** What is on; `slug` is the key within the channel: the same slug again updates. */
    programmes: z
      .array(
        z.object({
          slug: slugSchema,
          name: translatedNameSchema,
          description: translatedSchema.nullable().default(null),
          logo: imagePathSchema.nullable().default(null),
          age: z.union([z.literal(0), z.literal(6), z.literal(12), z.literal(16), z.literal(18)]).default(0),
          /** Slugs of the films and episodes that are its picture, in order; without, the channel's fillers are. */
          media_items: z.array(slugSchema).max(50).default([]),
        }),
      )
      .max(1000)
      .default([]),
    /** When; they begin in the span and do not overlap. */
    epgs: z
      .array(
        z.object({
          /** Slug of a programme, of this import or an earlier one. */
          programme: slugSchema,
          start_time: unixSecondsSchema,
          end_time: unixSecondsSchema,
          /** Until when it may be watched afterwards; null: not at all. */
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
