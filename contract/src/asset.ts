import { z } from 'zod';

/** How segments are encrypted (ISO/IEC 23001-7): `cenc` is AES-CTR, `cbcs` AES-CBC with a pattern, the only one of FairPlay. */
export const protectionSchemes = ['cbcs', 'cenc'] as const;
export const protectionSchemeSchema = z.enum(protectionSchemes);
export type ProtectionScheme = z.infer<typeof protectionSchemeSchema>;

/** 128 bits, 32 hexadecimal digits in lower case: the id of a content key. */
export const keyIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

/**
 * A packaged asset as the catalogue knows it: what media publishes and api stores. The index with its segments
 * stays with media, in storage under the asset's own key.
 */
export const publishedAssetSchema = z.object({
  /** Opaque, URL-safe, unique for ever. */
  id: z.string().regex(/^[a-z0-9]{16,40}$/),
  /** Seconds. */
  duration: z.number().positive(),
  /** Lines of the greatest rendition; null when there is no picture. */
  max_height: z.int().positive().nullable(),
  audio: z.array(z.object({ language: z.string(), label: z.string(), channels: z.int().positive() })),
  subtitles: z.array(z.object({ language: z.string(), label: z.string() })),
  has_thumbnails: z.boolean(),
  is_crypted: z.boolean(),
  /** Ids of the keys that its segments are encrypted with, never the keys; none of what is not encrypted. */
  key_ids: z.array(keyIdSchema),
  is_hevc: z.boolean(),
  /** Storage keys of frames taken from the film, best first; for titles that come without drawn pictures. */
  posters: z.array(z.object({ image: z.string(), color: z.string() })),
});
export type PublishedAsset = z.infer<typeof publishedAssetSchema>;
