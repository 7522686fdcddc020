import type {
  AssetIndex,
  AssetPart,
  AudioTrack,
  PartProtection,
  TextTrack,
  VideoTrack,
} from '../asset-index.ts';
import type { VideoCodec } from '../ladder.ts';

/**
 * The input of both manifest writers: periods laid one after the other on one timeline. An asset's index becomes one
 * here; a channel's schedule becomes one by choosing which periods, and how much of each, exist by now.
 */
export interface Presentation {
  /** Seconds. */
  readonly duration: number;
  readonly periods: readonly Period[];
  readonly text: readonly TextTrack[];
}

export interface Period {
  /** Unique within the presentation, the same in every manifest of it. */
  readonly id: string;
  /** Place among the presentation's periods, from 0. */
  readonly ordinal: number;
  /** Seconds on the presentation's timeline. */
  readonly start: number;
  readonly duration: number;
  /** The presentation of a live channel: its manifest states no end. */
  readonly isOpen?: boolean;
  /** Seconds of the media's timeline at which the period begins: one for picture and sound, or they drift apart. */
  readonly mediaStart: number;
  /** Id of the asset whose folder holds the segments. */
  readonly source: string;
  readonly protection?: PartProtection | undefined;
  readonly video: readonly VideoTrack[];
  readonly audio: readonly AudioTrack[];
}

export interface StreamOptions {
  /** Query of every address in the manifest, without `?`: the token. */
  readonly query: string;
  /**
   * Uses the renditions in this codec when there are any (DR-022). By default, HEVC is left out when there are others,
   * and AV1 is listed beside H.264: every current player knows which of them it can play.
   */
  readonly codec?: VideoCodec | undefined;
  /**
   * Address of a key for players that fetch it themselves (HLS with ClearKey): playlists then name only this. By
   * default, they name the protection systems.
   */
  readonly keyAddress?: ((keyId: string) => string) | undefined;
}

const microsecond = 1e-6;

/** Seconds rounded to the microsecond, which keeps sums of periods exact in print. */
export function toMicroseconds(seconds: number): number {
  return Math.round(seconds / microsecond) * microsecond;
}

export function presentationOf(index: AssetIndex, codec?: StreamOptions['codec']): Presentation {
  let start = 0;
  const periods = index.parts.map((part, ordinal): Period => {
    const period = {
      id: `p${ordinal}`,
      ordinal,
      start: toMicroseconds(start),
      duration: toMicroseconds(part.duration),
      mediaStart: mediaStartOf(part),
      source: part.source,
      protection: part.protection,
      video: chooseVideo(part.video, codec),
      audio: shownTracks(part.audio),
    };
    start = period.start + period.duration;
    return period;
  });
  return { duration: toMicroseconds(start), periods, text: shownTracks(index.text) };
}

/** The tracks without those that an operator has hidden. */
export function shownTracks<Track extends { readonly is_hidden?: boolean | undefined }>(
  tracks: readonly Track[],
): Track[] {
  return tracks.filter(({ is_hidden: isHidden }) => isHidden !== true);
}

/** Seconds of the media's own timeline at which `part` begins. */
function mediaStartOf(part: AssetPart): number {
  const leading = part.video[0] ?? part.audio[0];
  return leading === undefined ? 0 : leading.start / leading.timescale;
}

function chooseVideo(video: readonly VideoTrack[], codec: StreamOptions['codec']): readonly VideoTrack[] {
  const wanted = video.filter((track) => videoCodecOf(track.codecs) === codec);
  if (wanted.length > 0) return wanted;
  const usual = video.filter((track) => videoCodecOf(track.codecs) !== 'hevc');
  return usual.length > 0 ? usual : video;
}

/** The codec of a `codecs` parameter (RFC 6381) of a picture; null for a codec that we do not use. */
export function videoCodecOf(codecs: string): VideoCodec | null {
  const [name = ''] = codecs.split('.', 1);
  return codecByName[name] ?? null;
}

const codecByName: Readonly<Record<string, VideoCodec>> = {
  avc1: 'h264',
  avc3: 'h264',
  hvc1: 'hevc',
  hev1: 'hevc',
  av01: 'av1',
};

/** Seconds of the longest segment of any track, by which players size their steps. */
export function longestSegment({ periods }: Presentation): number {
  const durations = periods.flatMap(({ video, audio }) =>
    [...video, ...audio].flatMap(({ timeline, timescale }) =>
      timeline.map(([duration]) => duration / timescale),
    ),
  );
  return Math.max(0, ...durations);
}

/** BCP 47 tag of an ISO 639-2 language: `rus` → `ru`, `hye` → `hy`; `und` for anything that is not a language tag. */
export function languageTag(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'und';
  } catch {
    return 'und';
  }
}
