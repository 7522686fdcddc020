/** A value of a cell. */
export type Cell = string | number | boolean | null;

/**
 * The format of a column: `money` is in hundredths, `day` as `2026-03-01`, `moment` as `2026-03-01 12:00:00` in the
 * sheet's time zone.
 */
export type ColumnType = 'text' | 'number' | 'money' | 'day' | 'moment';

export interface Column {
  readonly name: string;
  readonly type: ColumnType;
}

/** A table that is written while it is read. */
export interface Sheet {
  readonly columns: readonly Column[];
  /** Batches of rows, whose cells are in the order of the columns. */
  readonly rows: AsyncIterable<readonly (readonly Cell[])[]>;
}
