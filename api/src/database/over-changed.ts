import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, PgColumn>>;
type Fresh<Of extends Columns> = { -readonly [Name in keyof Of]: SQL };

/**
 * For `onConflictDoUpdate`: the effect of an insert on an existing row. Its `columns` and `noted` take the inserted
 * values; if the `columns` have those values already, nothing is written.
 */
export function overChanged<Of extends Columns, Noted extends Columns = Of>(
  columns: Of,
  noted?: Noted,
): { set: Fresh<Of & Noted>; setWhere: SQL } {
  const fresh = (column: PgColumn): SQL => sql`excluded.${sql.identifier(column.name)}`;
  const compared = Object.values(columns);
  return {
    set: Object.fromEntries(
      Object.entries({ ...columns, ...noted }).map(([name, column]) => [name, fresh(column)]),
    ) as Fresh<Of & Noted>,
    setWhere: sql`(${sql.join(compared, sql`, `)}) is distinct from (${sql.join(compared.map(fresh), sql`, `)})`,
  };
}
