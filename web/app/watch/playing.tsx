import type { MediaItem, Playback, PlayerType } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import { Player } from '@kadr/player/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { thisDeviceId } from '../data/device-id.ts';
import { renewLicenceOf } from '../data/drm-config.ts';
import { useSettings } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { sessionMarker } from '../data/session-marker.ts';
import { onViewStatus, viewStatus } from '../data/view-status.ts';
import { partnerOfFrame, tellFramingPage } from '../embed/framing-page.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../routing/page-errors.ts';
import type { Failure } from '../routing/page-errors.ts';
import { titlePath } from '../routing/paths.ts';
import { entryParameters } from '../start-up/entry-parameters.ts';
import { freshToken } from './begin-stream.ts';
import { playbackQuery } from './playback-query.ts';
import { usePlayerMessages } from './player-messages.ts';
import { playerSource, teleportConfig } from './player-source.ts';
import { takePrepared } from './prepared-stream.ts';
import { trialPlaybackQuery } from './trial-playback.ts';
import { usePlaybackTelemetry } from './telemetry/use-playback-telemetry.ts';
import { useNext } from './use-next.ts';
import { useSavedPosition } from './use-saved-position.ts';
import { refusalOf, useStreamLease } from './use-stream-lease.ts';
import type { Leased } from './use-stream-lease.ts';
import { useViewedTime } from './use-viewed-time.ts';
import styles from './watch-page.module.css';

/** Most films play. */
const WatchRefusal = lazy(async () => ({ default: (await import('./watch-refusal.tsx')).WatchRefusal }));
const ViewingOver = lazy(async () => ({ default: (await import('./watch-refusal.tsx')).ViewingOver }));

/** Comes when a film ends: not in the way of its beginning. */
const EndScreen = lazy(async () => ({ default: (await import('./end-screen.tsx')).EndScreen }));

export interface PlayingProps {
  readonly item: MediaItem;
  readonly playerType: PlayerType;
  readonly isEmbedded: boolean;
  /** Advertisements are tried by this impression id. */
  readonly trial?: string | null;
  /** A part of a page: there is nothing to close, and what comes at the end is the page's to say. */
  readonly inline?: { readonly onEnded: () => void };
  /** What fills the screen in fullscreen, over this title's end. */
  readonly screen?: RefObject<HTMLElement | null>;
}

/** A title as it plays, or why it does not; it fills the positioned element around it. */
export function Playing({ item, playerType, isEmbedded, trial = null, inline, screen }: PlayingProps) {
  const t = useMessages();
  const language = useLanguage();
  const messages = usePlayerMessages(language);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { images_base_url, endpoints } = useSettings();
  const picture = item.visit_card ?? item.logo;
  // Trailers are no viewing.
  const isViewing = playerType !== 'trailer';
  const seen = useSyncExternalStore(onViewStatus, viewStatus, viewStatus);
  const status = isViewing ? seen : 'open';
  const countViewing = useViewedTime(isViewing);
  const query = useMemo(
    () => (trial === null ? playbackQuery(item.slug, playerType) : trialPlaybackQuery(item.slug, trial)),
    [item.slug, playerType, trial],
  );
  const { data: playback, error, refetch, isFetching } = useQuery(query);
  const savePosition = useSavedPosition(isViewing && playback !== undefined ? playback : null);
  const telemetry = usePlaybackTelemetry(playback ?? null, { playerType, isEmbedded });
  const place = useRef<number | null>(null);
  /** How far it had got when it was stopped, in seconds: it goes on there. */
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const notePlace = useCallback((seconds: number) => void (place.current = seconds), []);
  // Trailers and stories take no place.
  const lease = useStreamLease(playerType === 'player' && playback ? leased(playback) : null, notePlace);
  const [tokenRefusal, setTokenRefusal] = useState<Failure | null>(null);
  const next = useNext(inline ? null : (playback?.next_episode ?? null), isEmbedded);
  useEffect(
    () => () => {
      // Once it is sure that nobody shows it: React's development mode leaves and comes back at once.
      setTimeout(() => queries.removeQueries({ queryKey: query.queryKey, type: 'inactive' }));
    },
    [queries, query],
  );

  const started = useMemo(() => {
    if (playback === undefined) return null;
    const { season_order_number: season, order_number: episode } = playback.content;
    const caption =
      season === null || episode === null
        ? null
        : `${t('ui.seasonAndEpisode', { season, episode })} · ${playback.content.name}`;
    const prepared = takePrepared(playback);
    const renew = freshToken(queries, playback, playerType);
    const source = playerSource(playback, {
      caption,
      picture: picture === null ? null : imageUrl(images_base_url, picture, 'card', 2),
      refreshToken: () =>
        renew().catch((refused: unknown) => {
          setTokenRefusal(refusalOf(refused));
          throw refused;
        }),
      renewLicence: renewLicenceOf(queries, playback),
      userId: thisDeviceId(entryParameters()),
      sessionMarker: sessionMarker(),
      teleport: teleportConfig(endpoints, window.location),
      framePartner: partnerOfFrame,
    });
    const { content, duration } = playback;
    return {
      source: stoppedAt === null ? source : { ...source, startTime: stoppedAt },
      prepared,
      onEvent: tellFramingPage({ contentId: content.id, duration }, isEmbedded),
    };
  }, [playback, queries, playerType, isEmbedded, t, picture, images_base_url, endpoints, stoppedAt]);

  const waiting = (
    <div className={styles.waiting}>
      <progress className={styles.unseen} aria-label={t('routing.loading')} />
    </div>
  );
  if (status !== 'open')
    return (
      <Suspense fallback={waiting}>
        <ViewingOver status={status} watched={{ item }} isEmbedded={isEmbedded} />
      </Suspense>
    );
  const refusal = lease.refusal ?? tokenRefusal;
  if (error !== null || refusal !== null) {
    const again = async (): Promise<void> => {
      setTokenRefusal(null);
      setStoppedAt(place.current);
      // Another playback: what was stopped stays so.
      await (error === null ? queries.resetQueries({ queryKey: query.queryKey }) : refetch());
    };
    return (
      <Suspense fallback={waiting}>
        <WatchRefusal
          failure={refusal ?? failureOf(error)}
          hasBegun={error === null}
          watched={{ item }}
          isEmbedded={isEmbedded}
          isBusy={isFetching}
          again={() => void again()}
        />
      </Suspense>
    );
  }
  if (playback === undefined || started === null || messages === null) return waiting;
  const timeZone = queries.getQueryData(userQuery().queryKey)?.currentTimeZone;
  const close = (): void =>
    void (location.key === 'default' ? navigate(titlePath(item), { replace: true }) : navigate(-1));
  return (
    <Player
      source={started.source}
      messages={messages}
      {...(timeZone !== undefined && { timeZone })}
      onReport={telemetry.report}
      onPlayer={(player) => {
        countViewing(player);
        savePosition(player);
        lease.follow(player);
        telemetry.follow(player);
      }}
      {...(!isEmbedded && !inline && { onClose: close })}
      {...(styles.player !== undefined && { className: styles.player })}
      {...(started.prepared && { prepared: started.prepared })}
      {...(screen && { screen })}
      onEvent={started.onEvent}
      {...(inline ?? {
        renderEnd: ({ replay }) => (
          <Suspense fallback={null}>
            <EndScreen
              item={item}
              playerType={playerType}
              isEmbedded={isEmbedded}
              next={next?.onNext ?? null}
              replay={replay}
            />
          </Suspense>
        ),
        ...next,
      })}
    />
  );
}

function leased({ playback_session_id, content }: Playback): Leased {
  return { playback_session_id, media_item_id: content.slug };
}
