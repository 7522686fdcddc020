import type { QueryClient } from '@tanstack/react-query';
import { suggestionsQuery } from '../data/queries.ts';

/** Waits for the first page of a list; when it is empty, also for popular titles. */
export async function loadListing(
  queries: QueryClient,
  first: Promise<{ readonly pages: readonly { readonly items: readonly unknown[] }[] }>,
): Promise<void> {
  const { pages } = await first;
  if (pages.every(({ items }) => items.length === 0)) await queries.prefetchInfiniteQuery(suggestionsQuery());
}
