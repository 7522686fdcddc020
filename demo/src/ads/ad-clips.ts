import { z } from 'zod';
import { readContent } from '../content/content-files.ts';
import { musicMoodSchema, translated } from '../content/schemas.ts';

/** An advertisement of something that does not exist, for the sandbox's ad server. */
const adSchema = z
  .strictObject({
    slug: z.string(),
    name: translated(48),
    /** Seconds. */
    duration: z.int().positive(),
    /** Seconds after which it can be skipped; null: never. */
    skip_after: z.int().positive().nullable(),
    mood: musicMoodSchema,
  })
  .transform(({ slug, name, duration, skip_after: skipAfter, mood }) => ({
    slug,
    name,
    duration,
    skipAfter,
    mood,
  }));
export type DemoAd = z.output<typeof adSchema>;

/** All advertisements of the demo. */
export const demoAds = readContent('advertisements.yaml', z.tuple([adSchema], adSchema));
