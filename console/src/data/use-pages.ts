import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';

interface Pages<Item> {
  readonly queryKey: QueryKey;
  /** Reads a page, given this part of its input. */
  readonly read: (page: {
    readonly cursor?: string;
  }) => Promise<{ readonly items: readonly Item[]; readonly next_cursor: string | null }>;
  readonly enabled?: boolean;
  /** Whether data of another key stay until there is an answer. */
  readonly keepsPrevious?: boolean;
  /** Milliseconds after which the pages read so far are refetched; false: never. */
  readonly interval?: (items: readonly Item[]) => number | false;
  /** Number of retries before a failure is reported. */
  readonly retry?: number | false;
}

/** A list read page by page, with all entries read so far. */
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
