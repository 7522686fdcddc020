/** Reports an advertisement's progress to its advertiser: every event on time, and as often as the standard says. */
import type { AdIcon, Told } from './vast-answer.ts';
import { fillMacros } from './macros.ts';
import type { MacroValues } from './macros.ts';
import { secondsOf } from './offset.ts';

/** Addresses that one advertisement may have requested. */
const MAX_SENT = 400;

export interface AdTracker {
  readonly impression: () => void;
  /** Enough of the clip is loaded to play it. */
  readonly loaded: () => void;
  /** Seconds, of a clip of `duration`; everything between this and the last call has been seen. */
  readonly progress: (seconds: number, duration: number) => void;
  readonly paused: (isPaused: boolean) => void;
  readonly muted: (isMuted: boolean) => void;
  /** The player has entered or left fullscreen. */
  readonly resized: (isFullscreen: boolean) => void;
  readonly complete: () => void;
  readonly skipped: () => void;
  /** The viewer has left while it played. */
  readonly closed: () => void;
  /** It was loaded but not shown. */
  readonly notUsed: () => void;
  /** Once: half of it was in view for two seconds, was not, or it cannot be determined (MRC). */
  readonly viewed: (how: 'viewable' | 'notViewable' | 'viewUndetermined') => void;
  /** The advertiser's page, macros filled in; null when there is none. */
  readonly click: () => string | null;
  readonly iconShown: (icon: AdIcon) => void;
  readonly iconClicked: (icon: AdIcon) => string | null;
  /** A code of VAST 4.3 §2.3.6.3. */
  readonly error: (code: number) => void;
}

export interface TrackerPorts {
  readonly told: Told;
  readonly clickThrough: string | null;
  /** The values of macros at this moment. */
  readonly macros: () => MacroValues;
  /** Asks for an address; the answer does not matter. */
  readonly send: (address: string) => void;
  readonly isMuted: boolean;
}

export function createAdTracker({ told, clickThrough, macros, send, ...rest }: TrackerPorts): AdTracker {
  const once = new Set<string>();
  let sent = 0;
  let isMuted = rest.isMuted;
  let isPaused = false;
  let waiting = told.progress;
  let length = 0;

  const tell = (addresses: readonly string[], more: MacroValues = {}): void => {
    for (const address of addresses) {
      if (sent >= MAX_SENT) return;
      sent += 1;
      send(fillMacros(address, { ...macros(), ...more }));
    }
  };
  const event = (...names: readonly string[]): void =>
    tell(told.events.flatMap(({ name, address }) => (names.includes(name) ? [address] : [])));
  const eventOnce = (...names: readonly string[]): void => {
    const first = names.filter((name) => !once.has(name));
    for (const name of first) once.add(name);
    event(...first);
  };
  const onceFor = (key: string, addresses: readonly string[], more?: MacroValues): void => {
    if (once.has(key)) return;
    once.add(key);
    tell(addresses, more);
  };
  const progress = (seconds: number, duration: number): void => {
    length = duration;
    eventOnce('start');
    for (const [name, share] of quartiles) if (duration > 0 && seconds >= duration * share) eventOnce(name);
    const due = waiting.filter(({ at }) => (secondsOf(at, duration) ?? Infinity) <= seconds);
    waiting = waiting.filter((one) => !due.includes(one));
    tell(due.map(({ address }) => address));
  };

  return {
    impression: () => {
      onceFor('impression', told.impressions);
      eventOnce('creativeview');
      // Code of third parties does not run here, and measurers must learn that (REASON 2: not supported).
      onceFor('verification', told.verificationsNotExecuted, { REASON: 2 });
    },
    loaded: () => eventOnce('loaded'),
    progress,
    paused: (next) => {
      if (next !== isPaused) event(next ? 'pause' : 'resume');
      isPaused = next;
    },
    muted: (next) => {
      if (next !== isMuted) event(next ? 'mute' : 'unmute');
      isMuted = next;
    },
    // VAST 4, 3 and 2 have different names for it.
    resized: (isFullscreen) =>
      event(
        ...(isFullscreen
          ? ['playerexpand', 'fullscreen', 'expand']
          : ['playercollapse', 'exitfullscreen', 'collapse']),
      ),
    complete: () => {
      if (length > 0) progress(length, length);
      eventOnce('complete');
    },
    skipped: () => eventOnce('skip'),
    closed: () => eventOnce('closelinear', 'close'),
    notUsed: () => eventOnce('notused'),
    viewed: (how) => onceFor('viewed', told[how]),
    click: () => {
      tell(told.clicks);
      return clickThrough === null ? null : fillMacros(clickThrough, macros());
    },
    iconShown: (icon) => onceFor(`icon ${icon.url}`, icon.views),
    iconClicked: ({ clicks, clickThrough: page }) => {
      tell(clicks);
      return page === null ? null : fillMacros(page, macros());
    },
    error: (code) => onceFor(`error ${code}`, told.errors, { ERRORCODE: code }),
  };
}

/** Names of events and the shares of the clip at which they are due. */
const quartiles = [
  ['firstquartile', 0.25],
  ['midpoint', 0.5],
  ['thirdquartile', 0.75],
] as const;
