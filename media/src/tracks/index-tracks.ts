import type { AssetTrackFacts, StoredTracks } from '@kadr/contract';
import type { AssetIndex, AudioTrack, TextTrack } from '../asset-index.ts';

/** The tracks of an index. Those of the first part stand for all parts, which have the same. */
export function tracksOf({ duration, parts, text }: AssetIndex): AssetTrackFacts {
  const { video = [], audio = [] } = parts[0] ?? {};
  return {
    duration,
    video: video.map(({ id, codecs, width, height, frame_rate, average_bandwidth }) => ({
      id,
      codecs,
      width,
      height,
      frame_rate,
      bandwidth: average_bandwidth,
    })),
    audio: Object.fromEntries(
      audio.map(({ id, codecs, channels, average_bandwidth }) => [
        id,
        { codecs, channels, bandwidth: average_bandwidth },
      ]),
    ),
    tracks: { audio: audio.map(audioEdit), text: text.map(textEdit) },
  };
}

function audioEdit({
  id,
  language,
  label,
  is_default,
  role,
  is_hidden,
}: AudioTrack): StoredTracks['audio'][number] {
  return { id, language, label, is_default, role: role ?? 'main', is_hidden: is_hidden ?? false };
}

function textEdit({
  id,
  language,
  label,
  file,
  is_default,
  role,
  is_hidden,
}: TextTrack): StoredTracks['text'][number] {
  return {
    id,
    language,
    label,
    file,
    is_default: is_default ?? false,
    role: role ?? 'subtitle',
    is_hidden: is_hidden ?? false,
  };
}

/**
 * The index with these tracks, in this order. Sound tracks of the index that are missing in `tracks` stay as they are,
 * after the others; unknown ones are ignored.
 */
export function withTracks(index: AssetIndex, { audio, text }: StoredTracks): AssetIndex {
  const order = new Map(audio.map((edit, place) => [edit.id, { edit, place }]));
  const placeOf = ({ id }: AudioTrack): number => order.get(id)?.place ?? audio.length;
  const edited = (tracks: readonly AudioTrack[]): AudioTrack[] =>
    tracks
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((track) => withEdit(track, order.get(track.id)?.edit));
  return {
    ...index,
    parts: index.parts.map((part) => ({ ...part, audio: edited(part.audio) })),
    text: [...text],
  };
}

function withEdit(track: AudioTrack, edit: StoredTracks['audio'][number] | undefined): AudioTrack {
  return { ...track, ...edit };
}
