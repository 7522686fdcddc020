/**
 * What a player asks of the network passes here. While something is wrong, requests wait instead of failing one after the
 * other; a try lets one of them out, and its answer lets the others follow.
 */

/** Waited for, and let go at once where the engine takes the request back: the shape in which Shaka can abort a filter. */
export interface Turn extends Promise<void> {
  readonly promise: Promise<void>;
  readonly abort: () => Promise<void>;
}

export interface Gate {
  /** Resolves when `request` may leave; undefined when that is now. The same object stands for one request. */
  readonly turn: (request: object, isSegment: boolean) => Turn | undefined;
  /** The one that was let out to try; undefined when there is none. */
  readonly probed: () => object | undefined;
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
  /**
   * Lets one request out, a segment where only those fail; all others after its answer (`open`). Called again without an
   * argument when it was taken back: another one takes its place.
   */
  readonly probe: (isSegment?: boolean) => void;
}

export function createGate(): Gate {
  /** Half-open without a probe, it lets the next one out. */
  let state: 'open' | 'closed' | 'half-open' = 'open';
  let isForSegments = false;
  let probed: object | undefined;
  const waiting = new Set<() => void>();

  const passes = (request: object, isSegment: boolean): boolean => {
    if (state !== 'half-open') return state === 'open';
    if (probed !== undefined || (isForSegments && !isSegment)) return false;
    probed = request;
    return true;
  };
  const become = (next: typeof state): void => {
    state = next;
    probed = undefined;
    for (const tryToGo of waiting) tryToGo();
  };

  return {
    turn: (request, isSegment) => {
      if (passes(request, isSegment)) return undefined;
      const { promise, resolve } = Promise.withResolvers<void>();
      const go = (): Promise<void> => {
        waiting.delete(tryToGo);
        resolve();
        return promise;
      };
      const tryToGo = (): void => {
        if (passes(request, isSegment)) void go();
      };
      waiting.add(tryToGo);
      return Object.assign(promise, { promise, abort: go });
    },
    probed: () => probed,
    isOpen: () => state === 'open',
    open: () => become('open'),
    close: () => become('closed'),
    probe: (isSegment = isForSegments) => {
      isForSegments = isSegment;
      become('half-open');
    },
  };
}
