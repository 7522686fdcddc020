import { z } from 'zod';

/** Where advertisements play in what is watched. */
export const adPlaces = ['preroll', 'midroll', 'pauseroll', 'postroll'] as const;
export const adPlaceSchema = z.enum(adPlaces);
export type AdPlace = z.infer<typeof adPlaceSchema>;

/** Which advertisements a playback asks for. */
export const adPlanSchema = z.object({
  /** Where to ask for an advertisement (VAST) at each place; null: none plays there. */
  requests: z.record(adPlaceSchema, z.url().nullable()),
  /** Seconds of the film at which a midroll is due. */
  midrolls: z.array(z.number().positive()),
  /** Null without one. */
  partner_id: z.int().nullable(),
  /** Advertisements are tried: asked for by this impression id instead of the places' addresses; else null. */
  test_impression_id: z.string().nullable(),
});
export type AdPlan = z.infer<typeof adPlanSchema>;
