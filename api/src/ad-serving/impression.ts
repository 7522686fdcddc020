import { adPlaceSchema } from '@kadr/contract';
import { z } from 'zod';

/** What is signed into the tracking addresses of one advertisement of one answer. */
export const impressionSchema = z.object({
  id: z.uuid(),
  campaign: z.number(),
  creative: z.uuid(),
  brand: z.string(),
  place: adPlaceSchema,
  content: z.number(),
  /** Empty when it is unknown. */
  country: z.string(),
  /** The viewer's digest, when the campaign has a limit per viewer. */
  v: z.string().nullable(),
  /** It was tried: nothing is counted. */
  test: z.boolean(),
  /** Unix seconds. */
  exp: z.number(),
});
export type Impression = z.output<typeof impressionSchema>;

/** Seconds within which events of an advertisement are counted, from the answer on. */
export const impressionLifetime = 2 * 3600;
