/** One source being played: its engine, its token, its thumbnails and its recovery. The player makes one per load. */
import { buffering } from '../engine/shaka-config.ts';
import type { Engine } from '../engine/engine.ts';
import { loadEngine } from '../engine/load-engine.ts';
import { streamRequest } from '../engine/prepare.ts';
import type { PreparedSource, StreamRequest } from '../engine/prepare.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import { MEDIA_CATEGORY, PlayerError } from '../recovery/errors.ts';
import type { LiveTimeline } from '../live/live-timeline.ts';
import { createRecovery } from '../recovery/recovery-runner.ts';
import type { EndedBy, RecoveryAction } from '../recovery/recovery.ts';
import { withOffset } from '../source/source.ts';
import type { PlayerSource } from '../source/source.ts';
import type { PlayerState } from '../state/state.ts';
import type { Store } from '../store/store.ts';
import { readRanges } from '../state/media-state.ts';
import { createTokenRenewal } from '../source/token-renewal.ts';

interface SessionOptions {
  readonly source: PlayerSource;
  readonly prepared: PreparedSource | null;
  readonly media: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly environment: PlayerEnvironment;
  /** The engine's lists changed. */
  readonly tracksChanged: () => void;
  /** The stream is loaded; called again after every reload. */
  readonly loaded: () => void;
  readonly failed: (error: PlayerError, action: RecoveryAction) => void;
  readonly recovered: () => void;
  /** After a stop the network is back, or a channel's retry is due: calls `resume`. */
  readonly resume: (by: EndedBy) => void;
  /** An embedded SDK says that it plays, or does not. */
  readonly stateChanged: (state: 'playing' | 'paused') => void;
  /** An embedded SDK has not begun in time. */
  readonly gestureNeeded: () => void;
}

export interface PlaybackSession {
  /** Null while the engine's code is on its way. */
  readonly engine: () => Engine | null;
  /** The source is being loaded or reloaded: ignore what the element does meanwhile. */
  readonly isLoading: () => boolean;
  readonly start: () => Promise<void>;
  /** The timeline of a channel that reloads to go back; null for everything else. */
  readonly live: () => LiveTimeline | null;
  /** Loads the stream where `live` is aimed at. */
  readonly reload: () => Promise<void>;
  /** After a stop: goes on at the present position. */
  readonly resume: (by: EndedBy) => void;
  readonly destroy: () => Promise<void>;
}

export function createPlaybackSession(options: SessionOptions): PlaybackSession {
  const { source, media, store, environment } = options;
  const abort = new AbortController();
  const { signal } = abort;
  let engine: Engine | null = null;
  let stream: StreamRequest = streamRequest(source, environment);
  let isLoadingSource = true;
  /** Where to continue when the source is reloaded. */
  let position: number | null = source.startTime ?? null;
  /** A height forced by recovery, in place of the viewer's. */
  let forcedHeight: number | null = null;
  /** The picture is asked for in H.264 alone: what there was beside could not be decoded. */
  let isInH264 = false;
  /** Of the picture, once it is known: of what cannot be decoded the engine may not tell any more. */
  let codecs: string | null = null;
  /** Of the last failure: where playback stood and what was buffered, in seconds, and whether decoding failed. */
  let failure = { position: 0, buffer: 0, isOfDecoder: false };
  /** Of what is loaded now: before it the element's time may be any. */
  let hasPicture = false;
  media.addEventListener('loadeddata', () => void (hasPicture = true), { signal });
  const mediaTime = (): number => (hasPicture ? media.currentTime : Number.NaN);
  let live: LiveTimeline | null = null;
  /** Most of what is played is no channel: the code comes with the first. */
  const makeTimeline = async (): Promise<void> => {
    const { timeshift } = source;
    if (timeshift === undefined || source.type !== 'live' || live !== null) return;
    try {
      const { createLiveTimeline } = await import('../live/live-timeline.ts');
      live ??= createLiveTimeline(timeshift, { now: environment.now, mediaTime });
    } catch (cause) {
      throw new PlayerError('ENGINE_NOT_LOADED', { cause });
    }
  };
  let teleportAbort: AbortController | null = null;
  const leaveTeleport = (): void => {
    teleportAbort?.abort();
    teleportAbort = null;
  };

  const { token, refreshToken: getToken } = source;
  const renewal =
    token === undefined || getToken === undefined
      ? null
      : createTokenRenewal({ token, getToken, renewed: ({ query }) => stream.setToken(query), environment });
  const recovery = createRecovery({
    environment,
    gate: () => stream.load.gate,
    circumstances: () => ({
      isLive: source.type === 'live',
      canRefreshToken: renewal !== null,
      canSwitch: (engine?.tracks().heights.length ?? 0) > 1,
      canFallBack: !isInH264 && (stream.isHevc || (codecs !== null && !codecs.startsWith('avc'))),
      filmLeft: isLoadingSource || store.getState().isLoading ? 0 : bufferEnd(media) - media.currentTime,
    }),
    retry: () => !isLoadingSource && engine?.retry() === true,
    reload: () => void load(),
    switch: () => {
      const { heights, activeHeight } = engine?.tracks() ?? { heights: [], activeHeight: null };
      const others = heights.filter((height) => height !== activeHeight).sort((a, b) => b - a);
      forcedHeight = others.find((height) => height < (activeHeight ?? Infinity)) ?? others[0] ?? null;
      void load();
    },
    'fall-back': () => {
      isInH264 = true;
      void load();
    },
    refuseLicenceToken: () => stream.refuseLicenceToken(),
    // Only where there is one to renew.
    refreshToken: async () => renewal?.renew(),
    resume: options.resume,
    decided: (action, error) => {
      if (action.type === 'stop') {
        renewal?.pause();
        leaveTeleport();
      }
      failure = {
        position: media.currentTime,
        buffer: bufferEnd(media),
        isOfDecoder: error.category === MEDIA_CATEGORY,
      };
      // While peers deliver it, it is another stream.
      options.failed(stream.load.teleport() === null ? error : error.with({ origin: 'peer_stream' }), action);
    },
  });

  const adopt = (made: Engine): void => {
    engine = made;
    made.listen({
      tracksChanged: () => {
        codecs = made.tracks().codecs ?? codecs;
        options.tracksChanged();
      },
      // What it lets go of is no longer waited for; what it loads instead is.
      buffering: (isBuffering) => store.patch({ isLoading: isBuffering || isLoadingSource }),
      cuesChanged: (cues) => store.patch({ cues }),
      failed: (error) => recovery.handle(error),
      stateChanged: options.stateChanged,
      gestureNeeded: options.gestureNeeded,
    });
  };
  /** True when what was prepared is loaded and can be watched. */
  const takePrepared = async (): Promise<boolean> => {
    const taken = await options.prepared?.take();
    if (!taken) return false;
    stream = taken.stream;
    adopt(taken.engine);
    if (signal.aborted) {
      await taken.engine.destroy();
      return true;
    }
    return taken.loading.then(
      () => {
        taken.engine.watch();
        return true;
      },
      () => false,
    );
  };
  const loadStream = async (): Promise<void> => {
    if (engine === null && (await takePrepared())) return;
    await makeTimeline();
    if (engine === null) {
      const made = await loadEngine(stream.load, environment);
      adopt(made);
      if (signal.aborted) return made.destroy();
      await made.attach(media);
    }
    await engine?.load({
      ...stream.load,
      url: withOffset(isInH264 ? stream.h264Url : stream.load.url, live?.offset() ?? 0),
      startTime: live === null ? position : null,
      height: forcedHeight ?? stream.load.height,
    });
  };

  const load = async (): Promise<void> => {
    if (signal.aborted) return;
    if (!isLoadingSource) {
      position = media.currentTime;
      live?.aimHere();
    }
    isLoadingSource = true;
    hasPicture = false;
    store.patch({ isLoading: true });
    try {
      await loadStream();
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      return recovery.handle(
        error instanceof PlayerError ? error : new PlayerError('ENGINE', { cause: error }),
      );
    }
    if (signal.aborted) return;
    isLoadingSource = false;
    // Any picture is progress.
    failure = { ...failure, buffer: -1 };
    codecs = engine?.tracks().codecs ?? codecs;
    if (engine !== null) live?.loaded(engine.seekable().end);
    options.loaded();
    // Without its code, as without its playlist, there are no pictures.
    import('../thumbnails/show-thumbnails.ts').then(
      ({ showThumbnails }) => showThumbnails({ ...options, headers: stream.load.headers, signal }),
      () => undefined,
    );
    const { teleport } = source;
    if (teleport === undefined || teleportAbort !== null) return;
    const { signal: until } = (teleportAbort = new AbortController());
    const failed = (error: PlayerError): void => options.failed(error, { type: 'ignore' });
    // Its own failures it tells itself; without its code the stream comes as it did.
    import('../teleport/attach-teleport.ts').then(
      ({ attachTeleport }) =>
        attachTeleport({
          source: { ...source, teleport },
          stream,
          media,
          bufferingGoal: stream.load.isLive ? buffering.liveGoal : buffering.vodGoal,
          signal: until,
          failed,
        }),
      (cause: unknown) =>
        failed(
          new PlayerError('SDK', {
            severity: 1,
            origin: 'teleport',
            code: 1,
            message: 'TELEPORT_LOAD_LIB_ERROR',
            cause,
          }),
        ),
    );
  };

  const noticeProgress = (): void => {
    // What is buffered without its licence is no progress: nothing of it can be shown.
    if (isLoadingSource || media.readyState < media.HAVE_CURRENT_DATA) return;
    // What cannot be decoded is buffered all the same.
    const isPast = failure.isOfDecoder
      ? media.currentTime > failure.position + 1
      : bufferEnd(media) > failure.buffer + 0.5;
    if (!isPast) return;
    if (recovery.succeeded()) options.recovered();
  };
  for (const event of ['progress', 'timeupdate', 'loadeddata'])
    media.addEventListener(event, noticeProgress, { signal });

  return {
    engine: () => engine,
    live: () => live,
    isLoading: () => isLoadingSource,
    start: load,
    reload: async () => {
      // The first load will go there.
      if (engine === null) return;
      isLoadingSource = true;
      await load();
    },
    resume: (by) => recovery.resume(by),
    destroy: async () => {
      abort.abort();
      leaveTeleport();
      recovery.destroy();
      renewal?.destroy();
      await engine?.destroy();
    },
  };
}

function bufferEnd(media: HTMLVideoElement): number {
  const around = readRanges(media.buffered).findLast(
    ({ start, end }) => start <= media.currentTime + 0.5 && media.currentTime <= end,
  );
  return around?.end ?? media.currentTime;
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
