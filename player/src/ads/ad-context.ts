/** The state that the operations of advertising share during one playback. */
import { createMedia } from '../engine/prepare.ts';
import type { AdEvent } from '../state/events.ts';
import type { AdError } from './vast/ad-error.ts';
import type { LoadedAd } from './vast/loaded-ad.ts';
import type { AdMacros } from './ad-macros.ts';
import type { AdPlayback } from './ad-playback.ts';
import type { AdPorts } from './ad-ports.ts';
import { createAdSlots, createMidrolls } from './ad-rules.ts';
import type { AdBreak } from './ad-rules.ts';

/** A break that is due, from its first request to its last picture. */
export interface RunningBreak {
  readonly adBreak: AdBreak;
  readonly abort: AbortController;
  /** The content is stopped for the advertisement. */
  holds: boolean;
  playback: AdPlayback | null;
  /** The advertisement that is playing. */
  ad: LoadedAd | null;
  adPosition: number;
  /** Values for macros; null before the first request. */
  macros: AdMacros | null;
  /** Loaded, but not shown so far. */
  readonly unseen: Set<LoadedAd>;
}

export interface AdContext {
  readonly ports: AdPorts;
  /** Plays the clips, over the content's element. */
  readonly element: HTMLVideoElement;
  readonly slots: ReturnType<typeof createAdSlots>;
  readonly midrolls: ReturnType<typeof createMidrolls>;
  isPrerollDue: boolean;
  /** End of the last pauseroll in ms; null before the first. */
  pauserollEndedAt: number | null;
  running: RunningBreak | null;
  /** The last request was blocked. */
  isBlocked: boolean;
}

export function createAdContext(ports: AdPorts, isPrerollDue: boolean): AdContext {
  const { midroll } = ports.plan.requests;
  return {
    ports,
    element: createMedia(),
    slots: createAdSlots(ports.isLive),
    midrolls: createMidrolls(midroll === undefined ? [] : ports.plan.midrolls, ports.startTime),
    isPrerollDue,
    pauserollEndedAt: null,
    running: null,
    isBlocked: false,
  };
}

export function emitAdEvent(
  { ports }: AdContext,
  type: Extract<AdEvent, { readonly duration: number }>['type'],
  now: RunningBreak,
): void {
  const duration = ports.store.getState().ad?.duration ?? 0;
  ports.emit({ type, place: now.adBreak.place, adPosition: now.adPosition, duration });
}

export function reportAdError(
  context: AdContext,
  { place }: AdBreak,
  error: AdError,
  adPosition: number,
): void {
  if (error.error === 'AD_BLOCKING_BY_USER') context.isBlocked = true;
  if (!error.isReported) return;
  const { reason, error: name, resultCode } = error;
  context.ports.emit({ type: 'ad-error', place, adPosition, reason, name, resultCode });
}

export function followVolume({ element, ports: { media } }: AdContext): void {
  element.volume = media.volume;
  element.muted = media.muted;
}

/** Takes the element off the page and drops its clip. */
export function removeElement({ element }: AdContext): void {
  element.remove();
  element.removeAttribute('src');
  element.load();
}
