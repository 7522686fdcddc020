/** The player: wires the parts to one media element. Requests go in here; what became of them shows in the store. */
import { tryAutoplay } from './autoplay.ts';
import type { PreparedSource } from './engine/prepare.ts';
import { browserEnvironment } from './environment.ts';
import type { PlayerEnvironment } from './environment.ts';
import type { PlayerError } from './errors.ts';
import type { PlayerEvent, PlayerEventListener } from './events.ts';
import { createFullscreen } from './fullscreen.ts';
import { russianLabels } from './labels.ts';
import type { PlayerLabels } from './labels.ts';
import { connectMediaSession } from './media-session.ts';
import { speedOptions, trackOptions } from './options.ts';
import { createPictureInPicture } from './picture-in-picture.ts';
import { createPlaybackSession } from './playback-session.ts';
import type { PlaybackSession } from './playback-session.ts';
import { readPreferences, speeds, writePreference } from './preferences.ts';
import type { Preferences } from './preferences.ts';
import { matchHeight } from './quality.ts';
import type { RecoveryAction } from './recovery.ts';
import { createRewind } from './rewind.ts';
import type { RewindControl } from './rewind.ts';
import type { PlayerSource } from './source.ts';
import { followMedia, readMedia } from './store/media-state.ts';
import { initialState } from './store/state.ts';
import type { PauseReason, PlayerState, PlayReason } from './store/state.ts';
import { createStore } from './store/store.ts';
import type { ReadonlyStore } from './store/store.ts';

/** PL-125. */
export const VOLUME_STEP = 0.1;
const VOLUME_THROTTLE = 100;

export interface PlayerOptions {
  readonly media: HTMLVideoElement;
  /** What fills the screen in fullscreen: the picture and the controls. */
  readonly container: HTMLElement;
  readonly labels?: PlayerLabels;
  readonly environment?: PlayerEnvironment;
}

export interface LoadOptions {
  /** True by default; the browser may refuse (PL-060). */
  readonly autoplay?: boolean;
  /** What `prepare` made of the same source, for the player made with its element; any other drops it. */
  readonly prepared?: PreparedSource;
}

export interface Player {
  readonly store: ReadonlyStore<PlayerState>;
  /** Seconds, to the frame: finer than the store, which hears of time four times a second. */
  readonly position: () => number;
  /** Plays `source` in place of whatever plays now. Failures show in the store. */
  readonly load: (source: PlayerSource, options?: LoadOptions) => Promise<void>;
  /** Reason `tech` unless the viewer asked (PL-038). */
  readonly play: (reason?: PlayReason) => Promise<void>;
  /** Reason `user` unless said otherwise (PL-037). */
  readonly pause: (reason?: PauseReason) => void;
  readonly togglePlay: () => void;
  /** Seconds; stays inside what can be reached. */
  readonly seek: (seconds: number) => void;
  readonly rewind: RewindControl;
  /** 0–1. Louder than nothing also unmutes (PL-202). */
  readonly setVolume: (volume: number) => void;
  /** One step by key, at most every 100 ms (PL-125). */
  readonly stepVolume: (direction: 1 | -1) => void;
  readonly toggleMute: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly stepSpeed: (direction: 1 | -1) => void;
  /** Height in lines; null is automatic (PL-106 – PL-108). */
  readonly setResolution: (height: number | null) => void;
  readonly setAudio: (value: string) => void;
  /** null is off. */
  readonly setSubtitle: (value: string | null) => void;
  /** Off, or the subtitles that were on last (else the first). */
  readonly toggleSubtitles: () => void;
  readonly toggleFullscreen: () => void;
  readonly togglePip: () => void;
  /** Begins again where playback stopped. */
  readonly retry: () => Promise<void>;
  readonly setLabels: (labels: PlayerLabels) => void;
  /** Returns how to stop listening. */
  readonly on: (listener: PlayerEventListener) => () => void;
  /** Stops everything and lets go of the element (PL-196). */
  readonly destroy: () => Promise<void>;
}

export function createPlayer(options: PlayerOptions): Player {
  const { media, container } = options;
  const environment = options.environment ?? browserEnvironment();
  const { storage } = environment;
  const store = createStore<PlayerState>(initialState);
  const listeners = new Set<PlayerEventListener>();
  const abort = new AbortController();
  const { signal } = abort;
  let labels = options.labels ?? russianLabels;
  let session: PlaybackSession | null = null;
  let sessionAbort = new AbortController();
  let wantsToPlay = true;
  let pauseReason: PauseReason | null = null;
  let playReason: PlayReason = 'user';
  let resolution: number | null = null;
  let lastSubtitle: string | null = null;
  let volumeSteppedAt = -Infinity;
  /** When the source was handed in, in ms; null once its first picture was seen. */
  let loadedAt: number | null = null;

  const emit = (event: PlayerEvent): void => {
    for (const listener of listeners) listener(event);
  };
  const remember = <Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void => {
    writePreference(storage, name, value);
    emit({ type: 'setting', name, value });
  };
  const engine = () => session?.engine() ?? null;
  const firstFrameSeen = (): void => {
    if (loadedAt === null) return;
    const elapsed = environment.now() - loadedAt;
    loadedAt = null;
    emit({ type: 'first-frame', elapsed });
  };

  followMedia(media, store, {
    signal,
    takePauseReason: () => {
      // A pause that nobody here asked for came from the viewer by other ways (picture-in-picture, media keys).
      const reason = pauseReason ?? (media.ended || !wantsToPlay ? 'tech' : 'user');
      pauseReason = null;
      if (reason === 'user') wantsToPlay = false;
      return reason;
    },
  });
  media.addEventListener(
    'play',
    () => {
      emit({ type: 'play', reason: playReason });
      playReason = 'user';
    },
    { signal },
  );
  media.addEventListener('loadeddata', firstFrameSeen, { signal });
  media.addEventListener(
    'pause',
    () => emit({ type: 'pause', reason: store.getState().pauseReason ?? 'tech' }),
    { signal },
  );
  media.addEventListener('ended', () => void pictureInPicture.leave().then(() => emit({ type: 'ended' })), {
    signal,
  });
  media.addEventListener(
    'ratechange',
    () => {
      // The engine sets 0 while it waits for data: that is not a speed anybody chose.
      if (media.playbackRate > 0) store.patch({ speeds: speedOptions(media.playbackRate, labels) });
    },
    { signal },
  );

  const fullscreen = createFullscreen({
    container,
    media,
    changed: () => store.patch({ isFullscreen: fullscreen.isOn() }),
    signal,
  });
  const pictureInPicture = createPictureInPicture(media);
  const preferences = readPreferences(storage);
  media.volume = preferences.volume;
  media.muted = preferences.isMuted;
  store.patch({
    volume: preferences.volume,
    isMuted: preferences.isMuted,
    speeds: speedOptions(preferences.speed, labels),
    canFullscreen: fullscreen.canEnter,
    canPip: pictureInPicture.isAvailable,
  });

  const readTracks = (): void => {
    const made = engine();
    if (made === null) return;
    const tracks = made.tracks();
    store.patch(trackOptions(tracks, resolution, labels));
    lastSubtitle = tracks.subtitles.find(({ isActive }) => isActive)?.value ?? lastSubtitle;
  };

  const range = () => {
    const { seekable, duration } = store.getState();
    return seekable.end > seekable.start ? seekable : { start: 0, end: duration };
  };
  const seek = (seconds: number): void => {
    const { start, end } = range();
    const target = Math.min(Math.max(seconds, start), end);
    emit({ type: 'seek', from: media.currentTime, to: target });
    media.currentTime = target;
  };
  const rewind = createRewind({
    environment,
    position: () => media.currentTime,
    range,
    seek,
    changed: (next) => store.patch({ rewind: next }),
  });

  const play = async (reason: PlayReason = 'tech'): Promise<void> => {
    wantsToPlay = true;
    if (media.paused) playReason = reason;
    if (store.getState().isEnded) seek(range().start);
    const outcome = await tryAutoplay(() => media.play(), environment);
    if (outcome !== 'refused' || signal.aborted) return;
    pause('tech');
    store.patch({ isNeedUserGesture: true });
    emit({ type: 'need-gesture' });
  };
  const pause = (reason: PauseReason = 'user'): void => {
    wantsToPlay = false;
    if (media.paused) {
      store.patch({ pauseReason: reason });
      return;
    }
    pauseReason = reason;
    media.pause();
  };

  /** Stored choices hold only where the stream has them (PL-133 – PL-136). */
  const applyPreferences = (): void => {
    const made = engine();
    if (made === null) return;
    const { resolution: remembered, speed } = readPreferences(storage);
    resolution = remembered === null ? null : matchHeight(remembered, made.tracks().heights);
    if (resolution !== remembered) made.selectHeight(resolution);
    media.defaultPlaybackRate = made.isLive() ? 1 : speed;
    media.playbackRate = media.defaultPlaybackRate;
  };

  const loaded = (): void => {
    const made = engine();
    if (made === null) return;
    applyPreferences();
    const isLive = made.isLive();
    store.patch({ isLive, phase: 'ready', ...(isLive && { seekable: made.seekable() }) });
    store.patch(readMedia(media, store.getState()));
    if (store.getState().hasFirstFrame) firstFrameSeen();
    readTracks();
    emit({ type: 'ready' });
    if (wantsToPlay) void play();
  };
  const failed = (error: PlayerError, action: RecoveryAction): void => {
    emit({ type: 'error', error, action });
    if (action.type === 'ignore') return store.patch({ error: null });
    if (action.type !== 'stop') return store.patch({ error, recovery: action });
    pause('tech_error');
    store.patch({ error, recovery: action, isLoading: false });
  };

  const closeSession = async (): Promise<void> => {
    const closing = session;
    session = null;
    sessionAbort.abort();
    rewind.cancel();
    await closing?.destroy();
  };

  const load: Player['load'] = async (source, { autoplay = true, prepared } = {}) => {
    loadedAt = environment.now();
    await closeSession();
    if (signal.aborted) return prepared?.cancel();
    sessionAbort = new AbortController();
    wantsToPlay = autoplay;
    resolution = readPreferences(storage).resolution;
    const {
      volume,
      isMuted,
      speeds: speedList,
      isFullscreen,
      canFullscreen,
      canPip,
      isPip,
    } = store.getState();
    store.patch({
      ...initialState,
      volume,
      isMuted,
      speeds: speedList,
      isFullscreen,
      canFullscreen,
      canPip,
      isPip,
      isLive: source.type === 'live',
      currentTime: source.startTime ?? 0,
    });
    const ports = { play: () => void play('user'), pause: () => pause('user'), seek };
    connectMediaSession(source.content, store, ports, sessionAbort.signal);
    const matches = prepared?.source.assetUrl === source.assetUrl && prepared.media === media;
    if (!matches) prepared?.cancel();
    session = createPlaybackSession({
      source,
      prepared: matches ? (prepared ?? null) : null,
      media,
      store,
      environment,
      tracksChanged: readTracks,
      loaded,
      failed,
      recovered: () => {
        store.patch({ error: null, recovery: null });
        emit({ type: 'recovered' });
      },
    });
    await session.start();
  };

  const setSpeed = (speed: number): void => {
    media.defaultPlaybackRate = speed;
    media.playbackRate = speed;
    remember('speed', speed);
  };
  const setVolume = (volume: number): void => {
    const next = Math.round(Math.min(Math.max(volume, 0), 1) * 100) / 100;
    media.volume = next;
    remember('volume', next);
    if (next > 0 && media.muted) setMuted(false);
  };
  const setMuted = (isMuted: boolean): void => {
    media.muted = isMuted;
    remember('isMuted', isMuted);
    if (!isMuted && media.volume === 0) setVolume(VOLUME_STEP);
  };
  const setSubtitle = (value: string | null): void => {
    engine()?.selectSubtitle(value);
    remember('subtitle', value);
    readTracks();
  };

  return {
    store,
    position: () => media.currentTime,
    load,
    play,
    pause,
    togglePlay: () => (media.paused ? void play('user') : pause('user')),
    seek,
    rewind,
    setVolume,
    stepVolume: (direction) => {
      const now = environment.now();
      if (now - volumeSteppedAt < VOLUME_THROTTLE) return;
      volumeSteppedAt = now;
      setVolume(media.volume + direction * VOLUME_STEP);
    },
    toggleMute: () => setMuted(!media.muted),
    setSpeed,
    stepSpeed: (direction) => {
      const at = speeds.findIndex((speed) => speed === media.defaultPlaybackRate);
      const next = speeds[at + direction];
      if (next !== undefined && !store.getState().isLive) setSpeed(next);
    },
    setResolution: (height) => {
      resolution = height;
      engine()?.selectHeight(height);
      remember('resolution', height);
      readTracks();
    },
    setAudio: (value) => {
      engine()?.selectAudio(value);
      remember('audio', value);
      readTracks();
    },
    setSubtitle,
    toggleSubtitles: () => {
      const { subtitles } = store.getState();
      const isOn = subtitles.some(({ active, value }) => active && value !== null);
      const first = subtitles.find(({ value }) => value !== null)?.value ?? null;
      setSubtitle(isOn ? null : (lastSubtitle ?? first));
    },
    toggleFullscreen: () => void fullscreen.toggle(),
    togglePip: () => void pictureInPicture.toggle(),
    retry: async () => {
      wantsToPlay = true;
      store.patch({ error: null, recovery: null });
      await session?.retry();
    },
    setLabels: (next) => {
      labels = next;
      store.patch({ speeds: speedOptions(media.defaultPlaybackRate, labels) });
      readTracks();
    },
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: async () => {
      await pictureInPicture.leave();
      media.pause();
      abort.abort();
      await closeSession();
      listeners.clear();
      media.removeAttribute('src');
      media.load();
    },
  };
}
