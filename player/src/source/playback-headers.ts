/** Headers by which the streaming server knows a playback (the names are ours). */
import type { PlaybackIdentity } from './source.ts';

/** The headers of the next request, with a counter that grows by one each time; none without identity. */
export function createPlaybackHeaders(
  identity: PlaybackIdentity | undefined,
): () => Readonly<Record<string, string>> {
  let counter = 0;
  return () => {
    if (identity === undefined) return {};
    counter += 1;
    return {
      'x-playback-session-id': identity.sessionId,
      'x-request-counter': String(counter),
      ...(identity.userId !== undefined && { 'x-user-id': identity.userId }),
      ...(identity.sessionMarker !== undefined && { 'x-session-marker': identity.sessionMarker }),
    };
  };
}
