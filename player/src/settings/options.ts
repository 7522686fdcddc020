/** The lists that the viewer chooses from, made of the engine's tracks and the current choices. */
import type { EngineTracks } from '../engine/engine.ts';
import { speedTitle, trackTitle } from './labels.ts';
import type { PlayerLabels } from './labels.ts';
import { speeds } from '../preferences/preferences.ts';
import { resolutionOptions } from '../preferences/quality.ts';
import type { Option } from '../preferences/option.ts';
import type { PlayerState } from '../state/state.ts';

export function speedOptions(current: number, labels: PlayerLabels): readonly Option<number>[] {
  return speeds.map((speed) => ({
    title: speedTitle(speed, labels),
    value: speed,
    active: speed === current,
  }));
}

/** `height` is the viewer's choice, null for automatic. */
export function trackOptions(
  tracks: EngineTracks,
  height: number | null,
  labels: PlayerLabels,
): Pick<PlayerState, 'resolutions' | 'audios' | 'subtitles'> {
  const subtitles = tracks.subtitles.map((track) => ({
    title: trackTitle(track, labels),
    value: track.value,
    active: track.isActive,
  }));
  const isOff = !subtitles.some(({ active }) => active);
  return {
    resolutions: resolutionOptions(tracks.heights, height, labels.auto),
    audios: tracks.audios.map((track) => ({
      title: trackTitle(track, labels),
      value: track.value,
      active: track.isActive,
    })),
    subtitles: [{ title: labels.off, value: null, active: isOff }, ...subtitles],
  };
}
