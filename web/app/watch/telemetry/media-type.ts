import type { MediaType } from '@kadr/contract';
import type { PlayerState } from '@kadr/player';

/** Seconds behind the live edge from which on live is watched later (AN-040). */
const behindLive = 10;

type LiveState = Pick<PlayerState, 'isLive' | 'seekable' | 'currentTime'>;

/**
 * What is played, as events have it: the asset's own type, and of a live stream whether it is watched more than ten seconds
 * behind its edge (AN-040, AN-065, LV-031, LV-032). The edge goes on in a pause, too, as the player's state tells.
 */
export function mediaTypeOf(
  assetType: Exclude<MediaType, 'pause_live'>,
  { isLive, seekable, currentTime }: LiveState,
): MediaType {
  if (!isLive || assetType === 'archive') return assetType;
  return seekable.end - currentTime > behindLive ? 'pause_live' : 'live';
}
