import { KadrError } from '@kadr/contract/errors';
import type { AssetIndex, AssetPart, AudioTrack, VideoTrack } from '../asset-index.ts';

/** A run of whole segments of an asset: from `from` up to but without `to`, counted over all its parts. */
export interface SegmentSpan {
  readonly from: number;
  /** `null` is the asset's end. */
  readonly to: number | null;
}

export interface Slice {
  readonly part: AssetPart;
  /** Seconds on the sliced asset's timeline at which the part begins. */
  readonly start: number;
}

type Track = VideoTrack | AudioTrack;

/** Seconds by which a sound's segments may begin apart from the picture's: a few frames of encoder delay. */
const tolerance = 0.1;

/**
 * The parts of `index` that play the segments of `span`.
 *
 * @throws KadrError INVALID_INPUT, naming `field`, when the asset has no such segments, or when picture and sound are
 * not cut at the same places.
 */
export function sliceAsset(index: AssetIndex, { from, to }: SegmentSpan, field: string): readonly Slice[] {
  const counts = index.parts.map((part) => segmentCount(leadingTrack(part, field)));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const end = to ?? total;
  if (from >= end || end > total) {
    throw new KadrError('INVALID_INPUT', {
      message: `The asset has ${total} segments, not ${from}–${end}.`,
      field,
    });
  }
  const slices: Slice[] = [];
  let passed = 0;
  let start = 0;
  for (const [ordinal, part] of index.parts.entries()) {
    const count = counts[ordinal] ?? 0;
    const span = { from: Math.max(0, from - passed), to: Math.min(count, end - passed) };
    if (span.from < span.to) slices.push(slicePart(part, { ...span, count }, start, field));
    passed += count;
    start += part.duration;
  }
  return slices;
}

function slicePart(
  part: AssetPart,
  { from, to, count }: { readonly from: number; readonly to: number; readonly count: number },
  partStart: number,
  field: string,
): Slice {
  const leading = leadingTrack(part, field);
  const skipped = secondsOf(leading, 0, from);
  const isToEnd = to === count;
  const duration = isToEnd ? part.duration - skipped : secondsOf(leading, from, to);
  const cut = <T extends Track>(track: T): T => {
    const until = isToEnd ? segmentCount(track) : to;
    const sliced = cutTrack(track, from, until);
    const lag = secondsOf(track, 0, from) - skipped;
    const rest = isToEnd ? 0 : secondsOf(track, from, until) - duration;
    if (sliced.timeline.length === 0 || Math.abs(lag) > tolerance || Math.abs(rest) > tolerance) {
      throw new KadrError('INVALID_INPUT', {
        message: `The segments of "${track.id}" are not cut where the picture's are.`,
        field,
      });
    }
    return sliced;
  };
  return {
    part: { ...part, duration, video: part.video.map(cut), audio: part.audio.map(cut) },
    start: partStart + skipped,
  };
}

function leadingTrack(part: AssetPart, field: string): Track {
  const track = part.video[0] ?? part.audio[0];
  if (track === undefined)
    throw new KadrError('INVALID_INPUT', { message: 'The asset has no track.', field });
  return track;
}

function segmentCount({ timeline }: Track): number {
  return timeline.reduce((sum, [, count]) => sum + count, 0);
}

function cutTrack<T extends Track>(track: T, from: number, to: number): T {
  return {
    ...track,
    first: track.first + from,
    start: track.start + ticks(cutTimeline(track.timeline, 0, from)),
    timeline: cutTimeline(track.timeline, from, to),
  };
}

function secondsOf({ timeline, timescale }: Track, from: number, to: number): number {
  return ticks(cutTimeline(timeline, from, to)) / timescale;
}

function ticks(timeline: Track['timeline']): number {
  return timeline.reduce((sum, [duration, count]) => sum + duration * count, 0);
}

function cutTimeline(timeline: Track['timeline'], from: number, to: number): Track['timeline'] {
  let passed = 0;
  return timeline.flatMap(([duration, count]): Track['timeline'] => {
    const kept = Math.min(passed + count, to) - Math.max(passed, from);
    passed += count;
    return kept > 0 ? [[duration, kept]] : [];
  });
}
