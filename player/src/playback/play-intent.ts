/** Whether playback is wanted and who asked for it, whatever the element does. */
import type { Ads } from '../ads/ad-ports.ts';
import { tryAutoplay, whenPlayable } from './autoplay.ts';
import type { PlayerEnvironment } from '../environment/environment.ts';
import type { PlayerEvent } from '../state/events.ts';
import type { PlaybackSession } from './playback-session.ts';
import type { Playhead } from './playhead.ts';
import { gestureNeeded, paused } from '../state/play-state.ts';
import type { PauseReason, PlayerState, PlayReason } from '../state/state.ts';
import type { Store } from '../store/store.ts';

interface PlayIntentPorts {
  readonly media: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly environment: PlayerEnvironment;
  readonly session: () => PlaybackSession | null;
  /** Null for what has no advertisements. */
  readonly ads: () => Ads | null;
  readonly playhead: Playhead;
  readonly emit: (event: PlayerEvent) => void;
  readonly signal: AbortSignal;
}

export interface PlayIntent {
  readonly wantsToPlay: () => boolean;
  /** What is wanted of a source that is being loaded. */
  readonly want: (isToPlay: boolean) => void;
  readonly play: (reason?: PlayReason) => Promise<void>;
  readonly pause: (reason?: PauseReason) => void;
  readonly toggle: () => void;
  /** The stream is there: plays it, if that is wanted still and no advertisement comes before it. */
  readonly begin: () => void;
  /** The browser, or what plays in its place, wants to see the viewer act first. */
  readonly askForGesture: () => void;
  /** Of a pause that has just happened: asked for once. */
  readonly takePauseReason: () => PauseReason;
}

export function createPlayIntent(ports: PlayIntentPorts): PlayIntent {
  const { media, store, environment, session, ads, playhead, emit, signal } = ports;
  let wantsToPlay = true;
  let pauseReason: PauseReason | null = null;
  let playReason: PlayReason = 'user';
  /** Who asked for the playing that begins once the stream is there. */
  let reasonWhenLoaded: PlayReason = 'tech';

  media.addEventListener(
    'play',
    () => {
      emit({ type: 'play', reason: playReason });
      playReason = 'user';
    },
    { signal },
  );

  const askForGesture = (): void => {
    store.patch(gestureNeeded(true));
    emit({ type: 'need-gesture' });
  };
  const pause = (reason: PauseReason = 'user'): void => {
    if (reason === 'user' && ads()?.pause() === true) return;
    wantsToPlay = false;
    if (media.paused) {
      // An element that is being reloaded pauses without an event.
      store.patch(paused(reason));
      return;
    }
    pauseReason = reason;
    media.pause();
  };
  const start = async (reason: PlayReason): Promise<void> => {
    if (media.paused) playReason = reason;
    const outcome = await tryAutoplay(() => media.play(), whenPlayable(media), environment);
    if (outcome !== 'refused' || signal.aborted) return;
    pause('tech');
    askForGesture();
  };
  const play = async (reason: PlayReason = 'tech'): Promise<void> => {
    wantsToPlay = true;
    // Undoes a pause whose event has not come yet; while the element reloads, it never comes.
    pauseReason = null;
    if (ads()?.play(reason) === true) return;
    const { isEnded, hasFirstFrame } = store.getState();
    const playing = session();
    const live = playing?.live() ?? null;
    const isResumed = media.paused && hasFirstFrame && playing?.isLoading() === false;
    const elsewhere = isResumed ? live?.resumption(playing.engine()?.seekable().start ?? 0) : null;
    if (elsewhere === null || elsewhere === undefined) {
      if (isEnded) playhead.seek(live === null ? playhead.range().start : playhead.range().end);
      return start(reason);
    }
    reasonWhenLoaded = reason;
    playhead.seek(elsewhere);
  };

  return {
    wantsToPlay: () => wantsToPlay,
    want: (isToPlay) => void (wantsToPlay = isToPlay),
    play,
    pause,
    toggle: () => {
      const { ad, isPaused } = store.getState();
      // An element that is being reloaded is paused, whatever is wanted.
      const isLoading = session()?.isLoading() === true;
      const isStill = ad?.isPaused ?? (isLoading ? isPaused : media.paused);
      if (isStill) void play('user');
      else pause('user');
    },
    begin: () => {
      if (wantsToPlay && ads()?.play(reasonWhenLoaded) !== true) void start(reasonWhenLoaded);
      reasonWhenLoaded = 'tech';
    },
    askForGesture,
    takePauseReason: () => {
      const asked = pauseReason;
      pauseReason = null;
      // Whether playing is wanted still, who asked for the pause has said; the viewer may have taken it back since.
      if (asked !== null) return asked;
      // A pause that nobody here asked for came from the viewer by other ways (picture-in-picture, media keys).
      const isOurs = media.ended || !wantsToPlay || media.error !== null || session()?.isLoading() === true;
      if (isOurs || !media.paused) return 'tech';
      wantsToPlay = false;
      return 'user';
    },
  };
}
