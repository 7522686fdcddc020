/** The player: wires the parts to one media element. Requests go in here; their results show in the store. */
import type { PlaybackStatistics } from '../engine/engine.ts';
import { browserEnvironment } from '../environment/environment.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import { createRewind } from '../input/rewind.ts';
import type { RewindControl } from '../input/rewind.ts';
import { createFullscreen } from '../screen/fullscreen.ts';
import { createPictureInPicture } from '../screen/picture-in-picture.ts';
import type { PlayerLabels } from '../settings/labels.ts';
import { createSettings } from '../settings/settings.ts';
import type { SettingsActions } from '../settings/settings.ts';
import type { PlayerSource } from '../source/source.ts';
import { change } from '../state/change.ts';
import type { PlayerEventListener } from '../state/events.ts';
import { followMedia, readVolume } from '../state/media-state.ts';
import { atEnd } from '../state/play-state.ts';
import { initialState } from '../state/state.ts';
import type { PauseReason, PlayerState, PlayReason } from '../state/state.ts';
import { createStore } from '../store/store.ts';
import type { ReadonlyStore } from '../store/store.ts';
import { closeSession, firstFrameSeen, loadSource, resume } from './load-source.ts';
import type { LoadOptions } from './load-source.ts';
import { pause, play, reportPlay, takePauseReason, togglePlay } from './play-intent.ts';
import { emit, engineOf } from './player-context.ts';
import type { PlayerContext } from './player-context.ts';
import { followWindow, positionOf, rangeOf, seek } from './playhead.ts';

export interface PlayerOptions {
  readonly media: HTMLVideoElement;
  /** The element for fullscreen: picture and controls. The player before may have made it fullscreen already. */
  readonly container: HTMLElement;
  /** The element in which advertisements are shown; the parent of `media` by default. */
  readonly adWrapper?: HTMLElement;
  readonly labels: PlayerLabels;
  readonly environment?: PlayerEnvironment | undefined;
}

export interface Player extends SettingsActions {
  readonly media: HTMLVideoElement;
  readonly store: ReadonlyStore<PlayerState>;
  /** Seconds, to the frame: finer than the store, which is updated four times a second. */
  readonly position: () => number;
  /** How well it plays; null before there is an engine. Costs more than reading the store: call it once a second. */
  readonly statistics: () => PlaybackStatistics | null;
  /** Plays `source` in place of whatever plays now. Failures show in the store. */
  readonly load: (source: PlayerSource, options?: LoadOptions) => Promise<void>;
  /** Reason `tech` unless the viewer asked. */
  readonly play: (reason?: PlayReason) => Promise<void>;
  /** Reason `user` unless said otherwise. */
  readonly pause: (reason?: PauseReason) => void;
  readonly togglePlay: () => void;
  /** Seconds; clamped to the reachable range. */
  readonly seek: (seconds: number) => void;
  readonly rewind: RewindControl;
  readonly toggleFullscreen: () => void;
  readonly togglePip: () => void;
  /** Ends the advertisement that plays, once that is allowed. */
  readonly skipAd: () => void;
  /** Opens its advertiser's page in another tab. */
  readonly visitAdvertiser: () => void;
  /** Called when an icon of the advertisement, by its address, is on the screen. */
  readonly adIconShown: (url: string) => void;
  /** Opens the icon's page in another tab. */
  readonly visitAdIcon: (url: string) => void;
  /** Begins again where playback stopped. The error stays in the store until it plays. */
  readonly retry: () => void;
  /** Returns how to stop listening. */
  readonly on: (listener: PlayerEventListener) => () => void;
  /** Stops everything and releases the element. */
  readonly destroy: () => Promise<void>;
}

const playerState = change<'playback/player'>;

export function createPlayer(options: PlayerOptions): Player {
  const context = createContext(options);
  followElement(context);
  const { store, media, listeners, fullscreen, pictureInPicture, rewind, settings } = context;
  return {
    store,
    media,
    position: () => positionOf(context),
    statistics: () => engineOf(context)?.statistics() ?? null,
    load: (source, loadOptions) => loadSource(context, source, loadOptions),
    play: (reason) => play(context, reason),
    pause: (reason) => pause(context, reason),
    togglePlay: () => togglePlay(context),
    seek: (seconds) => seek(context, seconds),
    rewind,
    ...settings.actions,
    toggleFullscreen: () => void fullscreen.toggle(),
    togglePip: () => void pictureInPicture.toggle(),
    skipAd: () => context.ads?.skip(),
    visitAdvertiser: () => context.ads?.visit(),
    adIconShown: (url) => context.ads?.iconShown(url),
    visitAdIcon: (url) => context.ads?.visitIcon(url),
    retry: () => resume(context, 'viewer'),
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => destroy(context),
  };
}

function createContext(options: PlayerOptions): PlayerContext {
  const { media, container, environment = browserEnvironment() } = options;
  const store = createStore<PlayerState>(initialState);
  const abort = new AbortController();
  const { signal } = abort;
  const fullscreen = createFullscreen({
    container,
    media,
    changed: () => store.patch(playerState({ isFullscreen: fullscreen.isOn() })),
    signal,
  });
  const pictureInPicture = createPictureInPicture(
    media,
    (isPip) => store.patch(playerState({ isPip })),
    signal,
  );
  store.patch(
    playerState({
      isFullscreen: fullscreen.isOn(),
      canFullscreen: fullscreen.canEnter,
      canPip: pictureInPicture.isAvailable,
    }),
  );
  const context: PlayerContext = {
    media,
    adWrapper: options.adWrapper ?? media.parentElement ?? container,
    store,
    environment,
    listeners: new Set<PlayerEventListener>(),
    abort,
    signal,
    intent: { wantsToPlay: true, pauseReason: null, playReason: 'user', reasonWhenLoaded: 'tech' },
    fullscreen,
    pictureInPicture,
    settings: createSettings({
      media,
      store,
      environment,
      labels: options.labels,
      engine: () => engineOf(context),
      hasOwnTempo: () => context.hasOwnTempo,
      emit: (event) => emit(context, event),
      signal,
    }),
    rewind: createRewind({
      environment,
      position: () => positionOf(context),
      range: () => rangeOf(context),
      seek: (seconds) => seek(context, seconds),
      isOff: () => context.ads?.isClosed() === true,
      changed: (rewind) => store.patch(playerState({ rewind })),
    }),
    session: null,
    sessionAbort: new AbortController(),
    ads: null,
    loads: 0,
    loadedAt: null,
    hasOwnTempo: false,
    wasToPlay: false,
  };
  return context;
}

function followElement(context: PlayerContext): void {
  const { media, store, signal, pictureInPicture } = context;
  // The speed that the settings have set: its event comes later.
  store.patch(readVolume(media));
  followMedia(media, store, {
    signal,
    takePauseReason: () => takePauseReason(context),
    holdsEnd: () => context.ads?.holdsEnd() === true,
    shift: () => context.session?.live?.shift() ?? 0,
  });
  const on = (event: string, listener: () => void): void =>
    media.addEventListener(event, listener, { signal });
  on('loadeddata', () => firstFrameSeen(context));
  on('play', () => reportPlay(context));
  on('pause', () => emit(context, { type: 'pause', reason: store.getState().pauseReason ?? 'tech' }));
  on('timeupdate', () => followWindow(context));
  on('progress', () => followWindow(context));
  const finish = (): void => {
    store.patch(atEnd(true));
    void pictureInPicture.leave().then(() => emit(context, { type: 'ended' }));
  };
  on('ended', () => (context.ads === null ? finish() : context.ads.end(finish)));
  // Safari's: the code is only for it.
  if (Reflect.has(media, 'webkitDisplayingFullscreen'))
    import('../screen/native-captions.ts').then(
      (module) => module.connectNativeCaptions(media, store, signal),
      () => undefined,
    );
}

async function destroy(context: PlayerContext): Promise<void> {
  const { media } = context;
  context.abort.abort();
  media.pause();
  await context.pictureInPicture.leave();
  await closeSession(context);
  context.listeners.clear();
  // An unused element may hold a source prepared for another player.
  if (context.loads === 0) return;
  media.removeAttribute('src');
  media.load();
}
