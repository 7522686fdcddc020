import type { Clip, Language, Playback } from '@kadr/contract';
import { createPlayer, prepare, preloadEngine } from '@kadr/player';
import type { Player, PlayerEvent } from '@kadr/player';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { renewLicenceOf } from '../data/drm-config.ts';
import { thisDeviceId } from '../data/device-id.ts';
import { apiOf } from '../data/query-client.ts';
import { sessionMarker } from '../data/session-marker.ts';
import { onViewStatus, viewStatus } from '../data/view-status.ts';
import { useLanguage, useMessages } from '../i18n/messages.tsx';
import { failureOf } from '../data/page-errors.ts';
import { entryParameters } from '../data/entry-parameters.ts';
import { Button } from '../ui/button.tsx';
import { freshToken } from '../watch/begin-stream.ts';
import { playerSource } from '../watch/player-source.ts';
import { recordPlayback } from '../watch/telemetry/record-playback.ts';
import { useSavedPosition } from '../watch/use-saved-position.ts';
import { useViewedTime } from '../watch/use-viewed-time.ts';
import { ClipControls } from './clip-controls.tsx';
import { clipEnvironment } from './clip-environment.ts';
import { openClipStreams } from './clip-streams.ts';
import type { ClipStreams, ReadyClip } from './clip-streams.ts';
import styles from './clip-video.module.css';
import { noLabels } from '../blocks/preview/no-labels.ts';

/** Starts clips, and fetches their streams. */
export function streamsOf(queries: QueryClient, language: Language): ClipStreams {
  void preloadEngine();
  const environment = clipEnvironment(language);
  return openClipStreams({
    start: async (slug) =>
      (await apiOf(queries)).playback.start({ media_item_id: slug, player_type: 'stories' }),
    sourceOf: (playback) =>
      playerSource(playback, {
        caption: playback.content.name,
        picture: null,
        refreshToken: freshToken(queries, playback, 'stories'),
        renewLicence: renewLicenceOf(queries, playback),
        sessionMarker: sessionMarker(),
        userId: thisDeviceId(entryParameters()),
      }),
    prepare: (source) => prepare(source, environment),
  });
}

/** Applies a key of the feed to the playing clip. */
export type ClipControl = (command: 'toggle' | 'mute') => void;

export interface ClipVideoProps {
  readonly clip: Clip;
  readonly streams: ClipStreams;
  /** Called with the control once the clip plays, with null when it goes. */
  readonly onControls: (control: ClipControl | null) => void;
  /** Whether it starts automatically. */
  readonly mayBegin: boolean;
  /** Called when its first picture has been shown: the network is free for the next clip. */
  readonly onSeen: () => void;
  readonly onEnded: () => void;
}

interface Playing {
  readonly player: Player;
  readonly playback: Playback;
  readonly media: HTMLVideoElement;
  readonly end: () => void;
}

/** A playing clip, or the reason why it does not play; it fills the positioned element around it. */
export function ClipVideo(props: ClipVideoProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt((number) => number + 1)} />;
}

function Attempt(props: ClipVideoProps & { readonly onRetry: () => void }) {
  const { clip, onRetry } = props;
  const t = useMessages();
  const stage = useRef<HTMLDivElement>(null);
  const status = useSyncExternalStore(onViewStatus, viewStatus, viewStatus);
  const isOpen = status === 'open';
  const { playing, error } = useClipPlayer(stage, props, isOpen);
  useClipControl(playing, props.onControls);
  return (
    <>
      <div ref={stage} className={styles.stage} />
      {playing !== null && <ClipControls player={playing.player} name={clip.series.name} />}
      {!isOpen && (
        <output className={styles.message}>
          <span>{t('watch.overTitle')}</span>
          <span>{t(status === 'window_over' ? 'watch.windowOver' : 'watch.timeOver')}</span>
        </output>
      )}
      {isOpen && error !== null && (
        <output className={styles.message}>
          <span>{failureOf(error).description || t('watch.failedText')}</span>
          <Button size="small" onClick={onRetry}>
            {t('watch.retry')}
          </Button>
        </output>
      )}
    </>
  );
}

/** Plays a clip in `stage` while the profile may watch. */
function useClipPlayer(
  stage: RefObject<HTMLElement | null>,
  { clip, streams, mayBegin, onSeen, onEnded }: ClipVideoProps,
  isOpen: boolean,
): { readonly playing: Playing | null; readonly error: unknown } {
  const language = useLanguage();
  const queries = useQueryClient();
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [error, setError] = useState<unknown>(null);
  const { slug } = clip.media_item;

  const heard = useEffectEvent((event: PlayerEvent, { player, playback, media }: Playing) => {
    if (event.type === 'first-frame') {
      onSeen();
      void countStart(queries, playback);
    }
    if (event.type === 'ended') onEnded();
    if (event.type !== 'need-gesture' || media.muted) return;
    // Without a gesture browsers only play muted video; the viewer's setting is kept.
    media.muted = true;
    void player.play();
  });
  const begin = useEffectEvent((): boolean => mayBegin);

  useEffect(() => {
    const place = stage.current;
    if (!place || !isOpen) return undefined;
    let isGone = false;
    let end = (): void => undefined;
    streams.take(slug).then(
      (stream) => {
        const { prepared } = stream;
        if (isGone) return prepared.cancel();
        const made = playIn(place, stream, language);
        const stop = made.player.on((event) => heard(event, made));
        end = () => {
          stop();
          made.end();
        };
        setPlaying(made);
        return void made.player.load(prepared.source, { prepared, autoplay: begin() });
      },
      (failure: unknown) => {
        if (!isGone) setError(failure);
      },
    );
    return () => {
      isGone = true;
      setPlaying(null);
      end();
    };
  }, [stage, slug, streams, language, isOpen]);
  return { playing, error };
}

/** Creates a player of a prepared clip in `place`; `end` removes everything. */
function playIn(place: HTMLElement, { playback, prepared }: ReadyClip, language: Language): Playing {
  const { media } = prepared;
  place.append(media);
  // A landscape picture is shown whole.
  const lay = (): void => void media.toggleAttribute('data-lying', media.videoWidth > media.videoHeight);
  media.addEventListener('resize', lay);
  lay();
  // A film may fade in from black: the clip's picture is shown until it has started.
  const reveal = (): void => void media.toggleAttribute('data-begun', media.currentTime > 0);
  media.addEventListener('timeupdate', reveal);
  reveal();
  const environment = clipEnvironment(language);
  const player = createPlayer({ media, container: place, environment, labels: noLabels });
  const recording = recordPlayback(player, { playback, playerType: 'stories', isEmbedded: false });
  const end = (): void => {
    recording.stop();
    media.removeEventListener('resize', lay);
    media.removeEventListener('timeupdate', reveal);
    media.remove();
    void player.destroy();
  };
  return { player, playback, media, end };
}

/** Exposes the control of the player, counts and saves how far it was watched, and pauses it in a hidden page. */
function useClipControl(playing: Playing | null, onControls: ClipVideoProps['onControls']): void {
  const countViewing = useViewedTime(true);
  const savePosition = useSavedPosition(playing?.playback ?? null);
  const tell = useEffectEvent(onControls);
  useEffect(() => {
    const player = playing?.player ?? null;
    countViewing(player);
    savePosition(player);
    if (player === null) return undefined;
    tell((command) => (command === 'toggle' ? player.togglePlay() : player.toggleMute()));
    const look = (): void => {
      if (document.visibilityState === 'hidden') player.pause('tech');
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      tell(null);
      document.removeEventListener('visibilitychange', look);
      countViewing(null);
      savePosition(null);
    };
  }, [playing, countViewing, savePosition]);
}

/** Reports the start of a clip to the service; playback does not depend on it. */
async function countStart(queries: QueryClient, { playback_session_id, content }: Playback): Promise<void> {
  const api = await apiOf(queries);
  await api.playback.begun({ playback_session_id, media_item_id: content.slug }).catch(() => undefined);
}
