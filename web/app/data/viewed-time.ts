/** Seconds that have to be exceeded before what was watched is saved. */
const saveAbove = 10;

/** Seconds after which the rest is saved, too. */
const saveEvery = 60;

/** The most that the service takes at once. */
const mostAtOnce = 3600;

export interface ViewedTime {
  /** Takes seconds that were played, with the clock's own seconds at which they ended. */
  add(seconds: number, at: number): void;
  /** Saves whole seconds that are left, when watching ends. */
  flush(): void;
  /** Forgets what is not saved: another profile watches from now on. */
  reset(): void;
}

/**
 * Counts how long a profile watches: saved as soon as more than ten seconds have come together, and the rest once a minute;
 * what is saved is not counted again. What could not be saved is saved with the next.
 */
export function createViewedTime(save: (seconds: number) => Promise<unknown>): ViewedTime {
  let unsaved = 0;
  let savedAt: number | null = null;
  /** Counts profiles: what comes back from another one's time is not put back. */
  let profile = 0;

  const send = (at: number | null): void => {
    const seconds = Math.min(Math.floor(unsaved), mostAtOnce);
    savedAt = at ?? savedAt;
    if (seconds < 1) return;
    unsaved -= seconds;
    const whose = profile;
    save(seconds).catch(() => {
      if (whose === profile) unsaved += seconds;
    });
  };
  return {
    add(seconds, at) {
      unsaved += seconds;
      savedAt ??= at;
      if (unsaved > saveAbove || at - savedAt >= saveEvery) send(at);
    },
    flush: () => send(null),
    reset() {
      unsaved = 0;
      profile += 1;
    },
  };
}
