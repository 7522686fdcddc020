import { createHmac } from 'node:crypto';
import { adDevices, languageSchema } from '@kadr/contract';
import type { AdDevice } from '@kadr/contract';
import { z } from 'zod';

/** What campaigns are chosen by: facts of one playback. Short names, because they are part of an address. */
export const adOccasionSchema = z.object({
  /** Random, one for each playback. */
  p: z.string(),
  /** The viewer's digest. */
  v: z.string(),
  brand: z.string(),
  lang: languageSchema,
  /** Null when it is unknown. */
  country: z.string().nullable(),
  device: z.enum(adDevices),
  content: z.number(),
  /** Slugs of the title, its season and its series. */
  titles: z.array(z.string()),
  /** Ids. */
  genres: z.array(z.number()),
  /** Age rating of the title, in years. */
  age: z.number(),
  /** Advertisements are tried: limits do not apply, and nothing is counted. */
  test: z.boolean(),
  /** Unix seconds. */
  exp: z.number(),
});
export type AdOccasion = z.output<typeof adOccasionSchema>;

/** Seconds for which the address of a playback is answered: a film, with long pauses. */
export const occasionLifetime = 12 * 3600;

/** The kind of a device as campaigns name it; one that is not known is `other`. */
export function asAdDevice(kind: string): AdDevice {
  return adDevices.find((device) => device === kind) ?? 'other';
}

/** Names a viewer among the counts of campaigns; without the secret nobody can tell who it is. */
export function viewerDigest(secret: Uint8Array, viewer: string): string {
  return createHmac('sha256', secret).update(`ads viewer ${viewer}`).digest('base64url').slice(0, 22);
}
