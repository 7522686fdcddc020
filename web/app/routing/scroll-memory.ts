/** Remembers how far each page of the history was scrolled, so that going back leads to the same place. */
export interface ScrollMemory {
  /** Notes a position; written down at most every 200 ms, the last one always. */
  readonly note: (key: string, top: number) => void;
  /** Writes down what is still to be written. */
  readonly flush: () => void;
  /** Where the page of `key` was left, undefined when it was never scrolled. */
  readonly recall: (key: string) => number | undefined;
}

export interface ScrollStore {
  readonly read: () => string | null;
  /** @throws when the browser has no room or forbids it; then positions live as long as the document. */
  readonly write: (text: string) => void;
}

/** Milliseconds between two writings. */
export const scrollPause = 200;

/** Pages of the history that are remembered. */
const most = 60;

/** `after` runs something after a number of milliseconds. */
export function createScrollMemory(
  { read, write }: ScrollStore,
  after: (milliseconds: number, run: () => void) => void,
): ScrollMemory {
  const positions = new Map(entriesOf(read));
  let pending: { readonly key: string; readonly top: number } | null = null;
  let isPausing = false;

  const flush = (): void => {
    if (pending === null) return;
    // The page that was scrolled last is forgotten last.
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
      // They stay in memory.
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

/** What was written down; nothing when it is not there or not ours. */
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
