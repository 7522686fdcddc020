/** Place and time of a touch; `width` is the screen's, all in CSS pixels, `time` in milliseconds. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

const leastDistance = 30;
const longest = 500;
const edge = 12;
const backEdge = 24;

/**
 * The direction of a swipe: `next` to the left, `previous` to the right, or null if it was none: shorter than 30 px,
 * slower than 500 ms, more vertical than horizontal, or begun within 12 px of the screen's edge, which belongs to the
 * system.
 */
export function swipeOf(start: Touch, end: Touch, screenWidth: number): 'next' | 'previous' | null {
  const [across, down] = [end.x - start.x, end.y - start.y];
  if (start.x < edge || start.x > screenWidth - edge) return null;
  if (Math.abs(across) < leastDistance || Math.abs(across) <= Math.abs(down)) return null;
  if (end.time - start.time > longest) return null;
  return across < 0 ? 'next' : 'previous';
}

/**
 * Whether a swipe goes back: inwards, begun within 24 px of the screen's right edge. For systems that leave that edge
 * to pages.
 */
export function isBackSwipe(start: Touch, end: Touch, screenWidth: number): boolean {
  const [across, down] = [start.x - end.x, Math.abs(end.y - start.y)];
  return (
    start.x >= screenWidth - backEdge &&
    across >= leastDistance &&
    across > down &&
    end.time - start.time <= longest
  );
}
