/** The state that the operations of one player share. */
import type { Ads } from '../ads/ad-ports.ts';
import type { Engine } from '../engine/engine.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { RewindControl } from '../input/rewind.ts';
import type { Fullscreen } from '../screen/fullscreen.ts';
import type { PictureInPicture } from '../screen/picture-in-picture.ts';
import type { Settings } from '../settings/settings.ts';
import type { PlayerStore } from '../state/change.ts';
import type { PlayerEvent, PlayerEventListener } from '../state/events.ts';
import type { PauseReason, PlayReason } from '../state/state.ts';
import type { PlaybackSession } from './playback-session.ts';

/** Whether playback is wanted and who asked for it, whatever the element does. */
export interface PlayIntent {
  wantsToPlay: boolean;
  /** The reason of a pause whose event has not come yet. */
  pauseReason: PauseReason | null;
  playReason: PlayReason;
  /** The origin of the request to play once the stream is there. */
  reasonWhenLoaded: PlayReason;
}

export interface PlayerContext {
  readonly media: HTMLVideoElement;
  /** The element in which advertisements are shown. */
  readonly adWrapper: HTMLElement;
  readonly store: PlayerStore;
  readonly environment: PlayerEnvironment;
  readonly listeners: Set<PlayerEventListener>;
  readonly abort: AbortController;
  /** Ends with the player. */
  readonly signal: AbortSignal;
  readonly intent: PlayIntent;
  readonly fullscreen: Fullscreen;
  readonly pictureInPicture: PictureInPicture;
  readonly settings: Settings;
  readonly rewind: RewindControl;
  session: PlaybackSession | null;
  /** Ends with the session. */
  sessionAbort: AbortController;
  /** Null for a source without advertisements. */
  ads: Ads | null;
  /** How many sources have been set. */
  loads: number;
  /** When the source was set, in ms; null once its first picture was seen. */
  loadedAt: number | null;
  /** The source's speed is not a film's. */
  hasOwnTempo: boolean;
  /** Whether it was meant to play when it stopped for an error. */
  wasToPlay: boolean;
}

export function emit(context: PlayerContext, event: PlayerEvent): void {
  for (const listener of context.listeners) listener(event);
}

export function engineOf({ session }: PlayerContext): Engine | null {
  return session?.engine ?? null;
}
