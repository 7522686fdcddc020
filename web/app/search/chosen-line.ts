import { useState } from 'react';

/** No line is selected. */
const none = -1;

/**
 * The line that the arrow keys have selected among `count` lines below a field; none before the first and after the
 * last.
 */
export function useChosenLine(id: string, count: number) {
  const [line, setLine] = useState(none);
  const active = line < count ? line : none;
  return {
    active,
    /** Id of the selected line, for `aria-activedescendant`. */
    activeId: active === none ? undefined : `${id}-${active}`,
    move: (by: 1 | -1): void => setLine(((active + 1 + by + count + 1) % (count + 1)) - 1),
    drop: (): void => setLine(none),
    /**
     * Follows the selected line like a click: the router handles it like every other link. Returns false without one.
     */
    follow: (): boolean => {
      if (active === none) return false;
      document.getElementById(`${id}-${active}`)?.click();
      return true;
    },
  };
}
