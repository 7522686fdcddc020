import type { Logger } from 'pino';

/** Repeats work until the process stops. */
export interface Schedule {
  /**
   * Runs `work` soon, and then at this interval, never twice at a time. A failure is logged with the sentence `failure`
   * and retried soon, with growing, randomized waits, and never later than the next regular run.
   */
  every(milliseconds: number, work: () => Promise<void>, failure: string): void;
  /**
   * Returns a function that begins `work` unless it is under way, or failed moments ago. A failure is logged with the
   * sentence `failure`.
   */
  onDemand(work: () => Promise<void>, failure: string): () => void;
  /** Begins no more work; resolves when the current work has ended. */
  stop(): Promise<void>;
}

export interface SchedulePorts {
  readonly log: Pick<Logger, 'warn'>;
  /** Runs something after a time in milliseconds; returns a function that cancels it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** 0 ≤ x < 1 */
  readonly random: () => number;
}

/** Milliseconds of the first and the longest wait after a failure, and after the start; half of it is random. */
const [firstWait, longestWait] = [1000, 3000];

export function createSchedule({ log, after, random }: SchedulePorts): Schedule {
  const pieces = new Set<{ callOff: () => void; done: Promise<void> }>();
  let isStopped = false;
  const spread = (longest: number): number => longest * (0.5 + random() / 2);

  return {
    every: (milliseconds, work, failure) => {
      const piece = { callOff: (): void => undefined, done: Promise.resolve() };
      pieces.add(piece);
      let failures = 0;
      const run = async (): Promise<void> => {
        let wait = milliseconds;
        try {
          await work();
          failures = 0;
        } catch (error) {
          log.warn({ err: error }, failure);
          const longest = Math.min(longestWait, firstWait * 2 ** failures);
          failures += 1;
          wait = Math.min(milliseconds, spread(longest));
        }
        begin(wait);
      };
      const begin = (wait: number): void => {
        if (isStopped) return;
        piece.callOff = after(wait, () => {
          piece.done = run();
        });
      };
      // Work that came due while no worker ran does not wait for an interval: a process may not live that long.
      begin(Math.min(milliseconds, spread(longestWait)));
    },
    onDemand: (work, failure) => {
      const piece = { callOff: (): void => undefined, done: Promise.resolve() };
      pieces.add(piece);
      let isBusy = false;
      let failures = 0;
      const run = async (): Promise<void> => {
        try {
          await work();
          failures = 0;
          isBusy = false;
        } catch (error) {
          log.warn({ err: error }, failure);
          piece.callOff = after(spread(Math.min(longestWait, firstWait * 2 ** failures)), () => {
            isBusy = false;
          });
          failures += 1;
        }
      };
      return () => {
        if (isBusy || isStopped) return;
        isBusy = true;
        piece.done = run();
      };
    },
    stop: async () => {
      isStopped = true;
      for (const { callOff } of pieces) callOff();
      await Promise.all([...pieces].map(({ done }) => done));
    },
  };
}

/** The process's own timers. */
export function afterTimeout(milliseconds: number, run: () => void): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
