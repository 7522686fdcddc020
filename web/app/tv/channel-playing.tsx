import type { ChannelPage, ChannelPlayback } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import { Player } from '@kadr/player/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSettings } from '../data/initial-data.tsx';
import { tellFramingPage } from '../embed/framing-page.ts';
import { useLanguage } from '../i18n/messages.tsx';
import { NoPlayer } from '../watch/no-player.tsx';
import { usePlayerMessages } from '../watch/player-messages.ts';
import { teleportConfig } from '../watch/player-source.ts';
import { preparedFor } from '../watch/prepared-stream.ts';
import { untilServiceIsBack } from '../watch/service-away.ts';
import type { RecordedContent } from '../watch/telemetry/record-playback.ts';
import { usePlaybackTelemetry } from '../watch/telemetry/use-playback-telemetry.ts';
import type { Leased } from '../watch/use-stream-lease.ts';
import { useWatching } from '../watch/use-watching.ts';
import type { Watching } from '../watch/use-watching.ts';
import styles from '../watch/watch-page.module.css';
import { channelParts, freshToken } from './begin-channel.ts';
import { serviceOf } from './catchup-path.ts';
import { channelPlaybackQuery } from './channel-playback-query.ts';
import { channelSource } from './channel-source.ts';
import { useTimeZone } from './epg-times.ts';
import { useShownProgramme } from './use-shown-programme.ts';

/** Loaded lazily: most channels play. */
const OffAir = lazy(async () => ({ default: (await import('./off-air.tsx')).OffAir }));

/** Loaded after the picture. */
const Zapping = lazy(async () => ({ default: (await import('./zapping.tsx')).Zapping }));

/** NOT_PLAYABLE: the channel has no stream. */
const notPlayable = 1_000_409;

export interface ChannelPlayingProps {
  readonly channel: ChannelPage;
  /** Start of the programme to catch up, in Unix seconds; null: live. */
  readonly startTime: number | null;
  readonly isEmbedded: boolean;
}

/** A playing channel, or the reason why it does not play; it fills the positioned element around it. */
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

  const started = useMemo(() => {
    if (start === undefined) return null;
    const made = channelSource(start, {
      ...channelParts(queries, slug, start),
      picture: logo === null ? null : imageUrl(images_base_url, logo, 'card', 2),
      refreshToken: heeding(() => freshToken(queries, slug, startTime)),
      teleport: teleportConfig(endpoints, window.location),
    });
    const source = stoppedAt === null || made.type === 'live' ? made : { ...made, startTime: stoppedAt };
    return { source, prepared: preparedFor(start.playback) };
  }, [start, queries, slug, startTime, logo, images_base_url, endpoints, stoppedAt, heeding]);

  const tell = useMemo(
    () => (playback === null ? silent : tellerOf(playback, isEmbedded)),
    [playback, isEmbedded],
  );

  const zapping = startTime === null && !isEmbedded && (
    <Suspense fallback={null}>
      <Zapping channel={channel} />
    </Suspense>
  );
  if (watching.isStopped || playback === null || started === null || messages === null)
    return (
      <NoChannel watching={watching} channel={channel} isEmbedded={isEmbedded}>
        {zapping}
      </NoChannel>
    );
  const { programme } = shown;
  const { source, prepared } = started;
  return (
    <Player
      source={source}
      messages={messages}
      timeZone={timeZone}
      onReport={telemetry.report}
      {...(prepared && { prepared })}
      {...(source.type === 'live' && {
        // A gap in the guide has the channel's age rating.
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
    >
      {zapping}
    </Player>
  );
}

interface NoChannelProps extends Pick<ChannelPlayingProps, 'channel' | 'isEmbedded'> {
  readonly watching: Watching;
  /** Links to the neighbouring channels. */
  readonly children: ReactNode;
}

/** Replaces a channel's player: shows that it is loading, or why it is missing. */
function NoChannel({ watching, channel, isEmbedded, children }: NoChannelProps) {
  const { refusal } = watching;
  return (
    <>
      <NoPlayer watching={watching} isEmbedded={isEmbedded}>
        {refusal?.error_code === notPlayable ? (
          <OffAir channel={channel} isEmbedded={isEmbedded} />
        ) : undefined}
      </NoPlayer>
      {refusal !== null && children}
    </>
  );
}

function leased({ playback_session_id, channel }: ChannelPlayback): Leased {
  return { playback_session_id, channel_id: channel.slug };
}

function recordedOf({ playback_session_id, channel, type }: ChannelPlayback): RecordedContent {
  const content = { id: channel.id, type: 'channel' } as const;
  return { playback_session_id, content, start_time: 0, asset_type: type };
}

const silent = (): void => undefined;

/** Reports events to the page that frames the player. */
function tellerOf({ channel, programme }: ChannelPlayback, isEmbedded: boolean) {
  const duration = programme === null ? 0 : programme.end_time - programme.start_time;
  return tellFramingPage({ contentId: channel.id, duration }, isEmbedded);
}
