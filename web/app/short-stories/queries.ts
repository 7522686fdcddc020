import type { Clip } from '@kadr/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { apiOf } from '../data/query-client.ts';

const folder = 'short-stories';

/** The feed, or one story of it by slug or id. It does not change while the viewer watches it: nothing refetches it. */
export const shortStoriesQuery = (story: string | null) =>
  infiniteQueryOptions({
    queryKey: [folder, story],
    queryFn: async ({ client, signal, pageParam }) =>
      (await apiOf(client)).shortStories.list(
        { ...(story !== null && { story }), ...(pageParam !== null && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }: { readonly next_cursor: string | null }) => next_cursor,
    staleTime: Infinity,
  });

/** Updates in every cached feed whether a story is a favourite. */
export function showKept(queries: QueryClient, seriesId: number, is_favorite: boolean): void {
  const shown = (clip: Clip): Clip =>
    clip.series.id === seriesId ? { ...clip, series: { ...clip.series, is_favorite } } : clip;
  queries.setQueriesData<{ pages: { items: Clip[] }[]; pageParams: unknown[] }>(
    { queryKey: [folder] },
    (feed) =>
      feed && { ...feed, pages: feed.pages.map((page) => ({ ...page, items: page.items.map(shown) })) },
  );
}
