import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const isTrue = (): boolean => true;
const isFalse = (): boolean => false;

/** False on the server and while the browser takes its markup over, true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(subscribeToNothing, isTrue, isFalse);
}
