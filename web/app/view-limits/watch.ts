import type { User } from '@kadr/contract';
import { secondsUntilWindowEnds } from '@kadr/contract/view-limits';
import type { ViewStatus } from '../data/view-status.ts';

/** Milliseconds between two looks. */
const interval = 60_000;

/** Seconds that are left when the viewer is warned: between four and five minutes, bounds included. */
const warnBelow = 5 * 60;
const warnAbove = 4 * 60;

export interface ViewWatchPorts {
  readonly user: () => User | undefined;
  readonly onUser: (listener: () => void) => () => void;
  readonly now: () => Date;
  /** Runs something again and again; gives back how to end it. */
  readonly every: (milliseconds: number, run: () => void) => () => void;
  /** What is about to end, and in how many minutes. */
  readonly warn: (what: 'window' | 'time', minutes: number) => void;
  /** The daily time has run out. */
  readonly sayTimeIsOver: () => void;
  readonly setStatus: (status: ViewStatus) => void;
}

/** What is left to watch, in seconds; null where there is no such limit. */
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
 * Watches the limits of the profile that is signed in: warns once before its hours end and once before its daily
 * time does, says when the time is over, and keeps the status by which players stop. Gives a function that ends it.
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
