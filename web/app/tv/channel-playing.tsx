import type { ChannelPage, ChannelPlayback } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import type { StreamToken } from '@kadr/player';
import { Player } from '@kadr/player/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { lazy, useMemo } from 'react';
import { thisDeviceId } from '../data/device-id.ts';
import { renewLicenceOf } from '../data/drm-config.ts';
import { useSettings } from '../data/initial-data.tsx';
import { sessionMarker } from '../data/session-marker.ts';
import { tellFramingPage } from '../embed/framing-page.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { entryParameters } from '../data/entry-parameters.ts';
import { NoPlayer } from '../watch/no-player.tsx';
import { usePlayerMessages } from '../watch/player-messages.ts';
import { streamToken, teleportConfig } from '../watch/player-source.ts';
import { untilServiceIsBack } from '../watch/service-away.ts';
import type { RecordedContent } from '../watch/telemetry/record-playback.ts';
import { usePlaybackTelemetry } from '../watch/telemetry/use-playback-telemetry.ts';
import type { Leased } from '../watch/use-stream-lease.ts';
import { useWatching } from '../watch/use-watching.ts';
import styles from '../watch/watch-page.module.css';
import { serviceOf } from './catchup-path.ts';
import { channelPlaybackQuery, channelTokenQuery } from './channel-playback-query.ts';
import { channelSource } from './channel-source.ts';
import { useTimeZone } from './epg-times.ts';
import { useShownProgramme } from './use-shown-programme.ts';

/** Most channels play. */
const OffAir = lazy(async () => ({ default: (await import('./off-air.tsx')).OffAir }));

/** NOT_PLAYABLE: the channel gives no stream. */
const notPlayable = 1_000_409;

export interface ChannelPlayingProps {
  readonly channel: ChannelPage;
  /** Unix seconds at which the programme began that is caught up; null: live. */
  readonly startTime: number | null;
  readonly isEmbedded: boolean;
}

/** A channel as it plays, or why it does not; it fills the positioned element around it. */
export function ChannelPlaying({ channel, startTime, isEmbedded }: ChannelPlayingProps) {
  const messages = usePlayerMessages(useLanguage());
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  const { images_base_url, endpoints } = useSettings();
  const { slug, logo } = channel;
  const query = useMemo(() => channelPlaybackQuery(slug, startTime), [slug, startTime]);
  const answer = useQuery({ ...query, ...untilServiceIsBack });
  const { data: start } = answer;
  const playback = start?.playback ?? null;
  const shown = useShownProgramme(channel, playback);
  const recorded = useMemo(() => (playback === null ? null : recordedOf(playback)), [playback]);
  const telemetry = usePlaybackTelemetry(recorded, { playerType: 'player', isEmbedded });
  const watching = useWatching({
    watched: { channel, serviceId: serviceOf(channel, startTime === null ? 'live' : 'past') },
    queryKey: query.queryKey,
    answer,
    leased: playback === null ? null : leased(playback),
    isViewing: true,
  });
  const { stoppedAt, heeding } = watching;

  const source = useMemo(() => {
    if (start === undefined) return null;
    const made = channelSource(start, {
      picture: logo === null ? null : imageUrl(images_base_url, logo, 'card', 2),
      refreshToken: heeding(() => freshToken(queries, slug, startTime)),
      renewLicence: renewLicenceOf(queries, start.playback),
      userId: thisDeviceId(entryParameters()),
      sessionMarker: sessionMarker(),
      teleport: teleportConfig(endpoints, window.location),
    });
    return stoppedAt === null || made.type === 'live' ? made : { ...made, startTime: stoppedAt };
  }, [start, queries, slug, startTime, logo, images_base_url, endpoints, stoppedAt, heeding]);

  const tell = useMemo(
    () => (playback === null ? silent : tellerOf(playback, isEmbedded)),
    [playback, isEmbedded],
  );

  if (watching.isStopped || playback === null || source === null || messages === null)
    return (
      <NoPlayer watching={watching} isEmbedded={isEmbedded}>
        {watching.refusal?.error_code === notPlayable ? (
          <OffAir channel={channel} isEmbedded={isEmbedded} />
        ) : undefined}
      </NoPlayer>
    );
  const { programme } = shown;
  return (
    <Player
      source={source}
      messages={messages}
      timeZone={timeZone}
      onReport={telemetry.report}
      {...(source.type === 'live' && {
        // What the guide does not name has the channel's own age.
        shown: {
          ageMark: (programme ?? channel).age_level.name,
          ...(programme !== null && { caption: programme.name }),
        },
      })}
      onPlayer={(player) => {
        watching.follow(player);
        telemetry.follow(player);
        shown.follow(player);
      }}
      {...(!isEmbedded && { onClose: watching.close })}
      {...(styles.player !== undefined && { className: styles.player })}
      onEvent={tell}
    />
  );
}

/** Starts watching the same once more, for the token of its streams. @throws what the service refuses with. */
async function freshToken(
  queries: QueryClient,
  slug: string,
  startTime: number | null,
): Promise<StreamToken> {
  const { playback } = await queries.fetchQuery(channelTokenQuery(slug, startTime));
  return streamToken(playback) ?? { query: '' };
}

function leased({ playback_session_id, channel }: ChannelPlayback): Leased {
  return { playback_session_id, channel_id: channel.slug };
}

function recordedOf({ playback_session_id, channel, type }: ChannelPlayback): RecordedContent {
  const content = { id: channel.id, type: 'channel' } as const;
  return { playback_session_id, content, start_time: 0, asset_type: type };
}

const silent = (): void => undefined;

/** The page that frames the player hears what has happened. */
function tellerOf({ channel, programme }: ChannelPlayback, isEmbedded: boolean) {
  const duration = programme === null ? 0 : programme.end_time - programme.start_time;
  return tellFramingPage({ contentId: channel.id, duration }, isEmbedded);
}
