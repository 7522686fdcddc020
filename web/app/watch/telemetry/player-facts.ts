import type { ProblemReportInput } from '@kadr/contract';
import type { Option, PlaybackStatistics, PlayerState } from '@kadr/player';
import { bufferAhead } from './quality-metrics.ts';

/** The state of a player, for the analysis of a problem: none of it identifies the viewer. */
export function playerFacts(
  state: PlayerState,
  statistics: PlaybackStatistics | null,
  isOnline: boolean,
): ProblemReportInput['state'] {
  return {
    position: state.currentTime,
    duration: state.duration,
    is_live: state.isLive,
    is_paused: state.isPaused,
    pause_reason: state.pauseReason,
    is_loading: state.isLoading,
    is_ended: state.isEnded,
    has_first_frame: state.hasFirstFrame,
    buffer_seconds: bufferAhead(state),
    quality: chosen(state.resolutions),
    speed: chosen(state.speeds),
    audio: chosen(state.audios),
    subtitles: chosen(state.subtitles),
    volume: state.volume,
    is_muted: state.isMuted,
    is_fullscreen: state.isFullscreen,
    is_pip: state.isPip,
    error: state.error?.reason ?? null,
    recovery: state.recovery?.type ?? null,
    height: statistics?.height ?? state.activeHeight,
    bitrate: statistics?.bitrate ?? null,
    bandwidth_estimate: statistics?.bandwidth ?? null,
    decoded_frames: statistics?.decodedFrames ?? null,
    dropped_frames: statistics?.droppedFrames ?? null,
    is_online: isOnline,
  };
}

function chosen<Value extends string | number | null>(options: readonly Option<Value>[]): Value | null {
  const value = options.find(({ active }) => active)?.value ?? null;
  return typeof value === 'string' ? (value.slice(0, 300) as Value) : value;
}
