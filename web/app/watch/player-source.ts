import type { Playback } from '@kadr/contract';
import type { PlayerSource, StreamToken, TeleportConfig } from '@kadr/player';
import type { Endpoints } from '../data/initial-data.tsx';
import { adPlanOf } from './ad-plan.ts';
import { drmConfigOf } from '../data/drm-config.ts';
import type { RenewLicence } from '../data/drm-config.ts';

export interface SourceParts {
  /** Whether it plays in an embedded player. */
  readonly isEmbedded?: boolean;
  /** Second line of the player's title: series, season and episode. */
  readonly caption: string | null;
  /** Address of a picture for the system's own media controls. */
  readonly picture: string | null;
  /** Starts the playback again for a new token. */
  readonly refreshToken: () => Promise<StreamToken>;
  /** Renews the licence token of a protected stream. */
  readonly renewLicence: RenewLicence;
  readonly userId: string;
  /** Configuration of peer delivery, if it is on. */
  readonly teleport?: TeleportConfig | null;
  /** The advertising partner named by the framing page. */
  readonly framePartner?: () => number | null;
  /** This page's marker of the session; null without one. */
  readonly sessionMarker: string | null;
}

/** Converts the service's answer to the player's source. */
export function playerSource(
  playback: Playback,
  {
    isEmbedded = false,
    caption,
    picture,
    refreshToken,
    renewLicence,
    userId,
    sessionMarker,
    teleport = null,
    framePartner = () => null,
  }: SourceParts,
): PlayerSource {
  const { asset, content, drm_config, thumbnails_url, markers, ads } = playback;
  const token = streamToken(playback);
  return {
    assetUrl: asset.url,
    type: isEmbedded ? 'embed' : 'vod',
    isHevc: asset.is_hevc,
    startTime: playback.start_time,
    content: {
      id: String(content.id),
      name: content.series_name ?? content.name,
      ...(caption !== null && { caption }),
      ...(picture !== null && { artwork: [{ src: picture }] }),
    },
    identity: {
      sessionId: playback.playback_session_id,
      userId,
      ...(sessionMarker !== null && { sessionMarker }),
    },
    refreshToken,
    ...(token !== null && { token }),
    ...(teleport !== null && { teleport }),
    ...(drm_config !== null && { drm: drmConfigOf(drm_config, renewLicence) }),
    ...(thumbnails_url !== null && { thumbnailsUrl: thumbnails_url }),
    ...(ads !== null && { ad: adPlanOf(ads, framePartner) }),
    markers: {
      ...(markers.recap !== null && { recap: markers.recap }),
      ...(markers.intro !== null && { intro: markers.intro }),
      ...(markers.credits !== null && { credits: markers.credits }),
      chapters: markers.chapters,
    },
  };
}

/** Configuration of peer delivery from the page's settings: the service's own tracker is beside its pages. */
export function teleportConfig({ teleport }: Endpoints, page: Pick<Location, 'href'>): TeleportConfig | null {
  if (teleport === null) return null;
  const tracker = new URL('/api/teleport', page.href);
  tracker.protocol = tracker.protocol === 'https:' ? 'wss:' : 'ws:';
  return {
    trackers: [tracker.href],
    apiKeys: { vod: teleport.vod_key, live: teleport.live_key },
    iceServers: teleport.stun.map((urls) => ({ urls })),
  };
}

/** The token of the stream's addresses; null if the stream needs none. */
export function streamToken({
  asset,
  expires_at,
}: Pick<Playback, 'asset' | 'expires_at'>): StreamToken | null {
  if (!asset.is_tokenized || asset.cdn_token === null) return null;
  return { query: asset.cdn_token.get_parameters, expiresAt: expires_at };
}
