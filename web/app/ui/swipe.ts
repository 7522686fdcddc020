/** Where and when a finger touched; `width` is the screen's, all in CSS pixels, `time` in milliseconds. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

const leastDistance = 30;
const longest = 500;
const edge = 12;

/**
 * The way of a swipe: `next` to the left, `previous` to the right, or null when it was none: shorter than 30 px, slower
 * than 500 ms, more down than across, or begun within 12 px of the screen's edge, which is the system's own
 * (CT-133, CT-134).
 */
export function swipeOf(start: Touch, end: Touch, screenWidth: number): 'next' | 'previous' | null {
  const [across, down] = [end.x - start.x, end.y - start.y];
  if (start.x < edge || start.x > screenWidth - edge) return null;
  if (Math.abs(across) < leastDistance || Math.abs(across) <= Math.abs(down)) return null;
  if (end.time - start.time > longest) return null;
  return across < 0 ? 'next' : 'previous';
}
