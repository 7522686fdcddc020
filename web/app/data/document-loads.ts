/** Document loads that no viewer has started: few, spread out, and never while the page is hidden. */

export interface DocumentLoads {
  /**
   * Reloads the page: at once after a change of the session; after a wait when the service is in `trouble`, and then
   * not on a page with a player, which plays on from its buffer and has its own retries. Each unsuccessful reload
   * lengthens the wait.
   */
  readonly reload: (why: 'session' | 'trouble') => void;
  readonly go: (path: string) => void;
}

export interface DocumentLoadPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When this document began to load, in milliseconds since 1970. */
  readonly loadedAt: number;
  /** 0 ≤ x < 1 */
  readonly random: () => number;
  /** Storage that survives reloads: it keeps browsers from calling an unavailable service all at once and for ever. */
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  readonly after: (milliseconds: number, run: () => void) => void;
  /** Runs something when the page is visible: now, or once it becomes visible. */
  readonly whenVisible: (run: () => void) => void;
  /** Whether the page has a player. */
  readonly hasPlayer: () => boolean;
  readonly load: (path: string | null) => void;
}

/** The least milliseconds between two documents. */
const pause = 5000;
/** Milliseconds of the first wait, which doubles with every try, and of the longest. */
const [firstWait, longestWait] = [2000, 120_000];
/** Milliseconds without a load after which the count of tries restarts at zero. */
const calm = 300_000;
const note = 'kadr.loads';

export function createDocumentLoads({
  now,
  loadedAt,
  random,
  store,
  after,
  whenVisible,
  hasPlayer,
  load,
}: DocumentLoadPorts): DocumentLoads {
  let isWaiting = false;

  /** Loads after `wait` milliseconds at the earliest, within the rules. */
  const loadIn = (wait: number, path: string | null, isCalledOff = (): boolean => false): void => {
    if (isWaiting || isCalledOff()) return;
    isWaiting = true;
    const { tries } = readNote(store, now());
    after(wait, () =>
      whenVisible(() => {
        isWaiting = false;
        if (isCalledOff()) return;
        store.setItem(note, `${now()} ${tries + 1}`);
        load(path);
      }),
    );
  };

  return {
    reload(why) {
      const { at, tries } = readNote(store, now());
      const longest = Math.min(longestWait, firstWait * 2 ** tries);
      const isTrouble = why === 'trouble';
      // Between half and all of the wait: browsers that failed together do not come back together.
      const wait = !isTrouble && tries === 0 ? 0 : longest * (0.5 + random() / 2);
      const last = isTrouble ? Math.max(at, loadedAt) : at;
      loadIn(Math.max(wait, last + pause - now()), null, isTrouble ? hasPlayer : undefined);
    },
    go: (path) => loadIn(Math.max(0, readNote(store, now()).at + pause - now()), path),
  };
}

/** The time of the last load, and the number of loads in a row. */
function readNote(store: DocumentLoadPorts['store'], now: number): { at: number; tries: number } {
  const [at = 0, tries = 0] = (store.getItem(note) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return now - at < calm ? { at, tries } : { at: 0, tries: 0 };
}
