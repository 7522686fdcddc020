import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** The interval at which a page reads the clock, in seconds. */
const lookEvery = 15;

const key = ['now'] as const;

/**
 * Stores the moment for which a page is rendered: it travels with the page's data, so that the browser renders the
 * same.
 */
export function keepNow(queries: QueryClient): void {
  queries.setQueryData<number>(key, present());
}

/** The moment in Unix seconds, to a quarter of a minute; 0 in the first rendering of a page without a stored one. */
export function useNow(): number {
  const queries = useQueryClient();
  return useSyncExternalStore(subscribe, present, () => queries.getQueryData<number>(key) ?? 0);
}

function present(): number {
  return Math.floor(Date.now() / 1000 / lookEvery) * lookEvery;
}

function subscribe(look: () => void): () => void {
  const timer = setInterval(look, lookEvery * 1000);
  return () => clearInterval(timer);
}
