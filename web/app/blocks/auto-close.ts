/**
 * Seconds after which a recommendation closes without a reaction; one that is part of an A/B test (`ab_test` of its
 * event) never does.
 */
export function recommendationSeconds(abTest: string | null): number {
  return abTest === null ? 30 : 0;
}

export interface AutoClosePorts {
  /** Runs something after a number of milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Calls a listener when the mouse moves; returns a function that stops it. */
  readonly onMouseMove: (listener: () => void) => () => void;
}

/**
 * Closes after `seconds`, unless the mouse moves before that, which shows that a viewer is present. 0 never closes.
 * Returns a function that cancels it.
 */
export function closeUnwatched(seconds: number, close: () => void, ports: AutoClosePorts): () => void {
  if (seconds === 0) return () => undefined;
  const callOff = ports.after(seconds * 1000, () => {
    end();
    close();
  });
  const stopListening = ports.onMouseMove(() => end());
  const end = (): void => {
    callOff();
    stopListening();
  };
  return end;
}
