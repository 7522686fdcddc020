import { useState } from 'react';

/** No line of the list is chosen. */
const none = -1;

/** Which of `count` lines below a field the arrows have chosen; before the first and after the last there is none. */
export function useChosenLine(id: string, count: number) {
  const [line, setLine] = useState(none);
  const active = line < count ? line : none;
  return {
    active,
    /** Of the line that is chosen, for `aria-activedescendant`. */
    activeId: active === none ? undefined : `${id}-${active}`,
    move: (by: 1 | -1): void => setLine(((active + 1 + by + count + 1) % (count + 1)) - 1),
    drop: (): void => setLine(none),
    /** Follows the chosen line as a click would: the router follows it as every other link. False when there is none. */
    follow: (): boolean => {
      if (active === none) return false;
      document.getElementById(`${id}-${active}`)?.click();
      return true;
    },
  };
}
