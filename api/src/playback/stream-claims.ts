import type { StreamTokenClaims } from '@kadr/contract';
import type { Shown } from './playback-ids.ts';

/** Seconds for which the addresses of a stream are good before its screen has begun: a slow line's first picture. */
const beforeBegun = 45;

/** What the token of a stream says of the screen whose place it needs. */
export function heldClaims(
  playbackId: string,
  shown: Shown,
  now: Date,
): Pick<StreamTokenClaims, 'p' | 'l' | 'g'> {
  return { p: playbackId, l: shownName(shown), g: Math.ceil(now.getTime() / 1000) + beforeBegun };
}

/** What is shown, in few letters. */
export function shownName(shown: Shown): string {
  if ('channelId' in shown) return `c${shown.channelId}`;
  return 'karaokeItemId' in shown ? `k${shown.karaokeItemId}` : `m${shown.mediaItemId}`;
}
