/** The rows of a page, and the cursor of the next page; null after the last one. */
export interface ListPage<Row> {
  readonly page: readonly Row[];
  readonly next_cursor: string | null;
}

/**
 * The page in `rows`, which were queried with one more than `limit`; `cursorOf` returns the place behind the last row.
 */
export function listPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): ListPage<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
