import { playoutGrid } from '@kadr/contract';
import type { AudioTrack, VideoTrack } from '../asset-index.ts';
import { isoDuration, writeMpd, writePeriod } from '../manifest/dash.ts';
import { toMicroseconds } from '../manifest/presentation.ts';
import type { Period, StreamOptions } from '../manifest/presentation.ts';
import { element } from '../manifest/xml.ts';
import { channelVideo } from './renditions.ts';
import type { PlayedPart } from './timeline.ts';

/** The live edge of a channel at a moment, for a viewer who watches some seconds behind it. */
export interface LiveMoment {
  /** Unix seconds. */
  readonly now: number;
  /** Seconds behind now: all stated times are this much later. */
  readonly offset: number;
}

/** Ticks that live manifests reach back. */
export const liveWindow = 40;
/** Ticks that players stay behind the edge by default. */
const presentationDelay = 3;

/**
 * The window of a channel as a dynamic MPEG-DASH presentation, a Period for each part of a film. Everything but the
 * window itself stays the same from one writing to the next: ids and beginnings of periods, numbers and times of
 * segments. For viewers who watch behind now, everything becomes available that much later.
 */
export function writeLiveDash(
  played: readonly PlayedPart[],
  { now, offset }: LiveMoment,
  options: Pick<StreamOptions, 'query'>,
): string {
  const written = played.map((one) => writePeriod(periodOf(one, one.first, 0), [], options));
  const edge = played.at(-1)?.to ?? 0;
  return writeMpd(
    {
      type: 'dynamic',
      availabilityStartTime: isoTime(playoutGrid.epoch + offset),
      publishTime: isoTime(playoutGrid.epoch + offset + edge * playoutGrid.tick),
      minimumUpdatePeriod: isoDuration(playoutGrid.tick),
      timeShiftBufferDepth: isoDuration(liveWindow * playoutGrid.tick),
      suggestedPresentationDelay: isoDuration(presentationDelay * playoutGrid.tick),
      minBufferTime: isoDuration(2),
      maxSegmentDuration: isoDuration(playoutGrid.tick),
    },
    [...written, element('UTCTiming', { schemeIdUri: 'urn:mpeg:dash:utc:direct:2014', value: isoTime(now) })],
  );
}

/** A past showing, from its beginning to its end, as a static presentation. */
export function writeArchiveDash(
  played: readonly PlayedPart[],
  options: Pick<StreamOptions, 'query'>,
): string {
  const begins = played[0]?.from ?? 0;
  const length = (played.at(-1)?.to ?? begins) - begins;
  return writeMpd(
    {
      type: 'static',
      mediaPresentationDuration: isoDuration(length * playoutGrid.tick),
      minBufferTime: isoDuration(2),
      maxSegmentDuration: isoDuration(playoutGrid.tick),
    },
    // A part that began before the showing starts with it.
    played.map((one) => writePeriod(periodOf(one, Math.max(one.first, begins), begins), [], options)),
  );
}

/** A part from the tick `begins` on; the presentation's time counts from the tick `zero`. */
function periodOf({ ordinal, first, from, to, end, part }: PlayedPart, begins: number, zero: number): Period {
  const cut = <Track extends VideoTrack | AudioTrack>(track: Track): Track => {
    const duration = Math.round(playoutGrid.tick * track.timescale);
    return {
      ...track,
      first: track.first + from - first,
      start: track.start + (from - first) * duration,
      timeline: [[duration, to - from]],
    };
  };
  const video = channelVideo(part);
  const [leading] = video;
  return {
    id: `p${ordinal}`,
    ordinal,
    start: toMicroseconds((begins - zero) * playoutGrid.tick),
    duration: toMicroseconds(((end ?? to) - begins) * playoutGrid.tick),
    isOpen: end === null,
    mediaStart:
      leading === undefined ? 0 : leading.start / leading.timescale + (begins - first) * playoutGrid.tick,
    source: part.source,
    video: video.map(cut),
    audio: part.audio.map(cut),
  };
}

function isoTime(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString();
}
