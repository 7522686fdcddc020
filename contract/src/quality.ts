import { z } from 'zod';

/** A span of a film, in seconds. */
const spanSchema = z.object({ start: z.number(), end: z.number() });
export type QualitySpan = z.infer<typeof spanSchema>;

/** How much the greatest encoded rendition is like the pictures that its encoder was given, by samples. */
export const similaritySchema = z.object({
  /** VMAF, 0 to 100, or SSIM of the luma, up to 1: of what the worker's ffmpeg can measure. */
  measure: z.enum(['vmaf', 'ssim']),
  /** The rendition's height in pixels. */
  height: z.int().positive(),
  mean: z.number(),
  /** The mean of the worst second of the samples. */
  lowest: z.number(),
  /** Where that second begins, in seconds. */
  lowest_at: z.number().nonnegative(),
});
export type Similarity = z.infer<typeof similaritySchema>;

export const qualityReportSchema = z.object({
  /** Loudness of the default audio by EBU R 128; null without audio, and for silence. */
  loudness: z
    .object({
      /** LUFS over the whole film. */
      integrated: z.number(),
      /** LU. */
      range: z.number(),
      /** dBTP. */
      true_peak: z.number(),
    })
    .nullable(),
  /** Black picture for 2 s or longer, at most 200 spans. */
  black: z.array(spanSchema),
  /** A still picture for 5 s or longer, at most 200 spans, black ones excluded. */
  frozen: z.array(spanSchema),
  /** Silence for 3 s or longer, at most 200 spans. */
  silence: z.array(spanSchema),
  /** Null where nothing was encoded, and for films that were packaged before it was measured. */
  similarity: similaritySchema.nullable().default(null),
});
export type QualityReport = z.infer<typeof qualityReportSchema>;

export const qualityStates = ['waiting', 'measuring', 'done', 'failed'] as const;

/** Why a film could not be measured: it is protected and its source is not kept, or the measurement failed. */
export const qualityFailures = ['protected', 'failed'] as const;
export type QualityFailure = (typeof qualityFailures)[number];

export const assetQualitySchema = z.object({
  /** Null: no report has been requested. */
  state: z.enum(qualityStates).nullable(),
  /** From the latest measurement, even while another one waits. */
  report: qualityReportSchema.nullable(),
  failure: z.enum(qualityFailures).nullable(),
  /** Unix seconds of the report. */
  measured_at: z.int().nullable(),
});
export type AssetQuality = z.infer<typeof assetQualitySchema>;
