import type { KaraokePlayback } from '@kadr/contract';
import type { PlayerSource } from '@kadr/player';
import type { KaraokeSong } from '@kadr/player/karaoke';
import { streamToken } from '../watch/player-source.ts';
import type { SourceParts } from '../watch/player-source.ts';

/** The service's answer as the player's source. */
export function songSource(
  playback: KaraokePlayback,
  {
    picture,
    refreshToken,
    userId,
    sessionMarker,
  }: Pick<SourceParts, 'picture' | 'refreshToken' | 'userId' | 'sessionMarker'>,
): PlayerSource {
  const { asset, content, thumbnails_url } = playback;
  const token = streamToken(playback);
  return {
    assetUrl: asset.url,
    type: 'vod',
    isHevc: asset.is_hevc,
    hasOwnTempo: true,
    content: {
      id: `karaoke/${content.id}`,
      name: content.name,
      caption: content.artist.name,
      ...(picture !== null && { artwork: [{ src: picture }] }),
    },
    identity: {
      sessionId: playback.playback_session_id,
      userId,
      ...(sessionMarker !== null && { sessionMarker }),
    },
    refreshToken,
    ...(token !== null && { token }),
    ...(thumbnails_url !== null && { thumbnailsUrl: thumbnails_url }),
  };
}

/** The further data of karaoke; `viewer` distinguishes the viewers of this browser. */
export function songOf({ content, lyrics_url, guide_track }: KaraokePlayback, viewer: string): KaraokeSong {
  return { viewer, song: content.slug, lyricsUrl: lyrics_url, guideTrack: guide_track };
}
