import type { Playback } from '@kadr/contract';
import type { PlayerSource, StreamToken } from '@kadr/player';

export interface SourceParts {
  /** Second line of the player's title: series, season and episode. */
  readonly caption: string | null;
  /** Address of a picture for the system's own media controls. */
  readonly picture: string | null;
  /** Starts watching again for a fresh token. */
  readonly refreshToken: () => Promise<StreamToken>;
  readonly userId: string;
}

/** What the service answered, as the player takes it. */
export function playerSource(
  playback: Playback,
  { caption, picture, refreshToken, userId }: SourceParts,
): PlayerSource {
  const { asset, content, thumbnails_url } = playback;
  const token = streamToken(playback);
  return {
    assetUrl: asset.url,
    type: 'vod',
    isHevc: asset.is_hevc,
    startTime: playback.start_time,
    content: {
      id: String(content.id),
      name: content.series_name ?? content.name,
      ...(caption !== null && { caption }),
      ...(picture !== null && { artwork: [{ src: picture }] }),
    },
    identity: { sessionId: playback.playback_session_id, userId },
    refreshToken,
    ...(token !== null && { token }),
    ...(thumbnails_url !== null && { thumbnailsUrl: thumbnails_url }),
  };
}

/** The token of the stream's addresses; null when the stream needs none (DR-025). */
export function streamToken({
  asset,
  expires_at,
}: Pick<Playback, 'asset' | 'expires_at'>): StreamToken | null {
  if (!asset.is_tokenized || asset.cdn_token === null) return null;
  return { query: asset.cdn_token.get_parameters, expiresAt: expires_at };
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing where a page does not come over TLS. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
