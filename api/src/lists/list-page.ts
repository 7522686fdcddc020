/** What a page of a list shows, and where the next one begins; null behind the last. */
export interface ListPage<Row> {
  readonly page: readonly Row[];
  readonly next_cursor: string | null;
}

/** The page in `rows`, which were asked for with one more than `limit`; `cursorOf` names the place behind its last row. */
export function listPage<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): ListPage<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}
