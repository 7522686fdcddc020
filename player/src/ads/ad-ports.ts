/** Between the player and its advertisements. */
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerStore } from '../state/change.ts';
import type { PlayerEvent } from '../state/events.ts';
import type { PlayReason } from '../state/state.ts';
import type { AdPlan } from '../source/ad-plan.ts';

export interface AdPorts {
  readonly plan: AdPlan;
  readonly isLive: boolean;
  /** Seconds at which the content begins. */
  readonly startTime: number;
  /** The content's element. */
  readonly media: HTMLVideoElement;
  /** The element in which advertisements are shown. */
  readonly wrapper: HTMLElement;
  readonly store: PlayerStore;
  readonly environment: PlayerEnvironment;
  /** Bits per second; null when unknown. */
  readonly bandwidth: () => number | null;
  /** Stops the content for an advertisement. */
  readonly hold: () => void;
  /** The content goes on where it was. */
  readonly goOn: () => void;
  /** Shows `media` in the picture-in-picture window in place of what is there. */
  readonly showInPip: (media: HTMLVideoElement) => Promise<void>;
  readonly emit: (event: PlayerEvent) => void;
  /** Ends everything. */
  readonly signal: AbortSignal;
}

/** Advertisements of one playback, as the player meets them. */
export interface Ads {
  /** A request to play; true when advertisements take it: one plays, or comes before the content. */
  readonly play: (reason: PlayReason) => boolean;
  /** The viewer's request to pause; true when it is an advertisement that was paused. */
  readonly pause: () => boolean;
  /** Seeking in the content is impossible: an advertisement plays or comes first. */
  readonly isClosed: () => boolean;
  /** The content's end is not the final end yet. */
  readonly holdsEnd: () => boolean;
  /** The content is over; `finish` is called after the last advertisement. */
  readonly end: (finish: () => void) => void;
  readonly skip: () => void;
  readonly visit: () => void;
  /** The picture of the icon with this address is on the screen. */
  readonly iconShown: (url: string) => void;
  readonly visitIcon: (url: string) => void;
  /** The content has failed: playback is over. */
  readonly stop: () => void;
}
