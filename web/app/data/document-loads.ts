/** Loads of documents that no viewer has asked for: few, spread, and never behind his back. */

export interface DocumentLoads {
  /**
   * Reloads the page: at once after a change of the session, after a while when the service is in `trouble`, and then not
   * where a player stands: it goes on from its buffer, and has its own ways to wait. The more often that was of no use,
   * the longer it takes.
   */
  readonly reload: (why: 'session' | 'trouble') => void;
  readonly go: (path: string) => void;
}

export interface DocumentLoadPorts {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When this document began to load, in the same milliseconds. */
  readonly loadedAt: number;
  /** 0 ≤ x < 1 */
  readonly random: () => number;
  /** Remembers across reloads, so that a service that is down is not asked by all at once and for ever. */
  readonly store: Pick<Storage, 'getItem' | 'setItem'>;
  readonly after: (milliseconds: number, run: () => void) => void;
  /** Runs something when the page is in sight: now, or when it comes to be. */
  readonly whenVisible: (run: () => void) => void;
  /** Whether a player stands on the page. */
  readonly hasPlayer: () => boolean;
  readonly load: (path: string | null) => void;
}

/** Milliseconds between two documents, at least. */
const pause = 5000;
/** Milliseconds of the first wait, which doubles with every try, and the longest. */
const [firstWait, longestWait] = [2000, 120_000];
/** Milliseconds without a load after which tries are counted from zero. */
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

  /** Loads in `wait` milliseconds at the earliest, within the rules. */
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
      // Between half and the whole of it: browsers that failed together do not come back together.
      const wait = !isTrouble && tries === 0 ? 0 : longest * (0.5 + random() / 2);
      const last = isTrouble ? Math.max(at, loadedAt) : at;
      loadIn(Math.max(wait, last + pause - now()), null, isTrouble ? hasPlayer : undefined);
    },
    go: (path) => loadIn(Math.max(0, readNote(store, now()).at + pause - now()), path),
  };
}

/** When the last load was, and how many there were in a row. */
function readNote(store: DocumentLoadPorts['store'], now: number): { at: number; tries: number } {
  const [at = 0, tries = 0] = (store.getItem(note) ?? '').match(/\d+/g)?.map(Number) ?? [];
  return now - at < calm ? { at, tries } : { at: 0, tries: 0 };
}
