import type { PlaybackStatistics, PlayerState } from '@kadr/player';

/** Quality of a playback since the last call; seconds and bits per second. */
export interface QualityFacts {
  readonly played_seconds: number;
  readonly rebuffer_count: number;
  readonly rebuffer_seconds: number;
  readonly decoded_frames: number;
  readonly dropped_frames: number;
  readonly rendition_switches: number;
  readonly average_bitrate: number | null;
  /** Current value. */
  readonly bitrate: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly bandwidth_estimate: number | null;
}

export interface QualityMetrics {
  /** Adds time in which the viewer watched, or waited for data. */
  readonly pass: (seconds: number, isStalled: boolean) => void;
  readonly stall: () => void;
  readonly look: (statistics: PlaybackStatistics) => void;
  /** Returns the metrics since the last call. */
  readonly take: () => QualityFacts;
}

/** Accumulates the engine's statistics of a playback, for one event every five minutes. */
export function createQualityMetrics(): QualityMetrics {
  let [played, stalls, stalled, decoded, dropped, switches] = [0, 0, 0, 0, 0, 0];
  /** Bits, and the seconds for which the bit rate was known. */
  let [bits, measured] = [0, 0];
  let latest: PlaybackStatistics | null = null;

  return {
    pass: (seconds, isStalled) => {
      if (isStalled) stalled += seconds;
      else {
        played += seconds;
        const bitrate = latest?.bitrate ?? null;
        if (bitrate === null) return;
        bits += bitrate * seconds;
        measured += seconds;
      }
    },
    stall: () => {
      stalls += 1;
    },
    look: (statistics) => {
      decoded += growth(latest?.decodedFrames ?? 0, statistics.decodedFrames);
      dropped += growth(latest?.droppedFrames ?? 0, statistics.droppedFrames);
      const isOther = latest !== null && latest.bitrate !== null && latest.bitrate !== statistics.bitrate;
      if (isOther && statistics.bitrate !== null) switches += 1;
      latest = statistics;
    },
    take: () => {
      const facts: QualityFacts = {
        played_seconds: toMilliseconds(played),
        rebuffer_count: stalls,
        rebuffer_seconds: toMilliseconds(stalled),
        decoded_frames: decoded,
        dropped_frames: dropped,
        rendition_switches: switches,
        average_bitrate: measured === 0 ? null : Math.round(bits / measured),
        bitrate: rounded(latest?.bitrate),
        width: rounded(latest?.width),
        height: rounded(latest?.height),
        bandwidth_estimate: rounded(latest?.bandwidth),
      };
      [played, stalls, stalled, decoded, dropped, switches, bits, measured] = [0, 0, 0, 0, 0, 0, 0, 0];
      return facts;
    },
  };
}

/** Rounds seconds to milliseconds: more digits are noise. */
export function toMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** Growth of a counter that restarts from zero when the stream is loaded again. */
function growth(before: number, now: number): number {
  return now < before ? now : now - before;
}

/** Seconds that can be played without the network. */
export function bufferAhead({
  buffered,
  currentTime,
}: Pick<PlayerState, 'buffered' | 'currentTime'>): number {
  const around = buffered.find(({ start, end }) => start <= currentTime + 0.1 && currentTime <= end);
  return around === undefined ? 0 : toMilliseconds(around.end - currentTime);
}

function rounded(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Math.round(value);
}
