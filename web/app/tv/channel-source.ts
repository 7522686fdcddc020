import type { PlayerSource } from '@kadr/player';
import { drmConfigOf } from '../data/drm-config.ts';
import { streamToken } from '../watch/player-source.ts';
import type { SourceParts } from '../watch/player-source.ts';
import type { ChannelStart } from './channel-playback-query.ts';

export type ChannelParts = Omit<SourceParts, 'caption' | 'isEmbedded'>;

/** Converts the service's answer to the player's source: the live channel, or a past programme. */
export function channelSource(
  { playback, clockOffset }: ChannelStart,
  { picture, refreshToken, renewLicence, userId, sessionMarker, teleport = null }: ChannelParts,
): PlayerSource {
  const { asset, channel, programme, drm_config, type } = playback;
  const token = streamToken(playback);
  const isLive = type === 'live';
  const isProgramme = !isLive && programme !== null;
  return {
    assetUrl: asset.url,
    type,
    playerType: asset.player_type,
    isHevc: asset.is_hevc,
    ...(isLive
      ? { timeshift: { pauseLiveDuration: playback.pause_live_duration, clockOffset } }
      : { startTime: 0 }),
    content: {
      id: String(channel.id),
      type: isLive ? 'channel' : 'programme',
      // The programme on a live channel changes: the page names it elsewhere.
      name: channel.name,
      ...(isProgramme && { caption: programme.name, ageMark: programme.age_level.name }),
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
  };
}
