/** Plays one advertisement in an element of its own, and tells its advertiser what was seen of it. */
import type { PlayerEnvironment, Timer } from '../environment.ts';
import { AdError } from './ad-error.ts';
import type { AdErrorName } from './ad-error.ts';
import { isWebAddress } from './ad-request.ts';
import type { MediaFile } from './media-file.ts';
import type { LoadedAd } from './vast-loader.ts';

/** Milliseconds that a clip has to begin, and to go on after a halt (AD-036). */
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
}

export function playAd(ports: PlaybackPorts): AdPlayback {
  const { element, ad, files, environment, signal } = ports;
  const { tracker } = ad;
  const { promise: done, resolve, reject } = Promise.withResolvers<AdOutcome>();
  const abort = new AbortController();
  const listening = { signal: AbortSignal.any([signal, abort.signal]) };
  const candidates = [...files];
  let hasBegun = false;
  let isPaused = false;
  let timer: Timer | null = null;

  const stopTimer = (): void => {
    if (timer !== null) environment.clearTimer(timer);
    timer = null;
  };
  const expect = (error: AdErrorName): void => {
    if (timer === null) timer = environment.setTimer(() => fail(new AdError(error)), MEDIA_TIMEOUT);
  };
  const close = (): void => {
    stopTimer();
    abort.abort();
    element.pause();
  };
  const fail = (error: AdError): void => {
    close();
    tracker.error({ ERRORCODE: error.vastCode });
    reject(error);
  };
  const finish = (outcome: AdOutcome): void => {
    close();
    if (outcome === 'skipped') tracker.skip();
    else tracker.complete();
    resolve(outcome);
  };

  const begin = (): void => {
    element.play().then(undefined, (error: unknown) => {
      if (listening.signal.aborted || !(error instanceof DOMException)) return;
      // Anything else the element tells by its own events.
      if (error.name !== 'NotAllowedError') return;
      stopTimer();
      if (!ports.needGesture()) fail(new AdError('MEDIA_PLAY_REFUSED', { cause: error }));
    });
  };
  const tryNext = (error: AdErrorName): void => {
    const file = candidates.shift();
    if (file === undefined) return fail(new AdError(error));
    element.src = file.url;
    expect('MEDIA_LOAD_TIMEOUT');
    begin();
  };

  element.addEventListener(
    'playing',
    () => {
      stopTimer();
      if (isPaused) tracker.setPaused(false);
      isPaused = false;
      if (!hasBegun) {
        hasBegun = true;
        if (Number.isFinite(element.duration)) tracker.setDuration(element.duration);
        tracker.trackImpression();
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
      tracker.setProgress(element.currentTime);
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
      isPaused = true;
      tracker.setPaused(true);
      ports.changed(false);
    },
    listening,
  );
  element.addEventListener(
    'volumechange',
    () => tracker.setMuted(element.muted || element.volume === 0),
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
      if (!abort.signal.aborted && hasBegun && canSkip(ad, element.currentTime)) finish('skipped');
    },
    visit: () => {
      if (!ad.canVisit || abort.signal.aborted) return null;
      let address: string | null = null;
      tracker.once('clickthrough', (url: unknown) => {
        if (typeof url === 'string' && isWebAddress(url)) address = url;
      });
      tracker.click();
      return address;
    },
  };
}

function canSkip({ skipOffset }: LoadedAd, currentTime: number): boolean {
  return skipOffset !== null && currentTime >= skipOffset;
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
