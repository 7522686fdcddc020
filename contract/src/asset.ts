import { z } from 'zod';

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
  is_hevc: z.boolean(),
  /** Storage keys of frames taken from the film, best first; for titles that come without drawn pictures. */
  posters: z.array(z.object({ image: z.string(), color: z.string() })),
});
export type PublishedAsset = z.infer<typeof publishedAssetSchema>;
