/** Plays one advertisement in a second element and reports to its advertiser what was seen. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';
import { AdError } from './vast/ad-error.ts';
import type { AdErrorName } from './vast/ad-error.ts';
import type { MediaFile } from './vast/media-file.ts';
import { watchView } from './viewability.ts';
import type { AdIcon } from './vast/vast-answer.ts';
import type { LoadedAd } from './vast/loaded-ad.ts';
import { secondsOf } from './vast/offset.ts';
import { isWebAddress } from './vast/web-address.ts';

/** Milliseconds that a clip has to begin, and to go on after a halt. */
const MEDIA_TIMEOUT = 4000;
/** Seconds: nobody waits longer for what he came for. */
const MAX_DURATION = 180;

type AdOutcome = 'ended' | 'skipped';

interface PlaybackPorts {
  readonly element: HTMLVideoElement;
  readonly ad: LoadedAd;
  /** The best first. */
  readonly files: readonly MediaFile[];
  readonly environment: Pick<PlayerEnvironment, 'setTimer' | 'clearTimer'>;
  /** Something of it is seen. */
  readonly began: () => void;
  /** Where it stands has changed. */
  readonly changed: (isWaiting: boolean) => void;
  /** The browser wants a gesture first; false: it is not waited for. */
  readonly needGesture: () => boolean;
  readonly signal: AbortSignal;
}

export interface AdPlayback {
  /** How it came out; rejects with an {@link AdError} when it could not be played (to its end). */
  readonly done: Promise<AdOutcome>;
  /** Within a gesture of the viewer's, if need be. */
  readonly resume: () => void;
  readonly pause: () => void;
  /** Nothing before its time. */
  readonly skip: () => void;
  /** The advertiser's page, now that it is wanted; null when it has none that can be opened. */
  readonly visit: () => string | null;
  readonly visitIcon: (icon: AdIcon) => string | null;
}

/** Seconds of the clip as it is, or as it was stated while that is not known; 0 where nobody says. */
export function durationOf(element: HTMLVideoElement, ad: LoadedAd): number {
  return Number.isFinite(element.duration) && element.duration > 0 ? element.duration : ad.duration;
}

/** Seconds from which it may be skipped; null: not at all. */
export function skipTime(element: HTMLVideoElement, ad: LoadedAd): number | null {
  return ad.skipOffset === null ? null : secondsOf(ad.skipOffset, durationOf(element, ad));
}

export function playAd(ports: PlaybackPorts): AdPlayback {
  const { element, ad, files, environment, signal } = ports;
  const { tracker } = ad;
  const { promise: done, resolve, reject } = Promise.withResolvers<AdOutcome>();
  const abort = new AbortController();
  const listening = { signal: AbortSignal.any([signal, abort.signal]) };
  const candidates = [...files];
  let hasBegun = false;
  let timer: Timer | null = null;

  const stopTimer = (): void => {
    if (timer !== null) environment.clearTimer(timer);
    timer = null;
  };
  const expect = (error: AdErrorName): void => {
    if (timer === null) timer = environment.setTimer(() => fail(new AdError(error)), MEDIA_TIMEOUT);
  };
  /** A file of which nothing has come by then makes way for the next: all of them have the one time. */
  let turn: Timer | null = null;
  let patience = MEDIA_TIMEOUT / 2;
  const stopTurn = (): void => {
    if (turn !== null) environment.clearTimer(turn);
    turn = null;
  };
  const close = (): void => {
    stopTimer();
    stopTurn();
    abort.abort();
    element.pause();
  };
  const fail = (error: AdError): void => {
    close();
    tracker.error(error.vastCode);
    reject(error);
  };
  const finish = (outcome: AdOutcome): void => {
    close();
    if (outcome === 'skipped') tracker.skipped();
    else tracker.complete();
    tellView();
    resolve(outcome);
  };

  const begin = (): void => {
    element.play().then(undefined, (error: unknown) => {
      if (listening.signal.aborted || !(error instanceof DOMException)) return;
      // Anything else the element tells by its own events.
      if (error.name !== 'NotAllowedError') return;
      stopTimer();
      stopTurn();
      if (!ports.needGesture()) fail(new AdError('MEDIA_PLAY_REFUSED', { cause: error }));
    });
  };
  const tryNext = (error: AdErrorName): void => {
    const file = candidates.shift();
    stopTurn();
    if (file === undefined) return fail(new AdError(error));
    element.src = file.url;
    expect('MEDIA_LOAD_TIMEOUT');
    if (candidates.length > 0) {
      turn = environment.setTimer(() => {
        if (!hasBegun && element.readyState === element.HAVE_NOTHING) tryNext('MEDIA_LOAD_TIMEOUT');
      }, patience);
      patience /= 2;
    }
    begin();
  };
  const view = watchView(element, () => tracker.viewed('viewable'), listening.signal);
  const tellView = (): void => {
    const how = view();
    if (how !== null) tracker.viewed(how);
  };

  element.addEventListener(
    'playing',
    () => {
      stopTimer();
      stopTurn();
      tracker.paused(false);
      if (!hasBegun) {
        hasBegun = true;
        tracker.loaded();
        tracker.impression();
        for (const code of ad.shortcomings) tracker.error(code);
        ports.began();
      }
      ports.changed(false);
    },
    listening,
  );
  element.addEventListener(
    'timeupdate',
    () => {
      if (!hasBegun) return;
      stopTimer();
      if (element.currentTime > MAX_DURATION) return fail(new AdError('CREATIVE_TOO_LONG'));
      tracker.progress(element.currentTime, durationOf(element, ad));
      ports.changed(false);
      if (element.readyState < element.HAVE_FUTURE_DATA && !element.paused && !element.ended)
        expect('MEDIA_STALLED');
    },
    listening,
  );
  element.addEventListener(
    'waiting',
    () => {
      if (!hasBegun) return;
      expect('MEDIA_STALLED');
      ports.changed(true);
    },
    listening,
  );
  element.addEventListener(
    'pause',
    () => {
      if (!hasBegun || element.ended) return;
      stopTimer();
      tracker.paused(true);
      ports.changed(false);
    },
    listening,
  );
  element.addEventListener(
    'volumechange',
    () => tracker.muted(element.muted || element.volume === 0),
    listening,
  );
  element.addEventListener('ended', () => finish('ended'), listening);
  element.addEventListener(
    'error',
    () => {
      const error = mediaError(element.error);
      if (hasBegun) fail(new AdError(error));
      else tryNext(error);
    },
    listening,
  );
  signal.addEventListener(
    'abort',
    () => {
      close();
      if (hasBegun) {
        tracker.closed();
        tellView();
      } else tracker.notUsed();
      reject(new AdError('MEDIA_ERR_ABORTED'));
    },
    { once: true, signal: abort.signal },
  );
  tryNext('NO_MEDIA_FILE');

  return {
    done,
    resume: () => {
      if (abort.signal.aborted) return;
      if (!hasBegun) expect('MEDIA_LOAD_TIMEOUT');
      begin();
    },
    pause: () => element.pause(),
    skip: () => {
      const from = skipTime(element, ad);
      if (!abort.signal.aborted && hasBegun && from !== null && element.currentTime >= from)
        finish('skipped');
    },
    visit: () => (ad.canVisit && !abort.signal.aborted ? opened(tracker.click()) : null),
    visitIcon: (icon) => (abort.signal.aborted ? null : opened(tracker.iconClicked(icon))),
  };
}

/** What is opened is still an address of the web once its macros are filled in. */
function opened(address: string | null): string | null {
  return address !== null && isWebAddress(address) ? address : null;
}

/** By the codes of `MediaError`, from 1 on. */
const mediaErrors = [
  'MEDIA_ERR_ABORTED',
  'MEDIA_ERR_NETWORK',
  'MEDIA_ERR_DECODE',
  'MEDIA_ERR_SRC_NOT_SUPPORTED',
] as const;

function mediaError(error: MediaError | null): AdErrorName {
  return mediaErrors[(error?.code ?? 0) - 1] ?? 'MEDIA_ERR_UNKNOWN';
}
