import { createHmac } from 'node:crypto';
import { adDevices, languageSchema } from '@kadr/contract';
import type { AdDevice } from '@kadr/contract';
import { z } from 'zod';

/** Facts of one playback by which campaigns are chosen. Names are short, because they are part of an address. */
export const adOccasionSchema = z.object({
  /** Random, one for each playback. */
  p: z.string(),
  /** The viewer's digest. */
  v: z.string(),
  brand: z.string(),
  lang: languageSchema,
  /** Null when unknown. */
  country: z.string().nullable(),
  device: z.enum(adDevices),
  content: z.number(),
  /** Slugs of the title, its season and its series. */
  titles: z.array(z.string()),
  /** Ids. */
  genres: z.array(z.number()),
  /** Age rating of the title, in years. */
  age: z.number(),
  /** Test mode: limits do not apply, and nothing is counted. */
  test: z.boolean(),
  /** Unix seconds. */
  exp: z.number(),
});
export type AdOccasion = z.output<typeof adOccasionSchema>;

/** Seconds for which the address of a playback is answered: a film, with long pauses. */
export const occasionLifetime = 12 * 3600;

/** The kind of a device as campaigns name it; `other` for an unknown one. */
export function asAdDevice(kind: string): AdDevice {
  return adDevices.find((device) => device === kind) ?? 'other';
}

/** The pseudonym of a viewer in the counts of campaigns; without the secret it does not reveal the viewer. */
export function viewerDigest(secret: Uint8Array, viewer: string): string {
  return createHmac('sha256', secret).update(`ads viewer ${viewer}`).digest('base64url').slice(0, 22);
}
