/**
 * A player's requests to the network pass here. While something is wrong, requests wait instead of failing one after
 * the other; a try lets one of them out, and its answer lets the others follow.
 */

import type { Clock } from '../environment/environment.ts';
import { createFailureLimit } from './failure-limit.ts';
import { createWaitingLine } from './waiting-line.ts';
import type { Turn } from './waiting-line.ts';

export interface Gate {
  /** Resolves when `request` may leave; undefined when that is now. The same object stands for one request. */
  readonly turn: (request: object, isSegment: boolean) => Turn | undefined;
  /** The probe: the request that was let out; undefined without one. */
  readonly probed: () => object | undefined;
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** A request failed. After many failures, further requests wait. */
  readonly failed: () => void;
  /** Opens it: playback continues. */
  readonly recovered: () => void;
  /**
   * Lets one request out, a segment where only those fail; all others after its answer (`open`). Called again without
   * an argument when it was taken back: another one takes its place.
   */
  readonly probe: (isSegment?: boolean) => void;
}

export function createGate(clock: Clock): Gate {
  /** Half-open without a probe, it lets the next one out. */
  let state: 'open' | 'closed' | 'half-open' = 'open';
  let isForSegments = false;
  /** A request failed, and playback has not continued since. */
  let isFailing = false;
  let probed: object | undefined;
  const line = createWaitingLine();
  const limit = createFailureLimit(clock, line.move);

  const passes = (request: object, isSegment: boolean): boolean => {
    const isProbe = state === 'half-open';
    if (isProbe ? probed !== undefined || (isForSegments && !isSegment) : state === 'closed') return false;
    if (!limit.mayLeave()) return false;
    if (isFailing) limit.count();
    if (isProbe) probed = request;
    return true;
  };
  const become = (next: typeof state): void => {
    state = next;
    probed = undefined;
    line.move();
  };

  return {
    turn: (request, isSegment) =>
      passes(request, isSegment) ? undefined : line.wait(() => passes(request, isSegment)),
    probed: () => probed,
    isOpen: () => state === 'open',
    open: () => become('open'),
    close: () => {
      isFailing = true;
      become('closed');
    },
    failed: () => {
      // While it fails, requests count when they leave.
      if (!isFailing) limit.count();
    },
    recovered: () => {
      isFailing = false;
      become('open');
    },
    probe: (isSegment = isForSegments) => {
      isForSegments = isSegment;
      become('half-open');
    },
  };
}
