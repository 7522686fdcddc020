import { z } from 'zod';
import { audioRoles, textRoles } from './track-roles.ts';

export const trackIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const assetIdSchema = z.string().regex(/^[a-z0-9]{16,40}$/);

const controls = /\p{Cc}/u;

const trackEditSchema = z.object({
  id: trackIdSchema,
  /** ISO 639-2/T (`rus`, `eng`, `hye`) or `und`. */
  language: z.string().regex(/^[a-z]{3}$/, 'must be three letters of ISO 639-2'),
  /** What viewers choose the track by. */
  label: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .refine((text) => !controls.test(text), 'must be one line'),
  /** The track that players begin with. */
  is_default: z.boolean(),
  /** Left out of the manifests. */
  is_hidden: z.boolean(),
});

/** What operators change of a sound track. */
export const audioEditSchema = trackEditSchema.extend({ role: z.enum(audioRoles) });
export type AudioEdit = z.infer<typeof audioEditSchema>;

/** What operators change of subtitles. */
export const textEditSchema = trackEditSchema.extend({ role: z.enum(textRoles) });
export type TextEdit = z.infer<typeof textEditSchema>;

/** The tracks of an asset in the order in which viewers see them. */
export const trackEditsSchema = z.object({
  audio: z.array(audioEditSchema).max(100),
  text: z.array(textEditSchema).max(100),
});
export type TrackEdits = z.infer<typeof trackEditsSchema>;

/** Names the file of a subtitle track; every change of its cues gives it another one. */
const textFileSchema = z.string().regex(/^text\/[a-z0-9-]{1,80}\.vtt$/);

export const storedTracksSchema = z.object({
  audio: z.array(audioEditSchema),
  text: z.array(textEditSchema.extend({ file: textFileSchema })),
});
/** What the index of an asset says of tracks that can be edited. */
export type StoredTracks = z.infer<typeof storedTracksSchema>;

export const videoFactsSchema = z.object({
  id: trackIdSchema,
  /** RFC 6381. */
  codecs: z.string(),
  width: z.int(),
  height: z.int(),
  frame_rate: z.number(),
  /** Bits per second, on average. */
  bandwidth: z.int(),
});
export type VideoFacts = z.infer<typeof videoFactsSchema>;

export const audioFactsSchema = z.object({
  codecs: z.string(),
  channels: z.int(),
  bandwidth: z.int(),
});
export type AudioFacts = z.infer<typeof audioFactsSchema>;

/** What media knows of the tracks of an asset. */
export interface AssetTrackFacts {
  /** Seconds. */
  readonly duration: number;
  readonly video: readonly VideoFacts[];
  /** By the id of the sound track. */
  readonly audio: Readonly<Record<string, AudioFacts>>;
  readonly tracks: StoredTracks;
}

/** What an asset is to its title. */
export const assetUses = ['film', 'trailer', 'song', 'none'] as const;

export const assetTracksSchema = z.object({
  asset_id: assetIdSchema,
  /** A hash of the tracks, for `If-Match`. */
  version: z.string(),
  duration: z.number(),
  is_crypted: z.boolean(),
  use: z.enum(assetUses),
  /** The title that shows it, if any; the name is in the caller's language. */
  title: z.object({ slug: z.string(), name: z.string() }).nullable(),
  video: z.array(videoFactsSchema),
  audio: z.array(audioEditSchema.extend(audioFactsSchema.shape)),
  text: z.array(textEditSchema),
  /** Unix seconds of the latest change in the history; null when there is none. */
  changed_at: z.int().nullable(),
  changed_by: z.string().nullable(),
});
export type AssetTracks = z.infer<typeof assetTracksSchema>;

/** One subtitle: seconds; text with `<i>`, `<b>` and `<u>`; `settings` place it as WebVTT does. */
export const cueSchema = z.object({
  start: z.number().min(0).max(86_400),
  end: z.number().min(0).max(86_400),
  text: z.string().min(1).max(2000),
  settings: z.string().max(200).default(''),
});
export type SubtitleCue = z.output<typeof cueSchema>;

export const mostCues = 20_000;

/** What is wrong with a line of a subtitle file. */
export const subtitleFaultCodes = [
  /** The file has no times of subtitles at all. */
  'not_subtitles',
  /** The times of the line cannot be read. */
  'time',
  /** The subtitle ends before it begins. */
  'order',
  /** The times of the line have no text below them. */
  'empty',
  /** All subtitles begin after the film has ended. */
  'outside',
] as const;
export const subtitleFaultSchema = z.object({
  code: z.enum(subtitleFaultCodes),
  /** Starts at 1; null for a fault of the whole file. */
  line: z.int().nullable(),
});
export type SubtitleFault = z.infer<typeof subtitleFaultSchema>;

export const trackChangeSchema = z.object({
  id: z.int(),
  /** Unix seconds. */
  at: z.int(),
  by: z.string(),
  /** What was done: tracks were edited, subtitles were added, replaced or rewritten, or a change was undone. */
  action: z.enum(['edit', 'add', 'replace', 'write', 'undo']),
  /** The subtitle track that was added, replaced or rewritten. */
  track: trackIdSchema.nullable(),
  /** Fields that changed, as `audio/a-rus/label`. */
  fields: z.array(z.string()),
  /** Whether it can be undone: nothing has changed since. */
  is_latest: z.boolean(),
});
export type TrackChange = z.infer<typeof trackChangeSchema>;
