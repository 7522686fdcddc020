/** Requests that wait until they may leave. */

/** A wait that ends at once when the engine takes the request back: the shape in which Shaka can abort a filter. */
export interface Turn extends Promise<void> {
  readonly promise: Promise<void>;
  readonly abort: () => Promise<void>;
}

export interface WaitingLine {
  /** Resolves in the first `move` at which `mayLeave`. */
  readonly wait: (mayLeave: () => boolean) => Turn;
  /** Lets out those that may leave now, in their order of arrival. */
  readonly move: () => void;
}

export function createWaitingLine(): WaitingLine {
  const waiting = new Set<() => void>();
  return {
    wait: (mayLeave) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const leave = (): Promise<void> => {
        waiting.delete(tryToLeave);
        resolve();
        return promise;
      };
      const tryToLeave = (): void => {
        if (mayLeave()) void leave();
      };
      waiting.add(tryToLeave);
      return Object.assign(promise, { promise, abort: leave });
    },
    move: () => {
      for (const tryToLeave of waiting) tryToLeave();
    },
  };
}
