/** Ingests of films: their inputs and results. */
import { z } from 'zod';
import { countSchema, int32Schema } from './bounds.ts';
import { keyIdSchema, protectionSchemeSchema } from './asset.ts';
import { translatedNameSchema } from './language.ts';
import { slugSchema } from './paging.ts';

/** The part of an asset in its title. */
export const ingestKinds = ['film', 'episode', 'trailer', 'karaoke'] as const;

/** `material` belongs to no title and is never shown: assets are composed of it. */
export const ingestInputKinds = [...ingestKinds, 'material'] as const;

/**
 * Encodings of an asset: `fast` takes a fraction of the time and more bytes for the same picture. Parts of a
 * composition share it.
 */
export const encodings = ['fast', 'quality'] as const;

/** Codecs of the picture in addition to H.264, which plays everywhere. */
export const furtherCodecs = ['hevc', 'av1'] as const;
export const furtherCodecSchema = z.enum(furtherCodecs);
export type FurtherCodec = z.infer<typeof furtherCodecSchema>;
export const furtherCodecsSchema = z
  .array(furtherCodecSchema)
  .max(furtherCodecs.length)
  .refine((codecs) => new Set(codecs).size === codecs.length, 'each codec is named once')
  .default([]);

/**
 * Steps of an ingest, in order; `published`, `failed` and `cancelled` are final. `deferred`: on demand, and not
 * requested yet. `review`: packaged, and waiting for an operator to publish it.
 */
export const ingestStates = [
  'deferred',
  'queued',
  'probing',
  'transcoding',
  'packaging',
  'illustrating',
  'publishing',
  'review',
  'published',
  'failed',
  'cancelled',
] as const;
export const ingestStateSchema = z.enum(ingestStates);

/** Parts of the source that an ingest left out or altered; the film is published nevertheless. */
export const ingestWarningCodes = [
  /** The largest of several pictures is used; `count` are left out. */
  'pictures_left_out',
  /** Audio tracks that cannot be decoded: `count`. */
  'sounds_unreadable',
  /** Audio tracks beyond the limit: `count`. */
  'sounds_too_many',
  /** Subtitle tracks beyond the limit: `count`. */
  'subtitles_too_many',
  /** Subtitles that are pictures (PGS, DVD, DVB, teletext), in the `format`. */
  'subtitles_are_pictures',
  'subtitles_of_unknown_kind',
  /** A track without any readable content. */
  'subtitles_unreadable',
  /** `count` subtitles begin after the film has ended. */
  'subtitles_outside',
  /** All subtitles of a track begin after the film has ended: it is left out. */
  'subtitles_all_outside',
  /** Captions inside the picture (CEA-608/708) are not extracted. */
  'captions_left_out',
] as const;
export const ingestWarningSchema = z.object({
  code: z.enum(ingestWarningCodes),
  /** Stream index in the source, as ffprobe counts; absent for subtitles whose index does not matter. */
  stream: z.int().nonnegative().optional(),
  /** ISO 639-2/T or `und`. */
  language: z.string().optional(),
  count: z.int().nonnegative().optional(),
  /** Codec, as ffprobe names it. */
  format: z.string().optional(),
});
export type IngestWarning = z.infer<typeof ingestWarningSchema>;

/** Why an ingest failed. */
export const ingestFailures = [
  'empty',
  /** Neither video nor audio. */
  'not_a_film',
  /** Damaged, cut short, or impossible to decode to the end. */
  'damaged',
  /** Copy-protected. */
  'protected',
  /** Picture or sound is in a codec that cannot be decoded. */
  'coding',
  'no_media',
  /** The picture is too large, too small, or has an unusual aspect ratio. */
  'size',
  /** Too long or too short. */
  'length',
  'streams',
  /** It takes far more time, memory or disk space than its length allows. */
  'too_costly',
  'subtitles',
  'lyrics',
  /** The uploaded or named source file is missing. */
  'source_gone',
  /** The address is not one from which films are fetched. */
  'address',
  /** Its title is gone, or cannot have the asset. */
  'title',
  /** The machine failed; its log says why. */
  'machine',
] as const;
export const ingestFailureSchema = z.enum(ingestFailures);
export type IngestFailure = z.infer<typeof ingestFailureSchema>;

export const ingestSchema = z.object({
  id: z.int(),
  state: ingestStateSchema,
  /** 0–100 over the whole job. */
  percent: z.number().min(0).max(100),
  /** Remaining seconds, null while unknown. */
  time_left: z.number().nonnegative().nullable(),
  /** Why it failed. */
  failure: ingestFailureSchema.nullable(),
  /** The failure as an English sentence, with details. */
  reason: z.string().nullable(),
  /** Parts of the source that were left out or altered; known at the end of the work. */
  warnings: z.array(ingestWarningSchema),
  asset_id: z.string().nullable(),
  media_item_id: z.int().nullable(),
  /** Path of the published page, for example `/movies/quiet-orbital-house`. */
  page: z.string().nullable(),
});
export type Ingest = z.infer<typeof ingestSchema>;

/**
 * Protection of a film. Without keys the service makes one; an operator whose licence provider made the key sends key
 * and key id, 32 hexadecimal digits each.
 */
const ingestProtectionSchema = z
  .object({
    scheme: protectionSchemeSchema,
    key_id: keyIdSchema.nullable().default(null),
    key: keyIdSchema.nullable().default(null),
  })
  .refine(({ key_id, key }) => (key_id === null) === (key === null), {
    path: ['key'],
    error: 'a key comes with its id',
  });

/** The catalogue's facts about a film before it is packaged. */
const expectedTrackSchema = z.object({ language: z.string().max(16), label: z.string().max(60) });
const expectedAssetSchema = z.object({
  /** Seconds. */
  duration: z.number().positive().max(1_000_000),
  /** Height of the largest rendition, in lines; null without a picture. */
  max_height: z.int().positive().max(10_000).nullable().default(null),
  audio: z
    .array(expectedTrackSchema.extend({ channels: z.int().positive().max(64) }))
    .max(50)
    .default([]),
  subtitles: z.array(expectedTrackSchema).max(50).default([]),
});

/** Sources of films besides uploads: an https address, and the folder and the bucket of the service's operator. */
export const filmSources = ['address', 'folder', 'bucket'] as const;
export type FilmSource = (typeof filmSources)[number];

/**
 * A source that a worker fetches or makes when needed: the name of the worker's maker, and a key (an address, a path in
 * the folder, a key of the bucket).
 */
export const madeSourceSchema = z.object({ maker: z.string().max(40), key: z.string().min(1).max(2000) });
export type MadeSource = z.infer<typeof madeSourceSchema>;

export const ingestInputSchema = z.object({
  kind: z.enum(ingestInputKinds).default('film'),
  encoding: z.enum(encodings).default('quality'),
  /** Codecs of the picture in addition to H.264, each once; each takes several times as long. */
  further_codecs: furtherCodecsSchema,
  /** Names the uploaded source file (`POST /api/operator/uploads`); required without `source`. */
  upload_id: z.string().max(64).nullable().default(null),
  /** Replaces an upload. A worker without the maker fails the ingest. */
  source: madeSourceSchema.nullable().default(null),
  /**
   * Packaged when a viewer first wants to watch it, before everything that waits. Its title appears as playable at
   * once, with the facts of `expected`; attempts to play it are answered with PREPARING until it is packaged.
   */
  on_demand: z.boolean().default(false),
  /** Required with `on_demand`, whose title must already exist. */
  expected: expectedAssetSchema.nullable().default(null),
  /** Original name of the file, for messages and for guessing a language; never used as a path. */
  file_name: z.string().max(255).default(''),
  subtitles: z
    .array(
      z.object({
        upload_id: z.string().max(64),
        file_name: z.string().max(255),
        language: z.string().max(16).nullable().default(null),
      }),
    )
    .max(20)
    .default([]),
  /** Lyrics of a karaoke item: WebVTT with times inside its cues. Required for a karaoke item. */
  lyrics: z
    .object({ upload_id: z.string().max(64), file_name: z.string().max(255) })
    .nullable()
    .default(null),
  /** The title or karaoke item that gets the picture; a missing title is created with the name `title`. */
  slug: slugSchema.nullable().default(null),
  title: translatedNameSchema.nullable().default(null),
  /** The brand that shows a created film; null is the main one. */
  brand: z.string().max(60).nullable().default(null),
  /** Encrypts the packaged film, which then plays with a licence only; null: unencrypted. */
  protection: ingestProtectionSchema.nullable().default(null),
  /** Shown to viewers once an operator publishes it, who can correct its tracks first. */
  needs_review: z.boolean().default(false),
});
export type IngestInput = z.input<typeof ingestInputSchema>;

/**
 * An asset composed of whole segments of others, played in sequence. The parts must share codecs and segment grid
 * (otherwise the answer is INVALID_INPUT). `to` is exclusive; null is the part's end.
 */
export const composeInputSchema = z.object({
  kind: z.enum(ingestKinds),
  slug: slugSchema,
  parts: z
    .array(
      z.object({
        asset_id: z.string().max(60),
        from: int32Schema.nonnegative().default(0),
        to: countSchema.nullable().default(null),
      }),
    )
    .min(1)
    .max(500),
  /** WebVTT for the whole asset, replacing the parts' subtitles. */
  subtitles: z
    .array(
      z.object({ language: z.string().max(16), label: z.string().max(60), vtt: z.string().max(500_000) }),
    )
    .max(20)
    .default([]),
});
export type ComposeInput = z.input<typeof composeInputSchema>;
