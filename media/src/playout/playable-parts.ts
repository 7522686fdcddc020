import type { AssetIndex, AssetPart, AudioTrack, VideoTrack } from '../asset-index.ts';
import { grid } from '../grid.ts';
import { shownTracks } from '../manifest/presentation.ts';

/** A part of an asset as channels play it: `segments` whole segments of the grid, from its first one on. */
export interface PlayablePart {
  readonly part: AssetPart;
  readonly segments: number;
}

/** Seconds by which a segment may miss the grid: a frame of sound, with which some encoders begin. */
const tolerance = 0.03;

/**
 * The parts of an asset that channels can play: of each, the segments that keep to the grid in all of its tracks. The
 * rest of a shorter last segment is not played. Assets that are encrypted, or lack picture or sound, are not playable.
 */
export function playableParts(index: AssetIndex): readonly PlayablePart[] {
  const parts = index.parts.map((part) => ({ ...part, audio: shownTracks(part.audio) }));
  const isPlayable = parts.every(
    ({ protection, video, audio }) => protection === undefined && video.length > 0 && audio.length > 0,
  );
  if (!isPlayable) return [];
  return parts
    .map((part) => ({
      part,
      segments: Math.min(...[...part.video, ...part.audio].map(wholeSegments)),
    }))
    .filter(({ segments }) => segments > 0);
}

function wholeSegments({ timeline, timescale }: VideoTrack | AudioTrack): number {
  let whole = 0;
  for (const [duration, count] of timeline) {
    if (Math.abs(duration / timescale - grid.segmentDuration) > tolerance) break;
    whole += count;
  }
  return whole;
}
