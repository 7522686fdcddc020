import type { FilmStream } from '@kadr/contract';
import type { Player, PlayerSource, StreamToken } from '@kadr/player';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { service } from '../../data/client.ts';
import { frameAt, frameRate, frameStart } from './film-time.ts';

/** A film that plays with frame accuracy. */
export interface Film {
  /** Start of the shown frame, in seconds. */
  readonly position: number;
  readonly isPaused: boolean;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly toggle: () => void;
  /** Seconds. */
  readonly seek: (seconds: number) => void;
  /** Steps a number of frames forwards, or backwards if negative; pauses first. */
  readonly step: (frames: number) => void;
}

/**
 * Plays a title's stream with the product's player, without its controls, its advertisements and its stored settings.
 * `place` is the container of the picture, `startAt` the first shown position in seconds.
 */
export function useFilm(
  place: RefObject<HTMLDivElement | null>,
  { slug, stream, startAt }: { readonly slug: string; readonly stream: FilmStream; readonly startAt: number },
): Film {
  const player = useRef<Player>(null);
  const [position, setPosition] = useState(0);
  const [isPaused, setPaused] = useState(true);
  const [state, setState] = useState<Film['state']>('loading');
  const opened = useEffectEvent((made: Player) => {
    player.current = made;
    void made.load({ ...sourceOf(slug, stream), startTime: startAt }, { autoplay: false });
  });
  const changed = useEffectEvent((made: Player) => {
    const { error, hasFirstFrame, recovery } = made.store.getState();
    setPaused(made.media.paused);
    if (hasFirstFrame) setState('ready');
    if (error !== null && recovery?.type === 'stop') setState('failed');
  });
  useEffect(() => {
    const container = place.current;
    if (container === null) return undefined;
    let stop = (): void => {};
    let isGone = false;
    void import('@kadr/player').then(({ createPlayer, browserEnvironment }) => {
      if (isGone) return;
      const media = document.createElement('video');
      media.playsInline = true;
      container.append(media);
      const environment = { ...browserEnvironment(), storage: { get: () => null, set: () => {} } };
      const made = createPlayer({ media, container, environment, labels });
      const unsubscribe = made.store.subscribe(() => changed(made));
      const stopFollowing = followFrames(media, setPosition);
      stop = () => {
        unsubscribe();
        stopFollowing();
        media.remove();
        void made.destroy();
      };
      opened(made);
    });
    return () => {
      isGone = true;
      player.current = null;
      stop();
    };
  }, [place]);
  // Slightly after the start of a frame: rounded down, the previous one would be shown.
  const seek = (seconds: number): void => player.current?.seek(Math.max(0, seconds) + 0.1 / frameRate);
  return {
    position,
    isPaused,
    state,
    toggle: () => player.current?.togglePlay(),
    seek,
    step: (frames) => {
      const made = player.current;
      if (made === null) return;
      made.pause();
      seek(frameStart(Math.max(0, frameAt(made.media.currentTime) + frames)));
    },
  };
}

/** Labels are required, but no control here shows them. */
const labels = { auto: '', off: '', normalSpeed: '', defaultAudio: '', locale: 'en' };

/** Reports the position on every displayed frame, and at once on a seek. */
function followFrames(media: HTMLVideoElement, say: (seconds: number) => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const look = (): void => say(frameStart(frameAt(media.currentTime)));
  for (const event of ['seeking', 'seeked', 'pause', 'timeupdate'])
    media.addEventListener(event, look, { signal });
  const onFrame = (): void => {
    if (signal.aborted) return;
    look();
    media.requestVideoFrameCallback(onFrame);
  };
  media.requestVideoFrameCallback(onFrame);
  return () => abort.abort();
}

function sourceOf(slug: string, { asset, expires_at }: FilmStream): PlayerSource {
  return {
    assetUrl: asset?.url ?? '',
    type: 'vod',
    isHevc: asset?.is_hevc ?? false,
    content: { id: slug, name: slug },
    token: tokenOf({ asset, expires_at }),
    refreshToken: async () => tokenOf(await service.operator.getFilmStream({ slug })),
  };
}

function tokenOf({ asset, expires_at }: Pick<FilmStream, 'asset' | 'expires_at'>): StreamToken {
  return { query: asset?.cdn_token?.get_parameters ?? '', expiresAt: expires_at ?? 0 };
}
