import type { Similarity, ThumbnailsPlaylist } from '@kadr/contract';
import type {
  AssetIndex,
  AssetPart,
  AudioTrack,
  PartProtection,
  TextTrack,
  VideoTrack,
} from '../asset-index.ts';
import { grid } from '../grid.ts';
import type { Rung } from '../ladder.ts';
import { trackIds, trackLabels } from '../language.ts';
import type { MeasuredTrack } from '../packager/package-film.ts';
import { initSegment } from '../packager/packager-arguments.ts';
import { trackDuration } from '../packager/read-mpd.ts';
import type { SourceAudio } from '../probe/source-media.ts';
import type { SubtitleTrack } from '../subtitles/read-sidecar.ts';

/** The layout of `assets/<id>/`. */
export const paths = {
  index: 'index.json',
  playlist: 'thumbs/hd.json',
  sprite: 'thumbs/hd.jpg',
  poster: (name: string) => `posters/${name}`,
  lyrics: 'text/lyrics.vtt',
  text: (id: string) => `text/${id.slice(2)}.vtt`,
} as const;

export interface IndexParts {
  readonly assetId: string;
  readonly rungs: readonly Rung[];
  readonly audio: readonly SourceAudio[];
  readonly text: readonly TextTrack[];
  readonly hasLyrics: boolean;
  readonly thumbnails: ThumbnailsPlaylist | null;
  /** The packaged tracks: every rung and every sound track. */
  readonly packaged: readonly MeasuredTrack[];
  readonly protection?: PartProtection | undefined;
  readonly similarity: Similarity | null;
}

/** The index of an asset of one part: the probe's facts about each track, and the packager's result. */
export function makeIndex({
  assetId,
  rungs,
  audio,
  text,
  hasLyrics,
  thumbnails,
  packaged,
  protection,
  similarity,
}: IndexParts): AssetIndex {
  const tracks = new Map(packaged.map((track) => [track.id, track]));
  const ids = audioTrackIds(audio);
  const labels = trackLabels(audio, 'Audio');
  const preferred = Math.max(
    0,
    audio.findIndex(({ isDefault }) => isDefault),
  );
  const part: AssetPart = {
    source: assetId,
    duration: Math.max(...packaged.map(trackDuration)),
    // The least first, in each codec.
    video: [...Map.groupBy(rungs, ({ codec }) => codec).values()].flatMap((same) =>
      same.toReversed().map((rung) => videoTrack(rung, tracks)),
    ),
    ...(protection !== undefined && { protection }),
    ...(similarity !== null && { similarity }),
    audio: audio.map(({ language }, place) =>
      audioTrack(tracks, ids[place] ?? '', {
        language,
        label: labels[place] ?? '',
        is_default: place === preferred,
      }),
    ),
  };
  return {
    version: 1,
    id: assetId,
    duration: part.duration,
    parts: [part],
    text: [...text],
    ...(hasLyrics && { lyrics: paths.lyrics }),
    thumbnails: thumbnails === null ? null : { playlist: paths.playlist, image: paths.sprite },
  };
}

export function audioTrackIds(audio: readonly SourceAudio[]): string[] {
  return trackIds('a', audio);
}

/** Names subtitle tracks as the index has them. */
export function textTracks(subtitles: readonly Pick<SubtitleTrack, 'language' | 'title'>[]): TextTrack[] {
  const ids = trackIds('t', subtitles);
  const labels = trackLabels(subtitles, 'Subtitles');
  return subtitles.map(({ language }, place) => {
    const id = ids[place] ?? '';
    return { id, language, label: labels[place] ?? '', file: paths.text(id) };
  });
}

type Tracks = ReadonlyMap<string, MeasuredTrack>;

function videoTrack({ id, width, height }: Rung, tracks: Tracks): VideoTrack {
  return { ...common(id, tracks), width, height, frame_rate: grid.frameRate };
}

function audioTrack(
  tracks: Tracks,
  id: string,
  names: Pick<AudioTrack, 'language' | 'label' | 'is_default'>,
): AudioTrack {
  const { channels, sampleRate } = grid;
  return { ...common(id, tracks), ...names, channels, sample_rate: sampleRate };
}

function common(id: string, tracks: Tracks) {
  const track = tracks.get(id);
  if (track === undefined) throw new Error(`The packager made no track "${id}".`);
  const { codecs, bandwidth, average, timescale, first, start, timeline } = track;
  return {
    id,
    codecs,
    bandwidth: Math.max(bandwidth, average),
    average_bandwidth: average,
    timescale,
    init: `${id}/${initSegment}`,
    segment: `${id}/$Number$.m4s`,
    first,
    start,
    timeline: timeline.map(([duration, count]): [number, number] => [duration, count]),
  };
}
