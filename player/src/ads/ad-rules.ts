/** When a place's advertisements are due, and how many: pure rules; clocks are parameters. */
import type { PauseReason } from '../state/state.ts';
import type { AdPlace } from '../source/ad-plan.ts';
import { START } from './preroll.ts';

/** The most advertisements of one place. */
const SLOTS = { vod: 4, live: 1 } as const;
/** Milliseconds between two looks for a midroll. */
const MIDROLL_INTERVAL = 1000;
/** Milliseconds from the end of a pauseroll until there may be another. */
const PAUSEROLL_INTERVAL = 300_000;

/** `endedAt` and `now` in ms, `endedAt` null before the first. */
export function isPauserollDue(reason: PauseReason | null, endedAt: number | null, now: number): boolean {
  return reason === 'user' && (endedAt === null || now - endedAt >= PAUSEROLL_INTERVAL);
}

/** A place as it comes up: of midrolls there are several. */
export interface AdBreak {
  readonly place: AdPlace;
  /** Seconds of the content; of midrolls. */
  readonly at?: number;
}

/** The places where advertisements can still play. */
export interface AdSlots {
  /** How many may play at `adBreak` now. */
  readonly free: (adBreak: AdBreak) => number;
  /** One was taken: slots before and within the content are for once. */
  readonly use: (adBreak: AdBreak) => void;
  /** The break is over: its remaining slots of that kind are given up. */
  readonly close: (adBreak: AdBreak) => void;
}

export function createAdSlots(isLive: boolean): AdSlots {
  const size = isLive ? SLOTS.live : SLOTS.vod;
  const used = new Map<string, number>();
  const keyOf = ({ place, at }: AdBreak): string => `${place} ${at ?? ''}`;
  const isForOnce = ({ place }: AdBreak): boolean => place === 'preroll' || place === 'midroll';
  const usedOf = (adBreak: AdBreak): number => used.get(keyOf(adBreak)) ?? 0;
  return {
    free: (adBreak) => Math.max(0, size - usedOf(adBreak)),
    use: (adBreak) => {
      if (isForOnce(adBreak)) used.set(keyOf(adBreak), usedOf(adBreak) + 1);
    },
    close: (adBreak) => {
      if (isForOnce(adBreak)) used.set(keyOf(adBreak), size);
    },
  };
}

interface MidrollLook {
  /** Seconds of the content. */
  readonly position: number;
  /** Milliseconds. */
  readonly now: number;
  /** The picture alone fills the screen, as on iPhones: nothing else can be shown during that. */
  readonly isNativeFullscreen: boolean;
}

export interface Midrolls {
  /** Seconds of the midroll that is due; null when none is. */
  readonly due: (look: MidrollLook) => number | null;
  /** It could not play: it is due again when the content goes on. */
  readonly giveBack: (at: number) => void;
  /** Whether another one may still follow. */
  readonly hasMore: () => boolean;
}

/**
 * A midroll is due when playback has passed its place since the last look. A jump over several shows only the last of
 * them; places before `start` are not made up for.
 */
export function createMidrolls(places: readonly number[], start: number): Midrolls {
  const open = new Set(places);
  let last = start;
  let lookedAt = -Infinity;
  return {
    due: ({ position, now, isNativeFullscreen }) => {
      if (position <= START || isNativeFullscreen || now - lookedAt < MIDROLL_INTERVAL) return null;
      lookedAt = now;
      const passed = [...open].filter((at) => at > last && at <= position);
      last = position;
      for (const at of passed) open.delete(at);
      return passed.length === 0 ? null : Math.max(...passed);
    },
    giveBack: (at) => {
      open.add(at);
      last = Math.min(last, at - 0.001);
    },
    hasMore: () => open.size > 0,
  };
}
