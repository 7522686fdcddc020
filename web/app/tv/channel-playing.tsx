import type { ChannelPage, ChannelPlayback } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import type { StreamToken } from '@kadr/player';
import { Player } from '@kadr/player/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { thisDeviceId } from '../data/device-id.ts';
import { renewLicenceOf } from '../data/drm-config.ts';
import { useSettings } from '../data/initial-data.tsx';
import { sessionMarker } from '../data/session-marker.ts';
import { onViewStatus, viewStatus } from '../data/view-status.ts';
import { tellFramingPage } from '../embed/framing-page.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../routing/page-errors.ts';
import type { Failure } from '../routing/page-errors.ts';
import { channelPath } from '../routing/paths.ts';
import { entryParameters } from '../start-up/entry-parameters.ts';
import { usePlayerMessages } from '../watch/player-messages.ts';
import { streamToken, teleportConfig } from '../watch/player-source.ts';
import type { RecordedContent } from '../watch/telemetry/record-playback.ts';
import { usePlaybackTelemetry } from '../watch/telemetry/use-playback-telemetry.ts';
import { refusalOf, useStreamLease } from '../watch/use-stream-lease.ts';
import type { Leased } from '../watch/use-stream-lease.ts';
import { useViewedTime } from '../watch/use-viewed-time.ts';
import styles from '../watch/watch-page.module.css';
import { serviceOf } from './catchup-path.ts';
import { channelPlaybackQuery } from './channel-playback-query.ts';
import { channelSource } from './channel-source.ts';
import { useTimeZone } from './epg-times.ts';
import { useShownProgramme } from './use-shown-programme.ts';

/** Most channels play. */
const WatchRefusal = lazy(async () => ({
  default: (await import('../watch/watch-refusal.tsx')).WatchRefusal,
}));
const ViewingOver = lazy(async () => ({ default: (await import('../watch/watch-refusal.tsx')).ViewingOver }));
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
  const t = useMessages();
  const messages = usePlayerMessages(useLanguage());
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const timeZone = useTimeZone();
  const { images_base_url, endpoints } = useSettings();
  const status = useSyncExternalStore(onViewStatus, viewStatus, viewStatus);
  const countViewing = useViewedTime(true);
  const query = channelPlaybackQuery(channel.slug, startTime);
  const { data: start, error, refetch, isFetching } = useQuery(query);
  const playback = start?.playback ?? null;
  const shown = useShownProgramme(channel, playback);
  const recorded = useMemo(() => (playback === null ? null : recordedOf(playback)), [playback]);
  const telemetry = usePlaybackTelemetry(recorded, { playerType: 'player', isEmbedded });
  const place = useRef<number | null>(null);
  /** How far a programme that was on had got when it was stopped, in seconds. */
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const notePlace = useCallback((seconds: number) => void (place.current = seconds), []);
  const lease = useStreamLease(playback === null ? null : leased(playback), notePlace);
  const [tokenRefusal, setTokenRefusal] = useState<Failure | null>(null);
  const { slug, logo } = channel;
  useEffect(
    () => () => {
      // Once it is sure that nobody shows it: React's development mode leaves and comes back at once.
      setTimeout(() =>
        queries.removeQueries({ queryKey: ['channel-playback', slug, startTime], type: 'inactive' }),
      );
    },
    [queries, slug, startTime],
  );

  const source = useMemo(() => {
    if (start === undefined) return null;
    const made = channelSource(start, {
      picture: logo === null ? null : imageUrl(images_base_url, logo, 'card', 2),
      refreshToken: () =>
        freshToken(queries, slug, startTime).catch((refused: unknown) => {
          setTokenRefusal(refusalOf(refused));
          throw refused;
        }),
      renewLicence: renewLicenceOf(queries, start.playback),
      userId: thisDeviceId(entryParameters()),
      sessionMarker: sessionMarker(),
      teleport: teleportConfig(endpoints, window.location),
    });
    return stoppedAt === null || made.type === 'live' ? made : { ...made, startTime: stoppedAt };
  }, [start, queries, slug, startTime, logo, images_base_url, endpoints, stoppedAt]);

  const tell = useMemo(
    () => (playback === null ? silent : tellerOf(playback, isEmbedded)),
    [playback, isEmbedded],
  );

  const waiting = (
    <div className={styles.waiting}>
      <progress className={styles.unseen} aria-label={t('routing.loading')} />
    </div>
  );
  const watched = { channel, serviceId: serviceOf(channel, startTime === null ? 'live' : 'past') };
  if (status !== 'open')
    return (
      <Suspense fallback={waiting}>
        <ViewingOver status={status} watched={watched} isEmbedded={isEmbedded} />
      </Suspense>
    );
  const refusal = lease.refusal ?? tokenRefusal ?? (error === null ? null : failureOf(error));
  if (refusal !== null) {
    const again = async (): Promise<void> => {
      setTokenRefusal(null);
      setStoppedAt(place.current);
      // Another playback: what was stopped stays so.
      await (error === null ? queries.resetQueries({ queryKey: query.queryKey }) : refetch());
    };
    return (
      <Suspense fallback={waiting}>
        {refusal.error_code === notPlayable ? (
          <OffAir channel={channel} isEmbedded={isEmbedded} />
        ) : (
          <WatchRefusal
            failure={refusal}
            hasBegun={error === null}
            watched={watched}
            isEmbedded={isEmbedded}
            isBusy={isFetching}
            again={() => void again()}
          />
        )}
      </Suspense>
    );
  }
  if (playback === null || source === null || messages === null) return waiting;
  const { programme } = shown;
  const page = channelPath(slug);
  const close = (): void =>
    void (location.key === 'default' ? navigate(page, { replace: true }) : navigate(-1));
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
        countViewing(player);
        lease.follow(player);
        telemetry.follow(player);
        shown.follow(player);
      }}
      {...(!isEmbedded && { onClose: close })}
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
  const { playback } = await queries.fetchQuery({
    ...channelPlaybackQuery(slug, startTime),
    queryKey: ['channel-playback-token', slug, startTime],
    staleTime: 0,
  });
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
