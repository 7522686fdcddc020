/** Headers by which the streaming server knows a playback (the names are ours). */
import type { PlaybackIdentity } from './source.ts';

const playbackHeaderNames = {
  sessionId: 'x-playback-session-id',
  counter: 'x-request-counter',
  userId: 'x-user-id',
  sessionMarker: 'x-session-marker',
} as const;

/** The headers of the next request, with a counter that grows by one each time; none without identity. */
export function createPlaybackHeaders(
  identity: PlaybackIdentity | undefined,
): () => Readonly<Record<string, string>> {
  let counter = 0;
  return () => {
    if (identity === undefined) return {};
    counter += 1;
    return {
      [playbackHeaderNames.sessionId]: identity.sessionId,
      [playbackHeaderNames.counter]: String(counter),
      ...(identity.userId !== undefined && { [playbackHeaderNames.userId]: identity.userId }),
      ...(identity.sessionMarker !== undefined && {
        [playbackHeaderNames.sessionMarker]: identity.sessionMarker,
      }),
    };
  };
}
