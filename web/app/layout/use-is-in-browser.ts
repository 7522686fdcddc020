import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const isTrue = (): boolean => true;
const isFalse = (): boolean => false;

/** False on the server and during hydration, true afterwards. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(subscribeToNothing, isTrue, isFalse);
}
