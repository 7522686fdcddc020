import { z } from 'zod';

/**
 * Encryption schemes of segments (ISO/IEC 23001-7): `cenc` is AES-CTR, `cbcs` AES-CBC with a pattern, the only one that
 * FairPlay supports.
 */
export const protectionSchemes = ['cbcs', 'cenc'] as const;
export const protectionSchemeSchema = z.enum(protectionSchemes);
export type ProtectionScheme = z.infer<typeof protectionSchemeSchema>;

/** Id of a content key: 128 bits as 32 hexadecimal digits in lower case. */
export const keyIdSchema = z.string().regex(/^[0-9a-f]{32}$/);

/**
 * A packaged asset as the catalogue knows it: published by media, stored by api. The index with its segments stays with
 * media, in storage under the asset's key.
 */
export const publishedAssetSchema = z.object({
  /** Opaque, URL-safe, never reused. */
  id: z.string().regex(/^[a-z0-9]{16,40}$/),
  /** Seconds. */
  duration: z.number().positive(),
  /** Height of the largest rendition, in lines; null without a picture. */
  max_height: z.int().positive().nullable(),
  audio: z.array(z.object({ language: z.string(), label: z.string(), channels: z.int().positive() })),
  subtitles: z.array(z.object({ language: z.string(), label: z.string() })),
  has_thumbnails: z.boolean(),
  is_crypted: z.boolean(),
  /** Ids of the keys that encrypt its segments, never the keys; empty without encryption. */
  key_ids: z.array(keyIdSchema),
  is_hevc: z.boolean(),
  /** Storage keys of frames of the film, best first; used for titles without artwork. */
  posters: z.array(z.object({ image: z.string(), color: z.string() })),
});
export type PublishedAsset = z.infer<typeof publishedAssetSchema>;
