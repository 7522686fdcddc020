import type { StreamTokenClaims } from '@kadr/contract';
import type { Shown } from './playback-ids.ts';

/** How long a stream's addresses are valid before its screen has begun, in seconds: a slow line's first picture. */
const beforeBegun = 45;

/** The claims of a stream's token about the screen whose place it needs. */
export function heldClaims(
  playbackId: string,
  shown: Shown,
  now: Date,
): Pick<StreamTokenClaims, 'p' | 'l' | 'g'> {
  return { p: playbackId, l: shownName(shown), g: Math.ceil(now.getTime() / 1000) + beforeBegun };
}

/** A short name for what is shown. */
export function shownName(shown: Shown): string {
  if ('channelId' in shown) return `c${shown.channelId}`;
  return 'karaokeItemId' in shown ? `k${shown.karaokeItemId}` : `m${shown.mediaItemId}`;
}
