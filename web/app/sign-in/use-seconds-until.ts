import { useSyncExternalStore } from 'react';
import { secondsUntil } from './resend-timer.ts';

const tick = 500;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, tick);
  return () => clearInterval(timer);
}

/** Seconds until `until` (Unix seconds), counted down every second; 0 if it has passed or is missing. */
export function useSecondsUntil(until: number | null | undefined): number {
  return useSyncExternalStore(
    subscribe,
    () => secondsUntil(until, Date.now()),
    () => 0,
  );
}
