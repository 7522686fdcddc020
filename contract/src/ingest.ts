/** Films on their way in: what an operator asks for, and what becomes of it. */
import { z } from 'zod';
import { countSchema, int32Schema } from './bounds.ts';
import { keyIdSchema, protectionSchemeSchema } from './asset.ts';
import { translatedNameSchema } from './language.ts';
import { slugSchema } from './paging.ts';

/** What an asset is to its title. */
export const ingestKinds = ['film', 'episode', 'trailer', 'karaoke'] as const;

/** `material` belongs to no title and is shown nowhere: assets are composed of it. */
export const ingestInputKinds = [...ingestKinds, 'material'] as const;

/** How an asset is encoded: `fast` takes a fraction of the time and more bytes for the same picture. Parts of one composition share it. */
export const encodings = ['fast', 'quality'] as const;

/** What a picture can be encoded in beside H.264, which plays everywhere. */
export const furtherCodecs = ['hevc', 'av1'] as const;
export const furtherCodecSchema = z.enum(furtherCodecs);
export type FurtherCodec = z.infer<typeof furtherCodecSchema>;
export const furtherCodecsSchema = z
  .array(furtherCodecSchema)
  .max(furtherCodecs.length)
  .refine((codecs) => new Set(codecs).size === codecs.length, 'each codec is named once')
  .default([]);

/**
 * A step of an ingest, in order; `published`, `failed` and `cancelled` are final. `deferred`: on demand, and not requested
 * yet. `review`: packaged, and waits for an operator to publish it.
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

/** What an ingest left out of what was handed in, or altered; a film is published all the same. */
export const ingestWarningCodes = [
  /** Of several pictures the greatest is used; `count` are left out. */
  'pictures_left_out',
  /** Sound tracks that cannot be decoded: `count`. */
  'sounds_unreadable',
  /** Sound tracks beyond those that are taken: `count`. */
  'sounds_too_many',
  /** Subtitle tracks beyond those that are taken: `count`. */
  'subtitles_too_many',
  /** Subtitles that are pictures (PGS, DVD, DVB, teletext), in the `format`. */
  'subtitles_are_pictures',
  'subtitles_of_unknown_kind',
  /** A track in which nothing can be read. */
  'subtitles_unreadable',
  /** `count` subtitles begin after the film has ended. */
  'subtitles_outside',
  /** All of a track's subtitles do: it is left out. */
  'subtitles_all_outside',
  /** Captions inside the picture (CEA-608/708) are not taken over. */
  'captions_left_out',
] as const;
export const ingestWarningSchema = z.object({
  code: z.enum(ingestWarningCodes),
  /** Of the handed-in film, as ffprobe counts them; absent of subtitles whose place in it does not matter. */
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
  /** Of another kind than films and sounds. */
  'not_a_film',
  /** Damaged, cut short, or not to be decoded to its end. */
  'damaged',
  /** Copy-protected. */
  'protected',
  /** Picture or sound is coded in a way that cannot be decoded. */
  'coding',
  'no_media',
  /** The picture is too large, too small, or of no shape of a film. */
  'size',
  /** It lasts too long, or too short. */
  'length',
  'streams',
  /** It takes far more time, memory or room than its length allows. */
  'too_costly',
  'subtitles',
  'lyrics',
  /** The file is not where it was uploaded to, or is said to be. */
  'source_gone',
  /** Films are not fetched from such an address. */
  'address',
  /** Its title is gone, or cannot have it. */
  'title',
  /** The machine is at fault; its log says why. */
  'machine',
] as const;
export const ingestFailureSchema = z.enum(ingestFailures);
export type IngestFailure = z.infer<typeof ingestFailureSchema>;

export const ingestSchema = z.object({
  id: z.int(),
  state: ingestStateSchema,
  /** 0–100 over the whole job. */
  percent: z.number().min(0).max(100),
  /** Seconds still needed, null while unknown. */
  time_left: z.number().nonnegative().nullable(),
  /** Why it failed. */
  failure: ingestFailureSchema.nullable(),
  /** The same as an English sentence, with details. */
  reason: z.string().nullable(),
  /** What was left out of the source or altered; known when the work is done. */
  warnings: z.array(ingestWarningSchema),
  asset_id: z.string().nullable(),
  media_item_id: z.int().nullable(),
  /** Path of the published page, for example `/movies/quiet-orbital-house`. */
  page: z.string().nullable(),
});
export type Ingest = z.infer<typeof ingestSchema>;

/**
 * Protection of a film. Without a key the service makes one; an operator whose licence provider has made it hands both
 * over, 32 hexadecimal digits each.
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

/** What the catalogue says of a film before it is packaged. */
const expectedTrackSchema = z.object({ language: z.string().max(16), label: z.string().max(60) });
const expectedAssetSchema = z.object({
  /** Seconds. */
  duration: z.number().positive().max(1_000_000),
  /** Lines of the greatest rendition; null when there is no picture. */
  max_height: z.int().positive().max(10_000).nullable().default(null),
  audio: z
    .array(expectedTrackSchema.extend({ channels: z.int().positive().max(64) }))
    .max(50)
    .default([]),
  subtitles: z.array(expectedTrackSchema).max(50).default([]),
});

/** Where films come from besides uploads: an https address, the folder and the bucket of the service's operator. */
export const filmSources = ['address', 'folder', 'bucket'] as const;
export type FilmSource = (typeof filmSources)[number];

/**
 * A source that a worker gets or makes when it needs it: by which maker of the worker's, and what (an address, a path in the
 * folder, a key of the bucket).
 */
export const madeSourceSchema = z.object({ maker: z.string().max(40), key: z.string().min(1).max(2000) });
export type MadeSource = z.infer<typeof madeSourceSchema>;

export const ingestInputSchema = z.object({
  kind: z.enum(ingestInputKinds).default('film'),
  encoding: z.enum(encodings).default('quality'),
  /** What the picture is encoded in beside H.264, each once; each takes several times as long as that. */
  further_codecs: furtherCodecsSchema,
  /** Names the uploaded source file (`POST /api/operator/uploads`); required without `source`. */
  upload_id: z.string().max(64).nullable().default(null),
  /** In the place of an upload. A worker that has no such maker fails the ingest. */
  source: madeSourceSchema.nullable().default(null),
  /**
   * Packaged when a viewer first wants to watch it, before everything that waits. Its title is shown as one that can be
   * watched at once, with what `expected` says; starts of watching are answered with PREPARING until it is packaged.
   */
  on_demand: z.boolean().default(false),
  /** Required with `on_demand`, whose title has to be there already. */
  expected: expectedAssetSchema.nullable().default(null),
  /** What the file was called, for messages and for guessing a language; never used as a path. */
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
  /** The words of a karaoke item's song: WebVTT with times inside its cues. A karaoke item cannot do without them. */
  lyrics: z
    .object({ upload_id: z.string().max(64), file_name: z.string().max(255) })
    .nullable()
    .default(null),
  /** The title, or karaoke item, that gets the picture; a title is made when missing, with `title` as its name. */
  slug: slugSchema.nullable().default(null),
  title: translatedNameSchema.nullable().default(null),
  /** Of a film that is made: the brand that shows it; null is the main one. */
  brand: z.string().max(60).nullable().default(null),
  /** Encrypts what is packaged: it plays with a licence only; null leaves it clear. */
  protection: ingestProtectionSchema.nullable().default(null),
  /** Shown to viewers once an operator publishes it, who can correct its tracks before. */
  needs_review: z.boolean().default(false),
});
export type IngestInput = z.input<typeof ingestInputSchema>;

/**
 * An asset made of whole segments of others, played one after the other. The parts must share codecs and segment
 * grid (the answer is INVALID_INPUT otherwise). `to` is exclusive; null is the part's end.
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
  /** WebVTT for the whole, replacing the parts' own. */
  subtitles: z
    .array(
      z.object({ language: z.string().max(16), label: z.string().max(60), vtt: z.string().max(500_000) }),
    )
    .max(20)
    .default([]),
});
export type ComposeInput = z.input<typeof composeInputSchema>;
