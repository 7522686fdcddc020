/** The player: wires the parts to one media element. Requests go in here; what became of them shows in the store. */
import { createAdGate } from '../ads/ad-gate.ts';
import type { AdPlan } from '../source/ad-plan.ts';
import type { Ads } from '../ads/ad-ports.ts';
import type { PlaybackStatistics } from '../engine/engine.ts';
import type { PreparedSource } from '../engine/prepare.ts';
import { browserEnvironment } from '../environment/environment.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerError } from '../recovery/errors.ts';
import type { PlayerEvent, PlayerEventListener } from '../state/events.ts';
import { createFullscreen } from '../screen/fullscreen.ts';
import type { PlayerLabels } from '../settings/labels.ts';
import { createPictureInPicture } from '../screen/picture-in-picture.ts';
import { createPlaybackSession } from './playback-session.ts';
import type { PlaybackSession } from './playback-session.ts';
import { createPlayhead } from './playhead.ts';
import { createPlayIntent } from './play-intent.ts';
import type { EndedBy, RecoveryAction } from '../recovery/recovery.ts';
import { createRewind } from '../input/rewind.ts';
import type { RewindControl } from '../input/rewind.ts';
import { createSettings } from '../settings/settings.ts';
import type { SettingsActions } from '../settings/settings.ts';
import type { PlayerSource } from '../source/source.ts';
import { followMedia, readMedia } from '../state/media-state.ts';
import { failing, noFailure, retrying, stopped } from '../state/failure-state.ts';
import { atEnd, paused, playing } from '../state/play-state.ts';
import { initialState, sourceState } from '../state/state.ts';
import type { PauseReason, PlayerState, PlayReason } from '../state/state.ts';
import { createStore } from '../store/store.ts';
import type { ReadonlyStore } from '../store/store.ts';

export interface PlayerOptions {
  readonly media: HTMLVideoElement;
  /** What fills the screen in fullscreen: the picture and the controls. It may do so already, for the player before. */
  readonly container: HTMLElement;
  /** Where advertisements are shown; what `media` stands in without it. */
  readonly adWrapper?: HTMLElement;
  readonly labels: PlayerLabels;
  readonly environment?: PlayerEnvironment;
}

export interface LoadOptions {
  /** True by default; the browser may refuse. */
  readonly autoplay?: boolean;
  /** What `prepare` made of the same source, for the player made with its element; any other drops it. */
  readonly prepared?: PreparedSource;
}

export interface Player extends SettingsActions {
  readonly media: HTMLVideoElement;
  readonly store: ReadonlyStore<PlayerState>;
  /** Seconds, to the frame: finer than the store, which hears of time four times a second. */
  readonly position: () => number;
  /** How well it plays; null before there is an engine. Costs more than a look at the store: for once a second. */
  readonly statistics: () => PlaybackStatistics | null;
  /** Plays `source` in place of whatever plays now. Failures show in the store. */
  readonly load: (source: PlayerSource, options?: LoadOptions) => Promise<void>;
  /** Reason `tech` unless the viewer asked. */
  readonly play: (reason?: PlayReason) => Promise<void>;
  /** Reason `user` unless said otherwise. */
  readonly pause: (reason?: PauseReason) => void;
  readonly togglePlay: () => void;
  /** Seconds; stays inside what can be reached. */
  readonly seek: (seconds: number) => void;
  readonly rewind: RewindControl;
  readonly toggleFullscreen: () => void;
  readonly togglePip: () => void;
  /** Ends the advertisement that plays, once that is allowed. */
  readonly skipAd: () => void;
  /** Opens its advertiser's page in another tab. */
  readonly visitAdvertiser: () => void;
  /** An icon of the advertisement, by its address, is on the screen. */
  readonly adIconShown: (url: string) => void;
  /** Opens the page that it leads to in another tab. */
  readonly visitAdIcon: (url: string) => void;
  /** Begins again where playback stopped. The error stays in the store until it plays. */
  readonly retry: () => void;
  /** Returns how to stop listening. */
  readonly on: (listener: PlayerEventListener) => () => void;
  /** Stops everything and lets go of the element. */
  readonly destroy: () => Promise<void>;
}

export function createPlayer(options: PlayerOptions): Player {
  const { media, container } = options;
  const environment = options.environment ?? browserEnvironment();
  const store = createStore<PlayerState>(initialState);
  const listeners = new Set<PlayerEventListener>();
  const abort = new AbortController();
  const { signal } = abort;
  let session: PlaybackSession | null = null;
  let sessionAbort = new AbortController();
  /** When the source was handed in, in ms; null once its first picture was seen. */
  let loadedAt: number | null = null;
  let loads = 0;
  let hasOwnTempo = false;
  /** It was to play when it stopped for an error. */
  let wasToPlay = false;
  /** Null for what has no advertisements. */
  let ads: Ads | null = null;

  const emit = (event: PlayerEvent): void => {
    for (const listener of listeners) listener(event);
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
    takePauseReason: () => intent.takePauseReason(),
    holdsEnd: () => ads?.holdsEnd() === true,
    shift: () => session?.live()?.shift() ?? 0,
  });
  media.addEventListener('loadeddata', firstFrameSeen, { signal });
  media.addEventListener(
    'pause',
    () => emit({ type: 'pause', reason: store.getState().pauseReason ?? 'tech' }),
    { signal },
  );
  const parts = { media, store, environment, session: () => session, emit, signal };
  const playhead = createPlayhead({ ...parts, isClosed: () => ads?.isClosed() === true });
  const intent = createPlayIntent({ ...parts, ads: () => ads, playhead });
  const finish = (): void => {
    store.patch(atEnd(true));
    void pictureInPicture.leave().then(() => emit({ type: 'ended' }));
  };
  media.addEventListener('ended', () => (ads === null ? finish() : ads.end(finish)), { signal });
  const fullscreen = createFullscreen({
    container,
    media,
    changed: () => store.patch({ isFullscreen: fullscreen.isOn() }),
    signal,
  });
  const pictureInPicture = createPictureInPicture(media);
  store.patch({
    isFullscreen: fullscreen.isOn(),
    canFullscreen: fullscreen.canEnter,
    canPip: pictureInPicture.isAvailable,
  });
  // Safari's: the code is for it alone.
  if (Reflect.has(media, 'webkitDisplayingFullscreen'))
    import('../screen/native-captions.ts').then(
      ({ connectNativeCaptions }) => connectNativeCaptions(media, store, signal),
      () => undefined,
    );
  const settings = createSettings({
    ...parts,
    labels: options.labels,
    engine,
    hasOwnTempo: () => hasOwnTempo,
  });

  const rewind = createRewind({
    environment,
    ...playhead,
    isOff: () => ads?.isClosed() === true,
    changed: (next) => store.patch({ rewind: next }),
  });

  const loaded = (): void => {
    const made = engine();
    if (made === null) return;
    const timeline = session?.live() ?? null;
    const isLive = timeline !== null || made.isLive();
    store.patch({
      isLive,
      phase: 'ready',
      ...(isLive && {
        seekable: timeline?.range() ?? made.seekable(),
        startsAt: timeline?.startsAt ?? made.startsAt(),
      }),
    });
    store.patch(readMedia(media, store.getState(), timeline?.shift()));
    if (store.getState().hasFirstFrame) firstFrameSeen();
    intent.begin();
    settings.apply();
    emit({ type: 'ready' });
  };
  const failed = (error: PlayerError, action: RecoveryAction): void => {
    emit({ type: 'error', error, action });
    const { recovery } = store.getState();
    // The message stays until it plays again, whatever is tried meanwhile.
    if (action.type === 'ignore') return recovery === null ? store.patch(noFailure) : undefined;
    if (action.type !== 'stop')
      return recovery?.type === 'stop' ? undefined : store.patch(failing(error, action));
    wasToPlay = intent.wantsToPlay();
    ads?.stop();
    intent.pause('tech_error');
    store.patch({ ...stopped(error, action), isLoading: false });
  };
  const resume = (by: EndedBy): void => {
    intent.want(by === 'viewer' || wasToPlay);
    store.patch(retrying(by !== 'channel'));
    session?.resume(by);
  };

  const closeSession = async (): Promise<void> => {
    const closing = session;
    session = null;
    ads = null;
    sessionAbort.abort();
    rewind.cancel();
    settings.actions.setBoost(false);
    await closing?.destroy();
  };

  const openAds = (source: PlayerSource, plan: AdPlan): void => {
    ads = createAdGate({
      plan,
      isLive: source.type === 'live',
      startTime: source.startTime ?? 0,
      media,
      wrapper: options.adWrapper ?? media.parentElement ?? container,
      store,
      environment,
      bandwidth: () => engine()?.statistics()?.bandwidth ?? null,
      hold: () => {
        rewind.cancel();
        settings.actions.setBoost(false);
        intent.pause('adv');
      },
      goOn: () => {
        intent.want(true);
        // Before that there is nothing to play: it begins when it is there.
        if (store.getState().phase === 'initial') return;
        if (store.getState().isLive && media.played.length === 0) playhead.seek(playhead.range().end);
        void intent.play();
      },
      showInPip: pictureInPicture.show,
      emit,
      signal: sessionAbort.signal,
    });
    // Asked for while the content is fetched.
    if (intent.wantsToPlay()) ads.play('tech');
  };

  const load: Player['load'] = async (source, { autoplay = true, prepared } = {}) => {
    loads += 1;
    const thisLoad = loads;
    loadedAt = environment.now();
    await closeSession();
    // Another source has been handed in meanwhile, or the player is gone.
    if (signal.aborted || thisLoad !== loads) return prepared?.cancel();
    sessionAbort = new AbortController();
    intent.want(autoplay);
    hasOwnTempo = source.hasOwnTempo === true;
    store.patch({
      ...sourceState,
      isLive: source.type === 'live',
      currentTime: source.startTime ?? 0,
    });
    const ports = {
      play: () => void intent.play('user'),
      pause: () => intent.pause('user'),
      seek: playhead.seek,
      enterPip: () => void pictureInPicture.enter(),
    };
    const { signal: until } = sessionAbort;
    // The system's own controls are nothing without a picture, and no picture waits for them.
    import('../screen/media-session.ts').then(
      ({ connectMediaSession }) => until.aborted || connectMediaSession(source.content, store, ports, until),
      () => undefined,
    );
    const matches = prepared?.source.assetUrl === source.assetUrl && prepared.media === media;
    if (!matches) prepared?.cancel();
    session = createPlaybackSession({
      source,
      prepared: matches ? (prepared ?? null) : null,
      media,
      store,
      environment,
      tracksChanged: settings.readTracks,
      loaded,
      failed,
      recovered: () => {
        store.patch(noFailure);
        emit({ type: 'recovered' });
      },
      resume,
      stateChanged: (state) =>
        store.patch(state === 'playing' ? playing : paused(store.getState().pauseReason ?? 'tech')),
      gestureNeeded: () => {
        if (intent.wantsToPlay()) intent.askForGesture();
      },
    });
    if (source.ad !== undefined) openAds(source, source.ad);
    if (source.type === 'live') playhead.followClock(sessionAbort.signal);
    await session.start();
  };

  return {
    store,
    media,
    position: playhead.position,
    statistics: () => engine()?.statistics() ?? null,
    load,
    play: intent.play,
    pause: intent.pause,
    togglePlay: intent.toggle,
    seek: playhead.seek,
    rewind,
    ...settings.actions,
    toggleFullscreen: () => void fullscreen.toggle(),
    togglePip: () => void pictureInPicture.toggle(),
    skipAd: () => ads?.skip(),
    visitAdvertiser: () => ads?.visit(),
    adIconShown: (url) => ads?.iconShown(url),
    visitAdIcon: (url) => ads?.visitIcon(url),
    retry: () => resume('viewer'),
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: async () => {
      abort.abort();
      media.pause();
      await pictureInPicture.leave();
      await closeSession();
      listeners.clear();
      // An element never used may hold what was prepared for another player.
      if (loads === 0) return;
      media.removeAttribute('src');
      media.load();
    },
  };
}
