/** The player without an interface: a source in, state out. The interface is `@kadr/player/react`. */
export type { AdPlace, AdPlan, ShownAd } from './source/ad-plan.ts';
export { createPlayer } from './playback/player.ts';
export type { LoadOptions } from './playback/load-source.ts';
export type { Player, PlayerOptions } from './playback/player.ts';
export { preloadEngine } from './engine/load-engine.ts';
export type { PlaybackStatistics } from './engine/engine.ts';
export { prepare } from './engine/prepare.ts';
export type { PreparedSource } from './engine/prepare.ts';
export { browserEnvironment } from './environment/environment.ts';
export type { PlayerEnvironment, PreferenceStorage } from './environment/environment.ts';
export type { SourceMarkers } from './source/ending.ts';
export { PlayerError, playerErrors } from './recovery/errors.ts';
export type { PlayerErrorName, Severity } from './recovery/errors.ts';
export type { AdEvent, PlayerEvent, PlayerEventListener } from './state/events.ts';
export type { PlayerLabels } from './settings/labels.ts';
export type { Timeshift } from './live/live-timeline.ts';
export type { RecoveryAction } from './recovery/recovery.ts';
export { isSafari, streamAddress } from './source/source.ts';
export type {
  ContentType,
  DrmConfig,
  PlaybackIdentity,
  PlayerSource,
  SourceContent,
  SourcePlayerType,
  SourceType,
  StreamToken,
  TeleportConfig,
} from './source/source.ts';
export type { Option } from './preferences/option.ts';
export type { PauseReason, PlayerState } from './state/state.ts';
