import type { MediaType } from '@kadr/contract';
import type { PlayerState } from '@kadr/player';

/** Seconds behind the live edge from which on live is watched later (AN-040). */
const behindLive = 10;

type LiveState = Pick<PlayerState, 'isLive' | 'seekable' | 'currentTime'>;

/**
 * What is played, as events have it: the asset's own type, and of a live stream whether it is watched more than ten seconds
 * behind its edge (AN-040, AN-065). A player that is paused hears nothing of the edge, which goes on meanwhile.
 *
 * @param pausedSeconds how long it has been paused; 0 while it plays
 */
export function mediaTypeOf(
  assetType: Exclude<MediaType, 'pause_live'>,
  { isLive, seekable, currentTime }: LiveState,
  pausedSeconds: number,
): MediaType {
  if (!isLive) return assetType;
  return seekable.end - currentTime + pausedSeconds > behindLive ? 'pause_live' : 'live';
}
