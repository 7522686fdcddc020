/**
 * Seconds after which a recommendation that nobody reacts to goes by itself: one that is part of a comparison
 * (`ab_test` of its event) never does.
 */
export function recommendationSeconds(abTest: string | null): number {
  return abTest === null ? 30 : 0;
}

export interface AutoClosePorts {
  /** Runs something after a number of milliseconds; returns how to cancel it. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
  /** Calls a listener when the mouse moves; gives back how to stop. */
  readonly onMouseMove: (listener: () => void) => () => void;
}

/**
 * Closes after `seconds`, unless the mouse moves before that: then somebody is there. 0 never closes. Gives a function that
 * calls it off.
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
