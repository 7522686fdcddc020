import type { MediaType } from '@kadr/contract';
import type { PlayerState } from '@kadr/player';

/** Seconds behind the live edge from which playback counts as delayed. */
const behindLive = 10;

type LiveState = Pick<PlayerState, 'isLive' | 'seekable' | 'currentTime' | 'hasFirstFrame'>;

/**
 * The media type of events: the asset's own type, and `pause_live` for a live stream watched more than ten seconds
 * behind its edge. The edge advances during a pause, too, as in the player's state. Before the first picture, playback
 * counts as live: its position is unknown.
 */
export function mediaTypeOf(
  assetType: Exclude<MediaType, 'pause_live'>,
  { isLive, seekable, currentTime, hasFirstFrame }: LiveState,
): MediaType {
  if (!isLive || assetType === 'archive' || !hasFirstFrame) return assetType;
  return seekable.end - currentTime > behindLive ? 'pause_live' : 'live';
}
