/** Cursors of lists that are loaded page by page. */

interface Page {
  readonly next_cursor: string | null;
}

/** Options for `infiniteQueryOptions` of a list with cursors. */
export const paged = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }: Page) => next_cursor,
};

/** The input of a list's operation for the page after `cursor`; null for the first page. */
export const after = (cursor: string | null): { readonly cursor?: string } =>
  cursor === null ? {} : { cursor };
