import { adPlaceSchema } from '@kadr/contract';
import { z } from 'zod';

/** The signed payload in the tracking addresses of one advertisement of one answer. */
export const impressionSchema = z.object({
  id: z.uuid(),
  campaign: z.number(),
  creative: z.uuid(),
  brand: z.string(),
  place: adPlaceSchema,
  content: z.number(),
  /** Empty when unknown. */
  country: z.string(),
  /** The viewer's digest if the campaign has a limit per viewer. */
  v: z.string().nullable(),
  /** Test mode: nothing is counted. */
  test: z.boolean(),
  /** Unix seconds. */
  exp: z.number(),
});
export type Impression = z.output<typeof impressionSchema>;

/** Seconds after the answer within which events of an advertisement are counted. */
export const impressionLifetime = 2 * 3600;
