import { z } from 'zod';
import { audioRoles, textRoles } from './track-roles.ts';

export const trackIdSchema = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const assetIdSchema = z.string().regex(/^[a-z0-9]{16,40}$/);

const controls = /\p{Cc}/u;

const trackEditSchema = z.object({
  id: trackIdSchema,
  /** ISO 639-2/T (`rus`, `eng`, `hye`) or `und`. */
  language: z.string().regex(/^[a-z]{3}$/, 'must be three letters of ISO 639-2'),
  /** The name by which viewers choose the track. */
  label: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .refine((text) => !controls.test(text), 'must be one line'),
  /** Whether players start with this track. */
  is_default: z.boolean(),
  /** Whether it is left out of the manifests. */
  is_hidden: z.boolean(),
});

/** An operator's changes of an audio track. */
export const audioEditSchema = trackEditSchema.extend({ role: z.enum(audioRoles) });
export type AudioEdit = z.infer<typeof audioEditSchema>;

/** An operator's changes of subtitles. */
export const textEditSchema = trackEditSchema.extend({ role: z.enum(textRoles) });
export type TextEdit = z.infer<typeof textEditSchema>;

/** The tracks of an asset in display order. */
export const trackEditsSchema = z.object({
  audio: z.array(audioEditSchema).max(100),
  text: z.array(textEditSchema).max(100),
});
export type TrackEdits = z.infer<typeof trackEditsSchema>;

/** File of a subtitle track; every change of its cues creates another one. */
const textFileSchema = z.string().regex(/^text\/[a-z0-9-]{1,80}\.vtt$/);

export const storedTracksSchema = z.object({
  audio: z.array(audioEditSchema),
  text: z.array(textEditSchema.extend({ file: textFileSchema })),
});
/** The editable tracks in the index of an asset. */
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

/** Facts of media about the tracks of an asset. */
export interface AssetTrackFacts {
  /** Seconds. */
  readonly duration: number;
  readonly video: readonly VideoFacts[];
  /** By id of the audio track. */
  readonly audio: Readonly<Record<string, AudioFacts>>;
  readonly tracks: StoredTracks;
}

/** The part of an asset in its title. */
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

/** A subtitle cue: seconds; text with `<i>`, `<b>` and `<u>`; `settings` place it as in WebVTT. */
export const cueSchema = z.object({
  start: z.number().min(0).max(86_400),
  end: z.number().min(0).max(86_400),
  text: z.string().min(1).max(2000),
  settings: z.string().max(200).default(''),
});
export type SubtitleCue = z.output<typeof cueSchema>;

export const mostCues = 20_000;

/** Faults of a line in a subtitle file. */
export const subtitleFaultCodes = [
  /** The file has no cue times at all. */
  'not_subtitles',
  /** The times of the line cannot be parsed. */
  'time',
  /** The cue ends before it begins. */
  'order',
  /** The times of the line have no text below them. */
  'empty',
  /** All cues begin after the film has ended. */
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
  /** The action: tracks were edited, subtitles were added, replaced or rewritten, or a change was undone. */
  action: z.enum(['edit', 'add', 'replace', 'write', 'undo']),
  /** The subtitle track that was added, replaced or rewritten. */
  track: trackIdSchema.nullable(),
  /** Fields that changed, as `audio/a-rus/label`. */
  fields: z.array(z.string()),
  /** Whether it can be undone: nothing has changed since. */
  is_latest: z.boolean(),
});
export type TrackChange = z.infer<typeof trackChangeSchema>;
