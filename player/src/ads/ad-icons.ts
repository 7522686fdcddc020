/** Which of an advertisement's icons are due: pure. */
import type { ShownAdIcon } from '../source/ad-plan.ts';
import { secondsOf } from './vast/offset.ts';
import type { AdIcon } from './vast/vast-answer.ts';

/** The icons visible at `seconds` of a clip of `duration`. */
export function iconsDue(
  icons: readonly AdIcon[],
  seconds: number,
  duration: number,
): readonly ShownAdIcon[] {
  return icons
    .filter((icon) => {
      const from = secondsOf(icon.offset, duration);
      return from !== null && seconds >= from && (icon.duration === null || seconds < from + icon.duration);
    })
    .map(({ url, width, height, x, y, text, clickThrough }) => ({
      url,
      width,
      height,
      x,
      y,
      text,
      canVisit: clickThrough !== null,
    }));
}
