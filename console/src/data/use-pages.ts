import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

interface Pages<Item> {
  readonly queryKey: QueryKey;
  /** Reads a page: it takes this of its input. */
  readonly read: (page: {
    readonly cursor?: string;
  }) => Promise<{ readonly items: readonly Item[]; readonly next_cursor: string | null }>;
  readonly enabled?: boolean;
  /** Whether what was read for another key stays until there is an answer. */
  readonly keepsPrevious?: boolean;
  /** Milliseconds after which what has been read so far is read again; false: it is not. */
  readonly interval?: (items: readonly Item[]) => number | false;
  /** How often a failure is tried again before it is one. */
  readonly retry?: number | false;
}

/** A list that is read page by page, and all of it that has been read. */
export function usePages<Item>({ queryKey, read, keepsPrevious = false, interval, ...options }: Pages<Item>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
    refetchInterval: ({ state: { data } }) =>
      interval?.(data?.pages.flatMap(({ items }) => items) ?? []) ?? false,
    retry: false,
    ...options,
  });
  return { query, items: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}
