import { z } from 'zod';

/** A licence token, sent as `x-pre-authorization` with licence requests. */
export const licenceTokenSchema = z.object({
  token: z.string(),
  /** Lifetime in seconds from now. */
  expires_in: z.int().positive(),
});
export type LicenceToken = z.infer<typeof licenceTokenSchema>;

/** Licence servers of a protected asset; an address is null if that system gets no licences. */
export const drmConfigSchema = z.object({
  /** Also the profile of the streams with its protection. */
  drm_provider: z.string(),
  urls: z.object({
    widevine: z.string().nullable(),
    playready: z.string().nullable(),
    fairplay: z.string().nullable(),
    clearkey: z.string().nullable(),
  }),
  fairplay_cert_url: z.string().nullable(),
  licence_token: licenceTokenSchema,
});
export type DrmConfig = z.infer<typeof drmConfigSchema>;
