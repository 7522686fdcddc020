import type { MediaType } from '@kadr/contract';
import type { PlayerState } from '@kadr/player';

/** Seconds behind the live edge from which on live is watched later. */
const behindLive = 10;

type LiveState = Pick<PlayerState, 'isLive' | 'seekable' | 'currentTime' | 'hasFirstFrame'>;

/**
 * What is played, as events have it: the asset's own type, and of a live stream whether it is watched more than ten seconds
 * behind its edge. The edge goes on in a pause, too, as the player's state tells. Before there
 * is a picture nobody is behind: where it will be is not known yet.
 */
export function mediaTypeOf(
  assetType: Exclude<MediaType, 'pause_live'>,
  { isLive, seekable, currentTime, hasFirstFrame }: LiveState,
): MediaType {
  if (!isLive || assetType === 'archive' || !hasFirstFrame) return assetType;
  return seekable.end - currentTime > behindLive ? 'pause_live' : 'live';
}
