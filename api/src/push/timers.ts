/** Delayed and repeated calls; each returns a function that cancels it. Times in milliseconds. */
export interface Timers {
  readonly after: (milliseconds: number, run: () => void) => () => void;
  readonly every: (milliseconds: number, run: () => void) => () => void;
}

/** The process's own timers; none of them keeps the process alive. */
export const processTimers: Timers = {
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds).unref();
    return () => clearInterval(timer);
  },
};
