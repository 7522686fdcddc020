import type * as LazyParts from './lazy-parts.ts';

/** Fetches the lazy parts of the interface, once. */
export const fetchParts = (): Promise<typeof LazyParts> => import('./lazy-parts.ts');
