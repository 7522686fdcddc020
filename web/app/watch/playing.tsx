import type { MediaItem, Playback, PlayerType } from '@kadr/contract';
import { imageUrl } from '@kadr/contract/image-url';
import type { Player as PlayerCore } from '@kadr/player';
import { Player } from '@kadr/player/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { thisDeviceId } from '../data/device-id.ts';
import { renewLicenceOf } from '../data/drm-config.ts';
import { useSettings } from '../data/initial-data.tsx';
import { userQuery } from '../data/queries.ts';
import { sessionMarker } from '../data/session-marker.ts';
import { partnerOfFrame, tellFramingPage } from '../embed/framing-page.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { entryParameters } from '../data/entry-parameters.ts';
import { freshToken } from './begin-stream.ts';
import { NoPlayer } from './no-player.tsx';
import { playbackQuery, trialPlaybackQuery } from './playback-query.ts';
import { usePlayerMessages } from './player-messages.ts';
import { playerSource, teleportConfig } from './player-source.ts';
import { preparedFor } from './prepared-stream.ts';
import { untilServiceIsBack } from './service-away.ts';
import { usePlaybackTelemetry } from './telemetry/use-playback-telemetry.ts';
import { useNext } from './use-next.ts';
import { useSavedPosition } from './use-saved-position.ts';
import type { Leased } from './use-stream-lease.ts';
import { useWatching } from './use-watching.ts';
import styles from './watch-page.module.css';

/** Loaded when a film ends, so that it does not delay the start. */
const EndScreen = lazy(async () => ({ default: (await import('./end-screen.tsx')).EndScreen }));

/** Loaded after the player, and its own code not before it is used. */
const TogetherButton = lazy(async () => ({
  default: (await import('./together/together-button.tsx')).TogetherButton,
}));

/** Watching together, from the view of a player. */
export interface Together {
  /** Called with the player once it exists. */
  readonly follow: (player: PlayerCore | null) => void;
  /** Position of the others, in seconds; null if unknown. The same function throughout a party. */
  readonly place: () => number | null;
  /** Starts the next episode, by its slug, for all participants. */
  readonly goOn: (slug: string) => void;
  /** Content over the picture. */
  readonly overlay: ReactNode;
}

export interface PlayingProps {
  readonly item: MediaItem;
  readonly playerType: PlayerType;
  readonly isEmbedded: boolean;
  /** Impression id of a test of advertisements. */
  readonly trial?: string | null;
  /** Set in a part of a page: the player has no button to close it, and the page handles the end. */
  readonly inline?: { readonly onEnded: () => void };
  /** The element that fills the screen in fullscreen, beyond this title's end. */
  readonly screen?: RefObject<HTMLElement | null>;
  /** Set when it is watched together. */
  readonly together?: Together | undefined;
}

/** A playing title, or the reason why it does not play; it fills the positioned element around it. */
export function Playing({
  item,
  playerType,
  isEmbedded,
  trial = null,
  inline,
  screen,
  together,
}: PlayingProps) {
  const language = useLanguage();
  const messages = usePlayerMessages(language);
  const queries = useQueryClient();
  // Watching a trailer does not count.
  const isViewing = playerType !== 'trailer';
  const query = usePlaybackQuery(item.slug, playerType, trial);
  const answer = useQuery({ ...query, ...untilServiceIsBack });
  const { data: playback } = answer;
  const savePosition = useSavedPosition(isViewing && playback !== undefined ? playback : null);
  const telemetry = usePlaybackTelemetry(playback ?? null, { playerType, isEmbedded });
  const watching = useWatching({
    watched: { item, playerType },
    queryKey: query.queryKey,
    answer,
    // Trailers and stories need no lease.
    leased: playerType === 'player' && playback ? leased(playback) : null,
    isViewing,
    isInPage: inline !== undefined,
  });
  const next = useNext(inline ? null : (playback?.next_episode ?? null), isEmbedded, together?.goOn);
  const started = useStarted(playback, { item, playerType, isEmbedded, together }, watching);
  const shown = useRef<PlayerCore | null>(null);
  const canShare = playerType === 'player' && !isEmbedded && !inline && !together && trial === null;

  if (watching.isStopped || playback === undefined || started === null || messages === null)
    return <NoPlayer watching={watching} isEmbedded={isEmbedded} />;
  const timeZone = queries.getQueryData(userQuery().queryKey)?.currentTimeZone;
  return (
    <Player
      source={started.source}
      messages={messages}
      {...(timeZone !== undefined && { timeZone })}
      onReport={telemetry.report}
      onPlayer={(player) => {
        savePosition(player);
        watching.follow(player);
        telemetry.follow(player);
        together?.follow(player);
        shown.current = player;
      }}
      {...(!isEmbedded && !inline && { onClose: watching.close })}
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
    >
      {together?.overlay}
      {canShare && (
        <Suspense fallback={null}>
          <TogetherButton mediaItemId={playback.content.id} player={() => shown.current} />
        </Suspense>
      )}
    </Player>
  );
}

/** The playback's query, the same object as long as the playback is the same. */
function usePlaybackQuery(slug: string, playerType: PlayerType, trial: string | null) {
  return useMemo(
    () => (trial === null ? playbackQuery(slug, playerType) : trialPlaybackQuery(slug, trial)),
    [slug, playerType, trial],
  );
}

type StartedProps = Pick<PlayingProps, 'item' | 'playerType' | 'isEmbedded' | 'together'>;

/** A playback's input for the player: its source, and the stream that was prepared before the click. */
function useStarted(
  playback: Playback | undefined,
  { item, playerType, isEmbedded, together }: StartedProps,
  { stoppedAt, heeding }: Pick<ReturnType<typeof useWatching>, 'stoppedAt' | 'heeding'>,
) {
  const t = useMessages();
  const queries = useQueryClient();
  const { images_base_url, endpoints } = useSettings();
  const picture = item.visit_card ?? item.logo;
  const place = together?.place;
  return useMemo(() => {
    if (playback === undefined) return null;
    const { season_order_number: season, order_number: episode } = playback.content;
    const caption =
      season === null || episode === null
        ? null
        : `${t('ui.seasonAndEpisode', { season, episode })} · ${playback.content.name}`;
    const prepared = preparedFor(playback);
    const source = playerSource(playback, {
      isEmbedded,
      caption,
      picture: picture === null ? null : imageUrl(images_base_url, picture, 'card', 2),
      refreshToken: heeding(freshToken(queries, playback, playerType)),
      renewLicence: renewLicenceOf(queries, playback),
      userId: thisDeviceId(entryParameters()),
      sessionMarker: sessionMarker(),
      teleport: teleportConfig(endpoints, window.location),
      framePartner: partnerOfFrame,
    });
    const { content, duration } = playback;
    const startTime = place?.() ?? stoppedAt;
    return {
      source: startTime === null ? source : { ...source, startTime },
      prepared,
      onEvent: tellFramingPage({ contentId: content.id, duration }, isEmbedded),
    };
  }, [
    playback,
    queries,
    playerType,
    isEmbedded,
    t,
    picture,
    images_base_url,
    endpoints,
    stoppedAt,
    heeding,
    place,
  ]);
}

function leased({ playback_session_id, content }: Playback): Leased {
  return { playback_session_id, media_item_id: content.slug };
}
