/** How a list that comes page after page is continued. */

interface Page {
  readonly next_cursor: string | null;
}

/** For `infiniteQueryOptions` of a list with cursors. */
export const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }: Page) => next_cursor,
};

/** The input of a list's operation that asks for what follows `cursor`; null asks for its beginning. */
export const after = (cursor: string | null): { readonly cursor?: string } =>
  cursor === null ? {} : { cursor };
