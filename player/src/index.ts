/** The player without an interface: a source in, state out. The interface is `@kadr/player/react`. */
export type { AdPlace, AdPlan, ShownAd } from './ads/ad-plan.ts';
export { createPlayer } from './player.ts';
export type { LoadOptions, Player, PlayerOptions } from './player.ts';
export { preloadEngine } from './engine/load-engine.ts';
export type { PlaybackStatistics } from './engine/engine.ts';
export { prepare } from './engine/prepare.ts';
export type { PreparedSource } from './engine/prepare.ts';
export { browserEnvironment } from './environment.ts';
export type { PlayerEnvironment, PreferenceStorage } from './environment.ts';
export type { SourceMarkers } from './ending.ts';
export { PlayerError, playerErrors } from './errors.ts';
export type { PlayerErrorName, Severity } from './errors.ts';
export type { AdEvent, PlayerEvent, PlayerEventListener } from './events.ts';
export type { PlayerLabels } from './labels.ts';
export type { RecoveryAction } from './recovery.ts';
export { isSafari, streamAddress } from './source.ts';
export type {
  ContentType,
  DrmConfig,
  PlaybackIdentity,
  PlayerSource,
  SourceContent,
  SourceType,
  StreamToken,
} from './source.ts';
export type { TeleportConfig } from './teleport/teleport.ts';
export type { Option, PauseReason, PlayerState } from './store/state.ts';
