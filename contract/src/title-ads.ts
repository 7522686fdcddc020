import { z } from 'zod';
import { adPlaceSchema } from './ads.ts';

/** Ids by which advertisements are tried; what each brings is the ad server's to say. */
export const testImpressionIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** What an operator says of the advertisements of a title: its own, or those of every season and episode below it. */
export const titleAdsSchema = z.object({
  /** Where they play; nowhere where the list is empty. */
  places: z.array(adPlaceSchema).max(4),
  /** Seconds of the film at which a midroll is due, in their order; null: by the rule for films of its length. */
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
