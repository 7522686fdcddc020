import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** How often a page looks at the clock again, in seconds. */
const lookEvery = 15;

const key = ['now'] as const;

/** Keeps the moment for which a page is written: it travels with the page's data, so that the browser writes the same. */
export function keepNow(queries: QueryClient): void {
  queries.setQueryData<number>(key, present());
}

/** The moment in Unix seconds, to a quarter of a minute; 0 in the first writing of a page that has kept none. */
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
