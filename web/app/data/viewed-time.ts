/** Watched seconds that must be exceeded before they are saved. */
const saveAbove = 10;

/** Seconds after which the remaining time is saved, too. */
const saveEvery = 60;

/** The most seconds that the service accepts at once. */
const mostAtOnce = 3600;

export interface ViewedTime {
  /** Adds played seconds, with the clock time in seconds at which they ended. */
  add(seconds: number, at: number): void;
  /** Saves the remaining whole seconds, when watching ends. */
  flush(): void;
  /** Drops unsaved time: another profile watches from now on. */
  reset(): void;
}

/**
 * Counts how long a profile watches: the time is saved as soon as it exceeds ten seconds, and any rest once a minute;
 * saved time is not counted again. Time that could not be saved is saved with the next.
 */
export function createViewedTime(save: (seconds: number) => Promise<unknown>): ViewedTime {
  let unsaved = 0;
  let savedAt: number | null = null;
  /** Counts profiles: time of an earlier profile that could not be saved is not added back. */
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
