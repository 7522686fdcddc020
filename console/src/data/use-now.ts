import { useState } from 'react';

/** The moment at which what asks was first shown, in Unix seconds. */
export function useNow(): number {
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  return now;
}
