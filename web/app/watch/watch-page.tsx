import type { MediaItem, Playback, PlayerType } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import { browserStorage, deviceId } from '@kadr/player';
import type { PlayerEvent } from '@kadr/player';
import { eng, hye, Player, rus } from '@kadr/player/react';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { renewLicenceOf } from '../data/drm-config.ts';
import { useBrand, useSettings } from '../data/initial-data.tsx';
import { mediaItemQuery } from '../data/queries.ts';
import { apiOf } from '../data/query-client.ts';
import { sessionMarker } from '../data/session-marker.ts';
import { onViewStatus, viewStatus } from '../data/view-status.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../routing/page-errors.ts';
import { messageOf, parentOf } from '../embed/parent-window.ts';
import { PageHead } from '../routing/page-head.tsx';
import { playerPath, titlePath } from '../routing/paths.ts';
import { useIsInBrowser } from '../shell/use-is-in-browser.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { freshToken } from './begin-stream.ts';
import { playbackQuery } from './playback-query.ts';
import { playerSource, randomId, teleportConfig } from './player-source.ts';
import { takePrepared } from './prepared-stream.ts';
import { useSavedPosition } from './use-saved-position.ts';
import { useViewedTime } from './use-viewed-time.ts';
import styles from './watch-page.module.css';

const playerMessages = { rus, eng, hye };

/** Code of the service's refusal of what is above the profile's age. */
const aboveAge = 1_000_460;

const titleKeys = {
  player: 'watch.title',
  trailer: 'watch.trailerTitle',
  stories: 'watch.storiesTitle',
} as const satisfies Record<PlayerType, string>;

/** A title in the player, the whole screen for it (RT-029, PL-023). */
export function WatchPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="player" />;
}

/** A title's trailer in the player (RT-030). */
export function TrailerPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="trailer" />;
}

/** A title's stories in the player (RT-031). */
export function StoriesPage() {
  return <Watching id={useParams()['id'] ?? ''} playerType="stories" />;
}

export interface WatchingProps {
  /** Id or slug of the title. */
  readonly id: string;
  readonly playerType: PlayerType;
  /** In a frame of another site: there is nothing to close it to, and the next episode stays in the frame. */
  readonly isEmbedded?: boolean;
}

/** The player over the whole window. */
export function Watching({ id, playerType, isEmbedded = false }: WatchingProps) {
  const t = useMessages();
  const brand = useBrand();
  const { data: item } = useSuspenseQuery(mediaItemQuery(id));
  // The server's part is the same for everybody; watching begins in the browser.
  const isInBrowser = useIsInBrowser();
  const name =
    item.series_name === null || item.series_name === item.name
      ? item.name
      : `${item.series_name}: ${item.name}`;
  return (
    <div className={styles.page}>
      <PageHead
        title={t(titleKeys[playerType], {
          name,
          brand: brand.name,
        })}
        isHidden
      />
      <h1 className={styles.unseen}>{name}</h1>
      {isInBrowser && (
        <Playing
          key={`${item.slug} ${playerType}`}
          item={item}
          playerType={playerType}
          isEmbedded={isEmbedded}
        />
      )}
    </div>
  );
}

export interface PlayingProps extends Pick<WatchingProps, 'playerType'> {
  readonly item: MediaItem;
  readonly isEmbedded: boolean;
  /** A part of a page: there is nothing to close, and what comes at the end is the page's to say. */
  readonly inline?: { readonly onEnded: () => void };
}

/** A title as it plays, or why it does not; it fills the positioned element around it. */
export function Playing({ item, playerType, isEmbedded, inline }: PlayingProps) {
  const t = useMessages();
  const language = useLanguage();
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
  const query = playbackQuery(item.slug, playerType);
  const { data: playback, error, refetch, isFetching } = useQuery(query);
  const savePosition = useSavedPosition(isViewing && playback !== undefined ? playback : null);
  useEffect(
    () => () => {
      // Once it is sure that nobody shows it: React's development mode leaves and comes back at once.
      setTimeout(() =>
        queries.removeQueries({ queryKey: ['playback', item.slug, playerType], type: 'inactive' }),
      );
    },
    [queries, item.slug, playerType],
  );

  const started = useMemo(() => {
    if (playback === undefined) return null;
    const { season_order_number: season, order_number: episode } = playback.content;
    const caption =
      season === null || episode === null
        ? null
        : `${t('ui.seasonAndEpisode', { season, episode })} · ${playback.content.name}`;
    const prepared = takePrepared(playback);
    const parts = {
      caption,
      picture: picture === null ? null : imageUrl(images_base_url, picture, 'card', 2),
      refreshToken: freshToken(queries, playback, playerType),
      renewLicence: renewLicenceOf(queries, playback),
      userId: deviceId(browserStorage(), randomId),
      teleport: teleportConfig(endpoints, window.location),
      sessionMarker: sessionMarker(),
    };
    return { source: playerSource(playback, parts), prepared };
  }, [playback, queries, playerType, t, picture, images_base_url, endpoints]);

  if (status !== 'open')
    return (
      <div className={styles.message}>
        <EmptyState
          icon="clock"
          titleAs="h2"
          title={t('watch.overTitle')}
          text={t(status === 'window_over' ? 'watch.windowOver' : 'watch.timeOver')}
        >
          <ButtonLink
            href={titlePath(item)}
            variant="primary"
            {...(isEmbedded && { target: '_blank', rel: 'noopener' })}
          >
            {t('watch.toTitle')}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  if (error !== null) {
    const { status, description, error_code } = failureOf(error);
    // A refusal stays one, however often it is asked for.
    const canRetry = status < 400 || status >= 500;
    const isAboveAge = error_code === aboveAge;
    const unlock = async (): Promise<void> => {
      const { unlockAge } = await import('../profiles/unlock-age.ts');
      if (await unlockAge(queries)) await refetch();
    };
    return (
      <div className={styles.message}>
        <EmptyState
          icon="alert"
          titleAs="h2"
          title={t('watch.failedTitle')}
          text={description || t('watch.failedText')}
        >
          {canRetry && (
            <Button variant="primary" loading={isFetching} onClick={() => void refetch()}>
              {t('watch.retry')}
            </Button>
          )}
          {isAboveAge && (
            <Button variant="primary" loading={isFetching} onClick={() => void unlock()}>
              {t('shell.enterPin')}
            </Button>
          )}
          <ButtonLink
            href={titlePath(item)}
            variant={canRetry || isAboveAge ? 'secondary' : 'primary'}
            {...(isEmbedded && { target: '_blank', rel: 'noopener' })}
          >
            {t('watch.toTitle')}
          </ButtonLink>
        </EmptyState>
      </div>
    );
  }
  if (playback === undefined || started === null)
    return (
      <div className={styles.waiting}>
        <progress className={styles.unseen} aria-label={t('routing.loading')} />
      </div>
    );
  const { next_episode: next } = playback;
  const close = (): void =>
    void (location.key === 'default' ? navigate(titlePath(item), { replace: true }) : navigate(-1));
  return (
    <Player
      source={started.source}
      messages={playerMessages[language]}
      onPlayer={(player) => {
        countViewing(player);
        savePosition(player);
      }}
      {...(!isEmbedded && !inline && { onClose: close })}
      {...(styles.player !== undefined && { className: styles.player })}
      {...(started.prepared && { prepared: started.prepared })}
      onEvent={(event: PlayerEvent) => {
        if (event.type === 'first-frame' && playerType === 'player') void countStart(queries, playback);
        const message = messageOf(event, { contentId: playback.content.id, duration: playback.duration });
        if (message) parentOf(window, isEmbedded)?.(message);
      }}
      {...(inline ??
        (next && {
          onEnded: () =>
            void navigate(
              isEmbedded
                ? `/embed/${next.episode_slug}`
                : playerPath({ type: 'episode', slug: next.episode_slug }),
              { replace: true },
            ),
        }))}
    />
  );
}

/** Tells the service that the film is being watched; watching does not depend on it. */
async function countStart(queries: QueryClient, { playback_session_id, content }: Playback): Promise<void> {
  const api = await apiOf(queries);
  await api.playback.begun({ playback_session_id, media_item_id: content.slug }).catch(() => undefined);
}
