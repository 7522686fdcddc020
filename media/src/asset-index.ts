import { audioRoles, keyIdSchema, protectionSchemeSchema, similaritySchema, textRoles } from '@kadr/contract';
import { z } from 'zod';

/**
 * The index of a packaged asset: everything the manifest writers need, read from the packager once and stored as
 * `assets/<id>/index.json`. An ingested asset has one part; a composed one has several, played one after the other.
 *
 * Paths (`init`, `segment`) are relative to `assets/<part.source>/`; `$Number$` in `segment` is the segment's number,
 * five digits. Times are in the track's `timescale` where said so, otherwise in seconds.
 */
const trackSchema = z.object({
  /** Unique within the part and equal over the parts of a composed asset: `v480`, `a-rus`. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  codecs: z.string(),
  /** Peak and average, bits per second. */
  bandwidth: z.int().positive(),
  average_bandwidth: z.int().positive(),
  timescale: z.int().positive(),
  init: z.string(),
  segment: z.string(),
  /** Number of the first segment. */
  first: z.int().nonnegative(),
  /** Decode time of the first segment, in `timescale`: the manifest's presentation time offset. */
  start: z.int().nonnegative(),
  /** Run-length segment durations in `timescale`: `[duration, how many in a row]`. */
  timeline: z.array(z.tuple([z.int().positive(), z.int().positive()])),
});

export const videoTrackSchema = trackSchema.extend({
  width: z.int().positive(),
  height: z.int().positive(),
  frame_rate: z.number().positive(),
});
export type VideoTrack = z.infer<typeof videoTrackSchema>;

export const audioTrackSchema = trackSchema.extend({
  /** ISO 639-2/T (`rus`, `eng`, `hye`) or `und`. */
  language: z.string(),
  label: z.string(),
  channels: z.int().positive(),
  sample_rate: z.int().positive(),
  is_default: z.boolean(),
  /** The role that an operator has set, if any. */
  role: z.enum(audioRoles).optional(),
  /** Left out of manifests. */
  is_hidden: z.boolean().optional(),
});
export type AudioTrack = z.infer<typeof audioTrackSchema>;

/** The encryption of segments: the id of the key, never the key. */
const partProtectionSchema = z.object({ scheme: protectionSchemeSchema, key_id: keyIdSchema });
export type PartProtection = z.infer<typeof partProtectionSchema>;

export const assetPartSchema = z.object({
  /** Id of the asset whose folder holds the segments. */
  source: z.string(),
  duration: z.number().positive(),
  /** Missing in clear parts. */
  protection: partProtectionSchema.optional(),
  video: z.array(videoTrackSchema),
  audio: z.array(audioTrackSchema),
  /** As measured when the part was encoded. */
  similarity: similaritySchema.optional(),
});
export type AssetPart = z.infer<typeof assetPartSchema>;

/** One WebVTT file for the whole asset, relative to `assets/<id>/`. */
export const textTrackSchema = z.object({
  id: z.string(),
  language: z.string(),
  label: z.string(),
  file: z.string(),
  /** `subtitle` by default. */
  role: z.enum(textRoles).optional(),
  is_default: z.boolean().optional(),
  /** Left out of manifests. */
  is_hidden: z.boolean().optional(),
});
export type TextTrack = z.infer<typeof textTrackSchema>;

export const assetIndexSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  duration: z.number().positive(),
  parts: z.array(assetPartSchema).min(1),
  text: z.array(textTrackSchema),
  /** The words of a song with the times of its words, relative to `assets/<id>/`. */
  lyrics: z.string().optional(),
  /** Thumbnails playlist and sprite, relative to `assets/<id>/`; null when there is no picture. */
  thumbnails: z.object({ playlist: z.string(), image: z.string() }).nullable(),
});
export type AssetIndex = z.infer<typeof assetIndexSchema>;
