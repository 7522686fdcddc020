import type { ListPlace } from './list-cursor.ts';
import { writeCursor } from './list-cursor.ts';
import { listPage } from './list-page.ts';

/** A row of a list in an operator's order: by `order_number`, then by the id, which no two share. */
export interface OrderedRow {
  readonly id: number;
  readonly order_number: number;
}

/** A page of such a list, of rows one of which may be beyond it; `name` is that of the list in cursors. */
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

/** Where such a list goes on, as its two sort keys; before everything without a place. */
export function placeInOrder(after: ListPlace | null): readonly [orderNumber: number, id: number] {
  return after === null ? [-1, 0] : [after.key ?? 0, after.id];
}
