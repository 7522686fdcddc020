/** Remembers the scroll position of each page of the history, so that going back restores it. */
export interface ScrollMemory {
  /** Notes a position; written at most every 200 ms, and always the last one. */
  readonly note: (key: string, top: number) => void;
  /** Writes the pending position. */
  readonly flush: () => void;
  /** The last position of the page of `key`, undefined if it was never scrolled. */
  readonly recall: (key: string) => number | undefined;
}

export interface ScrollStore {
  readonly read: () => string | null;
  /** @throws if the browser has no space or forbids it; then positions last as long as the document. */
  readonly write: (text: string) => void;
}

/** Milliseconds between two writes. */
export const scrollPause = 200;

/** Maximum number of remembered pages. */
const most = 60;

/** @param after runs something after a number of milliseconds */
export function createScrollMemory(
  { read, write }: ScrollStore,
  after: (milliseconds: number, run: () => void) => void,
): ScrollMemory {
  const positions = new Map(entriesOf(read));
  let pending: { readonly key: string; readonly top: number } | null = null;
  let isPausing = false;

  const flush = (): void => {
    if (pending === null) return;
    // Moves the page to the end: the last scrolled page is forgotten last.
    positions.delete(pending.key);
    positions.set(pending.key, pending.top);
    pending = null;
    for (const key of positions.keys()) {
      if (positions.size <= most) break;
      positions.delete(key);
    }
    try {
      write(JSON.stringify([...positions]));
    } catch {
      // The positions stay in memory.
    }
  };
  return {
    flush,
    note: (key, top) => {
      if (pending !== null && pending.key !== key) flush();
      pending = { key, top };
      if (isPausing) return;
      isPausing = true;
      after(scrollPause, () => {
        isPausing = false;
        flush();
      });
    },
    recall: (key) => (pending?.key === key ? pending.top : positions.get(key)),
  };
}

/** The stored positions; none if they are missing or invalid. */
function entriesOf(read: () => string | null): (readonly [string, number])[] {
  try {
    const found: unknown = JSON.parse(read() ?? '[]');
    if (!Array.isArray(found)) return [];
    return found.flatMap((entry: unknown) =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
        ? [[entry[0], entry[1]] as const]
        : [],
    );
  } catch {
    return [];
  }
}
