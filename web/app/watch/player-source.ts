import type { DrmConfig as OfferedDrm, LicenceToken, Playback } from '@kadr/contract';
import type { DrmConfig, PlayerSource, StreamToken } from '@kadr/player';

export interface SourceParts {
  /** Second line of the player's title: series, season and episode. */
  readonly caption: string | null;
  /** Address of a picture for the system's own media controls. */
  readonly picture: string | null;
  /** Starts watching again for a fresh token. */
  readonly refreshToken: () => Promise<StreamToken>;
  /** Gets another licence token for the last one, of a protected stream. */
  readonly renewLicence: (token: string) => Promise<LicenceToken>;
  readonly userId: string;
}

/** What the service answered, as the player takes it. */
export function playerSource(
  playback: Playback,
  { caption, picture, refreshToken, renewLicence, userId }: SourceParts,
): PlayerSource {
  const { asset, content, drm_config, thumbnails_url } = playback;
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
    ...(drm_config !== null && { drm: drmConfig(drm_config, renewLicence) }),
    ...(thumbnails_url !== null && { thumbnailsUrl: thumbnails_url }),
  };
}

/** The token of the stream's addresses; null when the stream needs none (DR-025). */
export function streamToken({ asset, expires_at }: Playback): StreamToken | null {
  if (!asset.is_tokenized || asset.cdn_token === null) return null;
  return { query: asset.cdn_token.get_parameters, expiresAt: expires_at };
}

/** Seconds before its end at which a licence token is no longer sent: it has to arrive before it ends. */
const margin = 30;

/** Where the player gets licences (DR-001, DR-006). Its token is renewed when it is about to end or was refused (DR-002). */
function drmConfig(
  { drm_provider, urls, fairplay_cert_url, licence_token }: OfferedDrm,
  renew: SourceParts['renewLicence'],
): DrmConfig {
  let token = licence_token.token;
  // By this machine's own clock from now on, whatever time it believes it is.
  let endsAt = endOf(licence_token);
  return {
    provider: drm_provider,
    urls: {
      ...(urls.widevine !== null && { widevine: urls.widevine }),
      ...(urls.playready !== null && { playready: urls.playready }),
      ...(urls.fairplay !== null && { fairplay: urls.fairplay }),
      ...(urls.clearkey !== null && { clearkey: urls.clearkey }),
    },
    ...(fairplay_cert_url !== null && { fairplayCertificateUrl: fairplay_cert_url }),
    getToken: async (refused) => {
      if (token !== refused && performance.now() < endsAt) return token;
      const renewed = await renew(token);
      endsAt = endOf(renewed);
      token = renewed.token;
      return token;
    },
  };
}

function endOf({ expires_in }: LicenceToken): number {
  return performance.now() + (expires_in - margin) * 1000;
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` is missing where a page does not come over TLS. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
