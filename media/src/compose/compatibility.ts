import { KadrError } from '@kadr/contract/errors';
import type { AssetPart, AudioTrack, VideoTrack } from '../asset-index.ts';

/** Settings that a decoder receives once: if they changed at a part, players would stall or skip the new setting. */
const fixedOfVideo = ['id', 'codecs', 'timescale', 'width', 'height', 'frame_rate'] as const;
const fixedOfAudio = ['id', 'codecs', 'timescale', 'language', 'channels', 'sample_rate'] as const;

/**
 * `part` with the labels, roles and the default sound of `first`, which the viewer keeps through all parts.
 *
 * @throws KadrError INVALID_INPUT, naming `field` and the difference, when `part` cannot be played after `first`.
 */
export function matchTracks(first: AssetPart, part: AssetPart, field: string): AssetPart {
  if (first.protection?.scheme !== part.protection?.scheme) {
    const scheme = ({ protection }: AssetPart) => protection?.scheme ?? 'none';
    // Players that began without a key set up no decryption for later parts.
    throw new KadrError('INVALID_INPUT', {
      message: `The protection differs: ${scheme(part)} after ${scheme(first)}.`,
      field,
    });
  }
  checkTracks(first.video, part.video, fixedOfVideo, field);
  checkTracks(first.audio, part.audio, fixedOfAudio, field);
  return {
    ...part,
    audio: part.audio.map((track, index) => {
      const { label, is_default, role, is_hidden } = first.audio[index] ?? track;
      return { ...track, label, is_default, role, is_hidden };
    }),
  };
}

function checkTracks<Track extends VideoTrack | AudioTrack>(
  expected: readonly Track[],
  tracks: readonly Track[],
  fixed: readonly (keyof Track)[],
  field: string,
): void {
  const refuse = (message: string) => {
    throw new KadrError('INVALID_INPUT', { message, field });
  };
  const ids = (list: readonly Track[]) => list.map(({ id }) => id).join(', ') || 'none';
  if (ids(expected) !== ids(tracks)) refuse(`The tracks differ: ${ids(tracks)} after ${ids(expected)}.`);
  for (const [index, track] of tracks.entries()) {
    const name = fixed.find((key) => track[key] !== expected[index]?.[key]);
    if (name === undefined) continue;
    refuse(
      `"${track.id}" differs in ${String(name)}: ${String(track[name])} after ${String(expected[index]?.[name])}.`,
    );
  }
}
