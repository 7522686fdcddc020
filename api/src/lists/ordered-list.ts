import type { ListPlace } from './list-cursor.ts';
import { writeCursor } from './list-cursor.ts';
import { listPage } from './list-page.ts';

/** A row of a list in an operator's order: by `order_number`, then by the unique id. */
export interface OrderedRow {
  readonly id: number;
  readonly order_number: number;
}

/** A page of such a list, from rows that may include one beyond the page; `name` is the list's name in cursors. */
export function orderedPage<Row extends OrderedRow>(
  name: string,
  rows: readonly Row[],
  limit: number,
): { items: Omit<Row, 'order_number'>[]; next_cursor: string | null } {
  const { page, next_cursor } = listPage(rows, limit, ({ id, order_number: key }) =>
    writeCursor(name, { id, key }),
  );
  return { items: page.map(({ order_number: _order, ...row }) => row), next_cursor };
}

/** The two sort keys after which such a list continues; before everything without a place. */
export function placeInOrder(after: ListPlace | null): readonly [orderNumber: number, id: number] {
  return after === null ? [-1, 0] : [after.key ?? 0, after.id];
}
