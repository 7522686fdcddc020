import type { User } from '@kadr/contract';
import { secondsUntilWindowEnds } from '@kadr/contract/view-limits';
import type { ViewStatus } from '../data/view-status.ts';

/** Milliseconds between two checks. */
const interval = 60_000;

/** Remaining seconds at which the viewer is warned: between four and five minutes, inclusive. */
const warnBelow = 5 * 60;
const warnAbove = 4 * 60;

export interface ViewWatchPorts {
  readonly user: () => User | undefined;
  readonly onUser: (listener: () => void) => () => void;
  readonly now: () => Date;
  /** Runs something repeatedly; returns a function that stops it. */
  readonly every: (milliseconds: number, run: () => void) => () => void;
  /** Warns that the window or the daily time ends in a number of minutes. */
  readonly warn: (what: 'window' | 'time', minutes: number) => void;
  /** Reports that the daily time has run out. */
  readonly sayTimeIsOver: () => void;
  readonly setStatus: (status: ViewStatus) => void;
}

/** Remaining time to watch, in seconds; null without the limit. */
export function viewLeft(user: User | undefined, now: Date): { window: number | null; time: number | null } {
  if (user === undefined || !user.isAuth || user.profile === 'not_available')
    return { window: null, time: null };
  const { maxViewTime, curViewTime, isViewTimeLeft } = user;
  return {
    window: secondsUntilWindowEnds(user.profile.view_limits, now, user.currentTimeZone),
    time: maxViewTime === null ? null : isViewTimeLeft ? Math.max(1, maxViewTime - curViewTime) : 0,
  };
}

/**
 * Watches the limits of the current profile: warns once before its hours end and once before its daily time does,
 * reports when the time is over, and keeps the status by which players stop. Returns a function that stops it.
 */
export function watchViewLimits(ports: ViewWatchPorts): () => void {
  const warned = { window: false, time: false };
  let isTimeOver = false;

  const look = (mayWarn: boolean): void => {
    const left = viewLeft(ports.user(), ports.now());
    ports.setStatus(left.window === 0 ? 'window_over' : left.time === 0 ? 'time_over' : 'open');
    if (left.time === 0 && !isTimeOver) ports.sayTimeIsOver();
    isTimeOver = left.time === 0;
    for (const what of ['window', 'time'] as const) {
      const seconds = left[what];
      const isNear = seconds !== null && seconds >= warnAbove && seconds <= warnBelow;
      if (seconds === null || seconds > warnBelow) warned[what] = false;
      if (isNear && mayWarn && !warned[what]) {
        warned[what] = true;
        ports.warn(what, Math.ceil(seconds / 60));
      }
    }
  };
  const ends = [ports.every(interval, () => look(true)), ports.onUser(() => look(false))];
  look(true);
  return () => {
    for (const end of ends) end();
  };
}
