import { z } from 'zod';

/** Places of advertisements in a playback. */
export const adPlaces = ['preroll', 'midroll', 'pauseroll', 'postroll'] as const;
export const adPlaceSchema = z.enum(adPlaces);
export type AdPlace = z.infer<typeof adPlaceSchema>;

/** The advertisements of a playback. */
export const adPlanSchema = z.object({
  /** Address of the advertisement (VAST) for each place; null: none plays there. */
  requests: z.record(adPlaceSchema, z.url().nullable()),
  /** Positions of midrolls, in seconds of the film. */
  midrolls: z.array(z.number().positive()),
  /** Null without a partner. */
  partner_id: z.int().nullable(),
  /** Impression id of a test, by which advertisements are requested instead of by `requests`; otherwise null. */
  test_impression_id: z.string().nullable(),
});
export type AdPlan = z.infer<typeof adPlanSchema>;
