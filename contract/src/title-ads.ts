import { z } from 'zod';
import { adPlaceSchema } from './ads.ts';

/** Id of a test of advertisements; the ad server decides what it returns. */
export const testImpressionIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** An operator's settings for the advertisements of a title, or of every season and episode below it. */
export const titleAdsSchema = z.object({
  /** Places of advertisements; empty: none. */
  places: z.array(adPlaceSchema).max(4),
  /** Positions of midrolls in seconds of the film, in order; null: by the rule for the film's length. */
  midrolls: z
    .array(z.number().positive().max(86_400))
    .max(50)
    .refine(
      (times) => times.every((time, at) => time > (times[at - 1] ?? 0)),
      'have to stand in their order, each once',
    )
    .nullable()
    .default(null),
});
export type TitleAds = z.infer<typeof titleAdsSchema>;
