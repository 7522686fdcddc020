/**
 * Which segment goes first. Shaka fetches picture and sound independently: after a seek the sound, which is small, is
 * soon requested again, and takes bandwidth from the picture that the viewer waits for.
 */

import { createWaitingLine } from '../recovery/waiting-line.ts';
import type { Turn } from '../recovery/waiting-line.ts';

/** Longest wait, in milliseconds: a needed request may have been given up, and Shaka does not report that. */
const PATIENCE = 5000;

/** A request for a segment, as far as its turn depends on it: `shaka.extern.RequestContext`. */
export interface SegmentRequest {
  readonly stream: { readonly type: string };
  /** Times in seconds of the film. */
  readonly segment: { readonly getStartTime: () => number; readonly getEndTime: () => number };
}

export interface Turns {
  /** Resolves when a request may go; undefined when that is now. */
  readonly of: (request: SegmentRequest) => Turn | undefined;
  /** The request (the same object) has been answered. */
  readonly answered: (request: SegmentRequest) => void;
  /** Releases all waiting requests, and waits for no earlier ones. */
  readonly release: () => void;
}

/** Segments at the position of `media` go first; later ones wait until its picture and sound are there. */
export function takeTurns(media: Pick<HTMLVideoElement, 'currentTime'>): Turns {
  const line = createWaitingLine();
  /** The segments at the position of `media` that are on their way, by stream. */
  const needed = new Map<string, SegmentRequest>();
  const isAhead = ({ segment }: SegmentRequest): boolean => segment.getStartTime() > media.currentTime;
  const isHere = (request: SegmentRequest): boolean =>
    !isAhead(request) && media.currentTime < request.segment.getEndTime();
  const release = (): void => {
    needed.clear();
    line.move();
  };
  const wait = (): Turn => {
    const timer = setTimeout(release, PATIENCE);
    const turn = line.wait(() => true);
    void turn.promise.then(() => clearTimeout(timer));
    return turn;
  };
  return {
    of: (request) => {
      // Subtitles hold nothing up.
      if (isHere(request) && request.stream.type !== 'text') needed.set(request.stream.type, request);
      return isAhead(request) && [...needed.values()].some(isHere) ? wait() : undefined;
    },
    answered: (request) => {
      const { type } = request.stream;
      if (needed.get(type) === request && needed.delete(type) && needed.size === 0) release();
    },
    release,
  };
}
