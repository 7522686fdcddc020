import { useState } from 'react';

/** The time when the component was mounted, in Unix seconds. */
export function useNow(): number {
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  return now;
}
