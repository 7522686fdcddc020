/** Shaka's statistics → the player's. */
import type { PlaybackStatistics } from './engine.ts';

/** The fields of `shaka.extern.Stats` that are read; a value unknown to Shaka is 0 or NaN. */
export interface ShakaStatistics {
  readonly decodedFrames: number;
  readonly droppedFrames: number;
  readonly estimatedBandwidth: number;
  readonly streamBandwidth: number;
  readonly width: number;
  readonly height: number;
}

export function readStatistics(stats: ShakaStatistics): PlaybackStatistics {
  return {
    decodedFrames: known(stats.decodedFrames) ?? 0,
    droppedFrames: known(stats.droppedFrames) ?? 0,
    bandwidth: known(stats.estimatedBandwidth),
    bitrate: known(stats.streamBandwidth),
    width: known(stats.width),
    height: known(stats.height),
  };
}

function known(value: number): number | null {
  return value > 0 && value < Infinity ? value : null;
}
