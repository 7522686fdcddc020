import type { FillOptions } from './options.ts';

/** Runs pieces of work; the failure of one does not stop the others. */
export interface Attempts {
  /** Runs `work`. @throws the signal's reason when aborted. */
  attempt(what: string, work: () => Promise<void>): Promise<void>;
  /** The errors so far. */
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
