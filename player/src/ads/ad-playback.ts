/** Plays one advertisement in a second element and reports to its advertiser how much was seen. */
import type { PlayerEnvironment, Timer } from '../environment/environment.ts';
import { AdError } from './vast/ad-error.ts';
import type { AdErrorName } from './vast/ad-error.ts';
import type { MediaFile } from './vast/media-file.ts';
import { watchView } from './viewability.ts';
import type { AdIcon } from './vast/vast-answer.ts';
import type { LoadedAd } from './vast/loaded-ad.ts';
import { secondsOf } from './vast/offset.ts';
import { isWebAddress } from './vast/web-address.ts';

/** Milliseconds within which a clip must begin, and continue after a stall. */
const MEDIA_TIMEOUT = 4000;
/** The longest advertisement, in seconds. */
const MAX_DURATION = 180;

type AdOutcome = 'ended' | 'skipped';

interface PlaybackPorts {
  readonly element: HTMLVideoElement;
  readonly ad: LoadedAd;
  /** The best first. */
  readonly files: readonly MediaFile[];
  readonly environment: Pick<PlayerEnvironment, 'setTimer' | 'clearTimer'>;
  /** Any part of it has been seen. */
  readonly began: () => void;
  /** Its position has changed. */
  readonly changed: (isWaiting: boolean) => void;
  /** Called when the browser requires a gesture first; false: does not wait for it. */
  readonly needGesture: () => boolean;
  readonly signal: AbortSignal;
}

export interface AdPlayback {
  /** The outcome; rejects with an {@link AdError} when it could not be played (to its end). */
  readonly done: Promise<AdOutcome>;
  /** Called within a gesture of the viewer's, if necessary. */
  readonly resume: () => void;
  readonly pause: () => void;
  /** Does nothing before its time. */
  readonly skip: () => void;
  /** Returns the advertiser's page when the viewer asks for it; null when there is none that can be opened. */
  readonly visit: () => string | null;
  readonly visitIcon: (icon: AdIcon) => string | null;
}

/** The clip's actual duration in seconds, else the stated one; 0 when neither is known. */
export function durationOf(element: HTMLVideoElement, ad: LoadedAd): number {
  return Number.isFinite(element.duration) && element.duration > 0 ? element.duration : ad.duration;
}

/** Seconds from which it may be skipped; null: not at all. */
export function skipTime(element: HTMLVideoElement, ad: LoadedAd): number | null {
  return ad.skipOffset === null ? null : secondsOf(ad.skipOffset, durationOf(element, ad));
}

/** One advertisement that is being played. */
interface Run extends PlaybackPorts {
  /** Ends listening: it is over. */
  readonly abort: AbortController;
  readonly result: PromiseWithResolvers<AdOutcome>;
  /** Files that have not been tried. */
  readonly candidates: MediaFile[];
  hasBegun: boolean;
  /** Fails it when the clip does not come. */
  timer: Timer | null;
  /** Tries the next file when no data of the present one arrive; all files share the same time. */
  turn: Timer | null;
  /** Milliseconds within which the present file must deliver its first bytes. */
  patience: number;
  /** How much of the clip was in view, when that is known. */
  readonly view: ReturnType<typeof watchView>;
}

export function playAd(ports: PlaybackPorts): AdPlayback {
  const { element, ad, files, signal } = ports;
  const { tracker } = ad;
  const abort = new AbortController();
  const listening = AbortSignal.any([signal, abort.signal]);
  const run: Run = {
    ...ports,
    abort,
    result: Promise.withResolvers<AdOutcome>(),
    candidates: [...files],
    hasBegun: false,
    timer: null,
    turn: null,
    patience: MEDIA_TIMEOUT / 2,
    view: watchView(element, () => tracker.viewed('viewable'), listening),
  };
  for (const [event, handle] of Object.entries(handlers))
    element.addEventListener(event, () => handle(run), { signal: listening });
  signal.addEventListener('abort', () => cancel(run), { once: true, signal: abort.signal });
  tryNext(run, 'NO_MEDIA_FILE');
  const isOver = (): boolean => abort.signal.aborted;
  return {
    done: run.result.promise,
    resume: () => {
      if (isOver()) return;
      if (!run.hasBegun) expectMedia(run, 'MEDIA_LOAD_TIMEOUT');
      begin(run);
    },
    pause: () => element.pause(),
    skip: () => {
      const from = skipTime(element, ad);
      if (!isOver() && run.hasBegun && from !== null && element.currentTime >= from) finish(run, 'skipped');
    },
    visit: () => (ad.canVisit && !isOver() ? opened(tracker.click()) : null),
    visitIcon: (icon) => (isOver() ? null : opened(tracker.iconClicked(icon))),
  };
}

/** Handlers of the element's events. */
const handlers: Readonly<Record<string, (run: Run) => void>> = {
  playing: (run) => {
    const { ad, began, changed } = run;
    const { tracker } = ad;
    stopTimers(run);
    tracker.paused(false);
    if (!run.hasBegun) {
      run.hasBegun = true;
      tracker.loaded();
      tracker.impression();
      for (const code of ad.shortcomings) tracker.error(code);
      began();
    }
    changed(false);
  },
  timeupdate: (run) => {
    const { element, ad, changed } = run;
    if (!run.hasBegun) return;
    stopTimer(run);
    if (element.currentTime > MAX_DURATION) return fail(run, new AdError('CREATIVE_TOO_LONG'));
    ad.tracker.progress(element.currentTime, durationOf(element, ad));
    changed(false);
    if (element.readyState < element.HAVE_FUTURE_DATA && !element.paused && !element.ended)
      expectMedia(run, 'MEDIA_STALLED');
  },
  waiting: (run) => {
    if (!run.hasBegun) return;
    expectMedia(run, 'MEDIA_STALLED');
    run.changed(true);
  },
  pause: (run) => {
    if (!run.hasBegun || run.element.ended) return;
    stopTimer(run);
    run.ad.tracker.paused(true);
    run.changed(false);
  },
  volumechange: ({ ad, element }) => ad.tracker.muted(element.muted || element.volume === 0),
  ended: (run) => finish(run, 'ended'),
  error: (run) => {
    const error = mediaError(run.element.error);
    if (run.hasBegun) fail(run, new AdError(error));
    else tryNext(run, error);
  },
};

function stopTimer(run: Run): void {
  if (run.timer !== null) run.environment.clearTimer(run.timer);
  run.timer = null;
}

function stopTurn(run: Run): void {
  if (run.turn !== null) run.environment.clearTimer(run.turn);
  run.turn = null;
}

function stopTimers(run: Run): void {
  stopTimer(run);
  stopTurn(run);
}

/** Fails with `error` unless the clip begins or continues in time. */
function expectMedia(run: Run, error: AdErrorName): void {
  run.timer ??= run.environment.setTimer(() => fail(run, new AdError(error)), MEDIA_TIMEOUT);
}

function close(run: Run): void {
  stopTimers(run);
  run.abort.abort();
  run.element.pause();
}

function fail(run: Run, error: AdError): void {
  close(run);
  run.ad.tracker.error(error.vastCode);
  run.result.reject(error);
}

function finish(run: Run, outcome: AdOutcome): void {
  const { tracker } = run.ad;
  close(run);
  if (outcome === 'skipped') tracker.skipped();
  else tracker.complete();
  reportView(run);
  run.result.resolve(outcome);
}

/** The break was ended early. */
function cancel(run: Run): void {
  close(run);
  if (run.hasBegun) {
    run.ad.tracker.closed();
    reportView(run);
  } else run.ad.tracker.notUsed();
  run.result.reject(new AdError('MEDIA_ERR_ABORTED'));
}

function reportView({ view, ad }: Run): void {
  const how = view();
  if (how !== null) ad.tracker.viewed(how);
}

function begin(run: Run): void {
  run.element.play().then(undefined, (error: unknown) => {
    if (run.signal.aborted || run.abort.signal.aborted || !(error instanceof DOMException)) return;
    // Any other failure is reported by an event of the element.
    if (error.name !== 'NotAllowedError') return;
    stopTimers(run);
    if (!run.needGesture()) fail(run, new AdError('MEDIA_PLAY_REFUSED', { cause: error }));
  });
}

/** Plays the next file; fails with `error` when none is left. */
function tryNext(run: Run, error: AdErrorName): void {
  const { candidates, element, environment } = run;
  const file = candidates.shift();
  stopTurn(run);
  if (file === undefined) return fail(run, new AdError(error));
  element.src = file.url;
  expectMedia(run, 'MEDIA_LOAD_TIMEOUT');
  if (candidates.length > 0) {
    run.turn = environment.setTimer(() => {
      if (!run.hasBegun && element.readyState === element.HAVE_NOTHING) tryNext(run, 'MEDIA_LOAD_TIMEOUT');
    }, run.patience);
    run.patience /= 2;
  }
  begin(run);
}

/** Only addresses of the web are opened; the check follows the filling in of macros. */
function opened(address: string | null): string | null {
  return address !== null && isWebAddress(address) ? address : null;
}

/** Errors by the codes of `MediaError`, from 1 on. */
const mediaErrors = [
  'MEDIA_ERR_ABORTED',
  'MEDIA_ERR_NETWORK',
  'MEDIA_ERR_DECODE',
  'MEDIA_ERR_SRC_NOT_SUPPORTED',
] as const;

function mediaError(error: MediaError | null): AdErrorName {
  return mediaErrors[(error?.code ?? 0) - 1] ?? 'MEDIA_ERR_UNKNOWN';
}
