import type { FillOptions } from './options.ts';

/** Does things of which one that fails does not keep the others from being done. */
export interface Attempts {
  /** Does `work`, unless the filling is to end. @throws the signal's reason when aborted. */
  attempt(what: string, work: () => Promise<void>): Promise<void>;
  /** What went wrong so far. */
  readonly failures: readonly unknown[];
}

export function createAttempts({ signal, log }: Pick<FillOptions, 'signal' | 'log'>): Attempts {
  const failures: unknown[] = [];
  return {
    failures,
    attempt: async (what, work) => {
      signal.throwIfAborted();
      try {
        await work();
      } catch (error) {
        signal.throwIfAborted();
        failures.push(error);
        log.warn({ err: error }, `${what} could not be made`);
      }
    },
  };
}
