import { z } from 'zod';

/** A licence token: sent as `x-pre-authorization` with requests for licences. */
export const licenceTokenSchema = z.object({
  token: z.string(),
  /** Seconds from now for which it is good. */
  expires_in: z.int().positive(),
});
export type LicenceToken = z.infer<typeof licenceTokenSchema>;

/** Where licences of a protected asset come from; an address is null where licences are not given for that system. */
export const drmConfigSchema = z.object({
  /** Also the profile of the streams that carry its protection. */
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
